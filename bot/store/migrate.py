"""The database's way from one version to the next: numbered SQL files, each in one transaction.

The version is SQLite's own `user_version`: the number of files that have been run.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from importlib import resources

from bot.store.errors import DatabaseError

MARK = 0x5061726C
"""SQLite's `application_id` of our files: `Parl`."""


def scripts() -> list[str]:
    """All migrations in order; the first leads from an empty file to version 1."""
    folder = resources.files("bot.store") / "migrations"
    files = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda f: f.name
    )
    return [file.read_text(encoding="utf-8") for file in files]


def check(connection: sqlite3.Connection, newest: int) -> int:
    """The version of a database. Raises `DatabaseError` if it is not ours, or not yet known."""
    version = _number(connection, "PRAGMA user_version")
    if _number(connection, "PRAGMA application_id") != MARK and not _empty(connection):
        raise DatabaseError("This is the database of another program.")
    if version > newest:
        raise DatabaseError(
            f"This is a database of version {version}, and this Parlour knows versions up to "
            f"{newest}; start the newer Parlour, or restore a back-up."
        )
    return version


def migrate(connection: sqlite3.Connection, steps: Sequence[str]) -> None:
    """Runs what is missing. A step that fails leaves the database as it was before that step."""
    for number in range(check(connection, len(steps)), len(steps)):
        try:
            connection.executescript(
                f"BEGIN IMMEDIATE;\n{steps[number]}\nPRAGMA user_version = {number + 1};\nCOMMIT;"
            )
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")


def _empty(connection: sqlite3.Connection) -> bool:
    return _number(connection, "SELECT count(*) FROM sqlite_master") == 0


def _number(connection: sqlite3.Connection, query: str) -> int:
    return int(connection.execute(query).fetchone()[0])
