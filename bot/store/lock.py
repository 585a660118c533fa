"""One Parlour a database: a lock that dies with its process.

The lock is an exclusive transaction, never ended, on an empty SQLite file beside the database. The
system releases it however the process ends, it works wherever SQLite does, and readers and back-ups
of the database itself know nothing of it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from bot.store.errors import DatabaseError, explained


@contextmanager
def alone(path: Path) -> Generator[None]:
    """Holds the lock of the database `path`. Raises `DatabaseError` if another holds it."""
    beside = path.with_name(f"{path.name}.lock")
    with explained(beside):
        connection = sqlite3.connect(
            beside, timeout=0, isolation_level=None, check_same_thread=False
        )
    try:
        with explained(beside):
            _take(connection, path)
        yield
    finally:
        connection.close()


def _take(connection: sqlite3.Connection, path: Path) -> None:
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise DatabaseError(f"Another Parlour is running with the database {path}.") from None
