"""A copy of a database, made while it is in use.

It is taken of one unmoving view. So whoever writes meanwhile waits for nothing, and the copying
never has to begin anew, which it would with every change that it let in.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Generator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from bot.store.errors import DatabaseError

PAGES = 1_000
"""Copied at a stretch; in between an operator's Ctrl-C is heard."""
KEPT = 3
"""Copies from before a change of version that are kept beside the database."""


def copy(source: sqlite3.Connection, target: Path) -> None:
    """Copies all that a database holds at this moment. Raises `sqlite3.Error`."""
    with closing(sqlite3.connect(target, isolation_level=None)) as copied:
        source.execute("BEGIN")
        try:
            source.execute("SELECT count(*) FROM sqlite_master").fetchone()  # the view stands
            source.backup(copied, pages=PAGES)
        finally:
            source.execute("ROLLBACK")
        copied.execute("PRAGMA journal_mode = DELETE")  # one file, and none beside it


def set_aside(connection: sqlite3.Connection, database: Path, version: int) -> None:
    """Copies a database to a place beside it, before its version changes; the latest are kept.

    Raises `sqlite3.Error`, `OSError`.
    """
    with complete(database.with_name(f"{database.name}.{now()}-version-{version}")) as part:
        copy(connection, part)
    prune(database.parent, f"{database.name}.*-version-*", KEPT)


@contextmanager
def complete(path: Path) -> Generator[Path]:
    """A file that gets this name when it is whole, for nobody else to read."""
    if path.exists():
        raise DatabaseError(f"There is a file {path} already; it is left as it is.")
    if not path.parent.is_dir():
        raise DatabaseError(f"There is no folder {path.parent} for {path.name}.")
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    part = Path(name)
    try:
        yield part
        os.fsync(handle)
        part.rename(path)
    except BaseException:
        part.unlink()
        raise
    finally:
        os.close(handle)


def prune(folder: Path, pattern: str, keep: int | None) -> None:
    """Deletes all but the newest, whose names begin alike and go on with the time."""
    if keep is not None:
        for each in sorted(folder.glob(pattern), reverse=True)[keep:]:
            each.unlink()


def now() -> str:
    """The time of day, as a part of a name that sorts by it."""
    return f"{datetime.now(UTC):%Y%m%dT%H%M%SZ}"
