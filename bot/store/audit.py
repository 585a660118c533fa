"""Whether the books are right, found out from the rows alone.

The triggers of the schema should leave nothing to find. The audit trusts none of them: it adds
everything up again, and asks whether they are still there. Whether the journals can be played again
is asked elsewhere, of `books`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing

from bot.store.database import Reader
from bot.store.migrate import migrate, scripts

HERE = "(:server IS NULL OR accounts.server = :server)"
"""Of one server, or of all."""
UNEQUAL = f"""
SELECT key, balance, moved FROM (
    SELECT key, balance,
        (SELECT coalesce(sum(amount), 0) FROM transfers WHERE target = accounts.id)
        - (SELECT coalesce(sum(amount), 0) FROM transfers WHERE source = accounts.id) AS moved
    FROM accounts WHERE {HERE}
) WHERE balance <> moved ORDER BY key
"""
TOTALS = f"""
SELECT server, sum(balance) FROM accounts WHERE {HERE}
GROUP BY server HAVING sum(balance) <> 0
"""
OVERDRAWN = f"""
SELECT key, balance FROM accounts WHERE {HERE} AND kind <> 'mint' AND balance < 0 ORDER BY key
"""
LEFT_BEHIND = f"""
SELECT key, balance FROM accounts JOIN tables ON tables.id = accounts.table_id
WHERE {HERE} AND tables.phase = 'closed' AND balance <> 0 ORDER BY key
"""
ABROAD = f"""
SELECT transfers.id, accounts.key, other.key
FROM transfers JOIN accounts ON accounts.id = source JOIN accounts AS other ON other.id = target
WHERE {HERE} AND accounts.server <> other.server ORDER BY transfers.id
"""
SCHEMA = "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL"
FAULTS_SHOWN = 20


async def findings(reader: Reader) -> list[str]:
    """Everything that is wrong with the books, a sentence each; empty if they are right."""
    return await reader.read(
        lambda connection: [*damage(connection), *findings_of(connection, None)]
    )


def findings_of(connection: sqlite3.Connection, server: int | None) -> Iterator[str]:
    """What is wrong with the schema and the chips, of one server or of all."""
    yield from _missing(connection)
    here = {"server": server}
    for key, balance, moved in connection.execute(UNEQUAL, here):
        yield f"The account {key} holds {balance} chips, and its transfers make {moved}."
    for where, total in connection.execute(TOTALS, here):
        yield f"The accounts of server {where} add up to {total} chips and not to 0."
    for key, balance in connection.execute(OVERDRAWN, here):
        yield f"The account {key} is overdrawn: it holds {balance} chips."
    for key, balance in connection.execute(LEFT_BEHIND, here):
        yield f"The account {key} of a closed table still holds {balance} chips."
    for number, source, target in connection.execute(ABROAD, here):
        yield f"Transfer {number} has left its server, from {source} to {target}."


def _missing(connection: sqlite3.Connection) -> Iterator[str]:
    """What guards the books, and is not as the migrations made it."""
    found = {(kind, name): sql for kind, name, sql in connection.execute(SCHEMA)}
    ours = _schema()
    for (kind, name), sql in ours.items():
        if (kind, name) not in found:
            yield f"The {kind} {name} is missing: the books are not guarded as they should be."
        elif found[kind, name] != sql:
            yield f"The {kind} {name} is not as this Parlour made it."
    for kind, name in sorted(found.keys() - ours.keys()):
        if kind == "trigger":
            yield f"The trigger {name} is none of this Parlour's."


def _schema() -> dict[tuple[str, str], str]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection, scripts())
        return {(kind, name): sql for kind, name, sql in connection.execute(SCHEMA)}


def damage(connection: sqlite3.Connection) -> Iterator[str]:
    """What is wrong with the file itself, whatever stands in it."""
    for (report,) in connection.execute(f"PRAGMA integrity_check({FAULTS_SHOWN})"):
        if report != "ok":
            yield f"The file is damaged: {report}."
    for table, row, parent, _ in connection.execute("PRAGMA foreign_key_check"):
        yield f"Row {row} of {table} belongs to nothing in {parent}."
