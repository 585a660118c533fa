"""The question of a plan, and the answer: values that chat, pictures and export share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto

from bot.interest.values import Experience


@dataclass(frozen=True, slots=True)
class Wish:
    """What one guest would like to play."""

    user: int
    name: str
    games: tuple[str, ...]
    experience: Experience


@dataclass(frozen=True, slots=True)
class Helper:
    """One of the staff, by a name of his own, and the games that he can run."""

    name: str
    games: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Problem:
    """Who wants what, and what there is for it. Raises `ValueError` where that makes no sense."""

    wishes: tuple[Wish, ...]
    tables: int
    """So many at most stand at the same time."""
    staff: tuple[Helper, ...]
    rounds: int

    def __post_init__(self) -> None:
        if self.tables < 0 or self.rounds < 0:
            raise ValueError("there cannot be fewer than no tables or rounds")
        if len({wish.user for wish in self.wishes}) < len(self.wishes):
            raise ValueError("a guest stands in the list twice")
        if len({helper.name for helper in self.staff}) < len(self.staff):
            raise ValueError("two of the staff have the same name")


class Step(Enum):
    """What the making of a plan is at."""

    BOUND = auto()
    """How many wishes can be met at all."""
    SEATS = auto()
    """The guests are seated."""
    ROUNDS = auto()
    """Games clash: tables go to other rounds."""
    NEWCOMERS = auto()
    """Newcomers are brought to teachers."""
    GAIN = auto()
    """What one more table or helper would gain."""


@dataclass(frozen=True, slots=True)
class Headway:
    """How far a plan is: `met` of the `wishes` can be met at most, or are met by now."""

    step: Step
    met: int = 0
    wishes: int = 0


@dataclass(frozen=True, slots=True)
class PlannedTable:
    """A table in one round."""

    game: str
    guests: tuple[int, ...]
    """Users, in order of their ids."""
    staff: str | None
    """Who runs the table, or helps newcomers at it."""
    teacher: int | None
    """One of the guests, who could teach the newcomers at it."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Who sits where in which round, and how good that is.

    A wish is a guest and a game that is offered; it is met if the guest sits at the game at least
    once.
    """

    rounds: tuple[tuple[PlannedTable, ...], ...]
    met: int
    wishes: int
    bound: int
    """No plan can meet more wishes than these."""
    proved: bool
    """Whether `met` is `bound`: no better plan exists."""
    unmet: tuple[tuple[int, str], ...]
    """User and game."""
    one_more_table: int
    """By how many wishes the bound rises with one more table."""
    one_more_helper: Mapping[str, int]
    """The same for one more of the staff, by what he is: croupier, groom-porter."""


def unaided(table: PlannedTable, newcomers: frozenset[int]) -> bool:
    """Whether most at a table are new to it, and nobody is there to help them."""
    helped = table.staff is not None or table.teacher is not None
    return not helped and mostly(table.guests, newcomers)


def mostly(guests: tuple[int, ...], newcomers: frozenset[int]) -> bool:
    """Whether more than half of the guests are newcomers."""
    return 2 * len(newcomers.intersection(guests)) > len(guests)
