"""Words that are to reach one person by direct message, once: written down before they are sent."""

from __future__ import annotations

import json
import sqlite3
from typing import Final

from bot.interest.ports import Notice, TooSoonError
from bot.interest.values import Evening, Milliseconds
from bot.store.book import Book
from bot.store.evenings import found, numbered

BETWEEN: Final[Milliseconds] = 3_600_000
"""A reminder sooner than this after the one before is refused."""

REMINDED: Final = """
UPDATE evenings SET reminded = :now
WHERE id = :evening AND (reminded IS NULL OR reminded <= :now - :between)
"""
REMIND: Final = """
INSERT INTO notices (evening, user, kind, games)
SELECT evening, user, 'reminder', '[]' FROM registrations
WHERE evening = ? AND remind AND gone IS NULL ORDER BY since, user
"""
STALE: Final = """
DELETE FROM notices WHERE NOT EXISTS (
    SELECT 1 FROM registrations
    WHERE registrations.evening = notices.evening AND registrations.user = notices.user
        AND remind AND gone IS NULL
)
"""
NEXT: Final = "SELECT id, evening, user, kind, games, begun FROM notices ORDER BY id LIMIT 1"
BEGIN: Final = "UPDATE notices SET begun = ? WHERE id = ?"
DROP: Final = "DELETE FROM notices WHERE id = ?"
MARK: Final = """
UPDATE registrations SET unreached = ?
WHERE (evening, user) = (SELECT evening, user FROM notices WHERE id = ?)
"""


class Notices(Book):
    """`bot.interest.ports.Notices` in the database."""

    async def remind(self, evening: str, now: Milliseconds) -> int:
        """A notice for everybody who wants to be reminded; how many that are.

        Raises `TooSoonError`.
        """

        def work(connection: sqlite3.Connection) -> int:
            values = {"evening": evening, "now": now, "between": BETWEEN}
            if not connection.execute(REMINDED, values).rowcount:
                raise TooSoonError
            return connection.execute(REMIND, (evening,)).rowcount

        return await self._database.write(work)

    async def next_notice(self, now: Milliseconds) -> Notice | None:
        """The next notice to be sent, which is noted as begun.

        Who has withdrawn since, or wants to hear nothing any more, gets none; nor does who has
        lost the place again that it would tell of.
        """

        def work(connection: sqlite3.Connection) -> Notice | None:
            connection.execute(STALE)
            while (row := connection.execute(NEXT).fetchone()) is not None:
                number, evening, user, kind, said, begun = row
                about = found(connection, evening)
                games = _held(connection, about, user, json.loads(said))
                if kind == "place" and not games:
                    connection.execute(DROP, (number,))
                    continue
                if begun is None:
                    connection.execute(BEGIN, (now, number))
                return Notice(number, about, user, kind, games, begun)
            return None

        return await self._database.write(work)

    async def delivered(self, notice: int) -> None:
        """A notice has been sent, or comes too late to be."""
        await self._end(notice, unreached=False)

    async def lost(self, notice: int) -> None:
        """A notice can never be sent, which is noted with what its addressee said."""
        await self._end(notice, unreached=True)

    async def postponed(self, notice: int) -> None:
        """A notice has certainly not been sent, and is to be tried again."""
        await self._run("UPDATE notices SET begun = NULL WHERE id = ?", notice)

    async def _end(self, notice: int, *, unreached: bool) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(MARK, (unreached, notice))
            connection.execute(DROP, (notice,))

        await self._database.write(work)


def _held(
    connection: sqlite3.Connection, evening: Evening, user: int, games: list[str]
) -> tuple[str, ...]:
    """Those of the games at which somebody has a place."""
    held = numbered(connection, evening, games)
    return tuple(game for game, each in held.items() if user in each.placed)
