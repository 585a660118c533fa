"""The bot as a process of its own, started and killed as an operator or the power supply would."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from bot.practice.server import Practice
from tests.evening.programs import Program, Running

ROOT = Path(__file__).parents[2]


@dataclass
class House:
    """A bot at a stand-in. `more` are settings besides the address, the token and the database.

    `program` is the bot as it is, or something that does things to it.
    """

    practice: Practice
    folder: Path
    more: Mapping[str, str]
    program: Program
    _process: Running | None = field(default=None, init=False)

    @property
    def database(self) -> Path:
        return self.folder / "parlour.sqlite3"

    @property
    def environment(self) -> dict[str, str]:
        return {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "DISCORD_API": self.practice.api,
            "DISCORD_TOKEN": self.practice.token,
            "PARLOUR_DATABASE": str(self.database),
            **self.more,
        }

    @property
    def log(self) -> str:
        return (self.folder / "bot.log").read_text()

    async def open(self) -> None:
        """Starts the bot, and waits until it answers."""
        (self.folder / "bot.log").touch()
        ready = self.log.count("ready; servers")
        await self.start()
        await self.practice.until(lambda: self.log.count("ready; servers") > ready, within=20)

    async def start(self) -> None:
        """Starts the bot."""
        log = self.folder / "bot.log"
        self._process = await self.program.start(["run"], self.environment, self.folder, log)

    @property
    def pid(self) -> int:
        """The process of the bot."""
        assert self._process is not None
        return self._process.pid

    async def ended(self) -> int:
        """Waits until it has ended by itself or by another's hand, and returns its exit status."""
        assert self._process is not None
        async with asyncio.timeout(20):
            status = await self._process.wait()
        await self.practice.until(lambda: not self.practice.gateway.connected)
        return status

    async def kill(self) -> None:
        """Ends it without a word of warning."""
        await self._end(signal.SIGKILL)

    async def close(self) -> int:
        """Asks it to stop, and returns its exit status."""
        return await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        if self._process.returncode is None:
            self._process.send_signal(how)
        return await self.ended()

    async def command(self, *arguments: str) -> tuple[int, str]:
        """Runs another command of the bot: the exit status, and all that it printed."""
        told = self.folder / "told"
        told.write_bytes(b"")
        process = await self.program.start(arguments, self.environment, self.folder, told)
        try:
            return await process.wait(), told.read_text()
        finally:
            if process.returncode is None:
                process.send_signal(signal.SIGKILL)
