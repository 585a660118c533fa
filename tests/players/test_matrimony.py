"""The computer player of matrimony: its precepts one by one, and what they are worth in chips."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random

import pytest

from bot.games.matrimony import CHANCES, Lay, Matrimony, Phase
from bot.rules.cards import PACK
from bot.rules.chance import Shuffled
from bot.rules.offers import Action, Layout
from bot.rules.play import offers
from bot.rules.turns import Seat, awaited
from tests.games.matrimony_table import MatrimonyTable, begun, lay, table_of
from tests.players.rounds import Policy, computer, sitting

DEALS = 250


def at_random(seed: int) -> Policy[MatrimonyTable]:
    """As many chips as may be laid, each on any chance."""
    random = Random(seed)

    def policy(table: MatrimonyTable, seat: Seat) -> Action:
        _, offer = offers(table.rules, table.table, table.position.hands[seat], seat)
        assert isinstance(offer, Layout)
        chips = random.randint(offer.low, offer.high)
        return offer.of(Counter(random.choices(CHANCES, k=chips)))

    return policy


@pytest.mark.parametrize(
    ("purse", "pools", "layout"),
    [
        (50, {}, {"best": 2, "pairs": 1, "matrimony": 1, "intrigue": 1}),
        (50, {"confederacy": 9}, {"best": 2, "pairs": 1, "confederacy": 1, "matrimony": 1}),
        (
            50,
            {"intrigue": 3, "confederacy": 9},
            {"best": 2, "pairs": 1, "confederacy": 1, "intrigue": 1},
        ),
        (4, {"intrigue": 3}, {"best": 2, "pairs": 1, "intrigue": 1}),
        (2, {}, {"best": 2}),
    ],
)
def test_the_dealer_lays_five_the_rest_where_most_lies(
    purse: int, pools: Mapping[str, int], layout: Mapping[str, int]
) -> None:
    table = begun(stacks=(purse, 50, 50, 50, 50), pools=pools)
    assert computer(table, 0) == Lay(layout)


@pytest.mark.parametrize("seat", [3, 4])
def test_the_younger_half_copies_without_a_chip_on_the_poorest_couple(seat: Seat) -> None:
    table = begun(pools={"matrimony": 5})
    lay(table, 0, best=2, pairs=1, matrimony=1, intrigue=2)
    assert computer(table, seat) == Lay({"best": 2, "pairs": 1, "matrimony": 1, "intrigue": 1})


@pytest.mark.parametrize("seat", [1, 2])
def test_the_elder_half_moves_the_chips_on_couples_to_best(seat: Seat) -> None:
    table = begun()
    lay(table, 0, best=2, pairs=1, matrimony=1, intrigue=2)
    assert computer(table, seat) == Lay({"best": 4, "pairs": 1})


def test_where_no_couple_is_staked_the_largest_pile_has_a_chip_less() -> None:
    table = begun()
    lay(table, 0, best=2, pairs=4)
    assert computer(table, 4) == Lay({"best": 2, "pairs": 3})


def test_a_dealer_to_be_answered_chance_by_chance_lays_on_one() -> None:
    table = begun(Matrimony(less_one="per-chance"))
    assert computer(table, 0) == Lay({"best": 2})


def gain(policy: Policy[MatrimonyTable], seat: Seat) -> float:
    """Chips a deal that seat 0 wins by a policy when `seat` deals; the others lay as if absent."""
    random, won = Random(7), 0
    for _ in range(DEALS):
        table = begun(dealer=seat)
        while table.sitting.playing:
            if table.table.phase is Phase.DEAL:
                table.chance(Shuffled(tuple(random.sample(PACK, 52))))
            for each in awaited(table.rules.turn(table.table)):
                table.act(each, policy(table, each) if each == 0 else table.absent(each))
        won += table.stacks[0] - 50
    return won / DEALS


@pytest.mark.parametrize("dealer", [0, 4])
def test_it_wins_more_than_chance_as_eldest_and_loses_less_as_dealer(dealer: Seat) -> None:
    """By the same packs; what stands over is left out of account for both."""
    by_design, by_chance = gain(computer, dealer), gain(at_random(3), dealer)
    assert by_design > by_chance + 0.1, (by_design, by_chance)


@pytest.mark.parametrize("less_one", ["total", "per-chance"])
@pytest.mark.parametrize("seats", [2, 5, 14])
def test_computers_play_whole_sittings_of_any_size(seats: int, less_one: str) -> None:
    rules = {each: Matrimony(less_one=each, min_seats=2) for each in ("total", "per-chance")}
    table = sitting(table_of(rules[less_one], (100_000,) * seats), [computer] * seats, 12, seats)
    assert table.sitting.deals == 12
    assert table.table.chips.total == 100_000 * seats
