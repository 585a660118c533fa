"""The computer player of brag: its precepts one by one, and what they are worth in chips."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.brag import Bet, Brag, Cover, Fold, Kind, Saw, See
from bot.rules.cards import PACK, spelled
from bot.rules.codec import decode
from bot.rules.offers import Action, Say, Stake
from bot.rules.turns import Seat
from tests.games.brag_table import BragTable, dealt, go, table_of
from tests.laws.deals import anything
from tests.players.rounds import Policy, computer, sitting

NOTHING, ACE_HIGH = "2c 5h 8s", "As 5h 8s"
EIGHTS, TENS, QUEENS = "8c 8h 4s", "Tc Th 4s", "Qc Qh 4s"
FLUSH, RUN, PRIAL = "3h 8h Kh", "5c 6h 7s", "5c 5h Jc"

RICH = "0 bet 2, 1 bet 2, 2 bet 2, 0 bet 2, 1 bet 2, 2 bet 2, 0 fold, 1 bet 2"
"""A pot of 17, which it costs 4 to see."""

TWICE = "0 bet 10, 1 bet 20, 2 bet 20, 0 bet 20, 1 bet 20"
"""Seat 2 has put in 21 of its 101 chips."""


def rounds(number: int) -> str:
    """So many bets of one chip by each of three."""
    return ", ".join(["0 bet 1, 1 bet 1, 2 bet 1"] * number)


def chosen(hand: str, moves: str, stacks: tuple[int, ...] = (101,) * 3) -> Action:
    """What the seat on turn does with this hand after these moves; seat 0 is the first."""
    table = dealt({}, stacks)
    if moves:
        go(table, moves)
    seat = table.table.on_turn
    table = dealt({seat: hand}, stacks)
    if moves:
        go(table, moves)
    return computer(table, seat)


@pytest.mark.parametrize(
    ("hand", "moves", "does"),
    [
        pytest.param(NOTHING, "", Bet(1), id="nothing stays for the ante"),
        pytest.param(NOTHING, "0 bet 1, 1 bet 1, 2 bet 1", Fold(), id="but once only"),
        pytest.param(NOTHING, "0 bet 2", Fold(), id="and for no more"),
        pytest.param(EIGHTS, "0 bet 2", Fold(), id="a pair of eights is nothing"),
        pytest.param(TENS, "0 bet 2", Bet(2), id="a pair of tens stays"),
        pytest.param(FLUSH, "0 bet 4", Bet(4), id="a flush bets what it must"),
        pytest.param(ACE_HIGH, "0 bet 2", Fold(), id="an ace among three"),
        pytest.param(ACE_HIGH, "0 bet 2, 1 fold", Bet(2), id="an ace between two"),
        pytest.param(TENS, "0 bet 10, 1 bet 20", Bet(20), id="up to a quarter"),
        pytest.param(TENS, TWICE, Fold(), id="no more"),
        pytest.param(TENS, rounds(7), Bet(1), id="an eighth round among three"),
        pytest.param(TENS, rounds(8), Fold(), id="no ninth for a pair"),
        pytest.param(RUN, rounds(17), Bet(2), id="a run endures"),
        pytest.param(RUN, rounds(18), Fold(), id="but not for ever"),
        pytest.param(PRIAL, rounds(40), Bet(2), id="a prial does"),
        pytest.param(RUN, "0 bet 2", Bet(3), id="a run raises"),
        pytest.param(PRIAL, "0 bet 2", Bet(3), id="a prial raises"),
        pytest.param(RUN, "0 bet 10, 1 bet 20, 2 bet 30, 0 bet 30, 1 bet 30", Bet(31), id="dear"),
        pytest.param(QUEENS, "0 fold, 1 bet 1", Bet(1), id="queens wait for a rich pot"),
        pytest.param(QUEENS, RICH, See(), id="rich"),
        pytest.param(TENS, RICH, Bet(2), id="tens"),
        pytest.param(RUN, RICH, Bet(3), id="a run"),
        pytest.param(RUN, "0 fold, " + ", ".join(["1 bet 1, 2 bet 1"] * 3), See(), id="at last"),
        pytest.param(TENS, "0 fold, " + ", ".join(["1 bet 1, 2 bet 1"] * 3), See(), id="tens too"),
        pytest.param(NOTHING, "0 fold, 1 bet 2", Fold(), id="nothing between two"),
        pytest.param(
            ACE_HIGH, "0 fold, " + ", ".join(["1 bet 2, 2 bet 2"] * 3), Fold(), id="ace, at last"
        ),
    ],
)
def test_precepts(hand: str, moves: str, does: Action) -> None:
    assert chosen(hand, moves) == does


@pytest.mark.parametrize(
    ("hand", "chips", "does"),
    [
        (NOTHING, 4, Fold()),
        (NOTHING, 1, Cover()),
        (EIGHTS, 4, Fold()),
        (TENS, 4, Cover()),
        (RUN, 4, Cover()),
    ],
)
def test_short_of_chips(hand: str, chips: int, does: Action) -> None:
    assert chosen(hand, "0 bet 5", (101, chips, 101)) == does


def test_short_of_chips_where_nobody_covers() -> None:
    table = dealt({1: PRIAL}, (101, 4, 101), Brag(short_stack="fold"))
    go(table, "0 bet 5")
    assert computer(table, 1) == Fold()


def test_one_empty_hand_in_ten_is_played_boldly() -> None:
    """Raising with nothing, when the first has bet no more than the ante."""
    random, bold, empty = Random(11), 0, 0
    while empty < 600:
        hand = random.sample(PACK, 3)
        if Brag().reading(tuple(hand)).kind is Kind.SINGLE:
            table = dealt({1: spelled(tuple(hand))}, (101,) * 3)
            go(table, "0 bet 1")
            bold += computer(table, 1) != Bet(1)
            empty += 1
    assert 40 <= bold <= 80


def at_random(seed: int) -> Policy[BragTable]:
    """Anything on offer, and of bets the smaller."""
    random = Random(seed)

    def policy(table: BragTable, seat: Seat) -> Action:
        offer = random.choice(table.rules.open_offers(table.table, seat))
        if not isinstance(offer, Stake):
            return anything([offer], random)
        return offer.at(random.randint(offer.low, min(offer.high, offer.low + 5)))

    return policy


def stubborn(table: BragTable, seat: Seat) -> Action:
    """Whoever pays as little as he may, and sees as soon as he can."""
    found = table.rules.open_offers(table.table, seat)
    if Say(See()) in found:
        return See()
    stake = next((each for each in found if isinstance(each, Stake)), None)
    return Cover() if stake is None else Bet(stake.low)


@pytest.mark.parametrize("other", [pytest.param(at_random(7), id="random"), stubborn])
def test_tournament(other: Policy[BragTable]) -> None:
    """Twenty evenings of two computers against two others."""
    won = 0
    for seed in range(20):
        table = sitting(table_of(Brag(), (200,) * 4), (computer, other) * 2, 20, seed)
        won += sum(table.stacks[::2]) - 400
    assert won >= 20 * 40, f"the computers win {won / 20:.0f} chips an evening"


@pytest.mark.parametrize(
    ("options", "seats", "chips"),
    [
        ({}, 2, 100),
        ({}, 8, 100),
        ({"ante": 5, "min_bet": 5, "max_bet": 50, "max_raise": 0}, 4, 300),
        ({"short_stack": "fold", "bragger_scope": "all"}, 3, 40),
        ({"bet_cap": 2, "braggers": "none", "shuffle_every_deal": "on"}, 5, 60),
    ],
)
def test_whole_sittings_between_computers(
    options: dict[str, object], seats: int, chips: int
) -> None:
    rules = decode(Brag, {**options, "deals": 60})
    table = sitting(table_of(rules, (chips,) * seats), (computer,) * seats, 60, 3)
    assert table.sitting.over
    assert sum(table.stacks) == seats * chips
    assert table.happened(Saw)


def test_a_view_settles_the_choice() -> None:
    table = dealt({0: RUN}, (101,) * 3)
    assert computer(table, 0) == computer(table, 0)
