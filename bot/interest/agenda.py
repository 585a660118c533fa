"""Which evening is meant when nobody says so, and in which order evenings are offered."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.interest.values import Evening, Milliseconds

LINGERS: Final[Milliseconds] = 12 * 3_600_000
"""So long after it has begun an evening still counts as the one at hand."""


def in_turn(evenings: Iterable[Evening], now: Milliseconds) -> list[Evening]:
    """The evening at hand and those to come, then the server in general, then the latest past."""
    return sorted(evenings, key=lambda each: _rank(each, now))


def _rank(evening: Evening, now: Milliseconds) -> tuple[int, int]:
    if evening.at is None:
        return (1, 0)
    return (0, evening.at) if is_ahead(evening, now) else (2, -evening.at)


def is_ahead(evening: Evening, now: Milliseconds) -> bool:
    """Whether an evening is yet to come, or hardly over; a server in general always is."""
    return evening.at is None or now < evening.at + LINGERS
