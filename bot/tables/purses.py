"""What people do with their chips away from tables: gifts, the allowance, and looking things up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from bot.tables.ports import Ledger, Transfer, UnwrittenError
from bot.tables.state import Milliseconds

ALLOWANCE: Final = 200
"""Once a day of UTC the house fills a purse up to it, if its owner has less in all."""
KEPT: Final = 30
"""For so many days a gift counts as if its giver still had it: nobody lives on allowances alone."""
MOST_HELD: Final = 10**15
"""No account holds more, and no mint has given out more."""
MOST_GRANTED: Final = 10**9
"""At once, lest one grant leave the mint of a server with nothing for those who come after."""


_GRANT: Final = "grant by "
"""What the reason of a grant begins with; its end is the number of who granted it."""


class BeyondBoundError(UnwrittenError):
    """An account would hold more than `MOST_HELD`. Nothing of the change was written."""


@dataclass(frozen=True, slots=True)
class AtTable:
    """The chips that somebody has at one table."""

    game: str
    channel: int
    chips: int


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of somebody's history: a movement of the purse, or what a deal has brought."""

    at: Milliseconds
    amount: int
    """Chips that came, or went if negative."""
    reason: str
    """The word of the transfer; `deal`, or `pools` for what a void deal has left in them."""
    user: int | None
    """Whose purse the other side is, if it is one."""
    game: str | None
    table: str | None
    """At what table, if it is at one."""
    deal: int | None
    """Which deal of the table, counted from 0."""
    purse: int | None
    """Chips in the purse afterwards, if they moved."""


def granted_by(user: int) -> str:
    """The reason of a grant, as it stands in the books."""
    return f"{_GRANT}{user}"


def granter(entry: Entry) -> int | None:
    """Who granted the chips of an entry, if they were granted."""
    user = entry.reason.removeprefix(_GRANT)
    return int(user) if entry.reason.startswith(_GRANT) and user.isdecimal() else None


@dataclass(frozen=True, slots=True)
class History:
    """A page of somebody's history, the newest entry first, and how many entries there are."""

    entries: tuple[Entry, ...]
    count: int


@dataclass(frozen=True, slots=True)
class Leader:
    """Somebody's rank (1 is the first; equals share one) and chips, in the purse and at tables."""

    rank: int
    user: int
    chips: int


@dataclass(frozen=True, slots=True)
class Leaders:
    """A page of the fullest purses of a server, how many there are, and the asker's own rank."""

    rows: tuple[Leader, ...]
    count: int
    own: Leader | None


@dataclass(frozen=True, slots=True)
class Inventory:
    """Where the chips of a server are, and what is wrong with its books."""

    minted: int
    purses: int
    in_purses: int
    at_tables: int
    with_house: int
    findings: tuple[str, ...]
    """A sentence each; none if the books are right."""


@dataclass(frozen=True, slots=True)
class Given:
    """What somebody has given away in the last `KEPT` days, less what gifts have brought."""

    chips: int
    until: Milliseconds
    """When the last of it counts no longer."""


class Purses(Ledger, Protocol):
    """The chips of everybody, and what they do with them."""

    async def at_tables(self, server: int, user: int) -> list[AtTable]:
        """The chips that a person has at each open table."""
        ...

    async def top_up(self, server: int, user: int, now: Milliseconds) -> int:
        """Gives a person the allowance of this day, and says how many chips that were.

        None for who has enough or has had it: chips at tables count, those that may still come
        back from a pool as well, and gifts made in the last `KEPT` days. Raises `UnwrittenError`.
        """
        ...

    async def given(self, server: int, user: int, now: Milliseconds) -> Given | None:
        """Which gifts of a person still count for the allowance; `None` if none do."""
        ...

    async def pay(self, server: int, cause: str, transfers: Sequence[Transfer]) -> None:
        """Transfers that belong to no table, whole and once for each cause of a server.

        Raises `OverdrawnError`, `BeyondBoundError`, `RepeatedError`, `UnwrittenError`.
        """
        ...

    async def history(self, server: int, user: int, page: int, size: int) -> History:
        """A page of a person's history; pages count from 0."""
        ...

    async def leaders(self, server: int, user: int, page: int, size: int) -> Leaders:
        """A page of the fullest purses, with the rank of `user`."""
        ...

    async def inventory(self, server: int) -> Inventory:
        """The books of a server, added up anew."""
        ...
