"""A connection to the database file, and whole pieces of work run on it.

A piece of work is a function of the plain `sqlite3` connection. It runs in the connection's own
thread from its first statement to its last, which costs one hop however many statements there are,
and lets nobody in between.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias, TypeVar, cast

import aiosqlite

T = TypeVar("T")
Work: TypeAlias = Callable[[sqlite3.Connection], T]
Execute: TypeAlias = Callable[[Callable[[], T]], Awaitable[T]]

PATIENCE = 5.0
"""Seconds to wait for somebody else's lock on the file."""

PRAGMAS = """
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA foreign_keys = ON;
PRAGMA temp_store = MEMORY;
"""
"""Temporary pages stay in memory: it is faster, and they would carry hands to a shared folder."""


class Connection(aiosqlite.Connection):
    """An `aiosqlite` connection that runs whole pieces of work."""

    async def start(self) -> None:
        """Opens it. If that fails, its thread has ended: `aiosqlite` would not wait for that."""
        try:
            await self
        except BaseException:
            self._thread.join()
            raise

    async def run(self, work: Work[T]) -> T:
        """Runs `work` in the connection's thread and hands on what it returns or raises.

        `aiosqlite` writes what it runs to its debug log. All it gets to see here is a function: no
        parameters, and so no cards.
        """

        def whole() -> T:
            return work(self._conn)

        execute = cast("Execute[T]", self._execute)  # pyright: ignore[reportUnknownMemberType]
        return await execute(whole)

    async def read(self, work: Work[T]) -> T:
        """Runs `work` on one unmoving view of the database."""

        def snapshot(connection: sqlite3.Connection) -> T:
            connection.execute("BEGIN")
            try:
                return work(connection)
            finally:
                connection.execute("ROLLBACK")

        return await self.run(snapshot)


def writing(path: Path) -> Connection:
    """A connection that may change the database, not yet opened."""

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(
            path, timeout=PATIENCE, isolation_level=None, check_same_thread=False
        )
        try:
            connection.executescript(PRAGMAS)
        except BaseException:
            connection.close()
            raise
        return connection

    return Connection(connect, iter_chunk_size=64)


def reading(path: Path) -> Connection:
    """A connection that can change nothing, not yet opened."""
    return Connection(lambda: read_only(path), iter_chunk_size=64)


def read_only(path: Path) -> sqlite3.Connection:
    """The plain connection behind it, open."""
    return sqlite3.connect(
        f"{path.resolve().as_uri()}?mode=ro",
        uri=True,
        timeout=PATIENCE,
        isolation_level=None,
        check_same_thread=False,
    )
