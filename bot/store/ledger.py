"""The chips of everybody, as people ask for them."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

from bot.store.accounts import Cashier, balance, begin, key_of
from bot.store.database import Database
from bot.tables.ports import Purse, Transfer
from bot.tables.state import Milliseconds

IN_PLAY = """
SELECT coalesce(sum(accounts.balance), 0)
FROM tables, json_each(tables.state, '$.guests') AS guest, accounts
WHERE tables.server = ? AND tables.phase <> 'closed'
    AND json_extract(guest.value, '$.user') = ?
    AND accounts.table_id = tables.id AND accounts.kind = 'stack' AND accounts.place = guest.key
"""


HISTORY = """
WITH own AS (SELECT id FROM accounts WHERE key = :key)
SELECT at, amount, reason, other.user, other.table_id FROM (
    SELECT id, -amount AS amount, reason, cause_id, target AS other_id
    FROM transfers WHERE source = (SELECT id FROM own)
    UNION ALL
    SELECT id, amount, reason, cause_id, source
    FROM transfers WHERE target = (SELECT id FROM own)
) AS entry
JOIN causes ON causes.id = cause_id
JOIN accounts AS other ON other.id = other_id
ORDER BY entry.id DESC LIMIT :limit
"""
LEADERS = """
SELECT user, balance FROM accounts WHERE kind = 'purse' AND server = ?
ORDER BY balance DESC, user LIMIT ?
"""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line in the history of a purse."""

    at: Milliseconds
    amount: int
    """Chips that came, or went if negative."""
    reason: str
    user: int | None
    """Whose purse the other side is, if it is one."""
    table: str | None
    """At what table the other side is, if it is at one."""


class Ledger:
    """`bot.tables.ports.Ledger` in the database, and what else people do with their chips."""

    def __init__(self, database: Database, cashier: Cashier) -> None:
        self._database = database
        self._cashier = cashier

    async def purse(self, server: int, user: int) -> int:
        """Chips in a person's purse; the first call puts the starting chips in.

        Raises `UnwrittenError` if it cannot.
        """
        purse = Purse(server, user)
        held = await self._database.read(lambda connection: balance(connection, purse))
        if held is not None:
            return held
        return await self._database.write(lambda connection: self._opened(connection, purse))

    async def in_play(self, server: int, user: int) -> int:
        """Chips that a person has at tables."""
        return await self._database.read(lambda connection: _in_play(connection, server, user))

    async def pay(self, server: int, cause: str, transfers: Sequence[Transfer]) -> None:
        """Transfers that belong to no table, whole and once for each cause of a server.

        Raises `OverdrawnError`, `RepeatedError`, `UnwrittenError`.
        """

        def enter(connection: sqlite3.Connection) -> None:
            self._cashier.pay(connection, begin(connection, f"server {server}", cause), transfers)

        await self._database.write(enter)

    async def history(self, server: int, user: int, limit: int) -> list[Entry]:
        """The latest entries of a person's purse, the newest first."""
        values = {"key": key_of(Purse(server, user)), "limit": limit}
        return await self._database.read(
            lambda connection: [Entry(*row) for row in connection.execute(HISTORY, values)]
        )

    async def leaders(self, server: int, limit: int) -> list[tuple[int, int]]:
        """The users with the fullest purses of a server, and what is in them."""
        return await self._database.read(
            lambda connection: connection.execute(LEADERS, (server, limit)).fetchall()
        )

    def _opened(self, connection: sqlite3.Connection, purse: Purse) -> int:
        self._cashier.use(connection, purse)
        return balance(connection, purse) or 0


def _in_play(connection: sqlite3.Connection, server: int, user: int) -> int:
    return int(connection.execute(IN_PLAY, (server, user)).fetchone()[0])
