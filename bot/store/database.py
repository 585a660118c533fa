"""The database file: opened, brought to the newest version, read and written.

Reads have a connection of their own, so they never wait for a commit. They see whatever was written
before they began, since a write returns only when it is committed.
"""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Protocol, TypeVar

from bot.store.connection import Connection, Work, reading, writing
from bot.store.copies import set_aside
from bot.store.errors import DatabaseError, explained
from bot.store.lock import alone
from bot.store.migrate import check, migrate, scripts
from bot.store.writer import Writer

T = TypeVar("T")

OLDEST_SQLITE = (3, 37, 0)
"""The first with STRICT tables."""


class Reader(Protocol):
    """Whatever can read the database."""

    async def read(self, work: Work[T]) -> T:
        """Runs `work` on one unmoving view of the database."""
        ...


@dataclass(frozen=True, slots=True)
class Condition:
    """How a database is: its version, when it was last written, and whether it could be."""

    version: int
    committed: int | None
    """Milliseconds since the epoch; `None` if not since it was opened."""
    writable: bool


class Database:
    """An open database: one connection that reads, and one that writes."""

    def __init__(self, version: int, reader: Connection, writer: Writer) -> None:
        self._version = version
        self._reader = reader
        self._writer = writer

    @property
    def condition(self) -> Condition:
        """How it is at present."""
        return Condition(self._version, self._writer.committed, self._writer.writable)

    async def read(self, work: Work[T]) -> T:
        """Runs `work` on one unmoving view of the database."""
        return await self._reader.read(work)

    async def write(self, work: Work[T]) -> T:
        """Runs `work`, whole or not at all, and returns once it is on the disk.

        Raises `OverdrawnError`, `RepeatedError`, `UnwrittenError`.
        """
        return await self._writer.write(work)


@asynccontextmanager
async def opened(path: Path) -> AsyncGenerator[Database]:
    """The database `path`, made if there is none; leaving commits what is queued.

    Raises `DatabaseError`.
    """
    path = _file(path)
    with alone(path):
        async with (
            _connected(path, writing(path), partial(_prepare, path)) as connection,
            _connected(path, reading(path), _inspect) as reader,
        ):
            writer = Writer(connection)
            try:
                yield Database(len(scripts()), reader, writer)
            finally:
                await writer.close()


@asynccontextmanager
async def looked_at(path: Path) -> AsyncGenerator[Reader]:
    """The database `path` for reading only, whether or not a Parlour is running with it.

    Raises `DatabaseError`, also if its version is not the newest.
    """
    async with _connected(path, reading(path), _inspect) as connection:
        yield connection


@asynccontextmanager
async def _connected(
    path: Path, connection: Connection, first: Work[None]
) -> AsyncGenerator[Connection]:
    with explained(path):
        await connection.start()
    try:
        with explained(path):
            await connection.run(first)
        yield connection
    finally:
        await connection.close()


def _file(path: Path) -> Path:
    """The path without links, so that two names of a database share one lock; made if need be."""
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise DatabaseError(f"SQLite 3.37 or newer is needed; this is {sqlite3.sqlite_version}.")
    path = path.resolve()
    with explained(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)  # hands lie in it: for nobody else to read
    return path


def _prepare(path: Path, connection: sqlite3.Connection) -> None:
    steps = scripts()
    version = check(connection, len(steps))
    if 0 < version < len(steps):
        set_aside(connection, path, version)
    migrate(connection, steps)
    # A file that cannot be written shows itself at the first write, so that had better be now.
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(f"PRAGMA user_version = {len(steps)}")
    finally:
        connection.execute("ROLLBACK")


def _inspect(connection: sqlite3.Connection) -> None:
    newest = len(scripts())
    version = check(connection, newest)
    if version != newest:
        raise DatabaseError(
            f"The database is of version {version} and not {newest}; start this Parlour once first."
        )
