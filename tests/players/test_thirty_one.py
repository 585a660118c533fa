"""The computer player of thirty-one: its precepts one by one, and what they are worth in chips."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.games.thirty_one import Exchange, Knocked, MadeThirtyOne, ThirtyOne
from bot.rules.codec import decode
from tests.games.thirty_one_table import (
    KNOCK,
    PASS,
    STAND,
    ThirtyOneTable,
    action_of,
    dealt,
    go,
    table_of,
)
from tests.players.rounds import Policy, absent, at_random, computer, sitting

FOUR, TWO = (100,) * 4, (100,) * 2
USELESS = "2c 3d 4h"
"""A middle that betters nothing above eighteen in spades."""


@pytest.mark.parametrize(
    ("hand", "middle", "does"),
    [
        pytest.param("Ah Jh 2c", "Qh 3c 4s", "Qh for 2c", id="thirty-one"),
        pytest.param("Ks Qs 2c", "9s As 3d", "As for 2c", id="thirty-one before thirty"),
        pytest.param("Ad 9d 8s", "5s Kd 8c", "Kd for 8s", id="the best exchange"),
        pytest.param("7c 7d 2h", "7h Ac Kd", "7h for 2h", id="a triplet"),
        pytest.param("Kh 5h Ts", "5s 2h 3c", "2h for Ts", id="seventeen rather than fifteen"),
        pytest.param("Ah 4c Tc", "4h 5d Kd", "4h for 4c", id="of two with fifteen the ace stays"),
        pytest.param("As Ks 9s", USELESS, "knock", id="thirty"),
        pytest.param("As Qs 6s", USELESS, "knock", id="twenty-seven"),
        pytest.param("As Qs 5s", USELESS, "4h for 5s", id="twenty-six is not enough at once"),
        pytest.param("6c 6d 6h", USELESS.replace("4h", "9s"), "knock", id="a triplet knocks"),
        pytest.param("As 5h 4c", "2d 3d 6s", "6s for 4c", id="bettered where it can be"),
        pytest.param("As Kd 2h", "3c 4c 5c", "5c for 2h", id="no ace is given"),
    ],
)
def test_precepts_in_the_first_circuit(hand: str, middle: str, does: str) -> None:
    table = dealt({0: hand}, middle, FOUR)
    assert computer(table, 0) == action_of(does.split())


@pytest.mark.parametrize(
    ("seats", "circuits", "hand", "knocks"),
    [
        (4, 0, "As Qs 6s", True),
        (4, 0, "As Qs 5s", False),
        (4, 1, "As Ts 4s", True),
        (4, 1, "As Ts 3s", False),
        (4, 2, "As Ts 2s", True),
        (4, 2, "Ks Ts 2s", False),
        (4, 5, "As Ts 2s", True),
        (3, 0, "As Ts 4s", True),
        (3, 0, "As Ts 3s", False),
        (2, 1, "As Ts 2s", True),
        (2, 2, "As 8s 2s", True),
        (2, 2, "As 7s 2s", False),
    ],
)
def test_what_is_worth_a_knock(seats: int, circuits: int, hand: str, knocks: bool) -> None:
    rules = ThirtyOne(allow_pass="on")
    middle = "3c 3d 4h"
    table = dealt({0: hand}, middle, (100,) * seats, rules)
    for _ in range(circuits):
        go(table, ", ".join(f"{seat} pass" for seat in range(seats)))
    assert (computer(table, 0) == KNOCK) == knocks


@pytest.mark.parametrize(
    ("hand", "middle", "does"),
    [("Ah Jh 2c", "Qh 3c 4s", "Qh for 2c"), ("9d 8d 2s", "3c 4c 5h", "stand")],
)
def test_in_the_last_round(hand: str, middle: str, does: str) -> None:
    table = dealt({1: hand}, middle, TWO)
    go(table, "0 knock")
    assert computer(table, 1) == action_of(does.split())


def test_a_pass_where_nothing_is_better_and_a_pass_is_allowed() -> None:
    table = dealt({0: "As Qs 5s"}, USELESS, FOUR, ThirtyOne(allow_pass="on"))
    assert computer(table, 0) == PASS


def test_a_knock_that_is_barred_is_not_made() -> None:
    table = dealt({0: "As Ks 9s"}, USELESS, FOUR, ThirtyOne(knock_after_round=1))
    assert computer(table, 0) == action_of(["4h", "for", "9s"])


def test_the_next_player_is_given_nothing_of_the_suit_that_is_collected() -> None:
    """Seat 1 was seen to take a spade: the five of spades is not for giving."""
    hands = {0: "Kh Qh 5s", 1: "2s 3s 8c", 2: "3c 5c 7c", 3: "4c 6c 9c"}
    table = dealt(hands, "2c 6s 2d", FOUR)
    go(table, "0 2c for 5s, 1 6s for 8c, 2 8c for 3c, 3 5s for 4c")
    assert table.table.known[1]
    assert {each.suit.value for each in table.table.known[1]} == {"s"}
    chosen = computer(table, 0)
    assert isinstance(chosen, Exchange)
    assert chosen.give.suit.value != "s"


@pytest.mark.parametrize(
    ("other", "least"), [pytest.param(at_random(7), 60, id="random"), pytest.param(absent, 5)]
)
def test_tournament(other: Policy[ThirtyOneTable], least: int) -> None:
    """Five evenings of two computers against two others, forty deals each, a chip a deal."""
    won = 0
    for seed in range(5):
        table = sitting(table_of(ThirtyOne(), (200,) * 4), (computer, other) * 2, 40, seed)
        won += sum(table.stacks[::2]) - 400
    assert won >= 5 * least, f"the computers win {won / 5:.0f} chips an evening"


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({}, 2),
        ({}, 16),
        ({"knock_after_round": 3, "max_rounds": 3}, 4),
        ({"allow_pass": "on", "triplets": "off"}, 5),
        ({"max_rounds": 0, "ties": "split", "stake": 5}, 3),
    ],
)
def test_whole_sittings_between_computers(options: Mapping[str, object], seats: int) -> None:
    rules = decode(ThirtyOne, {**options, "deals": 20})
    table = sitting(table_of(rules, (100,) * seats), (computer,) * seats, 20, 3)
    assert table.sitting.over
    assert sum(table.stacks) == seats * 100
    assert table.happened(Knocked) or table.happened(MadeThirtyOne)


def test_a_view_settles_the_choice() -> None:
    table = dealt({0: "As Qs 5s"}, USELESS, FOUR)
    assert computer(table, 0) == computer(table, 0)
    go(table, "0 knock")
    assert computer(table, 1) in [*table.offered(1), STAND]
