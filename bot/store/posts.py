"""Where the messages of a table are, so that they are found again after a restart."""

from __future__ import annotations

import sqlite3
from dataclasses import astuple

from bot.store.database import Database
from bot.tables.ports import Post, PostKind

PUT = """
INSERT OR REPLACE INTO posts (table_id, kind, seat, channel, message, deal, shown)
VALUES (?, ?, ?, ?, ?, ?, ?)
"""
DROP = "DELETE FROM posts WHERE table_id = ? AND kind = ? AND seat IS ?"
OF_TABLE = """
SELECT kind, seat, channel, message, deal, shown FROM posts
WHERE table_id = ? ORDER BY kind DESC, seat
"""


class Posts:
    """The latest message of each kind and seat of a table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, table: str, post: Post) -> None:
        """Notes a message, in place of the one before it. Raises `UnwrittenError`."""
        row = (table, *astuple(post))
        await self._database.write(lambda connection: _run(connection, PUT, row))

    async def drop(self, table: str, kind: PostKind, seat: int | None) -> None:
        """Forgets a message, if there is one. Raises `UnwrittenError`."""
        row = (table, kind, seat)
        await self._database.write(lambda connection: _run(connection, DROP, row))

    async def of(self, table: str) -> list[Post]:
        """The messages of a table: itself first, then the hands by seat."""
        return await self._database.read(lambda connection: _posts(connection, table))


def _run(connection: sqlite3.Connection, query: str, row: tuple[str | int | None, ...]) -> None:
    connection.execute(query, row)


def _posts(connection: sqlite3.Connection, table: str) -> list[Post]:
    return [Post(*row) for row in connection.execute(OF_TABLE, (table,))]
