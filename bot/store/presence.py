"""Who of those registered is in which server, and who has left it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection
from typing import Final

from bot.interest.values import Evening, Milliseconds
from bot.store.book import Book
from bot.store.evenings import evenings, freeing, queue_again

GONE_FOR: Final[Milliseconds] = 30 * 86_400_000
"""So long after it is known that somebody has left a server, what they said there is deleted."""
OF_SERVER: Final = "evening IN (SELECT id FROM evenings WHERE server = ?)"
IN_LIST: Final = "user IN (SELECT value FROM json_each(?))"
NO_SEATS: Final = f"""
DELETE FROM planned_guests WHERE (user, round) IN (
    SELECT user, rounds.id FROM registrations JOIN rounds USING (evening)
    WHERE {OF_SERVER} AND gone <= ?
)
"""
"""Who left long ago stands in no plan either."""


class Presence(Book):
    """The part of `bot.interest.ports.Interest` that is about who is there."""

    async def servers(self) -> list[int]:
        """Where anybody is registered."""
        query = "SELECT DISTINCT server FROM evenings JOIN registrations ON evening = id"
        return await self._database.read(lambda db: [row[0] for row in db.execute(query)])

    async def people(self, server: int) -> list[int]:
        """Everybody who is registered in a server, also those who are known to have left."""
        query = f"SELECT DISTINCT user FROM registrations WHERE {OF_SERVER} ORDER BY user"
        return await self._database.read(
            lambda db: [row[0] for row in db.execute(query, (server,))]
        )

    async def attendance(
        self, server: int, here: Collection[int], gone: Collection[int], now: Milliseconds
    ) -> list[Evening]:
        """Notes who is in a server and who is not; what was said by who left long ago is deleted.

        Gives the evenings that this changes.
        """

        def work(connection: sqlite3.Connection) -> list[Evening]:
            changed = evenings(
                connection,
                f"WHERE server = ? AND id IN (SELECT evening FROM registrations WHERE"
                f" gone IS NOT NULL AND {IN_LIST} OR gone IS NULL AND {IN_LIST})",
                server, json.dumps([*here]), json.dumps([*gone]),
            )  # fmt: skip
            for each in changed:
                _note(connection, each.id, here, gone, now)
            connection.execute(NO_SEATS, (server, now - GONE_FOR))
            over = f"DELETE FROM registrations WHERE {OF_SERVER} AND gone <= ?"
            connection.execute(over, (server, now - GONE_FOR))
            return changed

        return await self._database.write(work)


def _note(
    connection: sqlite3.Connection,
    evening: str, here: Collection[int], gone: Collection[int], now: Milliseconds,
) -> None:  # fmt: skip
    """Notes who is in the server of an evening; who has left keeps no place."""

    def change() -> None:
        back = f"UPDATE registrations SET gone = NULL WHERE evening = ? AND {IN_LIST}"
        left = f"UPDATE registrations SET gone = ? WHERE evening = ? AND gone IS NULL AND {IN_LIST}"
        queue_again(connection, evening, here, now)
        connection.execute(back, (evening, json.dumps([*here])))
        connection.execute(left, (now, evening, json.dumps([*gone])))

    freeing(connection, evening, change)
