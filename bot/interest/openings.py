"""From a plan to its tables: what is kept of a plan, which tables are to be laid, whom to call."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from bot.interest.planning import Plan
from bot.interest.values import Evening, Milliseconds

_ROOM: Final = 3_700
_PERSON: Final = 24
_TABLE: Final = 200
"""Characters of a call, and those of a person and of a table in it at most.

No call that keeps to them mentions more than the hundred people whom a message may mention.
"""


class RivalError(Exception):
    """Tables of that round stand already, by another plan. Nothing was written."""


@dataclass(frozen=True, slots=True)
class KeptTable:
    """A table of a plan; `number` counts from 1 in its round."""

    number: int
    game: str
    staff: str | None
    guests: tuple[tuple[int, str], ...]
    """Users and how they were called when the plan was made."""
    laid: bool
    """Whether it has been opened, or is about to be."""


@dataclass(frozen=True, slots=True)
class KeptRound:
    """A round of a plan that was made for an evening."""

    id: int
    evening: str
    number: int
    """Counts from 1."""
    tables: tuple[KeptTable, ...]


@dataclass(frozen=True, slots=True)
class Planned:
    """A seat that a plan has for somebody."""

    evening: Evening
    round: int
    game: str
    name: str
    """As they were called when the plan was made."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where an organiser wants tables, and how many there is room for."""

    channel: int
    room: int
    standing: Collection[str]
    """The ids of the tables that are open anywhere."""


@dataclass(frozen=True, slots=True)
class Laying:
    """A planned table that is to be laid, or has been."""

    table: str
    """The id that it has or will have."""
    number: int
    game: str
    staff: str | None
    server: int
    channel: int
    host: int
    claimed: Milliseconds
    """When it was asked for."""
    guests: tuple[tuple[int, str], ...]
    """Users and how they are called."""


@dataclass(frozen=True, slots=True)
class Call:
    """The message that calls people to their tables, once."""

    id: int
    evening: Evening
    round: int
    channel: int
    tables: tuple[Laying, ...]
    begun: Milliseconds | None
    """When it was about to be sent, if the process ended before it knew what became of that."""


class Plans(Protocol):
    """The books of plans. Whatever writes raises `UnwrittenError`."""

    async def keep(
        self, evening: str, plan: Plan, names: Mapping[int, str], now: Milliseconds
    ) -> tuple[int, ...]:
        """Keeps a plan, with the names of its guests; the ids of its rounds, in order.

        Who has withdrawn or was forgotten while it was made is not kept.
        """
        ...

    async def round(self, number: int) -> KeptRound | None:
        """A round by its id."""
        ...

    async def seats_of(self, user: int) -> list[Planned]:
        """The seats that plans have for somebody."""
        ...

    async def claim(
        self,
        kept: KeptRound,
        tables: Mapping[int, str],
        names: Mapping[int, str],
        host: int,
        place: Place,
        now: Milliseconds,
    ) -> tuple[int, ...]:
        """Settles that tables of a round are to be laid: the numbers of those that are new.

        `tables` has the id that each shall have by its number, and `names` those who are asked to
        them. There are no more than there is room for. Raises `RivalError`.
        """
        ...

    async def to_lay(self) -> list[Laying]:
        """The tables that are to be laid."""
        ...

    async def laid(self, table: str) -> None:
        """A table has been laid."""
        ...

    async def given_up(self, table: str) -> None:
        """A table cannot be laid: it is as if nobody had asked for it."""
        ...

    async def next_call(self, now: Milliseconds) -> Call | None:
        """The next call to be made, which is noted as begun."""
        ...

    async def called(self, call: int) -> None:
        """A call has been made, or can never be."""
        ...

    async def postponed(self, call: int) -> None:
        """A call has certainly not been made, and is to be tried again."""
        ...


def in_calls(tables: Iterable[KeptTable], names: Collection[int]) -> Iterator[Sequence[KeptTable]]:
    """Tables by the message that calls people to them: each has room for all whom it names."""
    batch: list[KeptTable] = []
    room = _ROOM
    for each in tables:
        length = _TABLE + _PERSON * sum(user in names for user, _ in each.guests)
        if length > room:
            yield batch
            batch, room = [], _ROOM
        batch.append(each)
        room -= length
    if batch:
        yield batch
