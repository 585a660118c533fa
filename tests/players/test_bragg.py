"""The computer player of bragg: its precepts one by one, and what they are worth in chips."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.bragg import Bragg, Phase, Pick, Raise
from bot.players.bragg import BLUFF
from bot.rules.cards import PACK, cards
from bot.rules.codec import decode
from bot.rules.offers import Action
from tests.games.bragg_table import CALL, CHECK, FOLD, all_check, dealt, go, table_of
from tests.players.rounds import computer, freely, gain, sitting

DEALS = 60

QUEENS = "Qc Qd 9h 7s 5c 3d 2h 4s Ac"
KNAVES = "Jd Jh 9h 7s 5c 3d 2h 4s Ac"
HALF_UP = "Jc Js 9h 7s 5c 3d 2h 4s Ac"
EIGHTS = "8d 8h Qh 7s 5c 3d 2h 4s Ac"
SEVENS = "7d 7h Qh 9s 5c 3d 2h 4s Ac"
NOTHING = "Kd Qh 9s 8h 5c 3d 2h 4s Ac"


@pytest.mark.parametrize("hand", [QUEENS, "Kc Kd 9h 7s 5c 3d 2h 4s Ad", "Jc Qd 9h 7s 5c"])
def test_queens_or_better_bet_one_to_three(hand: str) -> None:
    action = computer(dealt([hand]), 0)
    assert isinstance(action, Raise)
    assert 1 <= action.amount <= 3


@pytest.mark.parametrize("hand", [KNAVES, HALF_UP, EIGHTS, SEVENS, NOTHING])
def test_all_others_check(hand: str) -> None:
    assert computer(dealt([hand]), 0) == CHECK


@pytest.mark.parametrize(
    ("hand", "bet", "actions"),
    [
        (QUEENS, 3, {Raise(1), Raise(2), Raise(3)}),
        (QUEENS, 4, {CALL}),
        (QUEENS, 5, {CALL}),
        (KNAVES, 2, {CALL}),
        (KNAVES, 3, {FOLD}),
        (EIGHTS, 2, {CALL}),
        (EIGHTS, 3, {FOLD}),
        (SEVENS, 1, {FOLD, Raise(BLUFF)}),
        (NOTHING, 1, {FOLD, Raise(BLUFF)}),
    ],
)
def test_the_answer_to_a_bet(hand: str, bet: int, actions: set[Action]) -> None:
    table = dealt(["2c 2d", hand])
    go(table, f"0 raise {bet}")
    assert computer(table, 1) in actions


def test_one_poor_hand_in_twelve_is_bold_and_only_once() -> None:
    random, bold = Random(1), 0
    deals = 600
    table = table_of(Bragg(hand_size=6), (10_000,) * 2)
    for _ in range(deals):
        table.deal(tuple(random.sample(PACK, 52)))
        elder, other = table.table.players
        table.act(elder, Raise(1))
        action = computer(table, other)
        if action == Raise(BLUFF):
            table.act(other, action)
            table.act(elder, Raise(1))
            bold += computer(table, other) == FOLD
        table.act(table.table.bets.asked[0], FOLD)
    poor = 0.8
    assert 0.5 * deals * poor / 12 < bold < 1.5 * deals * poor / 12


def test_raises_keep_within_the_limits() -> None:
    low = dealt([QUEENS], Bragg(max_raise=1))
    assert computer(low, 0) == Raise(1)
    quiet = dealt([QUEENS], Bragg(raises_per_round=0))
    assert computer(quiet, 0) == CHECK
    dear = dealt([QUEENS], Bragg(min_raise=5), (100, 100, 100))
    action = computer(dear, 0)
    assert action == Raise(5)
    poor = dealt([QUEENS], stacks=(23, 23, 3))
    assert computer(poor, 0) == CHECK


def test_amounts_go_by_the_least_raise() -> None:
    rules = Bragg(min_raise=5, max_raise=20)
    table = dealt(["2c 2d", KNAVES], rules, (100, 100, 100))
    go(table, "0 raise 10")
    assert computer(table, 1) == CALL
    table = dealt(["2c 2d", KNAVES], rules, (100, 100, 100))
    go(table, "0 raise 11")
    assert computer(table, 1) == FOLD


def test_the_best_is_counted() -> None:
    hands = ["Kc Qh 9h 4s Ac 2c", "Kd Qs 9d 7s 5c 2d", "Ks Jd 9s 8d 7c 2h"]
    table = dealt(hands, Bragg(third_pick="manual", hand_size=6))
    all_check(table)
    assert computer(table, 0) == Pick(cards("Qh Kc Ac"))


@pytest.mark.parametrize(("seats", "least"), [(3, 0.5), (6, 1.0)])
def test_tournament(seats: int, least: float) -> None:
    won = gain(lambda: table_of(Bragg(), (100_000,) * seats, dealer=0), computer, freely, DEALS)
    assert won >= least, f"the computer wins {won:.2f} chips a deal"


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_computers_play_whole_sittings_by_any_house_rules(seats: int) -> None:
    for options in (
        {"hand_size": 6, "third_pick": "manual"},
        {"pots": "second_only", "no_pair": "carry", "hand_size": 3},
        {"min_raise": 7, "max_raise": 7, "raises_per_round": 20},
    ):
        table = sitting(
            table_of(decode(Bragg, options), (100_000,) * seats, dealer=0),
            [computer] * seats,
            8,
            seats,
        )
        assert table.sitting.deals == 8
        assert table.table.phase is Phase.OVER
        assert table.table.chips.total == 100_000 * seats
