"""What people say of their wishes, and the evenings that they say it of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

Milliseconds: TypeAlias = int
"""Since the epoch."""
Experience: TypeAlias = Literal["new", "played", "teach"]

EXPERIENCES: Final[tuple[Experience, ...]] = ("new", "played", "teach")
OFTEN: Final = ("weekly", "fortnightly", "monthly", "weekdays", "weekends", "afternoons", "nights")
"""What somebody may say of a server in general: how often, and when."""
SLOTS: Final = ("start", "later", "short", "late")
"""What somebody may say of an evening whose slots nobody has named: from the start, from later on,
briefly, into the night."""
MOST_SLOTS: Final = 9
LONGEST_SLOT: Final = 60
"""Characters."""
LONGEST_REMARK: Final = 300
"""Characters."""
MOST_PLACES: Final = 1_000
"""The greatest capacity of a game."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a person says in the form."""

    games: tuple[str, ...]
    """Names, in the programme's order."""
    experience: Experience
    times: tuple[str, ...]
    """Of `Evening.times`."""
    remark: str
    remind: bool
    """Wants to be reminded, and to hear of a place that has come free."""


@dataclass(frozen=True, slots=True)
class Registration:
    """What a person has said of an evening. There is one a person and evening."""

    user: int
    name: str
    """As the server showed it when it was said."""
    answer: Answer
    since: Milliseconds
    """Of the first saying."""
    changed: Milliseconds
    """Of the latest."""
    asked: Mapping[str, Milliseconds] = field(default_factory=dict[str, Milliseconds])
    """By game, since when it has been wanted without a break: the order of its waiting list.

    Somebody who adds a game later stands behind those who asked for it before. A game without an
    entry has been wanted from the first saying.
    """
    unreached: bool = False
    """Whether the latest notice about the evening could not be delivered."""

    def since_for(self, game: str) -> Milliseconds:
        """Since when this game has been wanted."""
        return self.asked.get(game, self.since)


@dataclass(frozen=True, slots=True)
class Evening:
    """What people register for: a named evening or, where `at` is `None`, a server in general."""

    id: str
    """Lower-case letters and digits."""
    server: int
    title: str
    at: Milliseconds | None
    zone: str
    """IANA name: the zone in which the organiser thinks of it."""
    closes: Milliseconds | None
    """From then on nobody can register."""
    games: tuple[str, ...]
    """Those offered, in the programme's order."""
    capacity: Mapping[str, int]
    """Places by game; without an entry there is no limit."""
    open: bool
    slots: tuple[str, ...] = ()
    """Times of the evening as its organiser has named them; none for the usual ones."""

    def takes(self, now: Milliseconds) -> bool:
        """Whether somebody can register at this moment."""
        return self.open and (self.closes is None or now < self.closes)

    @property
    def times(self) -> tuple[str, ...]:
        """What may be said of the times."""
        if self.at is None:
            return OFTEN
        return self.slots or SLOTS
