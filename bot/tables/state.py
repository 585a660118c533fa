"""What a table is apart from the cards: values that are saved with every change."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Literal, TypeAlias

Pace: TypeAlias = Literal["quick", "social", "post"]
Ending: TypeAlias = Literal["finished", "host", "idle", "empty", "deserted", "unshown"]
"""The match is over, or those there can play no other deal; the host or one of the staff closed it;
nobody did anything in the lobby; everybody left; everybody was away for a day; the place where it
stood is gone."""
Office: TypeAlias = Literal["host", "deputy", "staff"]
"""The host of a table; a guest while the host is away; who looks after the channel."""
Milliseconds: TypeAlias = int
"""Since the epoch, where it is a moment; where nothing else is said, by the clock of the house."""


class Phase(Enum):
    """Where the life of a table stands."""

    LOBBY = "lobby"
    PLAYING = "playing"
    """A deal is under way."""
    BETWEEN = "between"
    """A deal is finished, another can follow."""
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Charter:
    """What is settled when a table is opened, and never changes."""

    table: str
    """The table's id: lower-case letters and digits."""
    game: str
    version: int
    options: dict[str, int | str]
    """What differs from the rule book's defaults."""
    server: int
    channel: int
    """Where the table stands: a channel or a thread of its own."""
    buy_in: int
    """Chips that a guest brings to the table."""
    pace: Pace
    opened: Milliseconds
    """By the time of day."""
    under: int | None = None
    """The channel in whose public thread it stands, if it stands in one: who sees the channel sees
    the thread, which Discord does not tell any more when that is at rest."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Who sits in a place."""

    user: int | None
    """The Discord user; `None` for a computer player."""
    name: str
    away: bool = False
    """Played for, until its player presses anything."""
    missed: int = 0
    """Deadlines missed one after the other."""
    ready: bool = False
    """Has pressed *Next deal*."""
    leaving: bool = False
    """Leaves when the deal is over."""
    sits: bool = False
    """Stands in the gallery, and takes a seat when the deal is over."""
    sent: Ruling | None = None
    """By whom this guest is sent away."""
    void: bool = False
    """Asks for this deal to be void."""
    told: bool = False
    """The table has said that this guest's hand could not be sent."""
    fresh: bool = False
    """Has come since the latest deal that is finished, and had no part in it."""
    aside: int | None = None
    """The chips of a guest who has come while a deal is under way, and plays from the next one."""
    added: int = 0
    """Chips put to the stack since the latest deal began; they count from the next one."""

    @property
    def waiting(self) -> int:
        """Chips that lie at the place during a deal and count from the next one."""
        return (self.aside or 0) + self.added

    @property
    def computer(self) -> bool:
        return self.user is None


@dataclass(frozen=True, slots=True)
class Gone:
    """Who has left a place, and with how many chips."""

    place: int
    guest: Guest
    chips: int
    host: bool
    """Was the host."""
    part: bool
    """Had a part in the latest finished deal, which is still told of them."""


@dataclass(frozen=True, slots=True)
class Share:
    """What came out of the pools when a table was closed; `place` is `None` for the house."""

    place: int | None
    chips: int


@dataclass(frozen=True, slots=True)
class Ruling:
    """By whom a deal was made void, or the table closed, as everybody is told."""

    name: str
    office: Office
    part: bool
    """Had a part in the deal."""
    user: int | None = None
    """The Discord user; `None` as earlier versions have it."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """A seat that is held for somebody who has been asked to the table."""

    user: int
    name: str
    seat: int
    until: Milliseconds
    declined: bool = False
    """Would rather not: nothing is held any more, and nobody asks again."""
    lapsed: bool = False
    """Has not come in time: the seat is free, which is said until the game begins."""

    @property
    def holds(self) -> bool:
        """Whether the seat is still held."""
        return not self.declined and not self.lapsed


@dataclass(frozen=True, slots=True)
class Lots:
    """What was drawn for the seats before the first deal.

    `seats` are those taken by then, and `chance` a chance move as a record writes it (JSON).
    """

    seats: tuple[int, ...]
    chance: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Seal:
    """What chance brings next, drawn and committed to before anybody acts on it.

    `commitment` is the SHA-256 of `secret`, a blank, and the cards in their order, in hexadecimal.
    """

    commitment: str
    secret: str
    chance: str
    """The chance move as a record writes it (JSON)."""

    @property
    def kind(self) -> str:
        """What kind of chance is sealed, as a record calls it: `shuffled`, `rolled`, `drawn`."""
        return json.loads(self.chance)["chance"]

    def __repr__(self) -> str:
        return f"Seal({self.commitment[:8]}…)"


@dataclass(frozen=True, slots=True)
class State:
    """What is saved of a table with every change, beside its journal."""

    phase: Phase
    host: int
    guests: tuple[Guest | None, ...]
    """By place; `None` for an empty one."""
    change: int = 0
    """Counts every change."""
    move: int = 0
    """Counts the changes that make older buttons stale: entries of one window do not."""
    since: Milliseconds = 0
    """When the present wait began; deadlines count from it."""
    nudged: bool = False
    """The player on turn has been called once."""
    carry: str = field(default="{}", repr=False)
    """What the next deal takes on from before (JSON, as the rules write it)."""
    lying: tuple[int, ...] = ()
    """Chips in pools that are the guests' own by place, as the next deal begins, or the deal under
    way began: a bank, for instance. Empty where there are none."""
    seal: Seal | None = None
    """What chance brings next, as far as it is known that it will be asked."""
    lots: Lots | None = None
    """How seats and dealer were drawn, until a deal is finished."""
    ending: Ending | None = None
    """Why the table was closed."""
    closing: Ruling | None = None
    """Who has closed the table, or has it closed when the deal under way is over."""
    voided: Ruling | None = None
    """Who has made the latest deal void, where its players did not all ask for it."""
    invited: tuple[Invitation, ...] = ()
    gone: tuple[Gone, ...] = ()
    """Who has left since the latest deal was finished, in order."""
    shares: tuple[Share, ...] = ()

    def seat_of(self, user: int) -> int | None:
        """The place of a user, or `None`."""
        for seat, guest in enumerate(self.guests):
            if guest is not None and guest.user == user:
                return seat
        return None

    def guest(self, place: int) -> Guest:
        """Whoever is in a place; somebody must be."""
        guest = self.guests[place]
        assert guest is not None
        return guest

    def seated(self, place: int, guest: Guest | None) -> State:
        """The state with another guest in a place; the gallery grows as it must."""
        guests = [*self.guests, *(None,) * (place + 1 - len(self.guests))]
        guests[place] = guest
        return replace(self, guests=tuple(guests))

    @property
    def party(self) -> tuple[Guest | None, ...]:
        """Of whom the latest deal is told, by place: who has left it is among them."""
        if self.phase is Phase.PLAYING:
            return self.guests
        party = list(self.guests)
        for each in reversed(self.gone):
            if each.part:
                party[each.place] = each.guest
        return tuple(party)

    @property
    def deserted(self) -> bool:
        """Whether every person at the table is away."""
        return all(guest.away for guest in self.people)

    def shown(self, date: Callable[[Milliseconds], Milliseconds]) -> State:
        """The state without what nobody may know: what lies sealed, and what is carried on.

        The rest of a pack from which was drawn is nobody's business either. Its moments are by the
        time of day, as `date` has them.
        """
        invited = tuple(replace(each, until=date(each.until)) for each in self.invited)
        since = date(self.since)
        return replace(self, carry="{}", seal=None, lots=None, since=since, invited=invited)

    @property
    def people(self) -> tuple[Guest, ...]:
        """The guests who are no computer players."""
        return tuple(guest for guest in self.guests if guest is not None and not guest.computer)
