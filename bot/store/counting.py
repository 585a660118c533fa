"""What finished deals have brought to whom, summed up as they end; or all of a table anew.

Chips are summed from the books of chips, as a person's own history has them: what a stack gets out
of pools until the next deal belongs to the deal before. Points come from the rules.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from bot.tables.scores import Ended, Score

END: Final = "INSERT INTO ends (table_id, deal, at) SELECT ?, ?, at FROM causes WHERE id = ?"
LATEST: Final = "SELECT max(deal) FROM ends WHERE table_id = ?"
RESULT: Final = """
INSERT INTO results (table_id, deal, place, user, server, game, at, points, against, chips)
SELECT :table, :deal, :place, :user, server, json_extract(charter, '$.game'), ends.at,
    :points, :against, :chips
FROM tables JOIN ends ON ends.table_id = id AND ends.deal = :deal WHERE id = :table
"""
AGAIN: Final = """
UPDATE results SET chips = :chips WHERE table_id = :table AND deal = :deal AND place = :place
"""
SITTING: Final = """
INSERT OR REPLACE INTO sittings
SELECT id, server, channel, json_extract(charter, '$.under'), json_extract(charter, '$.game'),
    opened, max(ends.at), count(*)
FROM tables JOIN ends ON ends.table_id = id WHERE id = ? AND phase = 'closed' GROUP BY id
"""

BROUGHT: Final = """
WITH later AS (
    SELECT deal, since FROM players JOIN deals USING (table_id, deal)
    WHERE table_id = :table AND deal > :deal AND NOT void ORDER BY deal LIMIT 1
),
part AS (
    SELECT players.place, players.user, since, lying, stack.id AS stack,
        coalesce((SELECT since FROM later), 9223372036854775807) AS until
    FROM players
    LEFT JOIN accounts AS stack ON stack.key = 'stack ' || :table || ' ' || players.place
    WHERE players.table_id = :table AND deal = :deal
),
moved AS (
    SELECT part.place, transfers.id, part.user AS owner, -amount AS amount, target AS other
    FROM part JOIN transfers ON source = stack AND transfers.id > since AND transfers.id <= until
    UNION ALL
    SELECT part.place, transfers.id, part.user, amount, source
    FROM part JOIN transfers ON target = stack AND transfers.id > since AND transfers.id <= until
),
seen AS (
    SELECT moved.place, moved.id, amount, other.table_id IS NOT NULL AS here,
        min(CASE
            WHEN other.table_id IS NULL AND (amount < 0 OR other.user IS NOT owner) THEN moved.id
        END) OVER (PARTITION BY moved.place) AS gone
    FROM moved JOIN accounts AS other ON other.id = other
)
SELECT part.place,
    CASE WHEN json_extract(names, '$[' || part.place || ']') IS NOT NULL THEN part.user END,
    coalesce((
        SELECT sum(amount) FROM seen
        WHERE seen.place = part.place AND here AND (gone IS NULL OR id < gone)
    ), 0)
    - part.lying
    + CASE
        WHEN EXISTS (SELECT 1 FROM later) THEN coalesce((
            SELECT next.lying FROM players AS next
            WHERE next.table_id = :table AND next.deal = (SELECT deal FROM later)
                AND next.place = part.place AND next.user = part.user
        ), 0)
        WHEN phase = 'between'
            AND json_extract(state, '$.guests[' || part.place || '].user') = part.user
        THEN coalesce(json_extract(state, '$.lying[' || part.place || ']'), 0)
        ELSE 0
    END,
    EXISTS (SELECT 1 FROM seen WHERE seen.place = part.place AND here)
FROM part
JOIN tables ON tables.id = :table
JOIN deals ON deals.table_id = :table AND deals.deal = :deal
"""
"""By place: who has played, what it has brought, and whether any chips moved.

A stack may be another's before the next deal: what it gets after its owner has gone home, or after
somebody else has put chips there, is none of his. What lies in pools as somebody's own, such as a
bank, is his as if it were in his stack.
"""


@dataclass(frozen=True, slots=True)
class _Part:
    place: int
    user: int | None
    chips: int
    moved: int


def count(connection: sqlite3.Connection, table: str, cause: int, ended: Ended | None) -> None:
    """Sums up a table within the change that ends a deal, closes it, or moves its chips.

    To be done when all else of the change is written.
    """
    if ended is not None:
        connection.execute(END, (table, ended.deal, cause))
        _enter(connection, table, ended)
    else:
        _settle(connection, table)
    connection.execute(SITTING, (table,))


def recount(connection: sqlite3.Connection, table: str, deals: Iterable[Ended]) -> None:
    """Makes the sums of a table anew, from its finished deals as the journal has them."""
    for each in ("results", "sittings", "uncounted"):
        connection.execute(f"DELETE FROM {each} WHERE table_id = ?", (table,))
    for ended in deals:
        _enter(connection, table, ended)
    connection.execute(SITTING, (table,))


def _enter(connection: sqlite3.Connection, table: str, ended: Ended) -> None:
    """Who had a part in a deal: all who sat there, and of the gallery those whose chips moved."""
    for part in _brought(connection, table, ended.deal):
        if part.place < ended.seats or part.moved:
            score = ended.scores[part.place] if part.place < len(ended.scores) else None
            connection.execute(RESULT, _values(table, ended.deal, part, score))


def _settle(connection: sqlite3.Connection, table: str) -> None:
    """Chips have moved since the latest finished deal, perhaps out of pools of old."""
    (deal,) = connection.execute(LATEST, (table,)).fetchone()
    if deal is not None:
        for part in _brought(connection, table, deal):
            connection.execute(AGAIN, _values(table, deal, part, None))


def _brought(connection: sqlite3.Connection, table: str, deal: int) -> list[_Part]:
    rows = connection.execute(BROUGHT, {"table": table, "deal": deal})
    return [_Part(*row) for row in rows]


def _values(table: str, deal: int, part: _Part, score: Score | None) -> dict[str, int | str | None]:
    return {
        "table": table, "deal": deal, "place": part.place, "user": part.user, "chips": part.chips,
        "points": None if score is None else score.points,
        "against": None if score is None else score.against,
    }  # fmt: skip
