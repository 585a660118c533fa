"""The chips of everybody, as people ask for them."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Final

from bot.store.accounts import Cashier, balance, begin, begun, key_of
from bot.store.audit import findings_of
from bot.store.database import Database
from bot.store.statements import (
    AT_TABLES,
    GIVEN,
    HISTORY_COUNT,
    HISTORY_PAGE,
    RANK_OF,
    RANKED_COUNT,
    RANKED_PAGE,
    STAKED,
    TOTALS,
)
from bot.tables.customs import Settled
from bot.tables.ports import Mint, Purse, Transfer
from bot.tables.purses import (
    KEPT,
    AtTable,
    Entry,
    Given,
    History,
    Inventory,
    Leader,
    Leaders,
)
from bot.tables.state import Milliseconds

DAY: Final = 86_400_000
STACKS: Final = "SELECT place, balance FROM accounts WHERE table_id = ? AND kind = 'stack'"


class Ledger:
    """`bot.tables.purses.Purses` in the database."""

    def __init__(self, database: Database, cashier: Cashier, settled: Settled) -> None:
        self._database = database
        self._cashier = cashier
        self._settled = settled

    async def purse(self, server: int, user: int) -> int:
        """Chips in a person's purse; the first call puts the starting chips in.

        Raises `UnwrittenError` if it cannot.
        """
        purse = Purse(server, user)
        held = await self._database.read(lambda connection: balance(connection, purse))
        if held is not None:
            return held
        return await self._database.write(lambda connection: self._opened(connection, purse))

    async def at_tables(self, server: int, user: int) -> list[AtTable]:
        """The chips that a person has at each open table."""
        return await self._database.read(lambda connection: _at_tables(connection, server, user))

    async def stacks(self, table: str) -> dict[int, int]:
        """The chips of every place that a table ever had, by place."""
        return await self._database.read(
            lambda connection: dict(connection.execute(STACKS, (table,)))
        )

    async def top_up(self, server: int, user: int, now: Milliseconds) -> int:
        """Gives a person the allowance of this day, and says how many chips that were.

        None for who has enough or has had it. Raises `UnwrittenError`.
        """
        purse = Purse(server, user)
        wanting = await self._database.read(
            lambda connection: self._wanting(connection, purse, now)
        )
        if not wanting:
            return 0
        return await self._database.write(lambda connection: self._allow(connection, purse, now))

    async def given(self, server: int, user: int, now: Milliseconds) -> Given | None:
        """Which gifts of a person still count for the allowance; `None` if none do."""
        purse = Purse(server, user)
        given = await self._database.read(lambda connection: _given(connection, purse, now))
        return given if given.chips > 0 else None

    async def pay(self, server: int, cause: str, transfers: Sequence[Transfer]) -> None:
        """Transfers that belong to no table, whole and once for each cause of a server.

        Raises `OverdrawnError`, `BeyondBoundError`, `RepeatedError`, `UnwrittenError`.
        """

        def enter(connection: sqlite3.Connection) -> None:
            self._cashier.pay(connection, begin(connection, f"server {server}", cause), transfers)

        await self._database.write(enter)

    async def history(self, server: int, user: int, page: int, size: int) -> History:
        """A page of a person's history, the newest entry first; pages count from 0."""
        values = {"key": key_of(Purse(server, user)), "server": server, "user": user}
        sliced = {**values, "size": size, "start": page * size}

        def look(connection: sqlite3.Connection) -> History:
            rows = connection.execute(HISTORY_PAGE, sliced)
            entries = tuple(Entry(*row) for row in rows)
            return History(entries, _number(connection, HISTORY_COUNT, values))

        return await self._database.read(look)

    async def leaders(self, server: int, user: int, page: int, size: int) -> Leaders:
        """A page of the fullest purses of a server, with the rank of `user`."""
        values = {"server": server, "user": user, "size": size, "start": page * size}

        def look(connection: sqlite3.Connection) -> Leaders:
            rows = tuple(Leader(*row) for row in connection.execute(RANKED_PAGE, values))
            own = connection.execute(RANK_OF, values).fetchone()
            count = _number(connection, RANKED_COUNT, values)
            return Leaders(rows, count, None if own is None else Leader(*own))

        return await self._database.read(look)

    async def inventory(self, server: int) -> Inventory:
        """The books of a server, added up anew."""

        def look(connection: sqlite3.Connection) -> Inventory:
            totals = connection.execute(TOTALS, {"server": server}).fetchone()
            return Inventory(*totals, findings=tuple(findings_of(connection, server)))

        return await self._database.read(look)

    def _opened(self, connection: sqlite3.Connection, purse: Purse) -> int:
        self._cashier.use(connection, purse)
        return balance(connection, purse) or 0

    def _allow(self, connection: sqlite3.Connection, purse: Purse, now: Milliseconds) -> int:
        self._cashier.use(connection, purse)
        amount = self._wanting(connection, purse, now)
        if amount:
            cause = begin(connection, key_of(purse), _day(now))
            gift = Transfer(Mint(purse.server), purse, amount, "allowance")
            self._cashier.pay(connection, cause, (gift,))
        return amount

    def _wanting(self, connection: sqlite3.Connection, purse: Purse, now: Milliseconds) -> int:
        """The chips that today's allowance gives; all of it for a purse that was never opened."""
        if begun(connection, key_of(purse), _day(now)):
            return 0
        customs = self._settled.of(purse.server)
        at_tables = sum(each.chips for each in _at_tables(connection, purse.server, purse.user))
        held = (balance(connection, purse) or 0) + at_tables + _staked(connection, purse)
        held += max(0, _given(connection, purse, now).chips)
        return customs.allowance - held if held < customs.poor else 0


def _at_tables(connection: sqlite3.Connection, server: int, user: int) -> list[AtTable]:
    rows = connection.execute(AT_TABLES, {"server": server, "user": user})
    return [AtTable(*row) for row in rows]


def _staked(connection: sqlite3.Connection, purse: Purse) -> int:
    return _number(connection, STAKED, {"server": purse.server, "user": purse.user})


def _given(connection: sqlite3.Connection, purse: Purse, now: Milliseconds) -> Given:
    """What the owner has given away lately, less what gifts have brought."""
    found = connection.execute("SELECT id FROM accounts WHERE key = ?", (key_of(purse),)).fetchone()
    values = {"purse": None if found is None else found[0], "since": now - KEPT * DAY}
    chips, latest = connection.execute(GIVEN, values).fetchone()
    return Given(chips, latest + KEPT * DAY)


def _day(now: Milliseconds) -> str:
    """The cause of the allowance of a day of UTC."""
    return f"allowance {datetime.fromtimestamp(now / 1_000, UTC).date().isoformat()}"


def _number(
    connection: sqlite3.Connection, query: str, values: Mapping[str, int | str | None]
) -> int:
    return int(connection.execute(query, values).fetchone()[0])
