"""Records of matrimony written out by the words of the book, with the figures that it asks for.

Five sit there with 50 chips each, and seat 4 deals first: seat 0 is eldest.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.rules.cards import spelled
from bot.rules.codec import UnreadableError
from bot.rules.turns import following
from bot.tables.outcome import Viewer, outcome
from bot.tables.record_read import read_record
from bot.tables.replay import Before, replayed
from tests.art.samples.packs import pack_for
from tests.games.matrimony_table import PLAIN
from tests.games.record_of import record_of

CLOSE = {"clock": "close"}
NOTHING = {"best": 0, "matrimony": 0, "intrigue": 0, "confederacy": 0, "pairs": 0}


def lay(seat: int, **layout: int) -> dict[str, Any]:
    return {"seat": seat, "do": "lay", "layout": layout}


def shuffled(hands: tuple[str, ...], dealer: int) -> dict[str, Any]:
    order = following(dealer, range(len(hands)))
    cards = pack_for(dict(enumerate(hands)), order, len(hands[0].split()))
    return {"chance": "shuffled", "cards": spelled(cards)}


def record(
    *deals: list[dict[str, Any]], chips: tuple[int, ...] = (50,) * 5, **head: Any
) -> dict[str, Any]:
    return record_of("matrimony", chips, [{"moves": moves} for moves in deals], **head)


def replay(
    whole: dict[str, Any], viewer: Viewer = None, end: Before | None = None
) -> dict[str, Any]:
    found: Any = outcome(replayed(read_record(json.dumps(whole).encode()), end), viewer)
    return json.loads(json.dumps(found))


FIRST = [
    lay(4, best=3),
    lay(0, pairs=2),
    lay(1, pairs=1, intrigue=1),
    lay(0, matrimony=2),
    lay(3, best=2, pairs=0),
    CLOSE,
    shuffled(PLAIN, 4),
]
"""Seat 0 changes its mind, and the clock lays for seat 2; seat 2 wins best with its ten."""


def test_a_deal_with_changed_and_missing_entries() -> None:
    found = replay(record(FIRST))
    assert found["refused"] is None
    assert found["deals"] == [
        {
            "chips": [48, 48, 48 + 3 + 2 + 2, 48, 47],
            "gallery": [],
            "pools": NOTHING | {"matrimony": 2, "intrigue": 1, "pairs": 1},
            "score": [],
            "next_dealer": 0,
            "over": False,
            "finished": True,
        }
    ]
    told = [each["event"] for each in found["events"]]
    assert told[:5] == ["laid", *["entered"] * 4]
    # The last of them is the clock's.
    assert told[5:10] == ["entered", *["laid"] * 4]
    assert told[10:] == [*["turned_up"] * 5, *["showed"] * 5, "took"]


def test_two_deals_and_the_host_stops() -> None:
    cards = ("5h 9d 2d", "5c 5s 7c", "8c 9c Ts", "2c 3c 4c", "3d 6d 6s")
    second = [lay(0, pairs=2), CLOSE, shuffled(cards, 0)]
    found = replay(record(FIRST, second, stopped=True))
    assert found["refused"] is None
    # Seat 4 has won 1 + 2 + 4 on pairs; matrimony 2 and intrigue 1 are left for five.
    assert found["deals"][1]["chips"] == [46, 47, 54, 47, 46 + 7]
    assert found["chips"] == [46, 47 + 1, 54 + 1, 47 + 1, 46 + 7]
    assert found["pools"] == NOTHING
    assert found["over"]
    assert found["deals"][1]["next_dealer"] == 1


def test_per_chance_there_is_no_window() -> None:
    moves = [lay(4, best=3, pairs=2), shuffled(PLAIN, 4)]
    found = replay(record(moves, options={"less_one": "per-chance"}))
    assert found["refused"] is None
    assert found["chips"] == [47, 47, 47 + 3 + 8, 47, 45]
    assert found["pools"] == NOTHING | {"pairs": 2 + 4}
    windowed = replay(record([moves[0], lay(0, best=2)], options={"less_one": "per-chance"}))
    assert windowed["refused"] == {"deal": 0, "move": 1, "why": "It is not your turn."}


def test_who_is_waited_for_and_what_the_clock_would_lay() -> None:
    found = replay(record(FIRST[:3]))
    assert found["turn"] == {"seats": [0, 1, 2, 3]}
    assert found["legal"] == {str(seat): ["lay"] for seat in range(4)}
    assert found["absent"]["2"] == {"do": "lay", "layout": {"best": 2}}
    assert found["absent"]["0"] == {"do": "lay", "layout": {"pairs": 2}}
    assert found["pools"] == NOTHING | {"best": 3}
    assert found["chips"] == [50, 50, 50, 50, 47]


@pytest.mark.parametrize("viewer", [1, "public"])
def test_entries_are_hidden_from_the_others(viewer: Viewer) -> None:
    pairs, best = (record([FIRST[0], lay(0, **{each: 2})]) for each in ("pairs", "best"))
    assert replay(pairs, viewer) == replay(best, viewer)
    assert replay(pairs, 0) != replay(best, 0)


@pytest.mark.parametrize(
    ("move", "why"),
    [
        (lay(4, best=1), "Lay from 2 to 20 chips"),
        (lay(4, best=21), "Lay from 2 to 20 chips"),
        (lay(4), "Lay from 2 to 20 chips"),
        (lay(4, best=5, pairs=-1), "Chips are put down"),
        (lay(4, ace=2), "There is no chance called ace"),
        (lay(0, best=2), "It is not your turn."),
        (CLOSE, "There is no window to close."),
        ({"seat": 4, "do": "lay"}, "layout"),
        ({"seat": 4, "do": "lay", "layout": {"best": 2}, "amount": 2}, "amount"),
        ({"seat": 4, "do": "lay", "layout": {"best": True, "pairs": 2}}, "whole number"),
        ({"seat": 4, "do": "lay", "layout": {"best": 2.0}}, "whole number"),
        ({"seat": 4, "do": "lay", "layout": [2]}, "no object"),
        ({"seat": 9, "do": "lay", "layout": {"best": 2}}, ""),
        ({"seat": 4, "do": "stake", "layout": {"best": 2}}, ""),
    ],
)  # fmt: skip
def test_a_wrong_move_is_refused(move: dict[str, Any], why: str) -> None:
    refused = replay(record([move]))["refused"]
    assert (refused["deal"], refused["move"]) == (0, 0)
    assert why in refused["why"]


@pytest.mark.parametrize(
    "head",
    [
        pytest.param({"options": {"less_one": "each"}}, id="a value that is none"),
        pytest.param({"options": {"end_pool": "keep"}}, id="another value that is none"),
        pytest.param({"options": {"max_stake": 1}}, id="a limit below two"),
        pytest.param({"options": {"min_seats": 6}}, id="more than five wanted"),
        pytest.param({"options": {"shape": 2}}, id="a number for a word"),
        pytest.param({"options": {"ante": 1}}, id="an option that is none"),
        pytest.param({"carry": {"dealer": 5}}, id="a dealer who is not there"),
        pytest.param({"carry": {"dealer": 14}}, id="a dealer who never is"),
        pytest.param({"carry": {"pools": {"game": 1}}}, id="a pool that is none"),
        pytest.param({"carry": {"pools": {"best": -1}}}, id="less than nothing"),
        pytest.param({"carry": {"in": [1, 1]}}, id="a seat twice"),
        pytest.param({"carry": {"in": [1, 14]}}, id="a seat that never is"),
        pytest.param({"chips": (50,) * 4}, id="four seats"),
        pytest.param({"chips": (50,) * 15}, id="fifteen seats"),
        pytest.param({"chips": (1,) * 5}, id="nobody can deal"),
        pytest.param({"chips": (50, 50, 50, 50, 0)}, id="four with chips"),
    ],
)
def test_what_is_no_record(head: dict[str, Any]) -> None:
    with pytest.raises(UnreadableError):
        read_record(json.dumps(record([], **head)).encode())


def test_small_tables_where_the_house_allows_them() -> None:
    moves = [lay(1, best=2), lay(0, pairs=1), shuffled(("2c 3c 4c", "5c 6c 8d"), 1)]
    found = replay(record(moves, chips=(1, 2), options={"min_seats": 2}))
    # The dealer wins best; one chip on pairs is left for two, and seat 0 is elder.
    assert found["over"]
    assert found["chips"] == [1, 2]
    assert found["pools"] == NOTHING
    assert [each["event"] for each in found["events"]][-1] == "shared"
