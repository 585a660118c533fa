"""What has been played: finished sittings, what somebody has won and lost, and whom a game honours.

Everything here is counted of finished deals; void ones have not happened. A computer player is
nobody, and so is somebody who has asked to be forgotten.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from bot.tables.state import Milliseconds


@dataclass(frozen=True, slots=True)
class Brought:
    """What one deal has brought to somebody."""

    game: str
    table: str
    at: Milliseconds
    """When it ended, by the time of day."""
    points: int | None
    """Of the own side; `None` in a game without points."""
    against: int | None
    """Of the best other side."""
    chips: int
    """Won, or lost if negative."""

    @property
    def ahead(self) -> int:
        """By how much the deal was won, or lost if negative: in points, or else in chips."""
        if self.points is None or self.against is None:
            return self.chips
        return self.points - self.against


@dataclass(frozen=True, slots=True)
class Tally:
    """What deals of one game have brought to somebody, all in all."""

    user: int | None
    """`None` for somebody who has asked to be forgotten."""
    game: str
    deals: int
    won: int
    """Deals in which more points were scored than by any other side, or else chips won."""
    points: int | None
    against: int | None
    chips: int

    @property
    def ahead(self) -> int:
        """What a game is about: points more than the other side's, or else chips won."""
        if self.points is None or self.against is None:
            return self.chips
        return self.points - self.against


@dataclass(frozen=True, slots=True)
class Sat:
    """A finished sitting, with its people in the order of their places."""

    table: str
    game: str
    channel: int
    opened: Milliseconds
    ended: Milliseconds
    """When its last deal ended."""
    deals: int
    people: tuple[Tally, ...]


@dataclass(frozen=True, slots=True)
class Past:
    """A page of finished sittings, the newest first, and how many there are."""

    sittings: tuple[Sat, ...]
    count: int


@dataclass(frozen=True, slots=True)
class Sought:
    """Which sittings somebody asks for; `None` asks for all."""

    game: str | None = None
    player: int | None = None
    channel: int | None = None


@dataclass(frozen=True, slots=True)
class Sight:
    """Who asks, and what they may see: what was played in these channels, and by themselves."""

    server: int
    user: int
    channels: frozenset[int]


class Annals(Protocol):
    """All that has been played."""

    async def past(self, sight: Sight, sought: Sought, page: int, size: int) -> Past:
        """A page of finished sittings; pages count from 0."""
        ...

    async def has_seen(self, sight: Sight, table: str) -> bool:
        """Whether this is a finished sitting that somebody may see."""
        ...

    async def brought(self, server: int, user: int) -> list[Brought]:
        """What every deal of a server has brought to somebody, the oldest first."""
        ...

    async def tallies(
        self, server: int, game: str | None, since: Milliseconds | None
    ) -> list[Tally]:
        """What everybody has won in a server, in one game or in each, ever or from a month on.

        `since` is when that month began, by UTC.
        """
        ...

    async def all_of(self, user: int) -> list[tuple[int, Brought]]:
        """What every deal has brought to somebody, the oldest first, with its server."""
        ...

    async def forget(self, user: int) -> None:
        """Takes somebody's name out of all that is finished. Raises `UnwrittenError`."""
        ...
