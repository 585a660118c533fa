"""The record of a sitting: what makes it none, what is refused in it, and what it brings about."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.whist import ClaimHonours, Pass, Play, Whist
from bot.rules.cards import card
from bot.rules.chance import Drawn, Rolled
from bot.rules.codec import UnreadableError
from bot.rules.game import Company
from bot.rules.offers import Refused
from bot.rules.sitting import Sitting
from bot.rules.turns import Close
from bot.tables.record import read_move, write_move
from bot.tables.record_read import read_record
from bot.tables.replay import Before, chips_of, replayed
from tests.tables.records import SORTED, head, played_out, record, replay, rubber, text

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
        ({"seat": 0, "do": "pass"}, "not to be done now"),
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


def test_a_rubber_with_a_stake() -> None:
    printed = replay(rubber())
    # EW: 2 (losers 1 of 5) + 1 (losers 4) + 2 for the rubber, less 1 of NS: 4 points of 3 chips.
    assert printed["table"]["games"] == [[5, 4], [1, 5], [4, 5]]
    assert printed["chips"] == [88, 112, 88, 112]
    assert printed["gallery"] == []
    assert printed["pools"] == {}
    assert printed["over"] is True
    assert printed["refused"] is None
    assert printed["turn"] == {"seats": []}
    assert printed["legal"] == printed["absent"] == {}
    deals = printed["deals"]
    assert [each["next_dealer"] for each in deals] == [0, 1, 2, 3, 0, 1, 2, 3, None]
    assert [each["over"] for each in deals] == [False] * 8 + [True]
    assert [each["score"] for each in deals][-1] == [4, 5]
    assert all(each["finished"] for each in deals)
    assert {each["chips"][0] for each in deals[:-1]} == {100}
    assert printed["events"][-1] == {"deal": 8, "event": "rubber_won", "side": 1, "points": 4}


def test_every_key_of_an_unfinished_deal() -> None:
    printed = replay(record({"seat": 0, "do": "play", "card": "2c"}))
    assert printed["events"] == [
        {"deal": 0, "event": "trumps_turned", "dealer": 3, "card": "As"},
        {"deal": 0, "event": "played", "seat": 0, "card": "2c"},
    ]
    assert printed["deals"] == [
        {
            "chips": [20] * 4,
            "gallery": [],
            "pools": {},
            "score": [0, 0],
            "next_dealer": None,
            "over": False,
            "finished": False,
        }
    ]
    assert printed["turn"] == {"seats": [1]}
    assert printed["legal"] == {"1": ["play"]}
    assert printed["absent"] == {"1": {"do": "play", "card": "3c"}}
    assert printed["table"]["turn_up"] == "As"
    assert printed["hands"][0] == "6c Tc Ac 5d 9d Kd 4h 8h Qh 3s 7s Js"
    assert printed["hands"][3].startswith("5c 9c Kc")
    assert printed["over"] is False


def test_before_the_first_deal_there_are_only_chips() -> None:
    printed = replay(head())
    assert printed["table"] is None
    assert printed["hands"] == [""] * 4
    assert printed["chips"] == [20] * 4
    assert printed["turn"] == {"seats": []}
    assert printed["deals"] == printed["events"] == []


@dataclass(frozen=True)
class Standing:
    """Chips that stand over from before, as several books have them."""

    pools: Mapping[str, int]
    house: int


def test_chips_that_stand_over_are_in_the_pools_before_the_first_deal() -> None:
    standing: Any = Standing({"pool": 4}, 3)
    sitting: Any = Sitting(Whist(), Company((5, None), 2), standing)
    chips = chips_of(sitting)
    assert chips.stacks == (5, 0)
    assert chips.pools == {"pool": 4, "house": 3}


def test_a_stopped_sitting_is_over_and_nobody_is_to_act() -> None:
    printed = replay(record(stopped=True))
    assert printed["over"] is True
    assert printed["turn"] == {"seats": []}
    assert printed["legal"] == {}
    assert printed["deals"][0]["over"] is False


def test_a_refusal_comes_before_the_stop() -> None:
    printed = replay(record({"clock": "close"}, stopped=True))
    assert printed["over"] is False
    assert printed["turn"] == {"seats": [0]}


@pytest.mark.parametrize(
    ("spoil", "where", "why"),
    [
        (lambda deals: deals[2]["moves"].pop(), (3, 0), "not finished"),
        (lambda deals: deals.append({"moves": []}), (9, 0), "The match is over."),
        (
            lambda deals: deals.append({"moves": [], "company": [{"seat": 0, "leaves": True}]}),
            (9, 0),
            "The match is over.",
        ),
        (
            lambda deals: deals[1].update(company=[{"seat": 0, "leaves": True}]),
            (1, 0),
            "Whist is played by four.",
        ),
        (
            lambda deals: deals[1].update(company=[{"seat": 0, "name": "E", "chips": 5}]),
            (1, 0),
            "The place is taken.",
        ),
        (
            lambda deals: deals[1].update(company=[{"seat": 4, "name": "E", "chips": 5}]),
            (1, 0),
            "There is no such place.",
        ),
        (
            lambda deals: deals[1].update(company=[{"seat": -1, "adds": 5}]),
            (1, 0),
            "There is no such place.",
        ),
        (
            lambda deals: deals[1].update(company=[{"gallery": 0, "adds": 5}]),
            (1, 0),
            "The place is empty.",
        ),
        (
            lambda deals: deals[0].update(company=[{"seat": 0, "leaves": True}]),
            (0, 0),
            "Whist is played by four.",
        ),
        (lambda deals: deals[0]["moves"].append({"clock": "close"}), None, "The deal is over."),
        (lambda deals: deals[0]["moves"].append(deals[0]["moves"][0]), None, "The deal is over."),
        (lambda deals: deals[0]["moves"].append(deals[0]["moves"][1]), None, "The deal is over."),
    ],
)
def test_deals_stand_in_their_order(spoil: Any, where: tuple[int, int] | None, why: str) -> None:
    whole = rubber()
    length = len(whole["deals"][0]["moves"])
    spoil(whole["deals"])
    refused = replay(whole)["refused"]
    assert (refused["deal"], refused["move"]) == (where or (0, length))
    assert why in refused["why"]


def test_company_changes_between_deals() -> None:
    whole = rubber()
    whole["deals"][1]["company"] = [
        {"seat": 0, "leaves": True},
        {"seat": 0, "name": "E", "chips": 40},
        {"seat": 1, "adds": 25},
    ]
    printed = replay(whole)
    assert printed["deals"][0]["chips"] == [100] * 4
    assert printed["deals"][1]["chips"] == [40, 125, 100, 100]
    assert printed["chips"] == [28, 137, 88, 112]


def test_onlookers_watch_any_game_and_have_no_say_in_whist() -> None:
    whole = rubber() | {"gallery": [{"name": "onlooker", "chips": 60}]}
    whole["deals"][1]["company"] = [
        {"gallery": 0, "leaves": True},
        {"gallery": 1, "name": "another", "chips": 7},
    ]
    watched = replay(whole)
    assert [deal["gallery"] for deal in watched["deals"]] == [[60], *[[0, 7]] * 8]
    assert watched["gallery"] == [0, 7]
    assert [deal["chips"] for deal in watched["deals"]] == [
        deal["chips"] for deal in replay(rubber())["deals"]
    ]
    whole["deals"][0]["moves"].insert(1, {"gallery": 0, "do": "play", "card": "2c"})
    assert replay(whole)["refused"] == {"deal": 0, "move": 1, "why": "It is not your turn."}


def test_at_stops_before_a_move() -> None:
    whole = rubber()
    assert replay(whole, Before(0, 0))["turn"] == {"chance": "shuffled"}
    assert replay(whole, Before(0, 0))["hands"] == [""] * 4
    at = replay(whole, Before(1, 3))
    assert at["turn"] == {"seats": [(2 + 1) % 4]}
    assert len(at["deals"]) == 2
    assert at["events"][-1]["deal"] == 1
    end = replay(whole, Before(1, 9_999))
    assert end["deals"][1]["finished"]
    assert len(end["deals"]) == 2
    assert replay(whole, Before(9, 0)) == replay(whole)


def test_at_leaves_out_what_comes_later_also_when_it_would_be_refused() -> None:
    whole = record({"seat": 0, "do": "play", "card": "Zz"}, stopped=True)
    at = replay(whole, Before(0, 1))
    assert at["refused"] is None
    assert at["over"] is False


def test_hidden_shows_a_seat_its_own_hand_only() -> None:
    whole = record()
    seen = replay(whole, viewer=0)
    assert seen["hands"] == [replay(whole)["hands"][0], None, None, None]
    assert seen["legal"] == {"0": ["play"]}
    assert seen["absent"]["0"]["do"] == "play"
    other = replay(whole, viewer=1)
    assert other["legal"] == other["absent"] == {}
    assert other["turn"] == {"seats": [0]}


def test_hidden_shows_the_public_open_offers_only() -> None:
    public = replay(record(), viewer="public")
    assert public["hands"] == [None] * 4
    assert public["legal"] == {}
    assert public["absent"] == {}
    whole = rubber()
    claim = replay(whole, Before(0, len(whole["deals"][0]["moves"]) - 4), "public")
    assert claim["legal"] == {
        "0": ["pass"],
        "1": ["claim_honours", "pass"],
        "2": ["pass"],
        "3": ["claim_honours", "pass"],
    }


@pytest.mark.parametrize(
    ("viewer", "told"), [(None, True), (0, True), (1, False), ("public", False)]
)
def test_why_a_move_is_refused_is_for_its_seat_only(viewer: Any, told: bool) -> None:
    refused = replay(record({"seat": 0, "do": "play", "card": "3c"}), viewer=viewer)["refused"]
    assert ("hold" in refused["why"]) is told
    assert (refused["deal"], refused["move"]) == (0, 1)


def test_swapping_two_hidden_cards_changes_nothing_that_others_see() -> None:
    whole = record()
    swapped = record()
    pack = SORTED.split()
    pack[1], pack[2] = pack[2], pack[1]
    swapped["deals"][0]["moves"][0]["cards"] = " ".join(pack)
    for viewer in (0, 3, "public"):
        assert replay(whole, viewer=viewer) == replay(swapped, viewer=viewer)
    for viewer in (1, 2, None):
        assert replay(whole, viewer=viewer) != replay(swapped, viewer=viewer)


@given(st.integers(0, 2**32), st.sampled_from(["auto", "manual"]))
@settings(max_examples=10, deadline=None)
def test_whatever_is_legal_is_accepted(seed: int, claim: Any) -> None:
    rules = Whist(honours_claim=claim, stake=2)
    deals = [{"moves": moves} for moves in played_out(rules, seed, 2)]
    whole = head(options={"honours_claim": claim, "stake": 2}, deals=deals)
    assert replayed(read_record(text(whole))).refusal is None
