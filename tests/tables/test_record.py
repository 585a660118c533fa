"""Records as they are written by hand: what is read, what is refused, and how moves are put."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.games.whist import ClaimHonours, Pass, Play, Whist
from bot.rules.cards import card
from bot.rules.chance import Drawn, Rolled
from bot.rules.codec import UnreadableError
from bot.rules.offers import Refused
from bot.rules.turns import Close
from bot.tables.record import read_move, write_move
from bot.tables.record_read import read_record
from bot.tables.replay import Before
from tests.tables.records import SORTED, head, record, replay, rubber, text

GUEST = {"name": "A", "chips": 20}
PROOF = {"deal": 0, "commitment": "0" * 64, "secret": "s"}


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"record": 2}, "record: 2 is not one of 1"),
        ({"record": True}, "record: True"),
        ({"record": None}, "record is missing"),
        ({"game": "chess"}, "game: 'chess' is unknown"),
        ({"game": ["whist"]}, "game: .* is no text"),
        ({"game": None}, "game is missing"),
        ({"rules": 2}, "rules: 2 is no version of whist"),
        ({"rules": True}, "rules: True is no whole number"),
        ({"options": None}, "options is missing"),
        ({"options": []}, r"options: \[\] is no object"),
        ({"options": {"honors": "on"}}, "options: 'honors' is unknown"),
        ({"options": {"target": 6}}, "options: target: 6 is not one of 5, 7, 10"),
        ({"options": {"target": 5.0}}, "options: target: 5.0"),
        ({"options": {"stake": 1001}}, "options: stake: 1001 is not between 0 and 1000"),
        ({"options": {"stake": True}}, "options: stake: True is no whole number"),
        ({"options": {"stake": None}}, "options: 'stake': null"),
        ({"options": {"name": "whist"}}, "options: 'name' is unknown"),
        ({"seats": None}, "seats is missing"),
        ({"seats": {"0": GUEST}}, "seats: .* is no list"),
        ({"seats": [GUEST] * 3}, "seats: whist is played by 4, and here are 3"),
        ({"seats": [GUEST] * 5}, "seats: whist is played by 4, and here are 5"),
        ({"seats": [GUEST] * 3 + [{"name": "D"}]}, "seats: 3: chips is missing"),
        ({"seats": [GUEST] * 3 + [{"chips": 20}]}, "seats: 3: name is missing"),
        ({"seats": [{**GUEST, "chips": -1}] * 4}, "seats: 0: chips: -1 is not between"),
        ({"seats": [{**GUEST, "chips": True}] * 4}, "seats: 0: chips: True"),
        ({"seats": [{**GUEST, "chips": 20.0}] * 4}, "seats: 0: chips: 20.0"),
        ({"seats": [{**GUEST, "chips": 2**53}] * 4}, "seats: 0: chips: .* is not between"),
        ({"seats": [{**GUEST, "name": 7}] * 4}, "seats: 0: name: 7 is no text"),
        ({"seats": [{**GUEST, "purse": 1}] * 4}, "seats: 0: 'purse' is unknown"),
        ({"seats": [GUEST] * 3 + [[]]}, r"seats: 3: \[\] is no object"),
        ({"gallery": [{"name": "E"}]}, "gallery: 0: chips is missing"),
        ({"gallery": {}}, "gallery: {} is no list"),
        ({"carry": []}, r"carry: \[\] is no object"),
        ({"carry": {"dealer": 4}}, "carry: dealer: 4 is not between 0 and 3"),
        ({"carry": {"pot": 3}}, "carry: 'pot' is unknown"),
        ({"carry": {"score": [5, 0]}}, "carry: score"),
        ({"carry": {"dealer": None}}, "carry: 'dealer': null"),
        ({"stopped": 1}, "stopped: 1 is neither true nor false"),
        ({"deals": None}, "deals is missing"),
        ({"deals": {}}, "deals: {} is no list"),
        ({"deals": [[]]}, r"deals: 0: \[\] is no object"),
        ({"deals": [{"moves": []}, {}]}, "deals: 1: moves is missing"),
        ({"deals": [{"moves": {}}]}, "deals: 0: moves: {} is no list"),
        ({"deals": [{"moves": [], "score": []}]}, "deals: 0: 'score' is unknown"),
        ({"deals": [{"moves": [], "company": {}}]}, "deals: 0: company: {} is no list"),
        ({"deals": [{"moves": [], "company": [{"leaves": True}]}]}, "deals: 0: company: seat"),
        ({"deals": [{"moves": [], "company": [{"seat": 1}]}]}, "company: name is missing"),
        (
            {"deals": [{"moves": [], "company": [{"seat": 1, "leaves": False}]}]},
            "company: leaves: False",
        ),
        (
            {"deals": [{"moves": [], "company": [{"seat": 1, "adds": 0}]}]},
            "company: adds: 0 is not between",
        ),
        (
            {"deals": [{"moves": [], "company": [{"seat": 1, "adds": 2, "name": "B"}]}]},
            "company: 'name' is unknown",
        ),
        ({"fair": [{**PROOF, "deal": 1}], "deals": [{"moves": []}]}, "fair: 0: deal 1"),
        ({"fair": [PROOF, PROOF], "deals": [{"moves": []}]}, "fair: 1: deal 0"),
        ({"fair": [{**PROOF, "pack": ""}]}, "fair: 0: 'pack' is unknown"),
        ({"fair": {}}, "fair: {} is no list"),
        ({"comment": "a nice evening"}, "'comment' is unknown"),
    ],
)
def test_something_wrong_in_the_head_or_the_shape_makes_it_no_record(
    changes: dict[str, Any], what: str
) -> None:
    with pytest.raises(UnreadableError, match=what):
        read_record(text(head(**changes)))


@pytest.mark.parametrize("key", ["rules", "gallery", "carry", "stopped", "fair"])
def test_what_may_be_left_out_may_not_be_null(key: str) -> None:
    with pytest.raises(UnreadableError, match=key):
        read_record(text({**head(), key: None}))


@pytest.mark.parametrize(
    ("written", "what"),
    [
        (b"", "line 1: this is not JSON"),
        (b"\xef\xbb\xbf{}", "BOM"),
        (b'{"record": 1, "game": "\xff"}', "byte 23: this is not UTF-8"),
        (b'{"record": NaN}', "NaN: this is not JSON"),
        (b'{"record": -Infinity}', "-Infinity: this is not JSON"),
        (b'{"record": 1, "record": 1}', "'record': this key stands twice"),
        (b'{"record": 1} {}', "this is not JSON"),
        (b"[" * 100_000, "brackets"),
        (text(head()).replace(b"20", b"7" * 5_000, 1), "seats: 0: chips: inf"),
        (b"[]", r"\[\] is no object"),
        (b"null", "None is no object"),
        (text(head()).replace(b"20", b"[" * 800 + b"]" * 800, 1), "seats: 0: chips: "),
    ],
)
def test_what_is_no_json_object_is_no_record(written: bytes, what: str) -> None:
    with pytest.raises(UnreadableError, match=what) as unreadable:
        read_record(written)
    assert "\n" not in str(unreadable.value)


def test_spelling_out_a_default_and_what_may_be_left_out_does_no_harm() -> None:
    spelt = record(options={"target": 5}, rules=1, gallery=[], carry={}, stopped=False, fair=[])
    assert replay(spelt) == replay(record())


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("play", "is no object"),
        (None, "is no object"),
        ({}, "no chance move"),
        ({"seat": 0}, "no chance move"),
        ({"seat": 0, "do": "trump"}, "do: 'trump' is unknown"),
        ({"seat": 0, "do": ["play"]}, "do: .* is unknown"),
        ({"seat": 0, "do": "play"}, "card is missing"),
        ({"seat": 0, "do": "play", "card": "1c"}, "card: '1c' is no card"),
        ({"seat": 0, "do": "play", "card": 7}, "card: 7 is no text"),
        ({"seat": 0, "do": "play", "card": ["2c"]}, "is no text"),
        ({"seat": 0, "do": "play", "card": "2c", "face": "up"}, "'face' is unknown"),
        ({"seat": 0, "do": "play", "card": "2c", "absent": 1}, "absent"),
        ({"seat": 0, "do": "play", "card": "2c", "gallery": 0}, "'seat' is unknown"),
        ({"seat": 4, "do": "play", "card": "2c"}, "seat: 4 is not there"),
        ({"seat": -1, "do": "play", "card": "2c"}, "seat: -1 is not there"),
        ({"seat": False, "do": "play", "card": "2c"}, "seat: False is not there"),
        ({"seat": "0", "do": "play", "card": "2c"}, "seat: '0' is not there"),
        ({"do": "play", "card": "2c"}, "seat: None is not there"),
        ({"gallery": 0, "do": "play", "card": "2c"}, "not your turn"),
        ({"gallery": 10**20, "do": "play", "card": "2c"}, "not your turn"),
        ({"seat": 1, "do": "play", "card": "3c"}, "not your turn"),
        ({"seat": 0, "do": "play", "card": "3c"}, "You do not hold the 3♣"),
        ({"seat": 0, "do": "pass"}, "cannot be done now"),
        ({"clock": "close"}, "no window"),
        ({"clock": "stop"}, "the clock can only close"),
        ({"clock": "close", "seat": 0}, "the clock can only close"),
        ({"chance": "shuffled", "cards": SORTED}, "not asked for"),
        ({"chance": "rolled", "faces": [True, 3]}, "whole numbers"),
        ({"chance": ["shuffled"], "cards": SORTED}, "no chance move"),
    ],
)
def test_whatever_is_wrong_in_a_move_is_refused_and_the_state_before_it_stands(
    move: object, why: str
) -> None:
    spoilt = replay(record(move, {"seat": 0, "do": "play", "card": "2c"}))
    refused = spoilt.pop("refused")
    assert (refused["deal"], refused["move"]) == (0, 1)
    assert re.search(why, refused["why"])
    before = replay(record())
    assert before.pop("refused") is None
    assert spoilt == before


@pytest.mark.parametrize(
    ("chance", "why"),
    [
        ({"cards": SORTED[3:]}, "52 given cards"),
        ({"cards": SORTED.replace("2c", "3c")}, "52 given cards"),
        ({"cards": SORTED.replace("2c", "1c")}, "'1c' is no card"),
        ({"cards": SORTED.split()}, "52 given cards"),
        ({"faces": [3, 4]}, "no chance move"),
        ({"cards": SORTED, "by": "house"}, "no chance move"),
        ({}, "no chance move"),
    ],
)
def test_a_wrong_set_of_cards_is_refused(chance: dict[str, Any], why: str) -> None:
    shuffled = {"chance": "shuffled", **chance}
    printed = replay(head(deals=[{"moves": [shuffled]}]))
    assert (printed["refused"]["deal"], printed["refused"]["move"]) == (0, 0)
    assert re.search(why, printed["refused"]["why"])
    assert printed["turn"] == {"chance": "shuffled"}


def test_a_move_that_is_nested_too_deep_to_be_shown_is_refused() -> None:
    deep: object = "2c"
    for _ in range(300):
        deep = [deep]
    printed = replay(record({"seat": 0, "do": "play", "card": deep}))
    assert len(printed["refused"]["why"]) < 200


@pytest.mark.parametrize(
    ("place", "action", "absent", "written"),
    [
        (2, Play(card("Qs")), False, {"seat": 2, "do": "play", "card": "Qs"}),
        (2, Play(card("Qs")), True, {"seat": 2, "do": "play", "card": "Qs", "absent": True}),
        (5, Pass(), False, {"gallery": 1, "do": "pass"}),
        (0, ClaimHonours(), False, {"seat": 0, "do": "claim_honours"}),
        (None, Close(), False, {"clock": "close"}),
        (None, Rolled((3, 4)), False, {"chance": "rolled", "faces": [3, 4]}),
        (None, Drawn((2, 0, 1)), False, {"chance": "drawn", "order": [2, 0, 1]}),
    ],
)
def test_moves_are_written_and_read_by_one_pair(
    place: int | None, action: Any, absent: bool, written: dict[str, Any]
) -> None:
    assert write_move(place, action, 4, absent=absent) == written
    assert read_move(Whist(), written, 4) == (place, action)


def test_a_place_that_is_no_seat_cannot_be_had_by_calling_it_one() -> None:
    with pytest.raises(Refused):
        read_move(Whist(), {"seat": 5, "do": "pass"}, 4)


def test_a_window_closes_by_itself_or_by_the_clock_and_entries_may_be_changed() -> None:
    whole = rubber()
    moves = whole["deals"][0]["moves"]
    assert [each["do"] for each in moves[-4:]].count("play") == 0
    waiting = replay(whole, Before(0, len(moves) - 2))
    assert waiting["turn"] == {"seats": [0, 1, 2, 3]}
    assert waiting["legal"]["0"] == ["pass"]
    assert waiting["legal"]["1"] == ["claim_honours", "pass"]
    assert waiting["absent"]["1"] == {"do": "claim_honours"}
    changed = {**moves[-3], "do": "pass"}
    whole["deals"] = [{"moves": [*moves[:-2], changed, {"clock": "close"}]}]
    closed = replay(whole)
    assert closed["refused"] is None
    assert closed["deals"][0]["finished"]
