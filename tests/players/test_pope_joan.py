"""The computer player of Pope Joan: its precepts one by one, and what they are worth in chips."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest

from bot.games.pope_joan import STOPS_PACK, Lead, PopeJoan
from bot.rules.cards import card
from bot.rules.codec import fields
from tests.games.pope_joan_table import dealt, lead, table_of
from tests.players.rounds import at_random, computer, gain, sitting

PEEKING = PopeJoan(dealer_peeks="on")
DEALS = 600
"""So many for every seat together: what is won of each seat counts alike."""


@pytest.mark.parametrize(
    ("hand", "led"),
    [
        pytest.param("Kh 7d Qs As 9d", "Kh", id="the highest stop"),
        pytest.param("7d 2s 3s 9d", "7d", id="the seven of diamonds"),
        pytest.param("4c 2s 3s 9d", "4c", id="below the turn-up"),
        pytest.param("5s 6s 9d 2h", "9d", id="Pope before a long suit"),
        pytest.param("Qc 5s 2s 3h As", "Qc", id="a queen of trumps before an ace"),
        pytest.param("Qc Jc As 2s", "Jc", id="from the knave to the queen wins intrigue"),
        pytest.param("Qc Kc As 9d", "Kc", id="queen and king are stops"),
        pytest.param("5s 2s 3h Ah As", "Ah", id="an ace before low cards"),
        pytest.param("8s 5s 3h", "5s", id="low from the longest suit"),
        pytest.param("3d 4d 5d 6d 7d", "7d", id="a sequence up to a stop"),
    ],
)
def test_leading(hand: str, led: str) -> None:
    table = dealt(["2s", hand, "2d"], "5c")
    assert computer(table, 1) == Lead(card(led))


def test_a_long_way_to_a_stop_is_led_where_only_the_lowest_may_be() -> None:
    table = dealt(["2s", "Js Qs Ks 2h 3h 5h 9d", "2d"], "5c", PopeJoan(lead="lowest"))
    assert computer(table, 1) == Lead(card("Js"))
    other = dealt(["2s", "Js Ks 2h 3h 5h", "2d"], "5c", PopeJoan(lead="lowest"))
    assert computer(other, 1) == Lead(card("2h"))


def test_stops_made_in_play_are_remembered() -> None:
    table = dealt(["5d 6d", "8c 3h 6s", "4h 7c 9s 2s"], "2d")
    lead(table, "8c 3h")
    assert computer(table, 2) == Lead(card("7c"))


def test_the_dealer_who_may_look_knows_the_stops_of_the_stock() -> None:
    hands = ["6h 2s 3h 9s", "5h 8c 3s 4h", "9c 2c"]
    for rules, led in ((PEEKING, "9s"), (PopeJoan(), "2s")):
        table = dealt(hands, "5c", rules)
        lead(table, "5h")
        assert table.table.leader == 0
        assert computer(table, 0) == Lead(card(led))


def test_pope_stops_in_the_hand_where_it_is_a_universal_stop() -> None:
    hands = ["2s", "9d Td 3h", "Jd 4h"]
    table = dealt(hands, "5c", PopeJoan(pope_stop="on", lead="lowest"))
    assert computer(table, 1) == Lead(card("9d"))


@pytest.mark.parametrize(("seats", "least"), [(3, 1.0), (4, 1.0), (6, 1.0)])
def test_tournament(seats: int, least: float) -> None:
    won = gain(
        lambda: table_of(PopeJoan(), (100_000,) * seats, dealer=0),
        computer,
        at_random,
        DEALS // seats,
    )
    assert won >= least, f"the computer wins {won:.2f} chips a deal"


@pytest.mark.parametrize("seats", range(3, 9))
def test_computers_play_whole_sittings_by_any_house_rules(seats: int) -> None:
    random = Random(seats)
    for number in range(6):
        options = {
            each.attribute: random.choice(get_args(each.hint))
            for each in fields(PopeJoan)
            if each.attribute != "contribution"
        }
        table = sitting(
            table_of(PopeJoan(**options), (100_000,) * seats, dealer=0),
            [computer] * seats,
            12,
            number,
        )
        assert table.sitting.deals == 12
        assert table.table.chips.total == 100_000 * seats


def test_a_sitting_of_computers_goes_on_until_nobody_can_dress_the_board() -> None:
    random = Random(7)
    table = table_of(PopeJoan(), (25, 25, 25), dealer=0)
    while not table.sitting.over:
        table.deal(tuple(random.sample(STOPS_PACK, 51)))
        while table.sitting.playing:
            table.act(table.table.leader, computer(table, table.table.leader))
    assert table.sitting.deals < 500
    assert table.sitting.next_dealer is None
    assert sum(table.stacks) == 75
