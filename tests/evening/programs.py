"""The program as a process: begun from nothing, or forked from one that has read it already.

Nearly all that a start costs is the reading of modules. A process that is killed and started again
and again in one test is forked; it is a process like any other, with a memory of its own. What a
start itself is like, the practice room and the soak show.
"""

from __future__ import annotations

import asyncio
import os
import runpy
import signal
import sys
from asyncio.subprocess import STDOUT
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Final, Protocol

NURSERY: Final = get_context("forkserver")
NURSERY.set_forkserver_preload(["tests.evening.nursery"])

GLANCE: Final = 0.005
"""Seconds between two looks at whether a fork has ended."""


class Running(Protocol):
    """What can be done to a process."""

    @property
    def pid(self) -> int: ...

    @property
    def returncode(self) -> int | None:
        """The exit status, below nought for a signal; `None` as long as it is not known."""
        ...

    def send_signal(self, signal: signal.Signals, /) -> None: ...

    async def wait(self) -> int:
        """Waits for its end; the exit status."""
        ...


class Program(Protocol):
    """Something that can be started."""

    async def start(
        self, arguments: Sequence[str], environment: Mapping[str, str], folder: Path, told: Path
    ) -> Running:
        """Starts it in a folder; all that it prints is added to the file `told`."""
        ...


class Fresh(Program):
    """A Python of its own, with these words before the arguments."""

    def __init__(self, *words: str) -> None:
        self._words = words

    async def start(
        self, arguments: Sequence[str], environment: Mapping[str, str], folder: Path, told: Path
    ) -> Running:
        with told.open("ab") as out:
            return await asyncio.create_subprocess_exec(
                *(sys.executable, *self._words, *arguments),
                env=environment,
                cwd=folder,
                stdout=out,
                stderr=STDOUT,
            )


@dataclass(frozen=True)
class Forked(Program):
    """A fork that runs this script as Python would, or the package `bot`."""

    script: Path | None = None

    async def start(
        self, arguments: Sequence[str], environment: Mapping[str, str], folder: Path, told: Path
    ) -> Running:
        given = (self.script, arguments, {**environment}, folder, told)
        process = NURSERY.Process(target=_run, args=given)
        await asyncio.to_thread(process.start)
        return _Fork(process)


def _run(
    script: Path | None,
    arguments: Sequence[str],
    environment: Mapping[str, str],
    folder: Path,
    told: Path,
) -> None:
    with told.open("ab") as out:
        for each in (sys.stdout, sys.stderr):
            os.dup2(out.fileno(), each.fileno())
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    sys.argv = [str(script or "bot"), *arguments]
    if script is None:
        runpy.run_module("bot", run_name="__main__", alter_sys=True)
    else:
        runpy.run_path(str(script), run_name="__main__")


@dataclass(frozen=True)
class _Fork(Running):
    process: ForkServerProcess

    @property
    def pid(self) -> int:
        assert self.process.pid is not None
        return self.process.pid

    @property
    def returncode(self) -> int | None:
        return self.process.exitcode

    def send_signal(self, signal: signal.Signals, /) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal)

    async def wait(self) -> int:
        while (status := self.process.exitcode) is None:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(GLANCE)
        return status


BOT: Final = Fresh("-m", "bot")
"""The bot as an operator starts it."""
FORKED: Final = Forked()
"""The bot, begun at once."""
