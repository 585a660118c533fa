"""Records of poch written out by the words of the book, with the figures that it asks for.

Three play with 50 chips each unless a record says otherwise, and seat 2 deals: seat 0 is eldest.
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.poch import POOLS
from bot.rules.cards import spelled
from bot.rules.codec import UnreadableError
from tests.games.poch_table import pack_for
from tests.games.record_of import record_of
from tests.tables.records import replay

HANDS = {0: "Jc Qc Kc Ac As", 1: "Kh Td 8s Js Ks", 2: "7d 8h 9c Tc Qh"}
"""Diamonds are trumps. Seat 0 has a pair of aces, seat 1 one of kings, seat 2 none."""

PACK = spelled(pack_for(HANDS, (0, 1, 2), "Jd"))


def shuffled(cards: str = PACK) -> dict[str, Any]:
    return {"chance": "shuffled", "cards": cards}


def move(text: str) -> dict[str, Any]:
    """`0 poch 2`, `1 hold`, `0 lead Jc` as a move."""
    seat, do, *rest = text.split()
    parameter = {"lead": "card", "poch": "amount", "raise": "amount"}.get(do)
    value = {parameter: rest[0] if do == "lead" else int(rest[0])} if parameter else {}
    return {"seat": int(seat), "do": do, **value}


def deal(moves: str = "", cards: str = PACK, **rest: Any) -> dict[str, Any]:
    return {"moves": [shuffled(cards), *map(move, moves.split(", ") if moves else ())], **rest}


def record(*deals: dict[str, Any], chips: list[int] | None = None, **head: Any) -> dict[str, Any]:
    return record_of("poch", chips or [50] * 3, deals, **head)


def board(**changes: int) -> dict[str, int]:
    return dict.fromkeys(POOLS, 3) | {"sequence": 0, "ten": 0, "poch": 0} | changes


WHOLE = "0 poch 2, 1 raise 1, 2 pass, 0 hold, 0 lead Jc, 0 lead As"
"""Seat 0 wins nine chips by its aces, of which three are its own, and goes out."""


def test_a_whole_deal() -> None:
    found = replay(record(deal(WHOLE)))
    assert found["refused"] is None
    assert found["deals"] == [
        {
            "chips": [42 + 3 - 3 + 9 + 10, 42 + 3 - 3 - 5, 42 - 5],
            "gallery": [],
            "pools": board(),
            "score": [],
            "next_dealer": 0,
            "over": False,
            "finished": True,
        }
    ]
    told = [each["event"] for each in found["events"]]
    assert told == [
        "dressed", "trumps_turned", "melded", "melded",
        "poched", "raised", "passed", "held", "showed", "showed", "won_poch",
        *["played"] * 4, "stopped", "played", "went_out", *["paid_for_cards"] * 2,
    ]  # fmt: skip


def test_the_pools_are_the_eight_or_nine_of_the_board_while_bets_lie_there() -> None:
    found = replay(record(deal("0 poch 2, 1 raise 1")))
    assert found["pools"] == board(poch=3 + 2 + 3)
    assert found["turn"] == {"seats": [2]}
    assert found["legal"] == {"2": ["pass"]}
    assert found["absent"] == {"2": {"do": "pass"}}
    nine = replay(record(deal("0 poch 2"), options={"centre": "on"}))
    assert nine["pools"] == board(poch=5, centre=3)


def test_legal_moves_are_those_of_the_seat_on_turn() -> None:
    assert replay(record(deal()))["legal"] == {"0": ["pass", "poch"]}
    assert replay(record(deal("0 poch 2")))["legal"] == {"1": ["hold", "pass", "raise"]}
    assert replay(record(deal("0 poch 10")))["legal"] == {"1": ["hold", "pass"]}
    after = replay(record(deal("0 pass, 1 pass, 2 pass")))
    assert after["legal"] == {"0": ["lead"]}
    assert after["absent"] == {"0": {"do": "lead", "card": "Jc"}}


def test_two_deals_with_pools_that_stand_over() -> None:
    second = deal(cards=spelled(pack_for(HANDS, (1, 2, 0), "Jd")))
    found = replay(record(deal(WHOLE), second))
    assert found["pools"] == dict.fromkeys(POOLS, 6) | {"poch": 3, "ten": 0, "sequence": 0}
    assert found["chips"] == [61 - 8 + 3, 37 - 8 + 3, 37 - 8]


def test_pools_left_by_earlier_deals() -> None:
    carry = {"pools": {"sequence": 10, "ace": 4}}
    found = replay(record(deal(WHOLE), carry=carry))
    assert found["chips"][0] == 61 + 10
    assert found["pools"] == board(ace=7)


def test_the_dealer_named_and_the_poor_who_sit_out() -> None:
    """Seat 1 is named to deal and has 7 chips, so seat 2 deals and seat 3 is eldest."""
    cards = spelled(pack_for({3: HANDS[0]}, (3, 0, 2), "Jd"))
    found = replay(record(deal(cards=cards), chips=[8, 7, 50, 50], carry={"dealer": 1}))
    assert found["turn"] == {"seats": [3]}
    assert [len(hand.split()) for hand in found["hands"]] == [5, 0, 5, 5]


def test_the_match_is_over_when_fewer_than_three_can_pay() -> None:
    found = replay(record(deal(WHOLE), deal(), chips=[20, 20, 12]))
    # Seat 2 had 4 chips left after the board, of which it paid all for its cards.
    assert found["deals"][0]["over"] is True
    assert found["deals"][0]["next_dealer"] is None
    assert found["pools"] == dict.fromkeys(POOLS, 0)
    assert found["chips"] == [12 + 3 - 3 + 9 + 5 + 4 + 5, 12 + 3 - 3 - 5 + 5, 0 + 5]
    assert found["refused"] == {"deal": 1, "move": 0, "why": "The match is over."}


def test_the_host_stops_and_what_is_left_is_shared() -> None:
    found = replay(record(deal(WHOLE), stopped=True))
    assert found["chips"] == [61 + 5, 37 + 5, 37 + 5]
    assert set(found["pools"].values()) == {0}
    assert found["over"] is True


def test_people_come_and_go_and_the_board_stands() -> None:
    company = [
        {"seat": 0, "leaves": True},
        {"seat": 3, "name": "P3", "chips": 30},
        {"seat": 2, "adds": 10},
    ]
    second = deal(cards=spelled(pack_for({}, (2, 3, 1), "Jd")), company=company)
    found = replay(record(deal(WHOLE), second))
    assert found["deals"][1]["chips"][0] == 0
    assert [len(hand.split()) for hand in found["hands"]] == [0, 5, 5, 5]
    assert sum(found["chips"]) + sum(found["pools"].values()) == 150 + 10 + 30 - 61


def test_the_clock_passes_and_leads_for_the_absent() -> None:
    moved = deal("0 pass, 1 pass, 2 pass, 0 lead Jc")
    absent = {"moves": [{**each, "absent": True} for each in moved["moves"][1:]]}
    whole = {"moves": [moved["moves"][0], *absent["moves"]]}
    assert replay(record(whole))["refused"] is None


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (move("1 pass"), "It is not your turn."),
        (move("0 hold"), "Nobody has poched yet"),
        (move("0 poch 11"), "You may poch from 1 to 10 chips."),
        (move("0 lead Jc"), "The pochen comes first"),
        ({"seat": 0, "do": "poch"}, "amount"),
        ({"seat": 0, "do": "poch", "amount": "2"}, "amount"),
        ({"seat": 0, "do": "poch", "amount": True}, "amount"),
        ({"seat": 0, "do": "poch", "amount": 1.5}, "amount"),
        ({"seat": 0, "do": "poch", "amount": 1, "card": "As"}, "card"),
        ({"seat": 0, "do": "pass", "amount": 1}, "amount"),
        ({"seat": 0, "do": "bet", "amount": 1}, "do"),
        ({"seat": 3, "do": "pass"}, ""),
        ({"seat": 0.0, "do": "pass"}, ""),
        ({"clock": "close"}, "There is no window to close."),
        (shuffled(), "Chance is not asked for now."),
    ],
)
def test_moves_that_are_refused(wrong: dict[str, Any], why: str) -> None:
    refused = replay(record({"moves": [shuffled(), wrong]}))["refused"]
    assert (refused["deal"], refused["move"]) == (0, 1)
    assert why in refused["why"]


@pytest.mark.parametrize("cards", [PACK[3:], PACK.replace("7c", "2c"), PACK.replace("7c", "8c")])
def test_a_wrong_set_of_cards_is_refused(cards: str) -> None:
    assert replay(record(deal(cards=cards)))["refused"]["move"] == 0


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"seats": [{"name": "A", "chips": 50}] * 2}, "seats"),
        ({"seats": [{"name": "A", "chips": 50}] * 7}, "seats"),
        (
            {"seats": [{"name": "A", "chips": 7}] * 3},
            "seats: Poch needs 3 players who can pay 8 chips",
        ),
        ({"options": {"centre": True}}, "options: centre"),
        ({"options": {"max_poch": 0}}, "options: max_poch"),
        ({"options": {"pot": "on"}}, "options: 'pot' is unknown"),
        ({"carry": {"dealer": 3}}, "There is no seat 4 at this table"),
        ({"carry": {"dealer": 8}}, "carry: dealer"),
        ({"carry": {"pools": {"centre": 2}}}, "carry: pools"),
    ],
)
def test_what_is_no_record(changes: dict[str, Any], what: str) -> None:
    with pytest.raises(UnreadableError, match=what):
        replay(record(**changes))


def test_the_public_sees_melds_and_sets_and_no_hand() -> None:
    other = spelled(pack_for(HANDS | {2: "7d 8h 9c Tc 7s"}, (0, 1, 2), "Jd"))
    shown = [replay(record(deal(WHOLE, cards)), viewer="public") for cards in (PACK, other)]
    assert shown[0] == shown[1]
    assert shown[0]["hands"] == [None] * 3
    assert shown[0]["legal"] == shown[0]["absent"] == {}
