"""What people say: one registration a person and evening."""

from __future__ import annotations

import json
import sqlite3
from functools import partial
from typing import Final

from bot.interest.ports import ShutError, Spoken
from bot.interest.values import Answer, Evening, Milliseconds, Registration
from bot.store.book import Book
from bot.store.evenings import (
    evenings,
    found,
    freeing,
    numbered,
    queue_again,
    registration_of,
    registrations,
)

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
SELECT user, name, experience, times, remark, remind, since, changed, unreached
FROM registrations WHERE evening = ? AND user = ?
"""
OF_PERSON: Final = "SELECT game, asked FROM wishes WHERE evening = ? AND user = ?"
SPOKEN: Final = """
JOIN registrations ON evening = evenings.id WHERE user = ? ORDER BY changed DESC, evenings.id
"""
WITHDRAW: Final = "DELETE FROM registrations WHERE evening = ? AND user = ?"


class Register(Book):
    """The part of `bot.interest.ports.Interest` that is about what people say."""

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
            queue_again(connection, evening, [user], now)
            say = partial(_say, connection, evening, user, name, answer, now)
            if (wanted - {*answer.games}) & about.capacity.keys():
                freeing(connection, evening, say)
            else:
                say()
            return known is None

        return await self._database.write(work)

    async def withdraw(self, evening: str, user: int) -> bool:
        """Takes a registration back; whether there was one."""
        return await self._database.write(lambda db: _withdraw(db, evening, user))

    async def waits(self, evening: str, user: int) -> dict[str, int]:
        """By game, somebody's number on its waiting list, where they have no place."""

        def look(connection: sqlite3.Connection) -> dict[str, int]:
            about = found(connection, evening)
            held = numbered(connection, about, about.capacity)
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
                _withdraw(connection, each.id, user)
            connection.execute("DELETE FROM planned_guests WHERE user = ?", (user,))
            return spoken

        return await self._database.write(work)


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


def _withdraw(connection: sqlite3.Connection, evening: str, user: int) -> bool:
    """Deletes what somebody has said of an evening; whether they had said anything."""
    values = (evening, user)
    return freeing(connection, evening, lambda: connection.execute(WITHDRAW, values).rowcount > 0)
