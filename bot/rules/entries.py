"""Entries of a window: each place has one, and may change it until the window closes.

Rule books of hazard, chemin de fer, baccara and vingt-un.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar

from bot.rules.chips import Account
from bot.rules.game import Event
from bot.rules.turns import Seat


class Entry(Protocol):
    """What a place has entered."""

    @property
    def place(self) -> Account: ...


E = TypeVar("E", bound=Entry)


class Entered(Event, frozen=True):
    """A place has entered this amount, in place of what it had entered; it may be nothing."""

    place: Seat
    amount: int


class NobodyStaked(Event, frozen=True):
    """A window has closed without a stake; `again` if another one opens."""

    again: bool


def entered(entries: tuple[E, ...], entry: E) -> tuple[E, ...]:
    """The entries with this one, which goes to the back of the queue unless it changes nothing."""
    if entry in entries:
        return entries
    return (*(each for each in entries if each.place != entry.place), entry)


def without_entry(places: Iterable[Seat], entries: Iterable[Entry]) -> tuple[Seat, ...]:
    """Those of these places for whose entry a window still waits."""
    known = {each.place for each in entries}
    return tuple(place for place in places if place not in known)
