"""Records of baccara, written by hand from the words of the book; figures reckoned so too."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.rules.cards import spelled
from bot.rules.codec import UnreadableError
from bot.tables.outcome import outcome
from bot.tables.record_read import read_record
from bot.tables.replay import replayed
from tests.games.baccara_table import stock_of
from tests.games.record_of import record_of

Move = dict[str, object]

CLOSE: Move = {"clock": "close"}


def shuffled(first: str) -> Move:
    """The stock with these cards on top."""
    return {"chance": "shuffled", "cards": spelled(stock_of(first))}


def drawn(*order: int) -> Move:
    """Lots for the places."""
    return {"chance": "drawn", "order": [*order]}


def do(seat: int, what: str, **more: object) -> Move:
    """A move of a seat."""
    return {"seat": seat, "do": what, **more}


def behind(place: int, what: str, **more: object) -> Move:
    """A move of the gallery."""
    return {"gallery": place, "do": what, **more}


def record(
    seats: list[int], deals: list[list[Move]], gallery: list[int] | None = None, **head: object
) -> bytes:
    guests = [{"name": "G", "chips": chips} for chips in gallery or []]
    whole = record_of("baccara", seats, [{"moves": moves} for moves in deals], gallery=guests)
    return json.dumps(whole | head).encode()


def printed(written: bytes) -> Any:
    """What the replay prints."""
    return json.loads(json.dumps(outcome(replayed(read_record(written)))))


SALE = [do(0, "bid", amount=50), do(1, "bid", amount=0), do(2, "bid", amount=20), drawn(2, 1)]
"""Seat 0 is banker with 50; seat 2 sits at R1, seat 1 at L1."""


def test_a_sitting_of_a_loss_and_a_broken_bank() -> None:
    """The right loses 10 and the left wins 10; then both sides win all of it."""
    found = printed(
        record(
            [100, 100, 100],
            [
                [
                    *SALE,
                    do(2, "bet", on="R", amount=10),
                    do(1, "bet", on="L", amount=10),
                    do(1, "done"),
                    do(2, "done"),
                    shuffled("2c 9d 8h Kc Kd Kh 9c 8d 2h Ks Qs Js"),
                ],
                [
                    do(1, "bet", on="L", amount=30),
                    do(2, "bet", on="R", amount=40),
                    CLOSE,
                ],
                [do(2, "bid", amount=0), do(0, "bid", amount=0), CLOSE]
                + [do(seat, "decline") for seat in (0, 1, 2)],
            ],
        )
    )
    assert found["refused"] is None
    first, second, third = found["deals"]
    assert first["chips"] == [50, 110, 90]
    assert first["pools"] == {"bank": 50, "kitty": 0}
    assert (first["next_dealer"], first["over"]) == (0, False)
    assert second["chips"] == [50, 120, 130]
    assert second["pools"] == {"bank": 0, "kitty": 0}
    assert second["next_dealer"] is None
    assert (third["over"], third["chips"]) == (True, [50, 120, 130])


def test_the_first_coup_counts_holders_and_a_gallery() -> None:
    """The gallery's three on the right are paid after the seats."""
    found = printed(
        record(
            [100, 100, 100],
            [
                [
                    *SALE,
                    behind(0, "bet", on="R", amount=3),
                    do(2, "bet", on="R", amount=49),
                    CLOSE,
                    shuffled("9c 2d 2h Kc Kd Kh"),
                ]
            ],
            gallery=[10],
            stopped=True,
        )
    )
    assert found["deals"][0]["chips"] == [50, 100, 149]
    assert found["gallery"] == [11]
    assert found["over"] is True


def test_a_bank_that_goes_on_at_its_amount() -> None:
    """The accept of a retired bank has no parameter; that of an offered one has."""
    deals = [[*SALE, do(0, "retire"), do(1, "accept")], [do(1, "retire"), do(0, "accept")]]
    found = printed(record([100, 100, 100], deals))
    assert found["refused"] is None
    assert [deal["chips"] for deal in found["deals"]] == [[100, 50, 100], [50, 100, 100]]
    assert [deal["next_dealer"] for deal in found["deals"]] == [1, 0]


@pytest.mark.parametrize(
    "move",
    [
        do(0, "bid"),
        do(0, "bid", amount=1.5),
        do(0, "bid", amount=True),
        do(0, "bid", amount=1, on="R"),
        do(3, "bid", amount=1),
        do(0, "offer", amount=1),
        do(0, "bid", amount=-1),
        do(0, "bid", amount=101),
        do(0, "accept", amount=1),
        behind(0, "bid", amount=1),
        drawn(1, 2),
        do(0, "bet", on="X", amount=1),
    ],
)
def test_moves_that_are_refused(move: Move) -> None:
    found = printed(record([100, 100, 100], [[move]], gallery=[5]))
    assert (found["refused"]["deal"], found["refused"]["move"]) == (0, 0)


@pytest.mark.parametrize("parameters", [{"amount": 50}, {"amount": None}, {"on": "R"}])
def test_the_accept_of_a_retired_bank_takes_no_parameter(parameters: Move) -> None:
    deals = [[*SALE, do(0, "retire"), do(1, "accept", **parameters)]]
    assert printed(record([100, 100, 100], deals))["refused"]["move"] == 5


def test_the_accept_of_an_offered_bank_wants_an_amount() -> None:
    deals: list[list[Move]] = [[CLOSE, do(0, "accept")]]
    assert printed(record([100, 100, 100], deals))["refused"]["move"] == 1


@pytest.mark.parametrize(
    "head",
    [
        {"options": {"packs": 5}},
        {"options": {"tie": "half"}},
        {"options": {"cut": "10"}},
        {"carry": {"wins": 1}},
        {"carry": {"dealer": 0}},
    ],
)
def test_what_is_no_record(head: dict[str, Any]) -> None:
    with pytest.raises(UnreadableError):
        replayed(read_record(record([100, 100, 100], [[]], **head)))


@pytest.mark.parametrize("seats", [[100, 100], [100] * 12, [100, 0, 0], [100, 100, 0]])
def test_ba3_seats_at_which_no_table_is_opened(seats: list[int]) -> None:
    with pytest.raises(UnreadableError):
        replayed(read_record(record(seats, [[]])))


def test_the_clock_closes_only_an_open_window() -> None:
    deals = [[*SALE[:3], CLOSE]]
    assert printed(record([100, 100, 100], deals))["refused"]["move"] == 3
