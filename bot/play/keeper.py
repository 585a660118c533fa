"""The bot as a process of its own, which is started, stopped and watched from here."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, STDOUT, Process
from pathlib import Path
from typing import Final

import bot
from bot.errors import CannotStartError
from bot.play.folder import DATABASE, LOG, PID, taken
from bot.play.terminal import say
from bot.practice.server import Practice
from bot.practice.state.world import News

ROOT: Final = Path(bot.__file__).parents[1]
PATIENCE: Final = 5.0
"""How long the bot may take to stop, in seconds; then it is killed."""
TAIL: Final = 32 * 1024
"""How much of the log is shown, in bytes."""


class Keeper:
    """Has one bot at most, at a stand-in, with its database and its log in a folder.

    A bot that ends by itself is reported and stays down until it is restarted. `again` are the
    words with which the room is opened anew.
    """

    def __init__(self, practice: Practice, folder: Path, again: str) -> None:
        self.again = again
        self._practice = practice
        self._folder = folder.resolve()
        self._process: Process | None = None
        self._watching: asyncio.Task[None] | None = None
        self._busy = asyncio.Lock()
        self._closed = False
        self._starting = False
        (self._folder / LOG).touch()
        practice.world.listeners.append(self._hear)

    @property
    def starting(self) -> bool:
        """Whether the bot has been started and has not been on line since."""
        return self._starting

    async def restart(self, *, hard: bool) -> None:
        """Stop the bot, with `hard` without a word of warning, and start it; a first time too."""
        async with self._busy:
            await self._stop(signal.SIGKILL if hard else signal.SIGTERM)
            if not self._closed:
                await self._start()

    async def close(self) -> None:
        """Stop the bot for good."""
        self._closed = True
        async with self._busy:
            await self._stop(signal.SIGTERM)

    def log(self) -> str:
        """The end of the bot's log, in whole lines."""
        with (self._folder / LOG).open("rb") as file:
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - TAIL))
            text = file.read().decode(errors="replace")
        return text if size <= TAIL else text.partition("\n")[2]

    def _hear(self, news: News) -> None:
        if news.name == "CONNECTION" and self._practice.gateway.connected:
            self._starting = False

    def _tell(self, *, starting: bool) -> None:
        self._starting = starting
        self._practice.world.tell("PROCESS")

    async def _start(self) -> None:
        # The lock on the pid file passes to the bot, so that it holds for just as long as it lives.
        with (self._folder / LOG).open("ab") as log, (self._folder / PID).open("ab") as pid:
            if not taken(pid):
                raise CannotStartError(f"A bot is running in {self._folder} already.")
            pid.truncate(0)
            self._process = process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", "bot.play.leash", "run"),
                env=self._environment(),
                cwd=self._folder,  # and not where a `.env` may lie that is meant for Discord
                stdin=DEVNULL,
                stdout=log,
                stderr=STDOUT,
                pass_fds=(pid.fileno(),),
                start_new_session=True,  # Ctrl-C is for us: we tell the bot
            )
            pid.write(b"%d\n" % process.pid)
        self._watching = asyncio.create_task(self._watch(process))
        self._tell(starting=True)

    def _environment(self) -> dict[str, str]:
        ours = {
            "DISCORD_API": self._practice.api,
            "DISCORD_TOKEN": self._practice.token,
            "PARLOUR_DATABASE": str(self._folder / DATABASE),
            "PYTHONPATH": os.pathsep.join(
                filter(None, (str(ROOT), os.environ.get("PYTHONPATH", "")))
            ),
        }
        # The bot reads its settings in whatever case.
        others = {key: value for key, value in os.environ.items() if key.upper() not in ours}
        return others | ours

    async def _stop(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(how)
        try:
            async with asyncio.timeout(PATIENCE):
                await process.wait()
        except TimeoutError:
            process.kill()
            await process.wait()

    async def _watch(self, process: Process) -> None:
        status = await process.wait()
        if self._process is process:
            self._process = None
            self._tell(starting=False)
            last = next(reversed(self.log().splitlines()), "")
            say(f"The bot has stopped by itself, with status {status}; the page can restart it.")
            say(f"Its log ends: {last}")
