"""Refusals in words: a card by its sign, amounts with their thousands, seats from 1."""

from __future__ import annotations

import pytest

from bot.rules.cards import cards
from bot.rules.game import Company
from bot.rules.lots import no_such_seat
from bot.rules.refusals import either, listed, must_follow, not_held, span, too_few

TEN, QUEEN, TWO = cards("Ts Qh 2d")


def test_cards_stand_in_refusals_as_people_read_them() -> None:
    assert not_held(TEN) == "You do not hold the 10♠."
    assert must_follow(QUEEN.suit) == "You hold a heart; you must follow suit."
    assert either([TEN]) == "10♠"
    assert either([TEN, QUEEN]) == "10♠ or the Q♥"
    assert listed([TEN]) == "10♠"
    assert listed([TWO, TEN, QUEEN]) == "2♦, 10♠ and Q♥"


@pytest.mark.parametrize(
    ("bounds", "told"),
    [
        ((0, 2_000), "from 0 to 2,000 chips"),
        ((1_000, 1_000), "just 1,000 chips"),
        ((1, 1), "just 1 chip"),
        ((2, 1_200, 2), "from 2 to 1,200 chips in steps of 2"),
    ],
)
def test_amounts_that_may_be_named(bounds: tuple[int, ...], told: str) -> None:
    assert span(*bounds) == told


def test_too_few_to_play() -> None:
    words = "Poch needs 3 players who can pay 1,008 chips for the board."
    assert too_few("Poch needs {players} who can pay {chips} for the board.", 3, 1_008) == words
    assert too_few("{players} for {chips}", 1, 1) == "1 player for 1 chip"


def test_seats_that_a_table_does_not_have_are_counted_from_one() -> None:
    company = Company((10, None, 10, 5), 3)
    assert no_such_seat(company, None, 1, 2) is None
    assert no_such_seat(company, 4, None, 3) == "There is no seat 5 at this table."
