"""Records of thirty-one written by hand from the book: JSON in, and what the replay prints."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules.cards import PACK, cards, spelled
from bot.rules.codec import UnreadableError
from bot.tables.outcome import Viewer
from tests.games.record_of import record_of
from tests.tables.records import replay

Move = dict[str, Any]

# Seat 0 holds Kc Qc 5c, seat 1 Ah Jh 2c, seat 2 9d 8d 2s; then Qh 3c 4s in the middle.
TOP = "Kc Ah 9d Qc Jh 8d 5c 2c 2s Qh 3c 4s"


def pack(top: str) -> str:
    """A whole pack with these cards on top, the others below in the order of a new pack."""
    first = cards(top)
    return spelled((*first, *(each for each in PACK if each not in first)))


def shuffled(top: str) -> Move:
    return {"chance": "shuffled", "cards": pack(top)}


def moves(text: str) -> list[Move]:
    """Moves such as `0 Kd for 8s, 1 knock`."""
    found: list[Move] = []
    for each in text.split(", "):
        seat, do, *rest = each.split()
        exchange = {"do": "exchange", "take": do, "give": rest[-1]} if rest else {"do": do}
        found.append({"seat": int(seat), **exchange})
    return found


def record(chips: list[int], *deals: dict[str, Any], **head: Any) -> dict[str, Any]:
    return record_of("thirty_one", chips, deals, **head)


def deal(*played: Move, company: list[dict[str, Any]] | None = None) -> dict[str, Any]:
    return {"moves": list(played), **({"company": company} if company else {})}


def events(printed: dict[str, Any], *words: str) -> list[dict[str, Any]]:
    """The events of these names, in their order."""
    return [event for event in printed["events"] if event["event"] in words]


def test_where_it_stands_after_the_deal() -> None:
    found = replay(record([20] * 3, deal(shuffled(TOP))))
    assert found["refused"] is None
    assert found["turn"] == {"seats": [0]}, "with no dealer given the last seat deals"
    assert found["legal"] == {"0": ["exchange", "knock"]}
    assert found["absent"] == {"0": {"do": "knock"}}
    assert found["pools"] == {"pool": 3}
    assert found["chips"] == [19, 19, 19]
    assert found["hands"] == ["Kc Qc 5c", "Ah Jh 2c", "9d 8d 2s"]
    assert found["table"]["middle"] == ["Qh", "3c", "4s"]


def test_example_3_an_exchange() -> None:
    top = "Ad 2c 9d 3c 8s 4c 5s Kd 8c"
    played = deal(shuffled(top), *moves("0 Kd for 8s"))
    found = replay(record([20, 20], played, carry={"dealer": 1}))
    assert found["hands"][0] == "Ad 9d Kd"
    assert found["table"]["middle"] == ["5s", "8s", "8c"]
    assert events(found, "exchanged") == [
        {"deal": 0, "event": "exchanged", "seat": 0, "took": "Kd", "gave": "8s"}
    ]


def test_example_5_knock_and_last_round() -> None:
    found = replay(record([20] * 3, deal(shuffled(TOP), *moves("0 knock"))))
    assert found["legal"] == {"1": ["exchange", "stand"]}
    assert found["absent"] == {"1": {"do": "stand"}}
    found = replay(record([20] * 3, deal(shuffled(TOP), *moves("0 knock, 1 stand, 2 stand"))))
    assert found["deals"] == [
        {
            "chips": [22, 19, 19],
            "gallery": [],
            "pools": {"pool": 0},
            "score": [],
            "next_dealer": 0,
            "over": False,
            "finished": True,
        }
    ]
    assert events(found, "showed", "took")[-2:] == [
        {
            "deal": 0,
            "event": "showed",
            "seat": 2,
            "cards": ["9d", "8d", "2s"],
            "worth": {"points": 17, "triplet": 0},
        },
        {
            "deal": 0,
            "event": "took",
            "seat": 0,
            "amount": 3,
            "worth": {"points": 25, "triplet": 0},
        },
    ]


def test_example_6_thirty_one_after_the_knock() -> None:
    played = moves("0 knock, 1 Qh for 2c")
    found = replay(record([20] * 3, deal(shuffled(TOP), *played)))
    assert found["deals"][0]["chips"] == [19, 22, 19]
    assert found["deals"][0]["finished"]
    again = replay(record([20] * 3, deal(shuffled(TOP), *played, *moves("2 stand"))))
    assert again["refused"]["move"] == 3, "seat 2 has no turn"


@pytest.mark.parametrize("viewer", ["public", 0, 2])
def test_example_6_nobody_else_shows(viewer: Viewer) -> None:
    whole = record([20] * 3, deal(shuffled(TOP), *moves("0 knock, 1 Qh for 2c")))
    found = replay(whole, viewer=viewer)
    for seat, card in ((0, "5c"), (2, "8d")):
        assert (card in str(found)) == (viewer == seat)


def test_example_7_dealt_thirty_one_has_no_other_move() -> None:
    top = "Ad 2c Ah 3c Kd 4c Kh 5d Qd 6c Qh 7d 2s 3s 4s"
    whole = record([20] * 4, deal(shuffled(top)), deal(), carry={"dealer": 2})
    found = replay(whole)
    assert found["deals"][0]["chips"] == [19, 19, 19, 23]
    assert found["deals"][0]["next_dealer"] == 3
    assert found["deals"][0]["finished"]
    assert found["refused"] is None


@pytest.mark.parametrize(
    ("options", "chips"), [({}, [19, 19, 22]), ({"ties": "split"}, [20, 19, 21])]
)
def test_example_8_tie(options: dict[str, str], chips: list[int]) -> None:
    top = "2h Kh Kc 4d 8h 8c 5s Ts Td Jc Jh 3s"
    played = moves("1 knock, 2 Jh for Ts, 0 Jc for Td")
    whole = record([20] * 3, deal(shuffled(top), *played), carry={"dealer": 0}, options=options)
    assert replay(whole)["deals"][0]["chips"] == chips


@pytest.mark.parametrize(
    "move",
    [
        {"seat": 0, "do": "exchange", "take": "Qh", "give": "Qh"},
        {"seat": 0, "do": "exchange", "take": "Qh", "give": "2s"},
        {"seat": 0, "do": "exchange", "take": "Kc", "give": "5c"},
        {"seat": 0, "do": "exchange", "take": "Qh"},
        {"seat": 0, "do": "exchange", "take": "Qh", "give": "1c"},
        {"seat": 0, "do": "exchange", "take": ["Qh"], "give": "5c"},
        {"seat": 0, "do": "exchange", "take": "Qh", "give": "5c", "amount": 1},
        {"seat": 0, "do": "pass"},
        {"seat": 0, "do": "stand"},
        {"seat": 0, "do": "knock", "amount": 1},
        {"seat": 0, "do": "fold"},
        {"seat": 1, "do": "knock"},
        {"seat": 3, "do": "knock"},
        {"gallery": 0, "do": "knock"},
        {"clock": "close"},
        {"chance": "shuffled", "cards": pack("2c")},
    ],
)
def test_example_9_what_is_no_move(move: Move) -> None:
    found = replay(record([20] * 3, deal(shuffled(TOP), move)))
    assert found["refused"]["move"] == 1
    assert found["chips"] == [19, 19, 19]


def test_every_deal_begins_with_a_shuffle() -> None:
    first = deal(shuffled(TOP), *moves("0 knock, 1 stand, 2 stand"))
    found = replay(record([20] * 3, first, deal(*moves("1 knock"))))
    assert found["refused"]["deal"] == 1


def test_a_sitting_that_goes_on_to_its_last_deal() -> None:
    whole = record(
        [20] * 3,
        deal(shuffled(TOP), *moves("0 knock, 1 stand, 2 stand")),
        carry={"dealer": 2, "played": 9},
        options={"deals": 10},
    )
    found = replay(whole)
    assert found["over"]
    assert found["deals"][0]["next_dealer"] is None
    again = replay({**whole, "deals": [*whole["deals"], deal()]})
    assert again["refused"] == {"deal": 1, "move": 0, "why": "The match is over."}


@pytest.mark.parametrize(
    ("carry", "first_dealer", "turn"),
    [({"dealer": 0}, 1, 1), ({}, 1, 2), ({}, "random", 0), ({"dealer": 1}, "random", 2)],
)
def test_the_dealer_carried_goes_before_the_one_of_the_house(
    carry: dict[str, int], first_dealer: int | str, turn: int
) -> None:
    options = {"first_dealer": first_dealer}
    whole = record([20] * 3, deal(shuffled("2c 3d 4h")), carry=carry, options=options)
    assert replay(whole)["turn"] == {"seats": [turn]}


def test_the_seat_named_is_printed_whether_it_can_pay_or_not() -> None:
    whole = record(
        [20, 20, 4], deal(shuffled(TOP), *moves("0 knock, 1 stand")), deal(), options={"stake": 5}
    )
    found = replay({**whole, "carry": {"dealer": 1}})
    assert found["deals"][0]["next_dealer"] == 2
    assert found["table"]["dealer"] == 0
    assert found["table"]["players"] == [1, 0]


def test_company_that_changes_between_two_deals() -> None:
    first = deal(shuffled(TOP), *moves("0 knock, 1 stand, 2 stand"))
    comes = {"seat": 3, "name": "D", "chips": 30}
    second = deal(company=[{"seat": 0, "leaves": True}, {"seat": 2, "adds": 5}, comes])
    found = replay(record([20] * 3, first, second))
    assert found["table"]["dealer"] == 1, "seat 0 was named, and has left"
    assert found["table"]["players"] == [2, 3, 1]
    assert found["chips"] == [0, 18, 23, 29]


def test_a_match_that_is_over_for_want_of_chips() -> None:
    whole = record([1, 20], deal(shuffled("Kc 2d Qc 3h 5c 4s"), *moves("0 knock, 1 stand")))
    assert not replay(whole)["over"]
    found = replay({**whole, "seats": [{"name": "A", "chips": 1}, {"name": "B", "chips": 1}]})
    assert found["over"]
    assert found["deals"][0]["next_dealer"] is None
    assert found["deals"][0]["chips"] == [2, 0]


def test_a_host_who_stops_changes_no_chips() -> None:
    played = deal(shuffled(TOP), *moves("0 knock, 1 stand, 2 stand"))
    found = replay(record([20] * 3, played, stopped=True))
    assert found["chips"] == found["deals"][0]["chips"] == [22, 19, 19]
    assert found["over"]


@pytest.mark.parametrize(
    ("chips", "options"),
    [([20, 4], {"stake": 5}), ([0, 0, 0], {}), ([20] * 17, {}), ([20], {})],
)
def test_seats_that_cannot_open_a_deal_make_no_record(
    chips: list[int], options: dict[str, int]
) -> None:
    with pytest.raises(UnreadableError, match="seats"):
        replay(record(chips, options=options))
