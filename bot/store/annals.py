"""All that has been played, as people ask for it."""

from __future__ import annotations

import json
import sqlite3
from typing import Final, TypeAlias

from bot.store.book import Book
from bot.store.nameless import forget_at, traces_of
from bot.tables.annals import Brought, Past, Sat, Sight, Sought, Tally
from bot.tables.state import Milliseconds

Values: TypeAlias = dict[str, int | str | None]

AT_ONCE: Final = 20
"""So many tables lose a name in one change."""

SEEN: Final = """
FROM sittings WHERE server = :server AND (
    channel IN (SELECT value FROM json_each(:channels))
    OR under IN (SELECT value FROM json_each(:channels))
    OR table_id IN (SELECT table_id FROM results WHERE user = :asker AND server = :server)
)
"""
SOUGHT: Final = {
    "game": " AND game = :game",
    "channel": " AND channel = :channel",
    "player": " AND table_id IN"
    " (SELECT table_id FROM results WHERE user = :player AND server = :server)",
}
PAGE: Final = "SELECT table_id, game, channel, opened, ended, deals "
NEWEST: Final = " ORDER BY ended DESC, table_id LIMIT :size OFFSET :start"

OF_SITTING: Final = """
SELECT user, game, count(*),
    sum(CASE WHEN points IS NULL THEN chips > 0 ELSE points > against END),
    sum(points), sum(against), sum(chips)
FROM results WHERE table_id = ? GROUP BY coalesce(user, -1 - place) ORDER BY min(place)
"""
"""Somebody may have had several places; of those who are forgotten nobody knows who was who."""
TALLIES: Final = """
SELECT user, game, sum(deals), sum(won), sum(points), sum(against), sum(chips)
FROM tallies WHERE server = :server
"""
OF_GAME: Final = " AND game = :game"
SINCE: Final = " AND month >= strftime('%Y-%m', :since / 1000, 'unixepoch')"

BROUGHT: Final = "SELECT game, table_id, at, points, against, chips FROM results"
OLDEST: Final = " ORDER BY at, table_id, deal"


class Annals(Book):
    """`bot.tables.annals.Annals` in the database."""

    async def past(self, sight: Sight, sought: Sought, page: int, size: int) -> Past:
        """A page of finished sittings, the newest first; pages count from 0."""
        values = {**_sight(sight), "size": size, "start": page * size}
        values |= {"game": sought.game, "channel": sought.channel, "player": sought.player}
        where = SEEN + "".join(
            clause for name, clause in SOUGHT.items() if values[name] is not None
        )

        def look(connection: sqlite3.Connection) -> Past:
            rows = connection.execute(PAGE + where + NEWEST, values).fetchall()
            (count,) = connection.execute("SELECT count(*) " + where, values).fetchone()
            sittings = tuple(Sat(*row, people=_people(connection, row[0])) for row in rows)
            return Past(sittings, count)

        return await self._database.read(look)

    async def has_seen(self, sight: Sight, table: str) -> bool:
        """Whether this is a finished sitting that somebody may see."""
        values = {**_sight(sight), "table": table}
        query = f"SELECT 1 {SEEN} AND table_id = :table"
        return await self._database.read(
            lambda connection: connection.execute(query, values).fetchone() is not None
        )

    async def brought(self, server: int, user: int) -> list[Brought]:
        """What every deal of a server has brought to somebody, the oldest first."""
        query = f"{BROUGHT} WHERE user = ? AND server = ?{OLDEST}"
        return await self._database.read(
            lambda connection: [Brought(*row) for row in connection.execute(query, (user, server))]
        )

    async def tallies(
        self, server: int, game: str | None, since: Milliseconds | None
    ) -> list[Tally]:
        """What everybody has won in a server, in one game or in each, ever or from a month on."""
        values: Values = {"server": server, "game": game, "since": since}
        query = TALLIES + OF_GAME * (game is not None) + SINCE * (since is not None)
        query += " GROUP BY game, user"
        return await self._database.read(
            lambda connection: [Tally(*row) for row in connection.execute(query, values)]
        )

    async def all_of(self, user: int) -> list[tuple[int, Brought]]:
        """What every deal has brought to somebody, the oldest first, with its server."""
        query = BROUGHT.replace("SELECT", "SELECT server,") + f" WHERE user = ?{OLDEST}"
        return await self._database.read(
            lambda connection: [
                (server, Brought(*row)) for server, *row in connection.execute(query, (user,))
            ]
        )

    async def forget(self, user: int) -> None:
        """Takes somebody's name out of all that is finished. Raises `UnwrittenError`.

        Table by table, since others play meanwhile; who asks again has the rest taken out.
        """
        traces = await self._database.read(lambda connection: traces_of(connection, user))
        for start in range(0, len(traces.tables), AT_ONCE):

            def work(connection: sqlite3.Connection, start: int = start) -> None:
                for table in traces.tables[start : start + AT_ONCE]:
                    forget_at(connection, traces, table)

            await self._database.write(work)


def _people(connection: sqlite3.Connection, table: str) -> tuple[Tally, ...]:
    return tuple(Tally(*row) for row in connection.execute(OF_SITTING, (table,)))


def _sight(sight: Sight) -> Values:
    channels = json.dumps(sorted(sight.channels))
    return {"server": sight.server, "asker": sight.user, "channels": channels}
