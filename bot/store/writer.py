"""The only writer: whatever has queued up is committed in one transaction.

A commit waits for the disk, and waits no longer for a hundred changes than for one. Each change has
a savepoint of its own, so one that is refused takes no other with it.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.store.connection import Connection, Work
from bot.store.errors import refusal
from bot.tables.ports import UnwrittenError

T = TypeVar("T")


@dataclass(slots=True, repr=False)
class _Queued(Generic[T]):
    work: Work[T]
    future: asyncio.Future[T]
    """Another one if the caller is cancelled, which cancels what it waits for."""


@dataclass(frozen=True, slots=True)
class _Refused:
    error: Exception


class Writer:
    """Queues changes for a connection. Made inside a running event loop."""

    def __init__(self, connection: Connection) -> None:
        self.committed: int | None = None
        """When something was last written, in milliseconds since the epoch."""
        self.writable = True
        """Whether that went well when it was last tried."""
        self._connection = connection
        self._queue: list[_Queued[Any]] = []
        self._waiting = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._serve(), name="store writer")

    async def write(self, work: Work[T]) -> T:
        """Runs `work` and returns what it returns once that is on the disk.

        Raises `OverdrawnError`, `RepeatedError`, `UnwrittenError`, with nothing written.

        What is queued is seen through. A caller that is cancelled meanwhile still gets the outcome,
        and the cancellation at its next `await`: nobody is left to guess whether it was written.
        """
        if self._closing:
            raise UnwrittenError("The books are closed.")
        queued = _Queued(work, _future())
        self._queue.append(queued)
        self._waiting.set()
        return await _seen_through(queued)

    async def close(self) -> None:
        """Commits what is queued and stops. Nothing can be written afterwards."""
        self._closing = True
        self._waiting.set()
        await self._task

    async def _serve(self) -> None:
        while self._queue or not self._closing:
            await self._waiting.wait()
            self._waiting.clear()
            batch, self._queue = self._queue, []
            if batch:
                _settle(batch, await self._outcomes(batch))

    async def _outcomes(self, batch: list[_Queued[Any]]) -> list[object]:
        def commit(connection: sqlite3.Connection) -> list[object]:
            return _commit(connection, [queued.work for queued in batch])

        try:
            outcomes = await self._connection.run(commit)
        except Exception as error:
            self.writable = False
            return [_Refused(_unwritten(error)) for _ in batch]
        self.writable, self.committed = True, time.time_ns() // 1_000_000
        return outcomes


def _commit(connection: sqlite3.Connection, works: list[Work[Any]]) -> list[object]:
    """What came of each; raises if nothing at all was written."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        outcomes = [_attempt(connection, work) for work in works]
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    return outcomes


def _attempt(connection: sqlite3.Connection, work: Work[Any]) -> object:
    connection.execute("SAVEPOINT change")
    try:
        outcome = work(connection)
    except Exception as error:
        # A full disk can end the whole transaction, and then this fails for the whole batch.
        connection.execute("ROLLBACK TO change")
        outcome = _Refused(_refused(error))
    connection.execute("RELEASE change")
    return outcome


def _refused(error: Exception) -> Exception:
    named = refusal(error)
    if named is not error:
        named.__cause__ = error
    return named


def _unwritten(error: Exception) -> UnwrittenError:
    named = UnwrittenError(f"The books could not be written: {error}.")
    named.__cause__ = error
    return named


def _settle(batch: list[_Queued[Any]], outcomes: list[object]) -> None:
    for queued, outcome in zip(batch, outcomes, strict=True):
        if queued.future.cancelled():
            # Its caller was cancelled a moment ago, and has not yet put another one there.
            queued.future = _future()
        if isinstance(outcome, _Refused):
            queued.future.set_exception(outcome.error)
        else:
            queued.future.set_result(outcome)


async def _seen_through(queued: _Queued[T]) -> T:
    cancelled = False
    try:
        while True:
            try:
                return await queued.future
            except asyncio.CancelledError:
                cancelled = True
                if queued.future.cancelled():
                    queued.future = _future()
    finally:
        task = asyncio.current_task()
        if cancelled and task is not None:
            task.uncancel()
            task.cancel()


def _future() -> asyncio.Future[Any]:
    return asyncio.get_running_loop().create_future()
