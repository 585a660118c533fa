"""Somebody's name taken out of the journal: what they have played stays, and is nobody's.

The books of chips know people by their numbers alone; with the name goes what ties a number to a
seat. A table at which they still sit goes on, and tells later deals of them as of anybody; what one
that is open still tells of them, though they sit there no more, is its own to forget.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from typing import Final

import msgspec

from bot.tables.nameless import SOMEBODY, nameless
from bot.tables.state import State

PLAYED: Final = "SELECT DISTINCT table_id FROM players WHERE user = ?"
PAID: Final = """
SELECT DISTINCT stack.table_id FROM accounts AS purse
JOIN transfers ON source = purse.id JOIN accounts AS stack ON stack.id = target
WHERE purse.kind = 'purse' AND purse.user = ? AND stack.kind = 'stack'
"""
"""Also those that they left before a deal was dealt to them."""
CAME: Final = "SELECT DISTINCT table_id FROM comings WHERE user = ?"
CALLED: Final = """
SELECT DISTINCT json_extract(names, '$[' || place || ']') AS name
FROM players JOIN deals USING (table_id, deal) WHERE user = ? AND name IS NOT NULL
"""
DEALS: Final = """
UPDATE deals SET names = (
    SELECT json_group_array(CASE
        WHEN EXISTS (
            SELECT 1 FROM players WHERE players.table_id = deals.table_id
                AND players.deal = deals.deal AND place = each.key AND user = :user
        ) THEN NULL ELSE each.value
    END)
    FROM json_each(names) AS each
)
WHERE table_id = :table
    AND EXISTS (
        SELECT 1 FROM players WHERE players.table_id = deals.table_id
            AND players.deal = deals.deal AND user = :user
            AND json_extract(names, '$[' || place || ']') IS NOT NULL
    )
"""
COMINGS: Final = f"""
UPDATE comings SET entry = json_set(entry, '$.name', '{SOMEBODY}')
WHERE table_id = ? AND json_extract(entry, '$.name') IS NOT NULL AND user = ?
"""
EARLIER: Final = f"""
UPDATE comings SET entry = json_set(entry, '$.name', '{SOMEBODY}')
WHERE table_id = ? AND json_extract(entry, '$.name') = ? AND user IS NULL
"""
"""From before it was written who comes; then the name alone tells."""
RESULTS: Final = """
SELECT table_id, deal, place, server, game, at, points, against, chips
FROM results WHERE table_id = ? AND user = ?
"""
NOBODYS: Final = """
INSERT INTO results (table_id, deal, place, server, game, at, points, against, chips)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
CLOSED: Final = "SELECT id FROM tables WHERE phase = 'closed' AND state GLOB ?"
"""Also those at which they never played a deal, or never sat."""
STATE: Final = "SELECT state FROM tables WHERE id = ? AND phase = 'closed' AND state GLOB ?"


@dataclass(frozen=True, slots=True)
class Traces:
    """Where somebody's name stands: at which tables, and which names these were."""

    user: int
    tables: tuple[str, ...]
    names: tuple[str, ...]


def traces_of(connection: sqlite3.Connection, user: int) -> Traces:
    """All that is to be taken out, as it stands now."""
    query = f"{PLAYED} UNION {PAID} UNION {CAME} UNION {CLOSED}"
    tables = connection.execute(query, (user, user, user, _mark(user)))
    names = connection.execute(CALLED, (user,))
    return Traces(user, tuple(each for (each,) in tables), tuple(each for (each,) in names))


def forget_at(connection: sqlite3.Connection, traces: Traces, table: str) -> None:
    """Takes the name out of what is finished at a table."""
    connection.execute(COMINGS, (table, traces.user))
    connection.executemany(EARLIER, [(table, name) for name in traces.names])
    connection.execute(DEALS, {"table": table, "user": traces.user})
    # Taken out and put back as nobody's, since triggers take what goes out of the sums of months.
    results = connection.execute(RESULTS, (table, traces.user)).fetchall()
    connection.execute("DELETE FROM results WHERE table_id = ? AND user = ?", (table, traces.user))
    connection.executemany(NOBODYS, results)
    for (text,) in connection.execute(STATE, (table, _mark(traces.user))).fetchall():
        state = nameless(msgspec.json.decode(text, type=State), traces.user)
        row = (msgspec.json.encode(state).decode(), table)
        connection.execute("UPDATE tables SET state = ? WHERE id = ?", row)


def _mark(user: int) -> str:
    """A state in which the number of a person stands."""
    return f'*"user":{user}[,}}]*'
