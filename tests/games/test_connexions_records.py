"""Records of connexions written out by the words of the book, with the figures that it asks for.

Four play, and seat 3 deals, so that seat 0 leads, unless a record says otherwise.
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules.cards import PACK, spelled
from bot.rules.codec import UnreadableError
from tests.games.connexions_table import pack_for, stacked
from tests.games.record_of import record_of
from tests.tables.records import replay

ROUND = (0, 1, 2, 3)

STOLEN = {
    0: "7s 2c 3c 4c 5c 6c 7c 8c",
    1: "As 2h 3h 4h 5h 6h 7h 8h",
    2: "Ac 2s 3s 4s 5s 6s 8s 9s",
    3: "Ks 2d 3d 4d 5d 6d 7d 8d",
}
"""Seat 3 trumps the first connexion with the two of diamonds, and every trick after that."""

STEALING = (
    "7s As Ac 2d",
    *(f"{trump} {club} {heart} {spade}" for trump, club, heart, spade in (
        ("3d", "2c", "2h", "2s"), ("4d", "3c", "3h", "3s"), ("5d", "4c", "4h", "4s"),
        ("6d", "5c", "5h", "5s"), ("7d", "6c", "6h", "6s"), ("8d", "7c", "7h", "8s"),
        ("Ks", "8c", "8h", "9s"),
    )),
)  # fmt: skip


def shuffled(hands: dict[int, str], players: tuple[int, ...] = ROUND) -> dict[str, Any]:
    return {"chance": "shuffled", "cards": spelled(pack_for(hands, players, {}))}


def plays(*moves: tuple[int, str]) -> list[dict[str, Any]]:
    return [{"seat": seat, "do": "play", "card": code} for seat, code in moves]


def stolen(first: int = 0) -> dict[str, Any]:
    """The whole deal in which the dealer takes all eight tricks; seat `first` leads."""
    moves: list[tuple[int, str]] = []
    for number, trick in enumerate(STEALING):
        leader = first if number == 0 else first + 3
        moves += [((leader + step) % 4, code) for step, code in enumerate(trick.split())]
    players = tuple((first + step) % 4 for step in ROUND)
    hands = {(seat + first) % 4: hand for seat, hand in STOLEN.items()}
    return {"moves": [shuffled(hands, players), *plays(*moves)]}


def record(*deals: dict[str, Any], chips: list[int] | None = None, **head: Any) -> dict[str, Any]:
    return record_of("connexions", chips or [50] * 4, deals, **head)


def test_a_deal_with_a_stolen_connexion() -> None:
    found = replay(record(stolen()))
    assert found["refused"] is None
    assert found["deals"] == [
        {
            "chips": [46, 46, 46, 46 + 4 + 1],
            "gallery": [],
            "pools": {"pool": 11},
            "score": [],
            "next_dealer": 0,
            "over": False,
            "finished": True,
        }
    ]
    told = [each["event"] for each in found["events"]]
    assert told[:7] == ["anted", "dealt", *["played"] * 3, "connected", "played"]
    assert told[7] == "trick_taken"
    assert told[-2:] == ["took", "took"]
    assert found["events"][7] == {
        "deal": 0, "event": "trick_taken", "seat": 3, "connexions": ["first"],
    }  # fmt: skip
    assert found["events"][-2] == {
        "deal": 0, "event": "took", "seat": 3, "prize": "first", "due": 4, "amount": 4,
    }  # fmt: skip


def test_a_pool_that_stands_is_not_filled_and_what_is_left_at_the_end_is_shared() -> None:
    """Of eleven chips five are drawn in the second deal, and six are shared from seat 1 on."""
    found = replay(record(stolen(0), stolen(1), options={"deals": 2}))
    assert found["refused"] is None
    assert [each["pools"] for each in found["deals"]] == [{"pool": 11}, {"pool": 0}]
    assert found["deals"][1]["chips"] == [46 + 5 + 1, 46 + 2, 46 + 2, 51 + 1]
    assert [each["next_dealer"] for each in found["deals"]] == [0, None]
    assert [each["over"] for each in found["deals"]] == [False, True]


def test_after_the_match_a_deal_is_refused() -> None:
    found = replay(record(stolen(), stolen(), options={"deals": 1}))
    assert found["refused"] == {"deal": 1, "move": 0, "why": "The match is over."}


def test_the_match_ends_when_a_pooling_is_due_that_fewer_than_three_can_pay() -> None:
    found = replay(record(stolen(), stolen(), options={"pool_stake": 3}, chips=[3, 3, 3, 3]))
    assert found["deals"][0]["over"] is True
    assert found["deals"][0]["next_dealer"] is None
    assert found["deals"][0]["chips"] == [2, 2, 2, 5 + 1]
    assert found["refused"] == {"deal": 1, "move": 0, "why": "The match is over."}


def test_the_host_stops_and_the_pool_is_shared() -> None:
    found = replay(record(stolen(), stopped=True))
    assert found["deals"][0]["pools"] == {"pool": 11}
    assert found["chips"] == [49, 49, 49, 53]
    assert (found["pools"], found["over"]) == ({"pool": 0}, True)


def test_one_sits_out_and_three_have_ten_cards_each() -> None:
    moved = {"moves": [shuffled({}, (2, 3, 0))]}
    found = replay(record(moved, chips=[50, 3, 50, 50], carry={"dealer": 0}))
    assert [len(hand.split()) for hand in found["hands"]] == [10, 0, 10, 10]
    assert (found["chips"], found["pools"]) == ([46, 3, 46, 46], {"pool": 12})
    assert found["turn"] == {"seats": [2]}


def test_a_pool_from_before_and_those_who_are_in() -> None:
    carry = {"dealer": 2, "pools": {"pool": 9}, "in": [0, 2, 3], "played": 4}
    found = replay(record({"moves": [shuffled({}, (3, 0, 2))]}, chips=[0] * 4, carry=carry))
    assert [len(hand.split()) for hand in found["hands"]] == [10, 0, 10, 10]
    assert (found["chips"], found["pools"]) == ([0] * 4, {"pool": 9})
    assert found["table"]["deals"] == 4


def test_people_come_and_go_and_the_pool_stands() -> None:
    """Seat 1 is given up and taken again: the seat has paid, and plays on."""
    company = [
        {"seat": 1, "leaves": True},
        {"seat": 1, "name": "Q", "chips": 2},
        {"seat": 3, "adds": 9},
    ]
    second = {"moves": [shuffled({}, (1, 2, 3, 0))], "company": company}
    found = replay(record(stolen(), second))
    assert found["refused"] is None
    assert (found["chips"], found["pools"]) == ([46, 2, 46, 60], {"pool": 11})
    assert found["turn"] == {"seats": [1]}


def test_the_book_plays_for_the_absent() -> None:
    deal = {"moves": [shuffled(STOLEN), *plays((0, "7s"), (1, "As"))]}
    assert replay(record(deal))["absent"] == {"2": {"do": "play", "card": "Ac"}}
    deal["moves"].append({"seat": 2, "do": "play", "card": "Ac", "absent": True})
    found = replay(record(deal))
    assert found["refused"] is None
    assert found["absent"] == {"3": {"do": "play", "card": "Ks"}}


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ({"seat": 1, "do": "play", "card": "2h"}, "It is not your turn."),
        ({"seat": 2, "do": "play", "card": "2s"}, "you must answer the connexion"),
        ({"seat": 2, "do": "play", "card": "Kd"}, "You do not hold the K♦."),
        ({"seat": 2, "do": "play"}, "card"),
        ({"seat": 2, "do": "play", "card": "1s"}, "card"),
        ({"seat": 2, "do": "play", "card": "Ac", "trump": True}, "trump"),
        ({"seat": 2, "do": "answer", "card": "Ac"}, "do"),
        ({"seat": 4, "do": "play", "card": "Ac"}, ""),
        ({"gallery": 0, "do": "play", "card": "Ac"}, ""),
        ({"clock": "close"}, "There is no window to close."),
        ({"chance": "shuffled", "cards": spelled(PACK)}, "Chance is not asked for now."),
    ],
)
def test_moves_that_are_refused(move: dict[str, Any], why: str) -> None:
    deal = {"moves": [shuffled(STOLEN), *plays((0, "7s"), (1, "As")), move]}
    refused = replay(record(deal))["refused"]
    assert (refused["deal"], refused["move"]) == (0, 3)
    assert why in refused["why"]


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"seats": [{"name": "A", "chips": 50}] * 2}, "seats"),
        ({"seats": [{"name": "A", "chips": 50}] * 5}, "seats"),
        (
            {"seats": [{"name": "A", "chips": 3}] * 4},
            "seats: Connexions needs 3 players who can pay 4",
        ),
        ({"options": {"unit": 0}}, "options: unit"),
        ({"options": {"pool_stake": 0}}, "options: pool_stake: 0 is not between 1 and 1000"),
        ({"options": {"pool_stake": None}}, "options: 'pool_stake': null"),
        ({"options": {"deals": None}}, "options: 'deals': null"),
        ({"options": {"deals": 101}}, "options: deals"),
        ({"options": {"connexion_by": "dealt"}}, "options: connexion_by"),
        ({"options": {"trumps": "d"}}, "options: 'trumps' is unknown"),
        ({"carry": {"dealer": 4}}, "carry: dealer"),
        ({"carry": {"pools": {"pot": 2}}}, "carry: pools"),
        ({"carry": {"in": [0, 1]}}, "carry: in"),
        ({"carry": {"in": None}}, "carry: 'in': null"),
        ({"carry": {"played": 8}}, "seats: All 8 deals of the match are played."),
        ({"carry": {"played": 2}, "options": {"deals": 2}}, "carry: played"),
    ],
)
def test_what_is_no_record(changes: dict[str, Any], what: str) -> None:
    with pytest.raises(UnreadableError, match=what):
        replay(record(**changes))


def test_what_is_undealt_or_held_by_another_is_not_to_be_told() -> None:
    """The last two cards of seat 2, and two of the undealt cards, lie in the other's place."""
    held = {seat: [each.strip() for each in hand.split()] for seat, hand in STOLEN.items()}
    shown: list[dict[str, Any]] = []
    for last in (["8s", "9s"], ["Ts", "Js"]):
        cards = {**held, 2: [*held[2][:6], *last]}
        pack = {seat: [next(each for each in PACK if each.code == code) for code in hand]
                for seat, hand in cards.items()}  # fmt: skip
        first = {"chance": "shuffled", "cards": spelled(stacked(pack, ROUND))}
        deal = {"moves": [first, *plays((0, "7s"), (1, "As"), (2, "Ac"))]}
        shown.append(replay(record(deal), viewer=3))
    assert shown[0] == shown[1]
    assert shown[0]["hands"][:3] == [None] * 3
    assert len(shown[0]["hands"][3].split()) == 8
