"""What a table needs of the world: books to write in, a clock, chance, and somebody to show it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias

from bot.rules.chance import Ask, Chance
from bot.tables.scores import Ended
from bot.tables.state import Charter, Milliseconds, State
from bot.tables.times import Times

if TYPE_CHECKING:
    from bot.tables.table import AnyTable


@dataclass(frozen=True, slots=True)
class Mint:
    """Where the chips of a server come from; the only account that may go below nought."""

    server: int


@dataclass(frozen=True, slots=True)
class Purse:
    """A person's chips in a server."""

    server: int
    user: int


@dataclass(frozen=True, slots=True)
class House:
    """The chips with which computer players of a server play."""

    server: int


@dataclass(frozen=True, slots=True)
class Stack:
    """The chips of a place at a table: all that its guest can lose there."""

    table: str
    place: int


@dataclass(frozen=True, slots=True)
class Pool:
    """A pot, board or bank of a table."""

    table: str
    name: str


Account: TypeAlias = Mint | Purse | House | Stack | Pool


@dataclass(frozen=True, slots=True)
class Transfer:
    """`amount` chips (over 0) from one account to another. `reason` is a word for the history."""

    source: Account
    target: Account
    amount: int
    reason: str


@dataclass(frozen=True, slots=True, repr=False)
class DealRow:
    """How a deal begins: enough to play it again from its moves."""

    deal: int
    """Counts from 0 in a table; a void deal keeps its number."""
    stacks: tuple[int | None, ...]
    """Chips by place, `None` for an empty one."""
    names: tuple[str | None, ...]
    carry: str
    """JSON, as the rules write it."""
    comings: int | None
    """So many comings and goings lie before it; `None` for a deal from before they were written."""

    def __repr__(self) -> str:
        return f"DealRow(deal {self.deal})"


@dataclass(frozen=True, slots=True, repr=False)
class MoveRow:
    """One move of a deal, as a record writes it (JSON)."""

    deal: int
    ordinal: int
    """Counts from 0 in a deal."""
    move: str
    at: Milliseconds
    commitment: str | None = None
    """The seal that was shown before this chance was asked for."""
    secret: str | None = None
    """What opens the seal."""

    def __repr__(self) -> str:
        return f"MoveRow(deal {self.deal}, move {self.ordinal})"


@dataclass(frozen=True, slots=True)
class ComingRow:
    """Somebody comes, leaves or buys in again between two deals, as a record writes it (JSON)."""

    ordinal: int
    """Counts from 0 in a table."""
    entry: str
    user: int | None
    """Who it is; `None` for a computer player."""


@dataclass(frozen=True, slots=True)
class Change:
    """All that one act at a table changes. It is written whole or not at all.

    `cause` names the act; a second change of the same table with the same cause is refused, so
    that nothing is settled twice.
    """

    table: str
    cause: str
    state: State
    deal: DealRow | None = None
    """A deal that begins with it."""
    moves: tuple[MoveRow, ...] = ()
    transfers: tuple[Transfer, ...] = ()
    void: int | None = None
    """A deal that it makes void: it stays in the books, and in no record."""
    comings: tuple[ComingRow, ...] = ()
    ended: Ended | None = None
    """The deal that is finished with it."""
    lying: tuple[int, ...] = ()
    """Chips in pools that are the guests' own by place, as the deal begins; it may be over at once,
    and the state tells of afterwards."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A table as it comes back from the books."""

    charter: Charter
    state: State
    stacks: dict[int, int]
    """Chips by place, where there are any."""
    deal: DealRow | None
    """The latest deal that is not void."""
    moves: tuple[MoveRow, ...]
    """Its moves in order."""
    deals: int
    """Deals begun, void ones included."""
    comings: int
    """Comings and goings so far."""


class OverdrawnError(Exception):
    """A transfer is more than its source holds. Nothing of the change was written."""


class UnwrittenError(Exception):
    """The books could not be written (disk, lock). Nothing of the change was written."""


class RepeatedError(UnwrittenError):
    """A change of this table with this cause stands in the books already."""


class Journal(Protocol):
    """The books of all tables."""

    async def open(self, charter: Charter, state: State, transfers: tuple[Transfer, ...]) -> None:
        """A new table, with the chips that its first guest brings.

        Raises `OverdrawnError`, `RepeatedError`, `UnwrittenError`.
        """
        ...

    async def write(self, change: Change) -> None:
        """One change, durably. Raises `OverdrawnError`, `RepeatedError`, `UnwrittenError`."""
        ...

    async def open_tables(self) -> list[Saved]:
        """All tables that are not closed."""
        ...

    async def ended_tables(self) -> list[Saved]:
        """All tables that are closed, and whose message is not known to say so."""
        ...

    async def find(self, table: str) -> Saved | None:
        """A table, closed or not."""
        ...

    async def deals(self, table: str) -> list[tuple[DealRow, tuple[MoveRow, ...]]]:
        """All deals of a table that are not void, with their moves, in order."""
        ...

    async def comings(self, table: str) -> list[str]:
        """Who came, left and bought in again between the deals of a table, in order (JSON)."""
        ...


class Ledger(Protocol):
    """The chips of everybody."""

    async def purse(self, server: int, user: int) -> int:
        """Chips in a person's purse; the first call puts the starting chips in."""
        ...

    async def stacks(self, table: str) -> dict[int, int]:
        """The chips of every place that a table ever had, by place."""
        ...


PostKind: TypeAlias = Literal["table", "hand"]


@dataclass(frozen=True, slots=True)
class Post:
    """One message of a table: the table itself, or the hand of a seat."""

    kind: PostKind
    seat: int | None
    """Whose hand it is; `None` for the table."""
    channel: int
    message: int
    deal: int
    """Deals begun when it was sent."""
    shown: str | None
    """A digest of what it shows; `None` where that is not known."""


class Posts(Protocol):
    """Where the messages of tables are, so that they go on being edited after a restart."""

    async def of(self, table: str) -> list[Post]:
        """The messages of a table."""
        ...

    async def put(self, table: str, post: Post) -> None:
        """Notes a message, in place of the one before it. Raises `UnwrittenError`."""
        ...

    async def drop(self, table: str, kind: PostKind, seat: int | None) -> None:
        """Forgets a message, if there is one. Raises `UnwrittenError`."""
        ...


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a person has chosen; the defaults are those of somebody who never did."""

    hands: Literal["dm", "button"] = "dm"
    """Whether hands come by direct message, or only when the button is pressed."""
    four_colours: bool | None = None
    """A colour of its own for each suit; `None` for as the server has it."""
    words_only: bool = False
    """No pictures, for screen readers."""
    nudges: bool = True
    """To be called when the table has been waiting for a while."""


class People(Protocol):
    """How everybody likes to be served."""

    def preferences(self, user: int) -> Preferences:
        """What the person has chosen, or the defaults."""
        ...

    async def prefer(self, user: int, change: Callable[[Preferences], Preferences]) -> Preferences:
        """Changes what a person has chosen, as it stands, and gives it. Raises `UnwrittenError`."""
        ...

    async def forget(self, user: int) -> None:
        """Deletes what is kept of a person's choices. Raises `UnwrittenError`."""
        ...


class Dealer(Protocol):
    """Where chance comes from."""

    def draw(self, ask: Ask) -> Chance: ...
    def secret(self) -> str: ...


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    """Time, as the tables see it: it stands while nobody can reach the house."""

    def now(self) -> Milliseconds: ...
    def date(self, moment: Milliseconds) -> Milliseconds:
        """When a moment is by the time of day, if the house stays open until then."""
        ...

    def at(self, moment: Milliseconds, ring: Callable[[], None]) -> Timer:
        """Calls `ring` in the event loop at `moment`, or soon if that is past."""
        ...


class Presenter(Protocol):
    """Shows tables to people. None of its methods waits for Discord."""

    def show(self, table: AnyTable) -> None:
        """The table or its hands have changed; the newest view wins."""
        ...

    def nudge(self, table: AnyTable, seat: int) -> None:
        """The guest of `seat` has been thinking for a while."""
        ...


@dataclass(frozen=True, slots=True)
class World:
    """What all tables share."""

    journal: Journal
    dealer: Dealer
    clock: Clock
    presenter: Presenter
    times: Times
