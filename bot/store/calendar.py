"""The evenings of a server: opened, changed, closed, and at last forgotten."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Final

from bot.interest.ports import TakenError
from bot.interest.programme import GAMES
from bot.interest.values import Evening, Milliseconds
from bot.store.book import Book
from bot.store.evenings import evenings, found, freeing, put

KEPT_FOR: Final[Milliseconds] = 90 * 86_400_000
"""So long after an evening all that was said of it is deleted; so long a plan is kept."""
OVER: Final = "IN (SELECT id FROM evenings WHERE at <= :over)"


class Calendar(Book):
    """The part of `bot.interest.ports.Interest` that is about evenings."""

    async def general(self, server: int, title: str) -> Evening:
        """What stands for a server in general; the first call makes it, by this title."""
        known = await self.find(server, _general(server))
        if known is not None:
            return known
        made = Evening(_general(server), server, title, None, "UTC", None, GAMES, {}, True)

        def work(connection: sqlite3.Connection) -> Evening:
            if not evenings(connection, "WHERE id = ?", made.id):
                put(connection, made)
            return found(connection, made.id)

        return await self._database.write(work)

    async def find(self, server: int, evening: str) -> Evening | None:
        """An evening of a server, open or closed."""
        where = "WHERE server = ? AND id = ?"
        known = await self._database.read(lambda db: evenings(db, where, server, evening))
        return known[0] if known else None

    async def evenings(self, server: int) -> list[Evening]:
        """The evenings of a server, the server in general among them if it is known."""
        where = "WHERE server = ? ORDER BY at, id"
        return await self._database.read(lambda db: evenings(db, where, server))

    async def open(self, evening: Evening) -> None:
        """A new evening. Raises `TakenError`."""

        def work(connection: sqlite3.Connection) -> None:
            _check_free(connection, evening)
            put(connection, evening)

        await self._database.write(work)

    async def edit(
        self, evening: str, change: Callable[[Evening], Evening]
    ) -> tuple[Evening, Evening]:
        """Changes an evening as it stands, and gives it as it was and as it is.

        Whoever gets a place by it has a notice. Raises `TakenError`, and what `change` raises.
        """

        def work(connection: sqlite3.Connection) -> tuple[Evening, Evening]:
            old = found(connection, evening)
            new = change(old)
            _check_free(connection, new)
            freeing(connection, evening, lambda: put(connection, new))
            return old, new

        return await self._database.write(work)

    async def due(self, now: Milliseconds) -> list[Evening]:
        """Closes the evenings whose time is over, and gives them."""

        def work(connection: sqlite3.Connection) -> list[Evening]:
            over = evenings(connection, "WHERE open AND closes <= ?", now)
            connection.execute("UPDATE evenings SET open = 0 WHERE open AND closes <= ?", (now,))
            return [found(connection, each.id) for each in over]

        return await self._database.write(work)

    async def next_closing(self) -> Milliseconds | None:
        """When the next evening closes."""
        query = "SELECT min(closes) FROM evenings WHERE open"
        return await self._database.read(lambda db: db.execute(query).fetchone()[0])

    async def prune(self, now: Milliseconds) -> None:
        """Deletes evenings and plans that are long past, with all that belongs to them."""

        def work(connection: sqlite3.Connection) -> None:
            over = {"over": now - KEPT_FOR}
            for table in ("notices", "invitations", "registrations"):
                connection.execute(f"DELETE FROM {table} WHERE evening {OVER}", over)
            connection.execute("DELETE FROM evenings WHERE at <= :over", over)
            connection.execute("DELETE FROM rounds WHERE made <= :over", over)

        await self._database.write(work)


def _general(server: int) -> str:
    return f"g{server}"


def _check_free(connection: sqlite3.Connection, evening: Evening) -> None:
    where = "WHERE server = ? AND at = ? AND title = ? COLLATE NOCASE AND id <> ?"
    if evening.at is not None and evenings(
        connection, where, evening.server, evening.at, evening.title, evening.id
    ):
        raise TakenError
