"""Hazard on record: rounds written by hand from the book's words, with the figures worked out."""

from __future__ import annotations

import json
from typing import Any, TypeAlias

import pytest

from bot.rules.codec import UnreadableError
from bot.tables.outcome import outcome
from bot.tables.record_read import read_record
from bot.tables.replay import replayed
from tests.games.record_of import record_of

Move: TypeAlias = dict[str, Any]

CLOSE: Move = {"clock": "close"}


def call(seat: int, amount: int, main: int) -> Move:
    return {"seat": seat, "do": "call", "amount": amount, "main": main}


def cover(seat: int, amount: int) -> Move:
    return {"seat": seat, "do": "cover", "amount": amount}


def onlooker(index: int, amount: int) -> Move:
    return {"gallery": index, "do": "cover", "amount": amount}


def rolled(*faces: int) -> Move:
    return {"chance": "rolled", "faces": list(faces)}


def thrown(seat: int, *throws: tuple[int, int]) -> list[Move]:
    """A `throw` and its dice, as often as there are dice."""
    throw = {"seat": seat, "do": "throw"}
    return [move for faces in throws for move in (throw, rolled(*faces))]


def record(seats: list[int], *deals: list[Move], **head: Any) -> dict[str, Any]:
    """A record of these rounds."""
    return record_of("hazard", seats, [{"moves": moves} for moves in deals], **head)


def played(whole: dict[str, Any]) -> dict[str, Any]:
    """What the command prints."""
    return outcome(replayed(read_record(json.dumps(whole).encode())))


def accepted(whole: dict[str, Any]) -> list[dict[str, Any]]:
    """What every round comes out as; no move is refused."""
    printed = played(whole)
    assert printed["refused"] is None
    return printed["deals"]


def left(chips: list[int], next_dealer: int | None, **others: Any) -> dict[str, Any]:
    """What a finished round prints."""
    deal = {"chips": chips, "gallery": [], "pools": {}, "score": [], "next_dealer": next_dealer}
    return {**deal, "over": next_dealer is None, "finished": True, **others}


def test_chances_at_one_to_one_and_at_four_to_three() -> None:
    whole = record(
        [50, 30, 20],
        # To the left of seat 1 sits seat 2; 20 chips cover 12 at 5 to 3 at the most.
        [call(1, 12, 6), cover(0, 20), cover(2, 5), *thrown(1, (3, 5), (5, 6), (4, 4))],
        # 12 are due: 2 2/3 and 9 1/3, so that the odd chip falls to seat 2.
        [call(1, 9, 5), cover(2, 2), cover(0, 7), *thrown(1, (6, 4), (5, 5))],
        carry={"dealer": 1},
    )
    # The second round begins with 43, 30 + 12 and 15.
    assert accepted(whole) == [left([43, 42, 15], 1), left([34, 54, 12], 1)]


def test_nearest_rounds_a_half_up() -> None:
    moves = [call(0, 9, 8), cover(1, 4), cover(2, 5), *thrown(0, (3, 4), (6, 1))]
    # 9 at 5 to 6 are 7 1/2; shares 3 1/3 and 4 1/6.
    nearest = record([100, 100, 100], moves, options={"rounding": "nearest"})
    assert accepted(nearest) == [left([108, 96, 96], 0)]
    assert accepted(record([100, 100, 100], moves)) == [left([107, 97, 96], 0)]


def test_the_gallery_is_taken_after_the_seats_as_it_came() -> None:
    whole = record(
        [100, 100],
        [call(0, 20, 7), onlooker(1, 4), onlooker(0, 30), cover(1, 3), *thrown(0, (1, 1))],
        gallery=[{"name": "X", "chips": 60}, {"name": "Y", "chips": 8}],
    )
    assert accepted(whole) == [left([80, 103], 0, gallery=[73, 12])]


def test_the_clock_closes_and_throws_for_the_absent() -> None:
    absent = {"seat": 0, "do": "throw", "absent": True}
    whole = record(
        [100, 100, 100], [call(0, 10, 9), cover(2, 4), CLOSE, absent, rolled(4, 5)], options={}
    )
    assert accepted(whole) == [left([104, 100, 96], 0)]


def test_two_void_calls_pass_the_box_and_so_does_the_absent_caster() -> None:
    passed = {"seat": 1, "do": "pass_box", "absent": True}
    whole = record([9, 9, 9], [call(0, 9, 7), CLOSE], [call(0, 1, 5), CLOSE], [passed])
    assert accepted(whole) == [left([9, 9, 9], 0), left([9, 9, 9], 1), left([9, 9, 9], 2)]


def test_against_the_house_until_the_host_stops() -> None:
    whole = record(
        [40, 40],
        [call(1, 30, 7), *thrown(1, (2, 2), (6, 1))],
        [call(1, 10, 5), *thrown(1, (2, 3))],
        options={"setter": "house", "odds": "evens"},
        carry={"dealer": 1, "house": 50},
        stopped=True,
    )
    assert accepted(whole) == [
        left([40, 10], 1, pools={"house": 80}),
        left([40, 20], 1, pools={"house": 70}),
    ]
    printed = played(whole)
    assert (printed["over"], printed["pools"]) == (True, {"house": 70})


def test_a_thrown_main_with_stakes_that_leave_no_fraction() -> None:
    whole = record(
        [130, 200, 100],
        [
            {"seat": 0, "do": "call", "amount": 60},
            *(rolled(1, 1), rolled(6, 6), rolled(2, 4)),
            # By twelves against a main of 6: 30 is cut to 24, and 36 are still wanted.
            *(cover(1, 30), cover(2, 60)),
            *thrown(0, (5, 5), (3, 1), (6, 4)),
        ],
        options={"main_choice": "thrown", "rounding": "exact"},
    )
    assert accepted(whole) == [left([230, 160, 40], 0)]


def test_a_bet_besides_is_lost_in_proportion() -> None:
    odds = {"seat": 0, "do": "odds", "amount": 12}
    moves = [call(0, 6, 5), cover(1, 4), cover(2, 2), *thrown(0, (3, 3)), odds]
    whole = record(
        [100, 100, 100],
        [*moves, *thrown(0, (4, 1))],
        options={"odds": "evens-plus-odds", "odds_cap": 2},
    )
    assert accepted(whole) == [left([82, 112, 106], 0)]


def test_it_is_over_when_one_has_all_and_nothing_can_follow() -> None:
    moves = [call(0, 5, 7), cover(1, 5), *thrown(0, (6, 6))]
    whole = record([5, 9], moves, moves, options={"odds": "evens", "box_after": 1})
    printed = played(whole)
    assert printed["deals"] == [left([0, 14], None)]
    assert printed["over"] is True
    assert printed["refused"] == {"deal": 1, "move": 0, "why": "The match is over."}


def test_who_takes_the_dice_of_one_who_leaves_begins_without_losses() -> None:
    out = [call(0, 10, 7), cover(1, 10), cover(2, 0), *thrown(0, (1, 2))]
    next_out = [call(1, 10, 7), cover(2, 10), *thrown(1, (1, 2))]
    whole = record([50, 50, 50], out, next_out, options={"box_after": 2})
    whole["deals"][1]["company"] = [{"seat": 0, "leaves": True}]
    assert accepted(whole) == [left([40, 60, 50], 0), left([0, 50, 60], 1)]


@pytest.mark.parametrize(
    ("options", "move", "why"),
    [
        ({}, {"do": "call", "amount": 10}, "Name a main from 5 to 9."),
        ({}, {"do": "call", "amount": 10, "main": 4}, "Name a main from 5 to 9."),
        ({}, {"do": "call", "amount": 101, "main": 7}, "You may stake from 1 to 100 chips."),
        ({}, {"do": "call", "main": 7}, "amount is missing"),
        ({}, {"do": "call", "amount": 10, "main": None}, "null says nothing"),
        ({}, {"do": "call", "amount": True, "main": 7}, "no whole number"),
        ({}, {"do": "call", "amount": 10, "main": 7, "dice": 2}, "'dice' is unknown"),
        ({}, {"do": "throw"}, "That cannot be done now."),
        ({}, {"do": "pass_box", "to": 1}, "'to' is unknown"),
        ({"voluntary_pass": "off"}, {"do": "pass_box"}, "keeps the box"),
        ({"main_choice": "thrown"}, {"do": "call", "amount": 10, "main": 7}, "name the stake"),
        ({"rounding": "exact"}, {"do": "call", "amount": 20, "main": 6}, "from 12 to 96 chips"),
    ],
)
def test_what_is_refused_on_record(options: Move, move: Move, why: str) -> None:
    printed = played(record([100, 100], [{"seat": 0, **move}], options=options))
    assert (printed["refused"]["deal"], printed["refused"]["move"]) == (0, 0)
    assert why in printed["refused"]["why"]
    assert printed["chips"] == [100, 100]


@pytest.mark.parametrize("faces", [(7, 1), (3,), (1, 2, 3), (0, 4), ()])
def test_dice_that_cannot_be(faces: tuple[int, ...]) -> None:
    moves = [call(0, 10, 7), cover(1, 10), {"seat": 0, "do": "throw"}, rolled(*faces)]
    printed = played(record([100, 100], moves))
    assert printed["refused"]["move"] == 3
    assert printed["turn"] == {"chance": "rolled"}


def test_what_is_printed_of_who_may_do_what() -> None:
    printed = played(record([100, 100], [call(0, 10, 7)], gallery=[{"name": "X", "chips": 60}]))
    assert printed["turn"] == {"seats": [1], "gallery": [0]}
    assert printed["legal"] == {"1": ["cover"], "gallery:0": ["cover"]}
    assert printed["absent"]["1"] == {"do": "cover", "amount": 0}
    first = played(record([100, 100], [], options={"main_choice": "thrown"}))
    assert first["legal"] == {"0": ["call", "pass_box"]}
    kept = {"main_choice": "thrown", "voluntary_pass": "off"}
    assert played(record([9, 9], [], options=kept))["absent"] == {"0": {"do": "call", "amount": 1}}
    assert first["hands"] == ["", ""]


@pytest.mark.parametrize(
    ("seats", "head", "what"),
    [
        ([100], {"options": {"setter": "house"}}, "hazard is played by 2 to 12"),
        ([100] * 13, {}, "hazard is played by 2 to 12"),
        ([100, 0], {}, "seats: Hazard needs 2 players who have chips."),
        ([100, 100], {"carry": {"dealer": 2}}, "no seat 3 at this table"),
        ([100, 100], {"carry": {"house": 7}}, "carry: house"),
        ([100, 100], {"carry": {"pot": 7}}, "carry: 'pot' is unknown"),
        ([100, 100], {"options": {"box_after": 4}}, "options: box_after"),
        ([9, 9], {"options": {"rounding": "exact"}}, "Nobody holds enough chips"),
    ],
)
def test_what_is_no_record(seats: list[int], head: dict[str, Any], what: str) -> None:
    with pytest.raises(UnreadableError, match=what):
        read_record(json.dumps(record(seats, [], **head)).encode())
