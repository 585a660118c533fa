"""How a person likes to be served, in whatever server: written row by row, and kept in mind."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import astuple
from typing import Literal

from bot.store.database import Database
from bot.tables.ports import Preferences

ALL = "SELECT user, hands, four_colours, words_only, nudges FROM people"
GET = f"{ALL} WHERE user = ?"
SET = """
INSERT OR REPLACE INTO people (user, hands, four_colours, words_only, nudges)
VALUES (?, ?, ?, ?, ?)
"""
FORGET = "DELETE FROM people WHERE user = ?"
USUAL = Preferences()


class People:
    """The preferences of everybody.

    One process has the database to itself, so what it keeps in mind is what is written there.
    """

    def __init__(self, database: Database, chosen: dict[int, Preferences]) -> None:
        self._database = database
        self._chosen = chosen

    @classmethod
    async def load(cls, database: Database) -> People:
        """All that anybody has chosen."""
        return cls(database, await database.read(lambda db: _read(db, ALL)))

    def preferences(self, user: int) -> Preferences:
        """What the person has chosen, or the defaults."""
        return self._chosen.get(user, USUAL)

    async def prefer(self, user: int, change: Callable[[Preferences], Preferences]) -> Preferences:
        """Changes what a person has chosen, as it stands, and gives it. Raises `UnwrittenError`."""

        def work(connection: sqlite3.Connection) -> Preferences:
            chosen = change(_read(connection, GET, user).get(user, USUAL))
            connection.execute(SET, (user, *astuple(chosen)))
            return chosen

        self._chosen[user] = await self._database.write(work)
        return self._chosen[user]

    async def forget(self, user: int) -> None:
        """Deletes what is kept of a person's choices. Raises `UnwrittenError`."""
        await self._database.write(lambda connection: connection.execute(FORGET, (user,)))
        self._chosen.pop(user, None)


def _read(connection: sqlite3.Connection, query: str, *values: int) -> dict[int, Preferences]:
    return {user: _preferences(*row) for user, *row in connection.execute(query, values)}


def _preferences(
    hands: Literal["dm", "button"], colours: int | None, words_only: int, nudges: int
) -> Preferences:
    four_colours = None if colours is None else bool(colours)
    return Preferences(hands, four_colours, bool(words_only), bool(nudges))
