"""Plans that are kept, and what has become of their tables."""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Final

from bot.interest.openings import (
    Call,
    KeptRound,
    KeptTable,
    Laying,
    Place,
    Planned,
    RivalError,
    in_calls,
)
from bot.interest.planning import Plan, PlannedTable
from bot.interest.values import Milliseconds
from bot.store.book import Book
from bot.store.evenings import found

KEEP: Final = "INSERT INTO rounds (evening, number, made) VALUES (?, ?, ?)"
ROUND: Final = "SELECT evening, number FROM rounds WHERE id = ?"
TABLES: Final = """
SELECT number, game, staff, table_id IS NOT NULL FROM planned_tables WHERE round = ? ORDER BY number
"""
KEEP_GUEST: Final = """
INSERT INTO planned_guests (round, number, user, name)
SELECT :round, :number, :user, :name FROM rounds JOIN registrations USING (evening)
WHERE rounds.id = :round AND user = :user
"""
GUESTS: Final = "SELECT number, user, name FROM planned_guests WHERE round = ? ORDER BY user"
SEATS_OF: Final = """
SELECT evening, rounds.number, game, name
FROM planned_guests JOIN planned_tables USING (round, number) JOIN rounds ON rounds.id = round
WHERE user = ? ORDER BY round
"""
OPEN: Final = "(SELECT value FROM json_each(?))"
RIVALS: Final = f"""
SELECT 1 FROM planned_tables JOIN rounds ON rounds.id = round
WHERE evening = ? AND rounds.number = ? AND round <> ? AND table_id IS NOT NULL
    AND (laid = 0 OR table_id IN {OPEN})
"""
COMING: Final = f"""
SELECT count(*) FROM planned_tables
WHERE channel = ? AND table_id IS NOT NULL AND laid = 0 AND table_id NOT IN {OPEN}
"""
CLAIM: Final = """
UPDATE planned_tables SET table_id = ?, host = ?, channel = ?, call = ?, claimed = ?
WHERE round = ? AND number = ?
"""
ASK: Final = """
UPDATE planned_guests SET name = ?, asked = 1 WHERE round = ? AND number = ? AND user = ?
"""
LAYINGS: Final = """
SELECT table_id, game, staff, server, channel, host, claimed, round, planned_tables.number
FROM planned_tables JOIN rounds ON rounds.id = round JOIN evenings ON evenings.id = evening
"""
ASKED: Final = """
SELECT user, name FROM planned_guests WHERE round = ? AND number = ? AND asked ORDER BY user
"""
LAID: Final = "UPDATE planned_tables SET laid = 1 WHERE table_id = ?"
GIVEN_UP: Final = """
UPDATE planned_tables SET table_id = NULL, host = NULL, channel = NULL, call = NULL
WHERE table_id = ? AND laid = 0
"""
NEXT: Final = """
SELECT calls.id, evening, number, channel, begun FROM calls JOIN rounds ON rounds.id = round
WHERE NOT EXISTS (SELECT 1 FROM planned_tables WHERE call = calls.id AND laid = 0)
ORDER BY calls.id LIMIT 1
"""
BEGIN: Final = "UPDATE calls SET begun = ? WHERE id = ?"


class Plans(Book):
    """`bot.interest.openings.Plans` in the database."""

    async def keep(
        self, evening: str, plan: Plan, names: Mapping[int, str], now: Milliseconds
    ) -> tuple[int, ...]:
        """Keeps a plan, with the names of its guests; the ids of its rounds, in order.

        Who has withdrawn or was forgotten while it was made is not kept.
        """

        def work(connection: sqlite3.Connection) -> tuple[int, ...]:
            kept: list[int] = []
            for number, tables in enumerate(plan.rounds, 1):
                round_ = connection.execute(KEEP, (evening, number, now)).lastrowid
                assert round_ is not None
                _keep(connection, round_, tables, names)
                kept.append(round_)
            return tuple(kept)

        return await self._database.write(work)

    async def round(self, number: int) -> KeptRound | None:
        """A round by its id."""
        return await self._database.read(lambda db: _round(db, number))

    async def seats_of(self, user: int) -> list[Planned]:
        """The seats that plans have for somebody."""

        def look(connection: sqlite3.Connection) -> list[Planned]:
            rows = connection.execute(SEATS_OF, (user,)).fetchall()
            return [Planned(found(connection, evening), *seat) for evening, *seat in rows]

        return await self._database.read(look)

    async def claim(
        self,
        kept: KeptRound,
        tables: Mapping[int, str],
        names: Mapping[int, str],
        host: int,
        place: Place,
        now: Milliseconds,
    ) -> tuple[int, ...]:
        """Settles that tables of a round are to be laid: the numbers of those that are new.

        `tables` has the id that each shall have by its number, and `names` those who are asked to
        them. There are no more than there is room for. Raises `RivalError`.
        """
        standing = json.dumps([*place.standing])

        def work(connection: sqlite3.Connection) -> tuple[int, ...]:
            about = (kept.evening, kept.number, kept.id, standing)
            if connection.execute(RIVALS, about).fetchone():
                raise RivalError
            (coming,) = connection.execute(COMING, (place.channel, standing)).fetchone()
            current = _round(connection, kept.id)
            known = () if current is None else current.tables
            free = [each for each in known if not each.laid and each.number in tables]
            taken = free[: max(0, place.room - coming)]
            for batch in in_calls(taken, names):
                call = _call(connection, kept.id, place.channel)
                for each in batch:
                    laying = (tables[each.number], host, place.channel, call, now)
                    connection.execute(CLAIM, (*laying, kept.id, each.number))
                    _ask(connection, kept.id, each, names)
            return tuple(each.number for each in taken)

        return await self._database.write(work)

    async def to_lay(self) -> list[Laying]:
        """The tables that are to be laid."""
        where = "WHERE table_id IS NOT NULL AND laid = 0 ORDER BY round, planned_tables.number"
        return await self._database.read(lambda db: _layings(db, where))

    async def laid(self, table: str) -> None:
        """A table has been laid."""
        await self._run(LAID, table)

    async def given_up(self, table: str) -> None:
        """A table cannot be laid: it is as if nobody had asked for it."""
        await self._run(GIVEN_UP, table)

    async def next_call(self, now: Milliseconds) -> Call | None:
        """The next call to be made, which is noted as begun."""

        def work(connection: sqlite3.Connection) -> Call | None:
            row = connection.execute(NEXT).fetchone()
            if row is None:
                return None
            number, evening, round_, channel, begun = row
            if begun is None:
                connection.execute(BEGIN, (now, number))
            where = "WHERE call = ? ORDER BY planned_tables.number"
            tables = tuple(_layings(connection, where, number))
            return Call(number, found(connection, evening), round_, channel, tables, begun)

        return await self._database.write(work)

    async def called(self, call: int) -> None:
        """A call has been made, or can never be."""
        await self._run("DELETE FROM calls WHERE id = ?", call)

    async def postponed(self, call: int) -> None:
        """A call has certainly not been made, and is to be tried again."""
        await self._run("UPDATE calls SET begun = NULL WHERE id = ?", call)


def _keep(
    connection: sqlite3.Connection,
    round_: int, tables: Iterable[PlannedTable], names: Mapping[int, str],
) -> None:  # fmt: skip
    for place, table in enumerate(tables, 1):
        connection.execute(
            "INSERT INTO planned_tables (round, number, game, staff) VALUES (?, ?, ?, ?)",
            (round_, place, table.game, table.staff),
        )
        connection.executemany(
            KEEP_GUEST,
            [
                {"round": round_, "number": place, "user": user, "name": names[user]}
                for user in table.guests
            ],
        )


def _round(connection: sqlite3.Connection, number: int) -> KeptRound | None:
    row = connection.execute(ROUND, (number,)).fetchone()
    if row is None:
        return None
    guests: dict[int, list[tuple[int, str]]] = defaultdict(list)
    for place, user, name in connection.execute(GUESTS, (number,)):
        guests[place].append((user, name))
    tables = (
        KeptTable(place, game, staff, tuple(guests[place]), bool(laid))
        for place, game, staff, laid in connection.execute(TABLES, (number,))
    )
    evening, place = row
    return KeptRound(number, evening, place, tuple(tables))


def _call(connection: sqlite3.Connection, round_: int, channel: int) -> int:
    query = "INSERT INTO calls (round, channel) VALUES (?, ?)"
    call = connection.execute(query, (round_, channel)).lastrowid
    assert call is not None
    return call


def _ask(
    connection: sqlite3.Connection, round_: int, table: KeptTable, names: Mapping[int, str]
) -> None:
    query = "UPDATE planned_guests SET asked = 0 WHERE round = ? AND number = ?"
    connection.execute(query, (round_, table.number))
    rows = [(names[user], round_, table.number, user) for user, _ in table.guests if user in names]
    connection.executemany(ASK, rows)


def _layings(connection: sqlite3.Connection, where: str, *values: int) -> list[Laying]:
    return [
        Laying(
            table, number, game, staff, server, channel, host, claimed,
            tuple(connection.execute(ASKED, (round_, number))),
        )
        for table, game, staff, server, channel, host, claimed, round_, number
        in connection.execute(f"{LAYINGS} {where}", values).fetchall()
    ]  # fmt: skip
