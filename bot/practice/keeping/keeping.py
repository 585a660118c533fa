"""When the world is written: soon after a change, and at the end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from pathlib import Path
from typing import Final

from bot.practice.keeping.folder import DamagedError, Folder
from bot.practice.keeping.moved import move
from bot.practice.keeping.restored import Account, restore
from bot.practice.keeping.written import packed
from bot.practice.state.world import News, World

log = logging.getLogger(__name__)

SOON: Final = 0.5
"""Seconds between the first change that is not on the disk and its writing, with all since."""

PASSING: Final = frozenset({"CONNECTION", "PROCESS", "REQUEST", "BREACH", "FAULTS"})
"""News of what is not kept."""


class Keeping:
    """Keeps a world in a folder. Made with an empty world, it fills it with what the folder has.

    `person` makes an account. Raises `DamagedError`, and leaves what it could not read alone.
    """

    def __init__(self, folder: Path, world: World, person: Account) -> None:
        self._folder = Folder(folder)
        self._world = world
        self._changed = asyncio.Event()
        self._ending = asyncio.Event()
        self._writing: asyncio.Task[None] | None = None
        kept = self._folder.read()
        if kept is not None:
            try:
                restore(*kept, world, person)
            except KeyError as error:
                raise DamagedError(f"the world in {folder} lacks what it names: {error}") from None

    def start(self, address: str) -> None:
        """Keep whatever happens from now on, in a world that is found at a new address."""
        move(self._world, address)
        self._world.listeners.append(self._hear)
        self._writing = asyncio.create_task(self._write())
        self._changed.set()

    async def close(self) -> None:
        """Write what is left."""
        assert self._writing is not None
        self._world.listeners.remove(self._hear)
        self._ending.set()
        self._changed.set()
        await self._writing

    def _hear(self, news: News) -> None:
        if news.name not in PASSING:
            self._changed.set()

    async def _write(self) -> None:
        while not self._ending.is_set():
            await self._changed.wait()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._ending.wait(), SOON)
            self._changed.clear()
            await self._save()

    async def _save(self) -> None:
        """Write the world of this moment; the event loop is held up only while it is encoded."""
        try:
            await asyncio.to_thread(self._folder.write, *packed(self._world))
        except OSError as error:
            log.warning("the world could not be kept: %s", error)
