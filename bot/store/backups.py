"""Back-ups: made, looked over, and put in the place of the database."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.store.audit import damage
from bot.store.connection import read_only
from bot.store.copies import complete, copy, now, prune
from bot.store.errors import DatabaseError, explained
from bot.store.lock import alone
from bot.store.migrate import check, scripts

COUNTS = """
SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM tables WHERE phase <> 'closed'),
    (SELECT count(*) FROM deals), count(*), coalesce(sum(balance), 0)
FROM accounts WHERE kind = 'purse'
"""
"""Of what every version has had."""


@dataclass(frozen=True, slots=True)
class Contents:
    """What is in a database that is in order."""

    version: int
    size: int
    """Bytes."""
    tables: int
    open: int
    """Tables at which the game is not over."""
    deals: int
    purses: int
    chips: int
    """In purses."""


def contents(path: Path) -> Contents:
    """What is in a database, in use or not. Raises `DatabaseError`, also if it is damaged."""
    with _read(path) as connection:
        return _contents(connection)


def back_up(database: Path, file: Path) -> Contents:
    """Copies a database, in use or not, and looks the copy over.

    Raises `DatabaseError`, with no file left behind; also if there is one of this name.
    """
    with _read(database) as source, explained(file), complete(file) as part:
        copy(source, part)
        return contents(part)


def back_up_into(folder: Path, database: Path, keep: int | None) -> tuple[Path, Contents]:
    """The same with the time for a name; with `keep`, no more than so many are left there.

    Raises `DatabaseError`.
    """
    file = folder / f"parlour-{now()}.sqlite3"
    found = back_up(database, file)
    with explained(folder):
        prune(folder, "parlour-????????T??????Z.sqlite3", keep)
    return file, found


def restore(file: Path, database: Path) -> tuple[Contents, Path | None]:
    """Puts a copy in the place of a database: what is in it, and where the old one lies now.

    Raises `DatabaseError`, also while a Parlour is running with the database.
    """
    database = database.resolve()
    with explained(database):
        if database.exists() and file.exists() and file.samefile(database):
            raise DatabaseError(f"{file} is the database itself.")
        _check_owner(database.parent)
        with alone(database):
            fresh = database.with_name(f"{database.name}.{now()}-restored")
            found = back_up(file, fresh)
            old = _moved_aside(database)
            fresh.rename(database)
    return found, old


@contextmanager
def _read(path: Path) -> Generator[sqlite3.Connection]:
    with explained(path):
        if not path.is_file():  # a pipe would keep whoever opens it waiting
            raise DatabaseError(f"There is no file {path}.")
        with closing(read_only(path)) as connection:
            yield connection


def _contents(connection: sqlite3.Connection) -> Contents:
    version = check(connection, len(scripts()))
    if version == 0:
        raise DatabaseError("There is nothing in it: no Parlour has ever run with it.")
    for fault in damage(connection):
        raise DatabaseError(fault)
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    (size,) = connection.execute("PRAGMA page_size").fetchone()
    return Contents(version, pages * size, *connection.execute(COUNTS).fetchone())


def _moved_aside(database: Path) -> Path | None:
    """Its new name, under which it is opened with whatever was not yet written into it."""
    if not database.exists():
        return None
    aside = database.with_name(f"{database.name}.{now()}-replaced")
    for end in ("-wal", ""):
        part = database.with_name(database.name + end)
        if part.exists():
            part.rename(f"{aside}{end}")
    database.with_name(f"{database.name}-shm").unlink(missing_ok=True)
    return aside


def _check_owner(folder: Path) -> None:
    """What the superuser puts into another's folder, the bot could not write afterwards."""
    owner = folder.stat().st_uid
    if os.geteuid() == 0 != owner:
        raise DatabaseError(f"{folder} belongs to user {owner}; do this as that user, not as root.")
