"""The books of interest: evenings, what people have said, and who is in which server."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection
from functools import partial
from typing import Final

from bot.interest.ports import Invitation, ShutError, Spoken, TakenError
from bot.interest.programme import GAMES
from bot.interest.values import Answer, Evening, Milliseconds, Registration
from bot.store.database import Database
from bot.store.evenings import (
    evenings,
    found,
    freeing,
    numbered,
    put,
    registration_of,
    registrations,
)

GONE_FOR: Final[Milliseconds] = 30 * 86_400_000
"""So long after it is known that somebody has left a server, what they said there is deleted."""
GENERAL: Final = "Cards and dice"

SAY: Final = """
INSERT INTO registrations
    (evening, user, name, experience, times, remark, remind, since, changed)
VALUES (:evening, :user, :name, :experience, :times, :remark, :remind, :now, :now)
ON CONFLICT (evening, user) DO UPDATE SET
    name = excluded.name, experience = excluded.experience, times = excluded.times,
    remark = excluded.remark, remind = excluded.remind,
    changed = max(changed, excluded.changed), gone = NULL
"""
WISH: Final = """
INSERT INTO wishes (evening, user, game, asked)
VALUES (:evening, :user, :game, max(
    :now, 1 + coalesce((SELECT max(asked) FROM wishes WHERE evening = :evening AND game = :game), 0)
))
ON CONFLICT DO NOTHING
"""
NO_WISH: Final = """
DELETE FROM wishes WHERE evening = ? AND user = ? AND game NOT IN (SELECT value FROM json_each(?))
"""
SAID: Final = """
SELECT user, name, experience, times, remark, remind, since, changed
FROM registrations WHERE evening = ? AND user = ?
"""
OF_PERSON: Final = "SELECT game, asked FROM wishes WHERE evening = ? AND user = ?"
SPOKEN: Final = """
JOIN registrations ON evening = evenings.id WHERE user = ? ORDER BY changed DESC, evenings.id
"""
OF_SERVER: Final = "evening IN (SELECT id FROM evenings WHERE server = ?)"
IN_LIST: Final = "user IN (SELECT value FROM json_each(?))"
INVITED: Final = "SELECT id, evening, channel, message FROM invitations"
INVITE: Final = "INSERT OR REPLACE INTO invitations (evening, channel) VALUES (?, ?)"


class Interest:
    """`bot.interest.ports.Interest` in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # --- evenings -------------------------------------------------------------------------------

    async def general(self, server: int) -> Evening:
        """What stands for a server in general; the first call makes it."""
        known = await self.find(server, _general(server))
        if known is not None:
            return known
        made = Evening(_general(server), server, GENERAL, None, "UTC", None, GAMES, {}, True)

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

    async def edit(self, evening: Evening) -> None:
        """Changes an evening; whoever gets a place by it has a notice. Raises `TakenError`."""

        def work(connection: sqlite3.Connection) -> None:
            _check_free(connection, evening)
            freeing(connection, evening.id, lambda: put(connection, evening))

        await self._database.write(work)

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

    # --- what people say ------------------------------------------------------------------------

    async def say(
        self, evening: str, user: int, name: str, answer: Answer, now: Milliseconds
    ) -> bool:
        """Registers somebody, or changes what they have said; whether it is the first time.

        Raises `ShutError`.
        """

        def work(connection: sqlite3.Connection) -> bool:
            about = found(connection, evening)
            if not about.takes(now):
                raise ShutError
            known = connection.execute(SAID, (evening, user)).fetchone()
            wanted = {game for game, _ in connection.execute(OF_PERSON, (evening, user))}
            say = partial(_say, connection, evening, user, name, answer, now)
            if (wanted - {*answer.games}) & about.capacity.keys():
                freeing(connection, evening, say)
            else:
                say()
            return known is None

        return await self._database.write(work)

    async def withdraw(self, evening: str, user: int) -> bool:
        """Takes a registration back; whether there was one."""
        return await self._database.write(lambda db: _delete(db, evening, [user]))

    async def waits(self, evening: str, user: int) -> dict[str, int]:
        """By game, somebody's number on its waiting list, where they have no place."""

        def look(connection: sqlite3.Connection) -> dict[str, int]:
            held = numbered(connection, found(connection, evening))
            numbers = {game: each.waits(user) for game, each in held.items()}
            return {game: number for game, number in numbers.items() if number is not None}

        return await self._database.read(look)

    async def quiet(self, evening: str, user: int) -> None:
        """Somebody wants no more reminders of an evening; the rest of what they said stands."""
        query = "UPDATE registrations SET remind = 0 WHERE evening = ? AND user = ?"
        await self._run(query, evening, user)

    async def registrations(self, evening: str) -> list[Registration]:
        """Everybody's, first come first."""
        return await self._database.read(lambda db: registrations(db, found(db, evening)))

    async def of(self, server: int, user: int) -> list[Spoken]:
        """What somebody has said in a server, the latest first."""
        return [each for each in await self.all_of(user) if each.evening.server == server]

    async def all_of(self, user: int) -> list[Spoken]:
        """What somebody has said in any server, also those that they left."""

        def look(connection: sqlite3.Connection) -> list[Spoken]:
            spoken = evenings(connection, SPOKEN, user)
            return [Spoken(each, _said(connection, each, user)) for each in spoken]

        return await self._database.read(look)

    async def forget(self, user: int) -> list[Evening]:
        """Deletes all that somebody has said, and gives the evenings that this changes."""

        def work(connection: sqlite3.Connection) -> list[Evening]:
            spoken = evenings(connection, SPOKEN, user)
            for each in spoken:
                _delete(connection, each.id, [user])
            connection.execute("DELETE FROM planned_guests WHERE user = ?", (user,))
            return spoken

        return await self._database.write(work)

    # --- who is there ---------------------------------------------------------------------------

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
            over = f"DELETE FROM registrations WHERE {OF_SERVER} AND gone <= ?"
            connection.execute(over, (server, now - GONE_FOR))
            return changed

        return await self._database.write(work)

    # --- public messages and organisers ---------------------------------------------------------

    async def invite(self, evening: str, channel: int) -> None:
        """Notes that the public message of an evening shall stand in a channel from now on."""
        await self._run(INVITE, evening, channel)

    async def posted(self, invitation: int, message: int) -> None:
        """Notes that a public message has been sent, unless there is another by now."""
        await self._run("UPDATE invitations SET message = ? WHERE id = ?", message, invitation)

    async def uninvite(self, invitation: int) -> None:
        """Forgets a public message."""
        await self._run("DELETE FROM invitations WHERE id = ?", invitation)

    async def invitation(self, evening: str) -> Invitation | None:
        """Where the public message of an evening stands."""
        return next((each for each in await self.invitations() if each.evening.id == evening), None)

    async def invitations(self) -> list[Invitation]:
        """All public messages that are kept up to date."""

        def look(connection: sqlite3.Connection) -> list[Invitation]:
            rows = connection.execute(INVITED).fetchall()
            return [Invitation(row[0], found(connection, row[1]), *row[2:]) for row in rows]

        return await self._database.read(look)

    async def organisers(self, server: int) -> int | None:
        """The role whose members may do what organisers do."""
        query = "SELECT max(role) FROM organisers WHERE server = ?"
        return await self._database.read(lambda db: db.execute(query, (server,)).fetchone()[0])

    async def name_organisers(self, server: int, role: int | None) -> None:
        """Names that role."""
        if role is None:
            await self._run("DELETE FROM organisers WHERE server = ?", server)
        else:
            await self._run("INSERT OR REPLACE INTO organisers VALUES (?, ?)", server, role)

    async def _run(self, query: str, *values: str | int | None) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(query, values)

        await self._database.write(work)


def _general(server: int) -> str:
    return f"g{server}"


def _check_free(connection: sqlite3.Connection, evening: Evening) -> None:
    where = "WHERE server = ? AND at = ? AND title = ? COLLATE NOCASE AND id <> ?"
    if evening.at is not None and evenings(
        connection, where, evening.server, evening.at, evening.title, evening.id
    ):
        raise TakenError


def _say(
    connection: sqlite3.Connection,
    evening: str, user: int, name: str, answer: Answer, now: Milliseconds,
) -> None:  # fmt: skip
    values = {
        "evening": evening, "user": user, "name": name, "experience": answer.experience,
        "times": json.dumps(answer.times), "remark": answer.remark, "remind": answer.remind,
        "now": now,
    }  # fmt: skip
    connection.execute(SAY, values)
    connection.execute(NO_WISH, (evening, user, json.dumps(answer.games)))
    for game in answer.games:
        connection.execute(WISH, {"evening": evening, "user": user, "game": game, "now": now})


def _said(connection: sqlite3.Connection, evening: Evening, user: int) -> Registration:
    row = connection.execute(SAID, (evening.id, user)).fetchone()
    asked = dict(connection.execute(OF_PERSON, (evening.id, user)))
    return registration_of(row, asked, evening)


def _delete(connection: sqlite3.Connection, evening: str, users: Collection[int]) -> bool:
    """Deletes what people have said of an evening; whether they had said anything."""
    query = f"DELETE FROM registrations WHERE evening = ? AND {IN_LIST}"
    values = (evening, json.dumps([*users]))
    return freeing(connection, evening, lambda: connection.execute(query, values).rowcount > 0)


def _note(
    connection: sqlite3.Connection,
    evening: str, here: Collection[int], gone: Collection[int], now: Milliseconds,
) -> None:  # fmt: skip
    """Notes who is in the server of an evening; who has left keeps no place."""

    def change() -> None:
        back = f"UPDATE registrations SET gone = NULL WHERE evening = ? AND {IN_LIST}"
        left = f"UPDATE registrations SET gone = ? WHERE evening = ? AND gone IS NULL AND {IN_LIST}"
        connection.execute(back, (evening, json.dumps([*here])))
        connection.execute(left, (now, evening, json.dumps([*gone])))

    freeing(connection, evening, change)
