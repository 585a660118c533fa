"""When the house was last alive, from which a start knows how long it was down."""

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
BEGIN = "INSERT OR REPLACE INTO heartbeat (one, at) VALUES (1, ?)"
PUT_OFF = """
UPDATE tables SET state = json_set(state, '$.since', json_extract(state, '$.since') + ?)
WHERE phase <> 'closed'
"""


class Heart:
    """The heartbeat of the process. Moves count as beats without being asked."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._written: Milliseconds | None = None

    async def beat(self, now: Milliseconds) -> None:
        """Notes that the house is alive; cheap to call every second. Raises `UnwrittenError`."""
        if self._written is not None and now - self._written < BETWEEN_BEATS:
            return
        await self._database.write(lambda connection: alive(connection, now))
        self._written = now

    async def revive(self, now: Milliseconds) -> None:
        """Puts off whatever tables wait for by the time for which the house was down, and beats.

        Both are written at once, so that no time counts twice or is forgotten, however often the
        house goes down before anything else is written. If the machine's clock was set back
        meanwhile, the waits go back with it: what counts is the time that was left.
        Raises `UnwrittenError`.
        """

        def work(connection: sqlite3.Connection) -> None:
            last = _last(connection)
            connection.execute(PUT_OFF, (0 if last is None else now - last,))
            connection.execute(BEGIN, (now,))

        await self._database.write(work)


def alive(connection: sqlite3.Connection, at: Milliseconds) -> None:
    """Notes a moment inside a change; while the house is alive, time never goes back."""
    connection.execute(BEAT, (at,))


def _last(connection: sqlite3.Connection) -> Milliseconds | None:
    row = connection.execute("SELECT at FROM heartbeat").fetchone()
    return None if row is None else int(row[0])
