"""The computer player of poch: its precepts one by one, and what they are worth in chips."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest

from bot.games.poch import Lead, Pass, Phase, Poch, Pochen, Raise
from bot.rules.cards import card
from bot.rules.codec import fields
from bot.rules.offers import Action
from tests.games.poch_table import HOLD, PASS, all_pass, dealt, go, table_of
from tests.players.rounds import computer, freely, gain, sitting

DEALS = 60

FOUR, THREE = "9c 9d 9h 9s Jc", "9c 9d 9h Js Ac"
QUEENS, JACKS, NOTHING = "Qc Qs 8h Th Ac", "Jc Js 8h Th Ac", "7c 8h 9d Tc Qh"


@pytest.mark.parametrize(
    ("hand", "action"),
    [
        (FOUR, Poch(3)),
        (THREE, Poch(3)),
        (QUEENS, Poch(1)),
        ("Kc Ks 8h Th Ac", Poch(1)),
        (JACKS, Pass()),
        (NOTHING, Pass()),
    ],
)
def test_the_first_bet(hand: str, action: Action) -> None:
    table = dealt(["7d", hand, "8d"], "7h")
    assert computer(table, 1) == action


@pytest.mark.parametrize(
    ("hand", "bet", "action"),
    [
        (FOUR, 1, Raise(2)),
        (THREE, 3, Raise(2)),
        (THREE, 4, HOLD),
        (THREE, 10, HOLD),
        (QUEENS, 1, HOLD),
        (QUEENS, 4, HOLD),
        (QUEENS, 5, PASS),
        (JACKS, 2, HOLD),
        (JACKS, 3, PASS),
        (NOTHING, 1, PASS),
    ],
)
def test_the_answer_to_a_bet(hand: str, bet: int, action: Action) -> None:
    table = dealt(["7d", "Kc Kh Ks 8c 8s", hand], "7h")
    go(table, f"1 poch {bet}")
    assert computer(table, 2) == action


def test_three_equal_cards_raise_once_and_then_hold() -> None:
    table = dealt(["8d 8h 7c 7s Td", "Kc Kh Ks 8c 8s", THREE], "7h")
    go(table, "1 poch 1")
    table.act(2, computer(table, 2))
    go(table, "0 pass, 1 raise 2")
    assert computer(table, 2) == HOLD


def test_bold_bets_keep_within_the_limit() -> None:
    low = dealt(["7d", THREE, "8d"], "7h", Pochen(max_poch=2))
    assert computer(low, 1) == Poch(2)
    go(low, "1 poch 1")
    three = dealt(["7d", "Kc Kh Ks 8c 8s", THREE], "7h", Pochen(max_poch=2))
    go(three, "1 poch 1")
    assert computer(three, 2) == Raise(1)
    foster = dealt(["7d", "Kc Kh Ks 8c 8s", THREE], "7h", Pochen(raising="off"))
    go(foster, "1 poch 1")
    assert computer(foster, 2) == HOLD


def test_where_nobody_can_bet_it_passes() -> None:
    table = dealt(["7d", THREE, "8d"], "7h", stacks=(8, 50, 50))
    assert computer(table, 1) == PASS


@pytest.mark.parametrize(
    ("hand", "rules", "action"),
    [
        (JACKS, Pochen(), Poch(1)),
        (THREE, Pochen(), Poch(1)),
        (NOTHING, Pochen(), PASS),
        (NOTHING, Pochen(pair_required="off"), Poch(1)),
    ],
)
def test_the_last_one_asked_takes_the_pool_for_a_chip(
    hand: str, rules: Pochen, action: Action
) -> None:
    table = dealt([hand, "8c 8d", "Kc Kd"], "7h", rules)
    go(table, "1 pass, 2 pass")
    assert computer(table, 0) == action


@pytest.mark.parametrize(
    ("hand", "led"),
    [
        pytest.param("As 9c 8c 7d Jh", "As", id="an ace"),
        pytest.param("Qs Ks As 7c 8c", "Qs", id="the longest way to an ace"),
        pytest.param("9h 7d Jc Qc 8s", "9h", id="below the turn-up"),
        pytest.param("8h 9h 7d Jc 8s", "8h", id="a way to the turn-up"),
        pytest.param("Kc Jc 9c 7d 8s", "9c", id="low from the longest suit"),
    ],
)
def test_leading(hand: str, led: str) -> None:
    table = dealt(["8d", hand, "Td"], "Th")
    all_pass(table)
    assert computer(table, 1) == Lead(card(led))


def test_stops_made_in_play_are_remembered() -> None:
    table = dealt(["8d 9d Td Js Qs", "9s Jh 8c 9c Ks", "Ts 8s Qd Kc Kd"], "7h")
    all_pass(table)
    go(table, "1 9s")
    assert table.table.leader == 1
    go(table, "1 Jh")
    assert computer(table, 1) == Lead(card("8c"))
    go(table, "1 8c")
    other = dealt(["8d 9d Td Js Qs", "9s Jh 8c Th Ks", "Ts 8s Qd Kc Kd"], "7h")
    all_pass(other)
    go(other, "1 Jh")
    assert computer(other, 1) == Lead(card("Th"))


@pytest.mark.parametrize(("seats", "least"), [(3, 0.5), (5, 0.5)])
def test_tournament(seats: int, least: float) -> None:
    won = gain(lambda: table_of(Pochen(), (100_000,) * seats, dealer=0), computer, freely, DEALS)
    assert won >= least, f"the computer wins {won:.2f} chips a deal"


@pytest.mark.parametrize("seats", range(3, 7))
def test_computers_play_whole_sittings_by_any_house_rules(seats: int) -> None:
    random = Random(seats)
    for number in range(6):
        options = {
            each.attribute: random.choice(get_args(each.hint))
            for each in fields(Pochen)
            if each.attribute != "max_poch"
        }
        table = sitting(
            table_of(Pochen(**options), (100_000,) * seats, dealer=0),
            [computer] * seats,
            12,
            number,
        )
        assert table.sitting.deals == 12
        assert table.table.phase is Phase.OVER
        assert table.table.chips.total == 100_000 * seats
