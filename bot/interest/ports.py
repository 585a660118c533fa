"""What the chat needs of the books of interest."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from bot.interest.values import Answer, Evening, Milliseconds, Registration


class ShutError(Exception):
    """Nobody can register for this evening any more. Nothing was written."""


class TakenError(Exception):
    """There is such an evening already: the same title at the same time. Nothing was written."""


class TooSoonError(Exception):
    """The people were reminded a while ago. Nothing was written."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """A registration with the evening it is for."""

    evening: Evening
    registration: Registration


@dataclass(frozen=True, slots=True)
class Invitation:
    """Where the public message of an evening stands."""

    id: int
    evening: Evening
    channel: int
    message: int | None
    """`None` when it is yet to be sent."""


NoticeKind: TypeAlias = Literal["reminder", "place"]


@dataclass(frozen=True, slots=True)
class Notice:
    """A word that one person is to get by direct message, once."""

    id: int
    evening: Evening
    user: int
    kind: NoticeKind
    games: tuple[str, ...]
    """For which a place has come free."""
    begun: Milliseconds | None
    """When it was about to be sent, if the process ended before it knew what became of that."""


class Interest(Protocol):
    """The books of interest. Whatever writes raises `UnwrittenError`.

    People who are known to have left the server stand in none of these lists, and hold no place.
    """

    async def general(self, server: int, title: str) -> Evening:
        """What stands for a server in general; the first call makes it, by this title."""
        ...

    async def find(self, server: int, evening: str) -> Evening | None:
        """An evening of a server, open or closed."""
        ...

    async def evenings(self, server: int) -> list[Evening]:
        """The evenings of a server, the server in general among them if it is known."""
        ...

    async def open(self, evening: Evening) -> None:
        """A new evening. Raises `TakenError`."""
        ...

    async def edit(
        self, evening: str, change: Callable[[Evening], Evening]
    ) -> tuple[Evening, Evening]:
        """Changes an evening as it stands, and gives it as it was and as it is.

        Whoever gets a place by it has a notice. Raises `TakenError`, and what `change` raises.
        """
        ...

    async def due(self, now: Milliseconds) -> list[Evening]:
        """Closes the evenings whose time is over, and gives them."""
        ...

    async def prune(self, now: Milliseconds) -> None:
        """Deletes evenings and plans that are long past, with all that belongs to them."""
        ...

    async def next_closing(self) -> Milliseconds | None:
        """When the next evening closes."""
        ...

    async def say(
        self, evening: str, user: int, name: str, answer: Answer, now: Milliseconds
    ) -> bool:
        """Registers somebody, or changes what they have said; whether it is the first time.

        Raises `ShutError`.
        """
        ...

    async def withdraw(self, evening: str, user: int) -> bool:
        """Takes a registration back; whether there was one."""
        ...

    async def waits(self, evening: str, user: int) -> dict[str, int]:
        """By game, somebody's number on its waiting list, where they have no place."""
        ...

    async def quiet(self, evening: str, user: int) -> None:
        """Somebody wants no more reminders of an evening; the rest of what they said stands."""
        ...

    async def registrations(self, evening: str) -> list[Registration]:
        """Everybody's, first come first."""
        ...

    async def of(self, server: int, user: int) -> list[Spoken]:
        """What somebody has said in a server, the latest first."""
        ...

    async def all_of(self, user: int) -> list[Spoken]:
        """What somebody has said in any server, also those that they left."""
        ...

    async def forget(self, user: int) -> list[Evening]:
        """Deletes all that somebody has said, and gives the evenings that this changes."""
        ...

    async def servers(self) -> list[int]:
        """Where anybody is registered."""
        ...

    async def people(self, server: int) -> list[int]:
        """Everybody who is registered in a server, also those who are known to have left."""
        ...

    async def attendance(
        self, server: int, here: Collection[int], gone: Collection[int], now: Milliseconds
    ) -> list[Evening]:
        """Notes who is in a server and who is not; what was said by who left long ago is deleted.

        Gives the evenings that this changes.
        """
        ...

    async def invite(self, evening: str, channel: int) -> None:
        """Notes that the public message of an evening shall stand in a channel from now on."""
        ...

    async def posted(self, invitation: int, message: int) -> bool:
        """Notes that a public message has been sent; not if another is wanted by now."""
        ...

    async def uninvite(self, invitation: int) -> None:
        """Forgets a public message."""
        ...

    async def invitation(self, evening: str) -> Invitation | None:
        """Where the public message of an evening stands."""
        ...

    async def invitations(self) -> list[Invitation]:
        """All public messages that are kept up to date."""
        ...

    async def organisers(self, server: int) -> int | None:
        """The role whose members may do what organisers do."""
        ...

    async def name_organisers(self, server: int, role: int | None) -> None:
        """Names that role."""
        ...


class Notices(Protocol):
    """Words that people get by direct message. Whatever writes raises `UnwrittenError`."""

    async def remind(self, evening: str, now: Milliseconds) -> int:
        """A notice for everybody who wants to be reminded; how many that are.

        Raises `TooSoonError`.
        """
        ...

    async def next_notice(self, now: Milliseconds) -> Notice | None:
        """The next notice to be sent, which is noted as begun."""
        ...

    async def delivered(self, notice: int) -> None:
        """A notice has been sent, or comes too late to be."""
        ...

    async def lost(self, notice: int) -> None:
        """A notice can never be sent, which is noted with what its addressee said."""
        ...

    async def postponed(self, notice: int) -> None:
        """A notice has certainly not been sent, and is to be tried again."""
        ...
