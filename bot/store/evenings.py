"""Evenings and registrations as rows: read, written, and the places that a change sets free."""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable
from typing import Final, TypeAlias, TypeVar

from bot.interest.programme import in_order
from bot.interest.standing import Standing, moved_up, standing
from bot.interest.values import Answer, Evening, Milliseconds, Registration

T = TypeVar("T")

EVENINGS: Final = (
    "SELECT evenings.id, server, title, at, zone, closes, evenings.games, capacity, open, slots"
    " FROM evenings"
)
PUT_EVENING: Final = """
INSERT INTO evenings (id, server, title, at, zone, closes, games, capacity, open, slots)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET
    title = excluded.title, at = excluded.at, zone = excluded.zone, closes = excluded.closes,
    games = excluded.games, capacity = excluded.capacity, open = excluded.open,
    slots = excluded.slots
"""
REGISTRATIONS: Final = """
SELECT user, name, experience, times, remark, remind, since, changed, unreached
FROM registrations WHERE evening = ? AND gone IS NULL ORDER BY since, user
"""
WISHES: Final = "SELECT user, game, asked FROM wishes WHERE evening = ?"
WANTING: Final = """
SELECT user FROM wishes JOIN registrations USING (evening, user)
WHERE evening = ? AND game = ? AND gone IS NULL ORDER BY asked
"""
NOTICE: Final = """
INSERT INTO notices (evening, user, kind, games)
SELECT evening, user, 'place', :games FROM registrations
WHERE evening = :evening AND user = :user AND remind AND NOT EXISTS (
    SELECT 1 FROM notices
    WHERE evening = :evening AND user = :user AND kind = 'place' AND games = :games
)
"""
RETURNING: Final = """
SELECT user, game FROM wishes JOIN registrations USING (evening, user)
WHERE evening = ? AND gone IS NOT NULL AND user IN (SELECT value FROM json_each(?)) ORDER BY asked
"""
LAST: Final = """
UPDATE wishes SET asked = max(
    :now, 1 + (SELECT max(asked) FROM wishes WHERE evening = :evening AND game = :game)
)
WHERE evening = :evening AND user = :user AND game = :game
"""

EveningRow: TypeAlias = tuple[str, int, str, int | None, str, int | None, str, str, int, str]


def evening_of(row: EveningRow) -> Evening:
    """An evening from a row of `EVENINGS`."""
    number, server, title, at, zone, closes, games, capacity, is_open, slots = row
    return Evening(
        number, server, title, at, zone, closes,
        tuple(json.loads(games)), json.loads(capacity), bool(is_open), tuple(json.loads(slots)),
    )  # fmt: skip


def evenings(connection: sqlite3.Connection, where: str, *values: str | int) -> list[Evening]:
    """The evenings that fulfil a condition, in SQL."""
    return [evening_of(row) for row in connection.execute(f"{EVENINGS} {where}", values)]


def found(connection: sqlite3.Connection, evening: str) -> Evening:
    """An evening that there is."""
    (only,) = evenings(connection, "WHERE id = ?", evening)
    return only


def put(connection: sqlite3.Connection, evening: Evening) -> None:
    """Writes an evening, new or changed."""
    row = (
        evening.id, evening.server, evening.title, evening.at, evening.zone, evening.closes,
        json.dumps(evening.games), json.dumps(dict(evening.capacity)), evening.open,
        json.dumps(evening.slots),
    )  # fmt: skip
    connection.execute(PUT_EVENING, row)


def registrations(connection: sqlite3.Connection, evening: Evening) -> list[Registration]:
    """What is said of an evening by those who have not left, first come first."""
    asked: dict[int, dict[str, int]] = defaultdict(dict)
    for user, game, at in connection.execute(WISHES, (evening.id,)):
        asked[user][game] = at
    rows = connection.execute(REGISTRATIONS, (evening.id,))
    return [registration_of(row, asked[row[0]], evening) for row in rows]


def registration_of(
    row: tuple[int, str, str, str, str, int, int, int, int],
    asked: dict[str, int],
    evening: Evening,
) -> Registration:
    """A registration from a row of `REGISTRATIONS`, with what is still offered of what was said."""
    user, name, experience, times, remark, remind, since, changed, unreached = row
    kept = {game: asked[game] for game in in_order(asked) if game in evening.games}
    said = json.loads(times)
    free = tuple(each for each in evening.times if each in said)
    answer = Answer(tuple(kept), experience, free, remark, bool(remind))  # pyright: ignore[reportArgumentType] - the table holds no other
    return Registration(user, name, answer, since, changed, kept, bool(unreached))


def freeing(connection: sqlite3.Connection, evening: str, change: Callable[[], T]) -> T:
    """Does something that may set places free.

    Whoever gets one by it has a notice written, if they want to hear of it.
    """
    old = found(connection, evening)
    before = numbered(connection, old, old.capacity)
    outcome = change()
    games: dict[int, list[str]] = defaultdict(list)
    for moved in moved_up(before, numbered(connection, found(connection, evening), before)):
        games[moved.user].append(moved.game)
    rows = [
        {"evening": evening, "user": user, "games": json.dumps(names)}
        for user, names in games.items()
    ]
    connection.executemany(NOTICE, rows)
    return outcome


def numbered(
    connection: sqlite3.Connection, evening: Evening, games: Iterable[str]
) -> dict[str, Standing]:
    """The standing of those of some games that are offered."""
    return {
        game: standing(_wanting(connection, evening.id, game), evening.capacity.get(game))
        for game in games
        if game in evening.games
    }


def queue_again(
    connection: sqlite3.Connection, evening: str, users: Collection[int], now: Milliseconds
) -> None:
    """Those of the users who had left, and so lost their places, stand behind all who stayed."""
    returning = connection.execute(RETURNING, (evening, json.dumps([*users]))).fetchall()
    rows = [
        {"evening": evening, "user": user, "game": game, "now": now} for user, game in returning
    ]
    connection.executemany(LAST, rows)


def _wanting(connection: sqlite3.Connection, evening: str, game: str) -> tuple[int, ...]:
    return tuple(row[0] for row in connection.execute(WANTING, (evening, game)))
