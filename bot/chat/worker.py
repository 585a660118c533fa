"""Bringing one message up to date: the newest view only, and again when Discord fails."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Final

from bot.tables.ports import UnwrittenError

log = logging.getLogger(__name__)

FIRST_WAIT: Final = 0.5
LONGEST_WAIT: Final = 60.0
"""Seconds before what failed is tried again: at first, and at most."""


class LaterError(Exception):
    """It cannot be shown now, but perhaps later."""


class Tasks:
    """All that is under way, so that it is neither forgotten nor left behind."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Does something in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def stop(self) -> None:
        """Gives up everything, and waits until it has ended."""
        running = tuple(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


class Worker:
    """Runs `refresh` once for every so many calls of `wake`, one at a time.

    It holds no task while there is nothing to do.
    """

    def __init__(self, tasks: Tasks, refresh: Callable[[], Awaitable[None]]) -> None:
        self._tasks = tasks
        self._refresh = refresh
        self._dirty = False
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """There is something new to show."""
        self._dirty = True
        if self._task is None or self._task.done():
            self._task = self._tasks.begin(self._run())

    async def _run(self) -> None:
        wait = FIRST_WAIT
        while self._dirty:
            self._dirty = False
            try:
                await self._refresh()
                wait = FIRST_WAIT
            except (LaterError, UnwrittenError):
                self._dirty = True
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
            except Exception:
                log.exception("a message could not be brought up to date")
