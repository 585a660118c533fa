"""Records of vingt-un written by hand from the book: JSON in, and what the replay prints."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules.cards import PACK, cards, spelled
from bot.rules.codec import UnreadableError
from tests.games.record_of import record_of
from tests.tables.records import replay

Move = dict[str, Any]

TOP = "Tc 9d 8s 9h 7c Ks 2d"
"""Seat 1 holds 19, seat 2 sixteen, and seat 0, the dealer, 18."""


def shuffled(top: str, but: str = "") -> Move:
    """A shuffle with these cards on top, the others but those in hands below them."""
    first, held = cards(top), cards(but)
    rest = (each for each in PACK if each not in first and each not in held)
    return {"chance": "shuffled", "cards": spelled((*first, *rest))}


def stake(seat: int, amount: object) -> Move:
    return {"seat": seat, "do": "stake", "amount": amount}


def moves(text: str) -> list[Move]:
    """Moves such as `1 card, 2 stand`."""
    return [{"seat": int(each[0]), "do": each[2:]} for each in text.split(", ")]


def record(chips: list[int], *deals: list[Move], **head: Any) -> dict[str, Any]:
    head = {"carry": {"dealer": 0}} | head
    return record_of("vingt_un", chips, [{"moves": deal} for deal in deals], **head)


STAKED = [stake(1, 5), stake(2, 4)]
COUP = [*STAKED, shuffled(TOP)]


def test_where_it_stands_while_the_stakes_are_open() -> None:
    found = replay(record([100, 50, 50], [stake(1, 0)]))
    assert found["turn"] == {"seats": [1, 2, 0]}
    assert found["legal"] == {"1": ["stake"], "2": ["stake"], "0": ["pass_deal"]}
    assert found["absent"]["2"] == {"do": "stake", "amount": 0}
    assert found["pools"] == {}


def test_where_it_stands_when_a_player_is_on_turn() -> None:
    found = replay(record([100, 50, 50], COUP))
    assert found["refused"] is None
    assert found["turn"] == {"seats": [1]}
    assert found["legal"] == {"1": ["card", "stand"]}
    assert found["absent"] == {"1": {"do": "stand"}}
    assert found["hands"] == ["8s Ks", "Tc 9h", "9d 7c"]


def test_example_1_in_a_record() -> None:
    found = replay(record([100, 50, 50], [*COUP, *moves("1 stand, 2 stand, 0 stand")]))
    (deal,) = found["deals"]
    assert deal["chips"] == [99, 55, 46]
    assert deal["pools"] == {}
    assert (deal["next_dealer"], deal["over"], deal["finished"]) == (0, False, True)


def test_the_pack_goes_on_without_a_shuffle() -> None:
    first = [*COUP, *moves("1 stand, 2 stand, 0 stand")]
    found = replay(record([100, 50, 50], first, STAKED))
    assert found["refused"] is None
    assert found["hands"][1] == "2d 4c"


def test_the_first_deal_begins_with_a_pack_turned_up() -> None:
    found = replay(record([100, 50, 50], [shuffled("2c 3c Ac")], carry={}))
    assert found["turn"] == {"seats": [0, 1, 2]}
    assert found["events"][0]["event"] == "first_card_turned"
    staked = [shuffled("Ac"), stake(1, 1), stake(2, 1)]
    refused = replay(record([100, 50, 50], [*staked, shuffled("", "2c")], carry={}))
    wanted = "A shuffle of 52 given cards is asked for."
    assert refused["refused"] == {"deal": 0, "move": 3, "why": wanted}


def test_the_clock_closes_the_window() -> None:
    found = replay(record([100, 50, 50], [stake(2, 4), {"clock": "close"}, shuffled(TOP)]))
    assert found["refused"] is None
    assert found["turn"] == {"seats": [2]}


def test_a_passed_deal_is_a_deal_of_the_record() -> None:
    found = replay(record([100, 50, 50], [{"seat": 0, "do": "pass_deal"}], [stake(2, 1)]))
    assert found["refused"] is None
    assert found["deals"][0]["next_dealer"] == 1
    assert found["turn"] == {"seats": [2, 0]}


def test_a_second_empty_window_is_the_end_of_a_deal() -> None:
    close = {"clock": "close"}
    found = replay(record([100, 50, 50], [close, stake(1, 0), stake(2, 0)]))
    assert found["deals"][0]["next_dealer"] == 1


def test_an_absent_players_move_is_the_same_move() -> None:
    absent = [{**each, "absent": True} for each in moves("1 stand")]
    assert replay(record([100, 50, 50], [*COUP, *absent]))["refused"] is None


@pytest.mark.parametrize(
    "move",
    [
        stake(1, 11),
        stake(1, -1),
        stake(1, True),
        stake(1, 1.0),
        {"seat": 1, "do": "stake"},
        {"seat": 1, "do": "stake", "amount": 1, "card": "2c"},
        stake(0, 1),
        stake(3, 1),
        {"seat": 1, "do": "card"},
        {"seat": 1, "do": "pass_deal"},
        {"seat": 1, "do": "split"},
        {"gallery": 0, "do": "stake", "amount": 1},
    ],
)
def test_moves_that_are_refused_while_the_stakes_are_open(move: Move) -> None:
    found = replay(record([100, 50, 50], [move]))
    assert found["refused"]["move"] == 0


@pytest.mark.parametrize(
    "move",
    [
        *moves("2 stand, 0 card, 1 pass_deal"),
        {"seat": 1, "do": "card", "amount": 1},
        stake(1, 1),
        {"clock": "close"},
        shuffled(""),
    ],
)
def test_moves_that_are_refused_when_a_player_is_on_turn(move: Move) -> None:
    assert replay(record([100, 50, 50], [*COUP, move]))["refused"]["move"] == 3


def test_the_dealer_cannot_pass_once_a_chip_is_staked() -> None:
    found = replay(record([100, 50, 50], [stake(1, 1), {"seat": 0, "do": "pass_deal"}]))
    assert found["refused"]["move"] == 1


def test_a_table_that_cannot_go_on_is_over_without_being_stopped() -> None:
    first = [stake(1, 1), shuffled("Tc Ts 6h Ks"), *moves("1 stand, 0 stand")]
    found = replay(record([40, 2], first))
    assert found["over"]
    assert found["deals"][0]["next_dealer"] is None
    further = replay(record([40, 2], first, [stake(1, 0)]))
    assert further["refused"] == {"deal": 1, "move": 0, "why": "The match is over."}


def test_the_host_ends_the_sitting_after_the_last_deal() -> None:
    first = [*COUP, *moves("1 stand, 2 stand, 0 stand")]
    found = replay(record([100, 50, 50], first, stopped=True))
    assert found["over"]
    assert found["chips"] == [99, 55, 46]


@pytest.mark.parametrize(
    "head",
    [
        {"options": {"ties": "player"}},
        {"options": {"max_stake": 0}},
        {"options": {"max_stake": "10"}},
        {"options": {"splits": "on"}},
        {"carry": {"dealer": 3}},
        {"carry": {"dealer": "0"}},
        {"carry": {"bank": 9}},
        {"seats": [{"name": "A", "chips": 50}]},
        {"seats": [{"name": "A", "chips": 50}] * 11},
        {"seats": [{"name": "A", "chips": 50}, {"name": "B", "chips": 1}]},
    ],
)
def test_what_is_no_record(head: dict[str, Any]) -> None:
    with pytest.raises(UnreadableError):
        replay(record([100, 50, 50]) | head)
