"""Records of Pope Joan written out by the words of the book, with the figures that it asks for.

Eight play, five cards each, unless a record says otherwise, and seat 7 deals: seat 0 is eldest.
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules.codec import UnreadableError
from tests.games.pope_joan_table import pack
from tests.games.record_of import record_of
from tests.tables.records import replay

CLUBS = "9c Tc Jc Qc Kc"
"""A hand that goes out by a single lead, and with clubs for trumps wins all but the ace."""


def deal(*moves: tuple[int, str], shuffled: str, **rest: Any) -> dict[str, Any]:
    leads = [{"seat": seat, "do": "lead", "card": led} for seat, led in moves]
    return {"moves": [{"chance": "shuffled", "cards": shuffled}, *leads], **rest}


def record(*deals: dict[str, Any], chips: list[int] | None = None, **head: Any) -> dict[str, Any]:
    return record_of("pope_joan", chips or [50] * 8, deals, **head)


def board(**changes: int) -> dict[str, int]:
    names = ("pope", "matrimony", "intrigue", "ace", "king", "queen", "knave", "game")
    return dict.fromkeys(names, 0) | changes


CLEAN_SWEEP = deal((0, "9c"), shuffled=pack({0: CLUBS, 3: "9d"}, 7, 8, "2c"))
"""Seat 0 goes out with knave, queen, intrigue, king, matrimony and game: 8 chips, and 5 from each
but seat 3, who holds Pope and is excused."""


def test_a_sweep_with_pope_in_a_hand() -> None:
    found = replay(record(CLEAN_SWEEP))
    assert found["refused"] is None
    assert found["deals"] == [
        {
            "chips": [50 + 8 + 30, 45, 45, 50, 45, 45, 45, 50 - 15 - 5],
            "gallery": [],
            "pools": board(pope=6, ace=1),
            "score": [],
            "next_dealer": 0,
            "over": False,
            "finished": True,
        }
    ]
    told = [(each["event"], each.get("pool")) for each in found["events"]]
    assert told[:2] == [("dressed", None), ("trumps_turned", None)]
    assert told[2:] == [
        ("played", None),
        ("played", None),
        ("played", None),
        ("took", "knave"),
        ("played", None),
        ("took", "queen"),
        ("took", "intrigue"),
        ("played", None),
        ("took", "king"),
        ("took", "matrimony"),
        ("went_out", None),
        ("took", "game"),
        ("excused", None),
        *[("paid_for_cards", None)] * 6,
    ]


def test_a_sweep_with_pope_in_the_stock() -> None:
    moved = deal((0, "9c"), shuffled=pack({0: CLUBS}, 7, 8, "2c", stock="9d"))
    assert replay(record(moved))["chips"] == [50 + 8 + 35, *[45] * 6, 30]


def test_a_sweep_on_a_board_to_which_everybody_contributes() -> None:
    """Two each make sixteen, seven of them for Pope."""
    found = replay(record(CLEAN_SWEEP, options={"dress": "each"}))
    assert found["chips"] == [48 + 8 + 30, 43, 43, 48, 43, 43, 43, 43]
    assert found["pools"] == board(pope=7, ace=1)


def test_a_sweep_on_a_board_without_king_queen_and_knave() -> None:
    found = replay(record(CLEAN_SWEEP, options={"knave_optional": "on"}))
    assert found["chips"] == [50 + 5 + 30, 45, 45, 50, 45, 45, 45, 50 - 12 - 5]
    assert found["pools"] == {"pope": 6, "matrimony": 0, "intrigue": 0, "ace": 1, "game": 0}


def test_two_deals_with_pools_that_stand_over() -> None:
    """Seat 0 deals the second, hearts are trumps; seat 1 wins ace and Pope of both deals."""
    hands = {1: "Ah 9d Jc Qc Kc"}
    second = deal((1, "Ah"), (1, "9d"), (1, "Jc"), shuffled=pack(hands, 0, 8, "2h", stock="Td"))
    found = replay(record(CLEAN_SWEEP, second))
    assert found["deals"][1]["chips"] == [
        88 - 15 - 5,
        45 + 2 + 12 + 1 + 35,
        *[40, 45, 40, 40, 40],
        25,
    ]
    assert found["pools"] == board(matrimony=2, intrigue=2, king=1, queen=1, knave=1)
    assert found["deals"][1]["next_dealer"] == 1


@pytest.mark.parametrize(
    ("value", "chips", "pools", "finished"),
    [
        pytest.param(
            "game",
            [*[45] * 7, 50 - 15 + 7 + 35],
            board(matrimony=2, intrigue=2, ace=1, king=1, queen=1, knave=1),
            True,
            id="pope and game, five chips from each",
        ),
        pytest.param(
            "compartment",
            [*[50] * 7, 50 - 15 + 6],
            board(matrimony=2, intrigue=2, ace=1, king=1, queen=1, knave=1, game=1),
            False,
            id="pope alone",
        ),
        pytest.param("whole-pool", [50] * 8, board(), True, id="everything"),
    ],
)
def test_pope_turned_up(
    value: str, chips: list[int], pools: dict[str, int], finished: bool
) -> None:
    found = replay(record(deal(shuffled=pack({}, 7, 8, "9d")), options={"pope_turnup": value}))
    assert (found["chips"], found["pools"]) == (chips, pools)
    assert found["deals"][0]["finished"] is finished
    assert found["turn"] == {"seats": [] if finished else [0]}
    assert found["deals"][0]["next_dealer"] == (0 if finished else None)


SPLIT_PAIRS = deal((0, "Jc"), shuffled=pack({0: "Jc", 1: "Qc", 2: "Kc"}, 7, 8, "2c"))


@pytest.mark.parametrize(("value", "seats"), [("off", [51, 51, 51]), ("on", [52, 53, 52])])
def test_pairs_in_different_hands(value: str, seats: list[int]) -> None:
    found = replay(record(SPLIT_PAIRS, options={"divide_split": value}))
    assert found["chips"][:3] == seats
    assert found["turn"] == {"seats": [2]}
    assert found["legal"] == {"2": ["lead"]}


@pytest.mark.parametrize(("value", "leader", "played"), [("off", 4, 2), ("on", 0, 1)])
def test_pope_as_a_stop(value: str, leader: int, played: int) -> None:
    """The knave of diamonds lies in the stock."""
    shuffled = pack({0: "9d", 4: "Td"}, 7, 8, "2c", stock="Jd")
    found = replay(record(deal((0, "9d"), shuffled=shuffled), options={"pope_stop": value}))
    assert found["turn"] == {"seats": [leader]}
    assert found["chips"][0] == 56
    assert sum(each["event"] == "played" for each in found["events"]) == played


def test_the_poor_pay_what_they_have_and_are_passed_over_as_dealers() -> None:
    """Seat 1 is named as dealer and has 14 chips, seat 2 has 15; seat 3 is then eldest."""
    chips = [3, 14, 15, 50, 2, 0, 20, 19]
    hands = {3: CLUBS, 0: "9d"}
    moved = deal((3, "9c"), shuffled=pack(hands, 2, 8, "2c"))
    found = replay(record(moved, chips=chips, carry={"dealer": 1}))
    assert found["chips"] == [3, 9, 0, 50 + 8 + 5 + 0 + 2 + 0 + 5 + 5, 0, 0, 15, 14]
    assert found["deals"][0]["next_dealer"] == 3


def test_pools_left_by_earlier_deals() -> None:
    carry = {"pools": {"matrimony": 10, "ace": 4}}
    found = replay(record(CLEAN_SWEEP, carry=carry))
    assert found["chips"][0] == 50 + 18 + 30
    assert found["pools"] == board(pope=6, ace=5)


def test_the_game_ends_when_nobody_can_dress_the_board() -> None:
    """Seat 0 wins eight chips of the fifteen; the other seven go to seats 0 to 6, one each."""
    found = replay(record(CLEAN_SWEEP, CLEAN_SWEEP, chips=[0] * 7 + [15]))
    assert found["deals"][0]["chips"] == [9, 1, 1, 1, 1, 1, 1, 0]
    assert found["deals"][0]["next_dealer"] is None
    assert found["over"] is True
    assert found["pools"] == board()
    assert found["refused"] == {"deal": 1, "move": 0, "why": "The match is over."}


def test_the_host_stops_and_what_is_left_is_shared() -> None:
    found = replay(record(CLEAN_SWEEP, stopped=True))
    assert found["deals"][0]["pools"] == board(pope=6, ace=1)
    assert found["chips"] == [88 + 1, 46, 46, 51, 46, 46, 46, 30]
    assert found["pools"] == board()
    assert found["over"] is True


def test_three_play_and_one_of_them_is_short_of_his_contribution() -> None:
    """Four contribute three each; seat 1 has two, so that it is four each for three."""
    moved = deal(shuffled=pack({}, 2, 3, "Ks"))
    found = replay(record(moved, chips=[20, 2, 20, 20], options={"dress": "each"}))
    assert found["refused"] is None
    assert found["pools"] == board(pope=3, matrimony=2, intrigue=2, ace=1, queen=1, knave=1, game=1)
    assert found["chips"] == [16, 2, 16, 17]
    assert [len(hand.split()) for hand in found["hands"]] == [14, 0, 14, 14]


def test_people_come_and_go_and_the_board_stands() -> None:
    """Seat 0 leaves, two sit down, seat 2 buys in: five play the second deal, and seat 1 deals."""
    first = deal(shuffled=pack({}, 2, 3, "9d"))
    company = [
        {"seat": 0, "leaves": True},
        {"seat": 3, "name": "P3", "chips": 30},
        {"seat": 5, "name": "P5", "chips": 9},
        {"seat": 4, "name": "P4", "chips": 0},
        {"seat": 2, "adds": 10},
    ]
    # The places in use are 1 to 5; dealt from seat 2 on, so that it is the first of five.
    second = deal(shuffled=pack({}, 4, 5, "Ks"), company=company)
    found = replay(record(first, second, chips=[50, 50, 50]))
    assert found["deals"][0]["chips"] == [36, 36, 50 - 15 + 7 + 28]
    assert found["deals"][0]["next_dealer"] == 0
    assert found["deals"][1]["chips"] == [0, 36 - 15 + 2, 70 + 10, 30, 0, 9]
    assert found["deals"][1]["pools"] == board(
        pope=6, matrimony=4, intrigue=4, ace=2, queen=2, knave=2, game=1
    )
    assert [len(hand.split()) for hand in found["hands"]] == [0, 9, 9, 9, 9, 9]


def test_the_book_leads_for_the_absent() -> None:
    """A king, the queen that has become a stop with it, then Pope."""
    shuffled = pack({0: "Qh Kh 3h 9d 3s", 1: "4s 9h"}, 7, 8, "2c")
    moved = deal(shuffled=shuffled)
    absent = [{"seat": 0, "do": "lead", "card": led, "absent": True} for led in ("Kh", "Qh", "9d")]
    for number, each in enumerate(absent):
        whole = record({"moves": moved["moves"] + absent[:number]})
        assert replay(whole)["absent"] == {"0": {"do": "lead", "card": each["card"]}}
    whole = record({"moves": moved["moves"] + absent})
    assert replay(whole)["refused"] is None


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ({"seat": 1, "do": "lead", "card": "2c"}, "It is not your turn."),
        ({"seat": 0, "do": "lead", "card": "Ah"}, "You do not hold the A♥."),
        ({"seat": 0, "do": "lead"}, "card"),
        ({"seat": 0, "do": "lead", "card": 9}, "card"),
        ({"seat": 0, "do": "lead", "card": "9c", "amount": 1}, "amount"),
        ({"seat": 0, "do": "play", "card": "9c"}, "do"),
        ({"seat": 8, "do": "lead", "card": "9c"}, ""),
        ({"seat": 0.0, "do": "lead", "card": "9c"}, ""),
        ({"clock": "close"}, "There is no window to close."),
        ({"chance": "shuffled", "cards": pack({}, 7, 8, "2c")}, "Chance is not asked for now."),
    ],
)
def test_moves_that_are_refused(move: dict[str, Any], why: str) -> None:
    moved = deal(shuffled=pack({0: CLUBS, 3: "9d"}, 7, 8, "2c"))
    refused = replay(record({"moves": [*moved["moves"], move]}))["refused"]
    assert (refused["deal"], refused["move"]) == (0, 1)
    assert why in refused["why"]


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"seats": [{"name": "A", "chips": 50}] * 2}, "seats"),
        ({"seats": [{"name": "A", "chips": 50}] * 9}, "seats"),
        (
            {"seats": [{"name": "A", "chips": 14}] * 3},
            "seats: Pope Joan needs 1 player who can pay 15 chips",
        ),
        ({"options": {"dress": "all"}}, "options: dress"),
        ({"options": {"contribution": -1}}, "options: contribution"),
        ({"options": {"pope": "on"}}, "options: 'pope' is unknown"),
        ({"carry": {"dealer": 8}}, "carry: dealer"),
        ({"carry": {"pools": {"pot": 2}}}, "carry: pools"),
    ],
)
def test_what_is_no_record(changes: dict[str, Any], what: str) -> None:
    with pytest.raises(UnreadableError, match=what):
        replay(record(**changes))


def test_after_a_stop_nobody_can_tell_what_else_lies_in_the_stock() -> None:
    here = {0: "8c", 1: "9c", 2: "Ts"}
    there = {0: "8c", 1: "9c", 2: "Th"}
    shown: list[dict[str, Any]] = []
    for hands, stock in ((here, "Tc Th"), (there, "Tc Ts")):
        moved = deal((0, "8c"), shuffled=pack(hands, 7, 8, "2c", stock))
        shown.append(replay(record(moved), viewer="public"))
    assert shown[0] == shown[1]
    assert shown[0]["hands"] == [None] * 8
    assert shown[0]["legal"] == shown[0]["absent"] == {}
