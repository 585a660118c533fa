"""What every server has settled: written row by row, and kept in mind."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Callable, Mapping
from typing import Final

from bot.store.database import Database
from bot.tables.customs import (
    HOUSE,
    Customs,
    Options,
    Row,
    Settlement,
    Value,
    changed,
    settlement,
)

log = logging.getLogger(__name__)

SERVERS: Final = "SELECT DISTINCT server FROM settled"
ROWS: Final = "SELECT game, name, value FROM settled WHERE server = ? ORDER BY game, name"
PUT: Final = "INSERT OR REPLACE INTO settled (server, game, name, value) VALUES (?, ?, ?, ?)"
DROP: Final = "DELETE FROM settled WHERE server = ? AND game = ? AND name = ?"


class Settled:
    """`bot.tables.customs.Settled` in the database.

    One process has the database to itself, so what it keeps in mind is what is written there.
    """

    def __init__(self, database: Database, standard: Customs, known: dict[int, Settlement]) -> None:
        self._database = database
        self.standard = standard
        """How the house is run where nothing is settled."""
        self._known = known

    @classmethod
    async def load(cls, database: Database, standard: Customs) -> Settled:
        """All of it. What this version does not know is left out, with a line in the log."""
        return cls(database, standard, await database.read(lambda db: _loaded(db, standard)))

    def of(self, server: int) -> Customs:
        """The customs of a server."""
        known = self._known.get(server)
        return self.standard if known is None else known.customs

    def rules(self, server: int, game: str) -> Options:
        """The house rules of a game in a server, where they are not the book's."""
        known = self._known.get(server)
        return {} if known is None else known.rules.get(game, {})

    async def settle(self, server: int, values: Mapping[str, Value]) -> None:
        """Settles these customs and no other; `None` for as it is where nothing is settled.

        Raises `UnreadableError` for what cannot be, `UnwrittenError`.
        """

        def check(now: Settlement) -> None:
            changed(now.customs, values, self.standard)

        await self._write(server, HOUSE, values, check)

    async def rule(
        self,
        server: int,
        game: str,
        values: Mapping[str, int | str | None],
        check: Callable[[Options], None],
    ) -> None:
        """Settles these house rules of a game and no other; `None` for as the book has it.

        `check` is asked, in the same transaction, of all of the game as they would stand. Raises
        what it raises, and `UnwrittenError`.
        """

        def check_all(now: Settlement) -> None:
            asked = {**now.rules.get(game, {}), **values}
            check({name: value for name, value in asked.items() if value is not None})

        await self._write(server, game, values, check_all)

    async def _write(
        self,
        server: int,
        game: str,
        values: Mapping[str, Value],
        check: Callable[[Settlement], None],
    ) -> None:
        def work(connection: sqlite3.Connection) -> Settlement:
            check(self._standing(connection, server))
            for name, value in values.items():
                _put(connection, server, Row(game, name, value))
            return self._standing(connection, server)

        self._known[server] = await self._database.write(work)

    def _standing(self, connection: sqlite3.Connection, server: int) -> Settlement:
        known, _ = settlement(_rows(connection, server), self.standard)
        return known


def _loaded(connection: sqlite3.Connection, standard: Customs) -> dict[int, Settlement]:
    known: dict[int, Settlement] = {}
    for (server,) in connection.execute(SERVERS).fetchall():
        known[server], lost = settlement(_rows(connection, server), standard)
        for row in lost:
            log.warning("server %d: left out of what is settled: %s", server, row)
    return known


def _rows(connection: sqlite3.Connection, server: int) -> list[Row]:
    rows = connection.execute(ROWS, (server,))
    return [Row(game, name, _value(value)) for game, name, value in rows]


def _value(text: str) -> Value:
    """What stands in a row; where that is no JSON, the text itself."""
    try:
        return json.loads(text)
    except ValueError:
        return text


def _put(connection: sqlite3.Connection, server: int, row: Row) -> None:
    if row.value is None:
        connection.execute(DROP, (server, row.game, row.name))
    else:
        connection.execute(PUT, (server, row.game, row.name, json.dumps(row.value)))
