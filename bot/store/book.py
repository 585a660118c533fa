"""What all books are that need no more than the database."""

from __future__ import annotations

import sqlite3

from bot.store.database import Database


class Book:
    """Books over the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def _run(self, query: str, *values: str | int | None) -> None:
        """Changes rows by one statement."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(query, values)

        await self._database.write(work)
