"""Windows in words: those who one after another enter nothing share a line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import TypeVar

from bot.rules.entries import Entered
from bot.rules.game import Event
from bot.rules.turns import Seat

E = TypeVar("E", bound=Event)


def gathered(
    happened: Iterable[E], idler: Callable[[E], Seat | None]
) -> Iterator[E | tuple[Seat, ...]]:
    """What happened in its order; in the stead of those who enter nothing, all of them at once.

    `idler` says who it is that does nothing by an event, or `None`.
    """
    for idle, run in groupby(happened, lambda each: idler(each) is not None):
        if idle:
            yield tuple(place for each in run if (place := idler(each)) is not None)
        else:
            yield from run


def entered_nothing(event: Event) -> Seat | None:
    """Who has put nothing into a window, by an event that says so."""
    return event.place if isinstance(event, Entered) and not event.amount else None
