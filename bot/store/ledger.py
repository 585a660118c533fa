"""The chips of everybody, as people ask for them."""

from __future__ import annotations

import sqlite3

from bot.store.accounts import Cashier, balance
from bot.store.database import Database
from bot.tables.ports import Purse

IN_PLAY = """
SELECT coalesce(sum(accounts.balance), 0)
FROM tables, json_each(tables.state, '$.guests') AS guest, accounts
WHERE tables.server = ? AND tables.phase <> 'closed'
    AND json_extract(guest.value, '$.user') = ?
    AND accounts.table_id = tables.id AND accounts.kind = 'stack' AND accounts.place = guest.key
"""


class Ledger:
    """`bot.tables.ports.Ledger` in the database."""

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

    def _opened(self, connection: sqlite3.Connection, purse: Purse) -> int:
        self._cashier.use(connection, purse)
        return balance(connection, purse) or 0


def _in_play(connection: sqlite3.Connection, server: int, user: int) -> int:
    return int(connection.execute(IN_PLAY, (server, user)).fetchone()[0])
