"""The sums of all that was played, made anew from the journal, table by table."""

from __future__ import annotations

import sqlite3
from typing import Final

from bot.store.counting import recount
from bot.store.database import Database
from bot.store.journal import book_of
from bot.tables.journal import ended_deal
from bot.tables.scores import Ended

UNCOUNTED: Final = "SELECT table_id FROM uncounted ORDER BY table_id"
ALL: Final = "INSERT OR IGNORE INTO uncounted (table_id) SELECT DISTINCT table_id FROM ends"
ENDS: Final = "SELECT deal FROM ends WHERE table_id = ?"


async def count_missing(database: Database) -> int:
    """Sums up every table that was never summed up, and says how many there were.

    Raises `UnwrittenError`; what is done by then stays done.
    """
    tables = await database.read(lambda connection: connection.execute(UNCOUNTED).fetchall())
    for (table,) in tables:
        await database.write(lambda connection, table=table: _recount(connection, table))
    return len(tables)


async def count_all(database: Database) -> int:
    """Sums up every table anew, and says how many there are. Raises `UnwrittenError`."""
    await database.write(lambda connection: connection.execute(ALL).rowcount)
    return await count_missing(database)


def _recount(connection: sqlite3.Connection, table: str) -> None:
    recount(connection, table, _ended(connection, table))


def _ended(connection: sqlite3.Connection, table: str) -> list[Ended]:
    """The finished deals of a table, played again."""
    finished = {deal for (deal,) in connection.execute(ENDS, (table,))}
    book = book_of(connection, table)
    return [
        ended_deal(book.charter, row, moves) for row, moves in book.deals if row.deal in finished
    ]
