"""The time of the house, kept so that after a start it goes on from where it was."""

from __future__ import annotations

import sqlite3

from bot.store.database import Database
from bot.tables.state import Milliseconds

BETWEEN_BEATS: Milliseconds = 5_000
"""A beat sooner than this after the one before is not written."""

BEAT = """
INSERT INTO heartbeat (one, at) VALUES (1, ?)
ON CONFLICT (one) DO UPDATE SET at = max(at, excluded.at)
"""
START = """
INSERT INTO heartbeat (one, at) VALUES (1, ?)
ON CONFLICT (one) DO UPDATE SET at = at + 1 RETURNING at
"""


class Heart:
    """The heartbeat of the house. Moves count as beats without being asked."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._written: Milliseconds | None = None

    async def beat(self, now: Milliseconds) -> None:
        """Notes the time of the house; cheap to call every second. Raises `UnwrittenError`."""
        if self._written is not None and now - self._written < BETWEEN_BEATS:
            return
        await self._database.write(lambda connection: alive(connection, now))
        self._written = now

    async def start(self, today: Milliseconds) -> Milliseconds:
        """The time of the house, which stood since the last beat; the first is `today`.

        A start takes a millisecond, so that something is written and it shows whether that can be.
        Raises `UnwrittenError`.
        """

        def work(connection: sqlite3.Connection) -> Milliseconds:
            return int(connection.execute(START, (today,)).fetchone()[0])

        return await self._database.write(work)


def alive(connection: sqlite3.Connection, at: Milliseconds) -> None:
    """Notes a moment inside a change; the time of the house never goes back."""
    connection.execute(BEAT, (at,))
