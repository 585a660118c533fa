"""Whether the books are right, found out from the rows alone.

The triggers of the schema should leave nothing to find. The audit trusts none of them: it adds
everything up again. Whether the journals can be played again is asked elsewhere, of `books`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

from bot.store.database import Reader

UNEQUAL = """
SELECT key, balance, moved FROM (
    SELECT key, balance,
        (SELECT coalesce(sum(amount), 0) FROM transfers WHERE target = accounts.id)
        - (SELECT coalesce(sum(amount), 0) FROM transfers WHERE source = accounts.id) AS moved
    FROM accounts
) WHERE balance <> moved ORDER BY key
"""
TOTALS = "SELECT server, sum(balance) FROM accounts GROUP BY server HAVING sum(balance) <> 0"
OVERDRAWN = "SELECT key, balance FROM accounts WHERE kind <> 'mint' AND balance < 0 ORDER BY key"
LEFT_BEHIND = """
SELECT key, balance FROM accounts JOIN tables ON tables.id = accounts.table_id
WHERE tables.phase = 'closed' AND balance <> 0 ORDER BY key
"""
FAULTS_SHOWN = 20


async def findings(reader: Reader) -> list[str]:
    """Everything that is wrong with the books, a sentence each; empty if they are right."""
    return await reader.read(lambda connection: list(_findings(connection)))


def _findings(connection: sqlite3.Connection) -> Iterator[str]:
    yield from _damage(connection)
    for key, balance, moved in connection.execute(UNEQUAL):
        yield f"The account {key} holds {balance} chips, and its transfers make {moved}."
    for server, total in connection.execute(TOTALS):
        yield f"The accounts of server {server} add up to {total} chips and not to 0."
    for key, balance in connection.execute(OVERDRAWN):
        yield f"The account {key} is overdrawn: it holds {balance} chips."
    for key, balance in connection.execute(LEFT_BEHIND):
        yield f"The account {key} of a closed table still holds {balance} chips."


def _damage(connection: sqlite3.Connection) -> Iterator[str]:
    for (report,) in connection.execute(f"PRAGMA integrity_check({FAULTS_SHOWN})"):
        if report != "ok":
            yield f"The file is damaged: {report}."
    for table, row, parent, _ in connection.execute("PRAGMA foreign_key_check"):
        yield f"Row {row} of {table} belongs to nothing in {parent}."
