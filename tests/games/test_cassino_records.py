"""Records of cassino written by hand from the book: JSON in, and what the replay prints."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules.cards import spelled
from bot.rules.codec import UnreadableError
from tests.games.cassino_table import pack_for
from tests.games.record_of import record_of
from tests.tables.records import replay

Move = dict[str, Any]

HANDS, BOARD = ["Ts 2s Kh 7c", "9s 9h Qc Jd"], "Tc 9d Ah Kc"
"""Seat 0 and seat 1, and four cards on the board."""


def shuffled(hands: list[str] = HANDS, board: str = BOARD) -> Move:
    return {"chance": "shuffled", "cards": spelled(pack_for(hands, board))}


def take(seat: int, card: str, *groups: str) -> Move:
    return {"seat": seat, "do": "take", "card": card, "groups": [each.split() for each in groups]}


def lay(seat: int, card: str) -> Move:
    return {"seat": seat, "do": "lay", "card": card}


def record(*moves: Move, seats: int = 2, **head: Any) -> dict[str, Any]:
    return record_of("cassino", [20] * seats, [{"moves": list(moves)}], **head)


def test_where_it_stands_after_the_deal() -> None:
    found = replay(record(shuffled()))
    assert found["refused"] is None
    assert found["turn"] == {"seats": [0]}, "with no dealer given the last seat deals"
    assert found["legal"] == {"0": ["lay", "take"]}
    assert found["hands"] == HANDS
    assert found["table"]["loose"] == BOARD.split()
    absent = found["absent"]["0"]
    assert absent["card"] == "Ts"
    assert sorted(map(sorted, absent["groups"])) == [["9d", "Ah"], ["Tc"]]


def test_a_take_and_its_event() -> None:
    found = replay(record(shuffled(), take(0, "Ts", "Ah 9d", "Tc")))
    assert found["refused"] is None
    assert found["table"]["loose"] == ["Kc"]
    assert found["events"][-1] == {
        "deal": 0,
        "event": "took",
        "seat": 0,
        "card": "Ts",
        "cards": ["Ah", "9d", "Tc"],
        "sweep": False,
    }
    assert found["turn"] == {"seats": [1]}
    assert found["legal"] == {"1": ["lay"]}


@pytest.mark.parametrize(
    "move",
    [
        take(0, "Ts"),
        take(0, "Ts", "Ah"),
        take(0, "Ts", "Tc", "Tc"),
        take(0, "Ts", "Tc", ""),
        take(0, "Td", "Tc"),
        take(0, "1s", "Tc"),
        take(0, "Ts", "Kc"),
        take(1, "9s", "9d"),
        lay(0, "Td"),
        {"seat": 0, "do": "take", "card": "Ts"},
        {"seat": 0, "do": "take", "card": "Ts", "groups": "Tc"},
        {"seat": 0, "do": "take", "card": "Ts", "groups": ["Tc"]},
        {"seat": 0, "do": "take", "card": "Ts", "groups": [["Tc"]], "with": []},
        {"seat": 0, "do": "lay"},
        {"seat": 0, "do": "lay", "card": "Ts", "amount": 1},
        {"seat": 0, "do": "build", "card": "2s", "with": ["Ah"]},
        {"seat": 0, "do": "raise", "card": "2s", "target": ["Ah"]},
        {"seat": 0, "do": "call", "card": "Ts", "groups": [["Tc"]]},
        {"seat": 0, "do": "pass"},
        {"seat": 2, "do": "lay", "card": "Ts"},
        {"gallery": 0, "do": "lay", "card": "Ts"},
        {"clock": "close"},
        shuffled(),
    ],
)
def test_what_is_no_move(move: Move) -> None:
    found = replay(record(shuffled(), move))
    assert found["refused"]["move"] == 1
    assert found["hands"] == HANDS


def test_example_12_builds_as_a_record_writes_them() -> None:
    moves = [
        shuffled(["7c 4s Kh Qs", "2s 9h Qc Jd"], "3d 2h Kc Ks"),
        {"seat": 0, "do": "build", "card": "4s", "with": ["3d"]},
        {"seat": 1, "do": "raise", "card": "2s", "target": ["3d", "4s"]},
    ]
    found = replay(record(*moves, options={"builds": "full"}))
    assert found["refused"] is None
    assert found["table"]["heaps"] == [
        {"value": 9, "cards": ["3d", "4s", "2s"], "owner": 1, "called": False}
    ]
    assert found["legal"] == {"0": ["lay", "take"]}
    again = replay(record(*moves, take(0, "7c", "3d 4s 2s"), options={"builds": "full"}))
    assert again["refused"]["move"] == 3


def test_what_may_be_done_with_builds_is_named_where_it_can_be_done() -> None:
    hands, board = ["7c 7s 4s 9h", "2s 2h Qc Jd"], "3d 7h 2d Ks"
    found = replay(record(shuffled(hands, board), options={"builds": "full"}))
    assert found["legal"]["0"] == ["build", "call", "lay", "take"]
    simple = replay(record(shuffled(hands, board), options={"builds": "simple"}))
    assert simple["legal"]["0"] == ["build", "lay", "take"]
    build = {"seat": 0, "do": "build", "card": "4s", "with": ["3d"]}
    moves = [shuffled(hands, board), build, lay(1, "Qc")]
    found = replay(record(*moves, options={"builds": "full"}))
    assert found["legal"]["0"] == ["build", "call", "take"]


def whole_deal(seats: int, **head: Any) -> dict[str, Any]:
    """A deal in which everybody does as the book does for the absent."""
    moves: list[Move] = [shuffled([""] * seats, "")]
    while True:
        found = replay(record(*moves, seats=seats, **head))
        assert found["refused"] is None
        if found["deals"][0]["finished"]:
            return record(*moves, seats=seats, **head)
        ((seat, action),) = found["absent"].items()
        moves.append({"seat": int(seat), **action, "absent": True})


@pytest.mark.parametrize(("seats", "sides"), [(2, 2), (3, 3), (4, 2)])
def test_a_deal_to_its_end_and_the_next(seats: int, sides: int) -> None:
    whole = whole_deal(seats, carry={"dealer": 0, "score": [0] * sides})
    found = replay(whole)
    (deal,) = found["deals"]
    assert deal["next_dealer"] == 1
    assert not deal["over"]
    assert len(deal["score"]) == sides
    assert deal["score"] == found["table"]["score"]
    again = replay({**whole, "deals": [*whole["deals"], {"moves": [shuffled([""] * seats, "")]}]})
    assert again["turn"] == {"seats": [2 % seats]}


def test_a_game_of_one_deal_is_over_with_it() -> None:
    whole = whole_deal(2, options={"target": 0})
    found = replay(whole)
    assert found["over"]
    assert found["deals"][0]["next_dealer"] is None
    again = replay({**whole, "deals": [*whole["deals"], {"moves": []}]})
    assert again["refused"] == {"deal": 1, "move": 0, "why": "The match is over."}
    stopped = replay(record(shuffled(), options={"target": 0, "stake": 5}, stopped=True))
    assert stopped["over"]
    assert stopped["chips"] == [20, 20]


def test_company_that_changes_begins_the_game_anew() -> None:
    whole = whole_deal(2)
    comes = {"company": [{"seat": 2, "name": "C", "chips": 5}], "moves": [shuffled([""] * 3, "")]}
    guests = [*whole["seats"], {"name": "", "chips": 0}]
    leaves = {"company": [{"seat": 2, "leaves": True}], **whole["deals"][0]}
    found = replay({**whole, "seats": guests, "deals": [leaves, comes]})
    assert found["refused"] is None
    assert found["table"]["score"] == [0, 0, 0]
    assert any(each["event"] == "begun_anew" for each in found["events"])


@pytest.mark.parametrize(
    ("seats", "head"),
    [
        (1, {}),
        (5, {}),
        (2, {"carry": {"score": [1, 2, 3]}}),
        (3, {"carry": {"score": [1, 2]}}),
        (2, {"carry": {"score": [11, 2]}}),
        (2, {"carry": {"pools": {}}}),
        (2, {"options": {"builds": "on"}}),
        (2, {"options": {"target": 12}}),
    ],
)
def test_what_is_no_record(seats: int, head: dict[str, Any]) -> None:
    with pytest.raises(UnreadableError):
        replay(record(seats=seats, **head))
