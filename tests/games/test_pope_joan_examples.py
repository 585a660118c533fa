"""The worked examples of Pope Joan."""

from __future__ import annotations

from bot.games.pope_joan import (
    POPE,
    Excused,
    Phase,
    PopeJoan,
    known_stops,
)
from bot.rules.cards import card, cards
from bot.rules.stops import Stopped, WentOut
from tests.games.pope_joan_table import (
    collected,
    dealt,
    lead,
    played,
    winner,
)


def test_example_1_a_run_a_stop_going_out_p4_p15_p16_p17() -> None:
    table = dealt(["4s Kh 6d", "2s 7h", "3s Qc Kc"], "5c")
    assert table.table.leader == 1
    lead(table, "2s")
    assert table.happened(Stopped) == [Stopped(0, card("4s"))]
    lead(table, "Kh 6d")
    assert table.stacks == (39, 49, 48)
    assert winner(table) == 0
    assert played(table) == "2s 3s 4s Kh 6d"
    assert table.pools == {
        "pope": 6,
        "matrimony": 2,
        "intrigue": 2,
        "ace": 1,
        "king": 1,
        "queen": 1,
        "knave": 1,
        "game": 0,
    }
    assert table.sitting.next_dealer == 1


def test_example_2_knave_queen_and_king_from_one_hand_p20_p39_p40() -> None:
    table = dealt(["7d 8h", "2s 4h", "3s Jc Qc Kc"], "5c")
    lead(table, "2s Jc")
    assert table.stacks == (33, 49, 61)
    assert winner(table) == 2
    assert collected(table) == [
        (2, "knave", 1),
        (2, "queen", 1),
        (2, "intrigue", 2),
        (2, "king", 1),
        (2, "matrimony", 2),
        (2, "game", 1),
    ]


def test_example_3_pope_turned_up_p12() -> None:
    table = dealt(["2c 3c 4c", "5c 6c 7c", "8c 9c Tc"], "9d")
    assert table.stacks == (48, 47, 47)
    assert winner(table) is None
    assert table.table.phase is Phase.OVER
    assert (table.pools["pope"], table.pools["game"], table.pools["matrimony"]) == (0, 0, 2)
    assert table.sitting.next_dealer == 1
    assert played(table) == ""


def test_example_4_the_holder_of_unplayed_pope_is_excused_p18_p38() -> None:
    table = dealt(["3s 8s", "2s 4h", "3h 9d 6c"], "5c")
    lead(table, "2s 8s")
    assert table.stacks == (37, 49, 50)
    assert winner(table) == 0
    assert table.happened(Excused) == [Excused(2, POPE)]


def test_example_5_matrimony_cannot_be_won_and_stays_p11_p42() -> None:
    table = dealt(["7s 8s 2d", "Qh 2c", "3c 5d 9s"], "Kh")
    lead(table, "Qh 2c")
    assert winner(table) == 1
    assert table.stacks == (33, 58, 47)
    assert collected(table) == [(0, "king", 1), (1, "queen", 1), (1, "game", 1)]
    found = table.pools
    assert (found["matrimony"], found["king"], found["queen"]) == (2, 0, 0)


def test_example_6_an_eight_led_makes_the_seven_a_stop_p24_p36() -> None:
    table = dealt(["Th Jd", "8c 3h 5c", "4h 7c 9s 2s"], "2d")
    lead(table, "8c")
    assert known_stops(table.table, cards("7c 4h")) == cards("7c")
    lead(table, "3h 7c 9s 2s")
    assert table.stacks == (33, 49, 54)
    assert winner(table) == 2
    assert played(table) == "8c 3h 4h 7c 9s 2s"


def test_example_7_every_player_contributes_p28() -> None:
    table = dealt(["5s 5d", "Kc", "2h 3h 4h"], "6c", PopeJoan(dress="each"))
    assert table.pools["pope"] == 3
    lead(table, "Kc")
    assert table.stacks == (44, 53, 43)
    assert winner(table) == 1
    found = table.pools
    assert (found["matrimony"], found["king"], found["game"]) == (2, 0, 0)


def test_example_8_going_out_in_mid_run_ends_the_deal_at_once_p17() -> None:
    table = dealt(["6h 7h", "4h 9c", "5h"], "3d")
    lead(table, "4h")
    assert played(table) == "4h 5h"
    assert winner(table) == 2
    assert table.stacks == (33, 49, 54)
    assert table.happened(WentOut) == [WentOut(2)]
    assert table.happened(Stopped) == []
