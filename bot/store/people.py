"""How a person likes to be served, in whatever server."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import astuple

from bot.store.database import Database
from bot.tables.ports import Preferences

GET = "SELECT hands, four_colours, words_only, nudges FROM people WHERE user = ?"
SET = """
INSERT OR REPLACE INTO people (user, hands, four_colours, words_only, nudges)
VALUES (?, ?, ?, ?, ?)
"""


class People:
    """The preferences of everybody."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def preferences(self, user: int) -> Preferences:
        """What the person has chosen, or the defaults."""
        return await self._database.read(lambda connection: _get(connection, user))

    async def prefer(self, user: int, change: Callable[[Preferences], Preferences]) -> Preferences:
        """Changes what a person has chosen, as it stands, and gives it. Raises `UnwrittenError`."""

        def work(connection: sqlite3.Connection) -> Preferences:
            chosen = change(_get(connection, user))
            connection.execute(SET, (user, *astuple(chosen)))
            return chosen

        return await self._database.write(work)

    async def forget(self, user: int) -> None:
        """Deletes what is kept of a person's choices. Raises `UnwrittenError`."""
        await self._database.write(lambda connection: _forget(connection, user))


def _get(connection: sqlite3.Connection, user: int) -> Preferences:
    row = connection.execute(GET, (user,)).fetchone()
    if row is None:
        return Preferences()
    hands, four_colours, words_only, nudges = row
    colours = None if four_colours is None else bool(four_colours)
    return Preferences(hands, colours, bool(words_only), bool(nudges))


def _forget(connection: sqlite3.Connection, user: int) -> None:
    connection.execute("DELETE FROM people WHERE user = ?", (user,))
