"""Who or what is to act next, and in which order things go round a table.

A *place* is a seat or a spot in the gallery, numbered from 0, seats first.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from bot.rules.chance import Wanted
from bot.rules.offers import Action

Seat: TypeAlias = int


class Nature(Struct, frozen=True):
    """Chance is asked for something."""

    ask: Wanted


class OnTurn(Struct, frozen=True):
    """One place is to act.

    `then` is the chance that may follow at once, where it is known beforehand: the house draws
    it and shows its seal before the place acts.
    """

    seat: Seat
    then: Wanted | None = None


class Window(Struct, frozen=True):
    """Several may act at once, and change their entry until all of `waiting` have one.

    The window closes by itself then, or when the clock or the host closes it. `then` is the
    chance that may follow, as in `OnTurn`. `number` tells a window from one that opens as soon as
    it has closed.
    """

    seats: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    then: Wanted | None = None
    number: int = 0
    hidden: bool = False
    """Whether each seat alone knows its entry until the window closes, and holds it in its hand."""


class Over(Struct, frozen=True):
    """The deal is over."""


Turn: TypeAlias = Nature | OnTurn | Window | Over


def acting(turn: Turn) -> tuple[Seat, ...]:
    """The places that may act."""
    if isinstance(turn, OnTurn):
        return (turn.seat,)
    return turn.seats if isinstance(turn, Window) else ()


def awaited(turn: Turn) -> tuple[Seat, ...]:
    """The places without which nothing goes on: the seat on turn, or those without an entry."""
    return turn.waiting if isinstance(turn, Window) else acting(turn)


class Close(Action, frozen=True):
    """The clock or the host closes a window; whoever has no entry gets the book's."""


def following(seat: Seat, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """These seats in rising order round the table from the next after `seat`; itself comes last.

    `seat` need not be among them.
    """
    rising = sorted(seats)
    after = bisect_right(rising, seat)
    return (*rising[after:], *rising[:after])
