"""Discord's ids: milliseconds since 2015 in the upper bits, a serial number in the lower."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from bot.practice.state.clock import Clock

EPOCH: Final = 1_420_070_400_000
"""The first millisecond of 2015, in milliseconds since 1970."""


class Snowflakes:
    """A source of ids that rise strictly and tell their time of birth; `last` is the newest."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.last = 0

    def next(self) -> int:
        """A new id, greater than every one before it."""
        born = int(self._clock.now() * 1000) - EPOCH
        self.last = max(born << 22, self.last + 1)
        return self.last


def born(snowflake: int) -> float:
    """When an id was made, in seconds since 1970."""
    return ((snowflake >> 22) + EPOCH) / 1000


def written(moment: float) -> str:
    """A moment as Discord writes it: ISO 8601 in UTC."""
    return datetime.fromtimestamp(moment, UTC).isoformat()
