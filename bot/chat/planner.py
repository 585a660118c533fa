"""A plan is made in a process of its own, so that the tables go on as if nothing were the matter.

It is a bare process and no pool, because a pool cannot stop what it has begun.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Event
from typing import Final, TypeAlias

from bot.chat.words.organising import PLANNING_ANOTHER, planning
from bot.interest.planning import Plan, Problem
from bot.interest.programme import Programme

Tell: TypeAlias = Callable[[str], object]

SECONDS: Final = 60.0
"""How long a plan may take."""
_SPAWN: Final = get_context("spawn")
_MODESTY: Final = 10
"""By how much the process gives way to the tables, as `nice` counts it."""
_GLANCE: Final = 0.05
"""Seconds between two looks at whether a process is gone."""


class UnplannedError(Exception):
    """There is no plan: it took too long, or its process has ended before its time."""


class Planner:
    """Makes plans, one at a time."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._turn = asyncio.Lock()

    async def plan(self, problem: Problem, programme: Sequence[Programme], tell: Tell) -> Plan:
        """The plan; `tell` hears on the event loop, in words, how it goes on.

        Raises `UnplannedError`.

        Whether it comes to an end or is given up, no process is left behind.
        """
        if self._turn.locked():
            tell(PLANNING_ANOTHER)
        async with self._turn:
            work = _Work(problem, tuple(programme), tell)
            try:
                async with asyncio.timeout(self._seconds):
                    return await work.plan()
            except TimeoutError as error:
                raise UnplannedError(f"no plan in {self._seconds:.0f} seconds") from error
            except EOFError as error:
                raise UnplannedError("the process has ended before its time") from error
            finally:
                await asyncio.shield(work.end())


class _Work:
    """One process, and the thread that starts it and listens to it."""

    def __init__(self, problem: Problem, programme: Sequence[Programme], tell: Tell) -> None:
        self._ours, self._theirs = _SPAWN.Pipe(duplex=False)
        given = (self._theirs, problem, programme)
        self._process: SpawnProcess = _SPAWN.Process(target=_plan, args=given, daemon=True)
        self._tell = tell
        self._loop = asyncio.get_running_loop()
        self._given_up = Event()
        self._listening = asyncio.ensure_future(asyncio.to_thread(self._listen))

    async def plan(self) -> Plan:
        """The plan. Raises `EOFError` if the process ends without one."""
        return await asyncio.shield(self._listening)

    async def end(self) -> None:
        """Ends the process, whatever it is at, and waits until nothing of it is left."""
        self._given_up.set()
        while not self._listening.done():
            if self._process.pid is not None:
                self._process.kill()
            await asyncio.wait({self._listening}, timeout=_GLANCE)
        # What came of it is for `plan` to say; here it is enough that it has been looked at.
        self._listening.exception()
        if self._process.pid is not None:
            self._process.kill()
            await asyncio.to_thread(self._process.join)
            self._process.close()
        self._ours.close()
        self._theirs.close()

    def _listen(self) -> Plan:
        if self._given_up.is_set():
            raise EOFError
        self._process.start()
        self._theirs.close()
        while not isinstance(heard := self._ours.recv(), Plan):
            self._loop.call_soon_threadsafe(self._tell, planning(heard))
        return heard


def _plan(listener: Connection, problem: Problem, programme: Sequence[Programme]) -> None:
    """The work of the process: how far it is, again and again, and at last the plan."""
    from bot.interest.planning.solving import plan

    # An interrupt at the terminal is for the bot, which then ends this process.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_MODESTY)
    listener.send(plan(problem, programme, listener.send))
