"""Records of bragg written out by the words of the book, with the figures that it asks for.

Three play with 23 chips each unless a record says otherwise, and seat 2 deals: seat 0 is eldest.
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules.cards import spelled
from bot.rules.codec import UnreadableError
from bot.tables.outcome import Viewer
from tests.games.bragg_table import pack_for
from tests.games.record_of import record_of
from tests.tables.records import replay

HANDS = {
    0: "Kc Kd Ah 7s 5d 4c 3h 2s Qc",
    1: "Jc Qd Qh 9c 8h 6s 4d 2h Ad",
    2: "As 9s 8d 7c 6d 5s 4h 3d Th",
}
PACK = spelled(pack_for(HANDS, (0, 1, 2), 9))


def shuffled(cards: str = PACK) -> dict[str, Any]:
    return {"chance": "shuffled", "cards": cards}


def move(text: str) -> dict[str, Any]:
    """`0 raise 2`, `1 call`, `0 pick Kc Ah` as a move."""
    seat, do, *rest = text.split()
    if do == "pick":
        return {"seat": int(seat), "do": do, "cards": rest}
    return {"seat": int(seat), "do": do, **({"amount": int(rest[0])} if rest else {})}


def deal(moves: str = "", cards: str = PACK, **rest: Any) -> dict[str, Any]:
    return {"moves": [shuffled(cards), *map(move, moves.split(", ") if moves else ())], **rest}


def record(*deals: dict[str, Any], chips: list[int] | None = None, **head: Any) -> dict[str, Any]:
    return record_of("bragg", chips or [23] * 3, deals, **head)


WHOLE = "0 raise 2, 1 fold, 2 call"
"""Seat 1 has the first pot, seat 0 the second with its kings, seat 1 the third with 31."""

CHECKED = "0 check, 1 check, 2 check"


def test_a_whole_deal() -> None:
    found = replay(record(deal(WHOLE)))
    assert found["refused"] is None
    assert found["deals"] == [
        {
            "chips": [20 - 2 + 7, 20 + 3 + 3, 20 - 2],
            "gallery": [],
            "pools": {"first": 0, "second": 0, "third": 0},
            "score": [],
            "next_dealer": 0,
            "over": False,
            "finished": True,
        }
    ]
    told = [each["event"] for each in found["events"]]
    assert told == [
        "anted", "dealt", *["turned_up"] * 3, "took", "raised", "folded", "called",
        *["showed"] * 2, "took", *["laid"] * 3, "took",
    ]  # fmt: skip


def test_where_it_stands_in_the_brag() -> None:
    found = replay(record(deal("0 raise 2")))
    assert found["turn"] == {"seats": [1]}
    assert found["legal"] == {"1": ["call", "fold", "raise"]}
    assert found["absent"] == {"1": {"do": "fold"}}
    assert found["pools"] == {"first": 0, "second": 5, "third": 3}
    assert found["chips"] == [18, 23, 20]
    assert [len(hand.split()) for hand in found["hands"]] == [8, 8, 8]
    begun = replay(record(deal()))
    assert begun["legal"] == {"0": ["check", "fold", "raise"]}
    assert begun["absent"] == {"0": {"do": "check"}}


def test_the_window_of_the_third_stake() -> None:
    manual = {"third_pick": "manual"}
    found = replay(record(deal(f"{WHOLE}, 1 pick 9c 8h, 1 pick Jc"), options=manual))
    assert found["turn"]["seats"] == [0, 1, 2]
    assert found["legal"] == {str(seat): ["pick"] for seat in range(3)}
    assert found["absent"]["1"] == {"do": "pick", "cards": ["Jc"]}
    assert found["absent"]["0"] == {"do": "pick", "cards": ["3h", "4c", "5d", "7s", "Ah"]}
    closed = deal(f"{WHOLE}, 1 pick Jc")
    closed["moves"].append({"clock": "close"})
    done = replay(record(closed, options=manual))
    assert done["deals"][0]["finished"]
    assert [each["total"] for each in done["events"] if each["event"] == "laid"] == [30, 10, 31]
    assert done["chips"] == [25, 23, 18 + 3]


def test_two_deals_and_the_dealer_goes_round() -> None:
    found = replay(record(deal(WHOLE), deal("1 check, 2 check, 0 check")))
    assert found["refused"] is None
    assert [each["next_dealer"] for each in found["deals"]] == [0, 1]
    assert sum(found["chips"]) == 69


def test_a_seat_is_named_to_deal_whether_it_can_pay_or_not() -> None:
    options = {"pots": "second_only", "hand_size": 3}
    cards = spelled(pack_for({0: "2c 5d Kh", 1: "3c 3d Qh", 2: "4c 8d Th"}, (0, 1, 2), 3))
    found = replay(record(deal(CHECKED, cards), deal(), chips=[1, 23, 23], options=options))
    assert found["deals"][0]["next_dealer"] == 0
    assert found["table"]["dealer"] == 1
    assert found["hands"][0] == ""


def test_a_pot_that_stands_over() -> None:
    options = {"pots": "second_only", "hand_size": 3, "no_pair": "carry"}
    cards = spelled(pack_for({0: "2c 5d Kh", 1: "3c 7d Qh", 2: "4c 8d Th"}, (0, 1, 2), 3))
    found = replay(record(deal(CHECKED, cards), options=options))
    assert found["pools"] == {"second": 3}
    carry = {"pools": {"second": 4}, "in": [2, 0], "played": 1}
    stopped = replay(record(deal(CHECKED, cards), options=options, carry=carry, stopped=True))
    assert stopped["pools"] == {"second": 0}
    assert stopped["chips"] == [22 + 3, 22 + 2, 22 + 2]
    last = replay(record(deal(CHECKED, cards), options={**options, "deals": 2}, carry=carry))
    assert last["over"]
    assert last["chips"] == [25, 24, 24]
    assert [each["amount"] for each in last["events"] if each["event"] == "shared"] == [3, 2, 2]


def test_a_pot_carried_into_a_sitting_that_is_stopped_at_once() -> None:
    options = {"no_pair": "carry"}
    carry = {"pools": {"second": 5}, "in": [2, 0]}
    assert replay(record(options=options, carry=carry, stopped=True))["chips"] == [25, 23, 26]
    everybody = {"pools": {"second": 5}}
    found = replay(record(options=options, carry=everybody, stopped=True))
    assert found["chips"] == [25, 25, 24]


def test_the_match_is_over_with_the_last_deal() -> None:
    found = replay(record(deal(WHOLE), deal(), options={"deals": 1}))
    assert found["deals"][0]["over"] is True
    assert found["deals"][0]["next_dealer"] is None
    assert found["refused"] == {"deal": 1, "move": 0, "why": "The match is over."}


def test_people_come_and_go_and_a_pot_stands_over() -> None:
    options = {"pots": "second_only", "hand_size": 3, "no_pair": "carry"}
    cards = spelled(pack_for({0: "2c 5d Kh", 1: "3c 7d Qh", 2: "4c 8d Th"}, (0, 1, 2), 3))
    company = [{"seat": 1, "leaves": True}, {"seat": 3, "name": "P3", "chips": 30}]
    second = deal(cards=spelled(pack_for({}, (2, 3, 0), 3)), company=company)
    found = replay(record(deal(CHECKED, cards), second, options=options, carry={"dealer": 2}))
    assert found["refused"] is None
    assert [len(hand.split()) for hand in found["hands"]] == [3, 0, 3, 3]
    assert found["pools"] == {"second": 6}


def test_the_clock_checks_or_folds() -> None:
    moves = deal("0 check, 1 raise 1, 2 fold, 0 fold")["moves"]
    absent = [moves[0], {**moves[1], "absent": True}, moves[2], {**moves[3], "absent": True}]
    assert replay(record({"moves": absent}))["refused"] is None


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (move("1 check"), "It is not your turn."),
        (move("0 call"), "There is nothing to call"),
        (move("0 raise 6"), "A bet may be from 1 to 5 chips."),
        (move("0 raise 0"), "A bet may be from 1 to 5 chips."),
        (move("0 pick Kc"), "The brag comes first"),
        ({"seat": 0, "do": "raise"}, "amount"),
        ({"seat": 0, "do": "raise", "amount": "2"}, "amount"),
        ({"seat": 0, "do": "raise", "amount": True}, "amount"),
        ({"seat": 0, "do": "raise", "amount": 1.5}, "amount"),
        ({"seat": 0, "do": "check", "amount": 1}, "amount"),
        ({"seat": 0, "do": "bet", "amount": 1}, "do"),
        ({"seat": 3, "do": "fold"}, ""),
        ({"clock": "close"}, "There is no window to close."),
        (shuffled(), "Chance is not asked for now."),
    ],
)
def test_moves_that_are_refused(wrong: dict[str, Any], why: str) -> None:
    refused = replay(record({"moves": [shuffled(), wrong]}))["refused"]
    assert (refused["deal"], refused["move"]) == (0, 1)
    assert why in refused["why"]


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"seat": 0, "do": "pick", "cards": []}, "Pick one card at least."),
        ({"seat": 0, "do": "pick", "cards": ["9s"]}, "You do not hold the 9♠."),
        ({"seat": 0, "do": "pick", "cards": ["Ah", "Ah"]}, "You hold the A♥ once only."),
        ({"seat": 0, "do": "pick", "cards": "Ah"}, "cards"),
        ({"seat": 0, "do": "pick", "cards": ["1h"]}, "cards"),
        ({"seat": 0, "do": "pick"}, "cards"),
        ({"seat": 1, "do": "pick", "cards": ["Jc", "Qd", "Qh", "2h"]}, "more than 31"),
        (move("0 check"), "The brag is over"),
        ({"seat": 3, "do": "pick", "cards": ["Ah"]}, ""),
    ],
)
def test_picks_that_are_refused(wrong: dict[str, Any], why: str) -> None:
    moves = deal(WHOLE)["moves"]
    whole = record({"moves": [*moves, wrong]}, options={"third_pick": "manual"})
    refused = replay(whole)["refused"]
    assert (refused["deal"], refused["move"]) == (0, len(moves))
    assert why in refused["why"]


@pytest.mark.parametrize("cards", [PACK[3:], PACK.replace("7c", "2c"), PACK.replace("7c", "1c")])
def test_a_wrong_set_of_cards_is_refused(cards: str) -> None:
    assert replay(record(deal(cards=cards)))["refused"]["move"] == 0


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"seats": [{"name": "A", "chips": 50}]}, "seats"),
        ({"seats": [{"name": "A", "chips": 50}] * 9}, "seats"),
        ({"seats": [{"name": "A", "chips": 50}] * 6, "options": {"hand_size": 9}}, "seats"),
        (
            {"seats": [{"name": "A", "chips": 2}] * 3},
            "seats: Bragg needs 2 players who can pay 3 chips",
        ),
        ({"options": {"hand_size": "9"}}, "options: hand_size"),
        ({"options": {"min_raise": 6}}, "options: max_raise"),
        ({"options": {"noses": 1}}, "options: 'noses' is unknown"),
        ({"carry": {"dealer": 3}}, "There is no seat 4"),
        ({"carry": {"in": [0, 5]}}, "There is no seat 6"),
        ({"carry": {"in": [0, 0]}}, "carry: in"),
        ({"carry": {"pools": {"first": 2}}}, "carry: pools"),
        ({"carry": {"played": 2}, "options": {"deals": 2}}, "carry: played"),
    ],
)
def test_what_is_no_record(changes: dict[str, Any], what: str) -> None:
    with pytest.raises(UnreadableError, match=what):
        replay(record(**changes))


@pytest.mark.parametrize("viewer", ["public", 1])
def test_others_see_what_was_turned_up_and_shown_and_no_hand(viewer: Viewer) -> None:
    other = spelled(pack_for({**HANDS, 0: "Kc Kd Ah 7s 5d 4c 3h Tc Qc"}, (0, 1, 2), 9))
    options = {"third_pick": "manual"}
    shown = [
        replay(record(deal(WHOLE, cards), options=options), viewer=viewer)
        for cards in (PACK, other)
    ]
    assert shown[0] == shown[1]
    assert shown[0]["hands"][0] is None
    assert {"Kc", "Kd", "Ad"} <= {card for each in _cards(shown[0]["events"]) for card in each}


def _cards(events: list[dict[str, Any]]) -> list[list[str]]:
    return [each.get("cards", [each.get("card")]) for each in events if each["event"] != "dealt"]


def test_what_is_picked_is_hidden_from_others_until_the_window_closes() -> None:
    options = {"third_pick": "manual"}
    some, other = (deal(f"{WHOLE}, 1 pick {cards}") for cards in ("9c", "Jc 8h"))
    for viewer in ("public", 0, 2):
        seen: Viewer = viewer  # pyright: ignore[reportAssignmentType]
        assert replay(record(some, options=options), viewer=seen) == replay(
            record(other, options=options), viewer=seen
        )
    assert replay(record(some, options=options), viewer=1)["absent"] == {
        "1": {"do": "pick", "cards": ["9c"]}
    }
