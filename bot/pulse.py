"""The running bot says every second how it is: in a file, and to systemd."""

from __future__ import annotations

import asyncio
import logging
import math
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

import bot
from bot import systemd, vitals
from bot.chat.bot import Parlour
from bot.store import Store
from bot.tables.state import Milliseconds
from bot.vitals import Vitals

log = logging.getLogger(__name__)

BETWEEN: Final = 1.0
"""Seconds."""


class Pulse:
    """Says how a bot is, for as long as its event loop goes round."""

    def __init__(self, store: Store, client: Parlour, database: Path) -> None:
        self._store = store
        self._client = client
        self._database = database.resolve()
        self._started = vitals.now()
        self._file = vitals.beside(database)

    async def beat(self) -> None:
        """Goes on until it is cancelled, and then takes back what it said."""
        try:
            while True:
                self._say()
                await asyncio.sleep(BETWEEN)
        finally:
            with suppress(OSError):
                self._file.unlink()

    def _say(self) -> None:
        # The watchdog is for a loop that hangs: a disk that fails is no reason to be restarted.
        systemd.tell("WATCHDOG=1")
        try:
            now = self._taken()
            systemd.tell(f"STATUS={_told(now)}")
            vitals.write(self._file, now)
        except OSError as error:
            log.warning("nobody can be told how the bot is: %s", error)

    def _taken(self) -> Vitals:
        tables = self._client.house.hall.tables
        guests = {guest.user for table in tables for guest in table.state.guests if guest}
        books = self._store.database.condition
        return Vitals(
            version=bot.__version__,
            process=os.getpid(),
            started=self._started,
            written=vitals.now(),
            connected=self._client.house.clock.going,
            latency=_milliseconds(self._client.latency),
            servers=len(self._client.guilds),
            tables=len(tables),
            people=len(guests - {None}),
            committed=books.committed,
            writable=books.writable,
            schema=books.version,
            size=_size(self._database),
        )


def _told(now: Vitals) -> str:
    if now.connected:
        return f"connected; tables: {now.tables}; people: {now.people}"
    return f"not connected; tables: {now.tables}; people: {now.people}"


def _milliseconds(seconds: float) -> Milliseconds | None:
    return round(seconds * 1_000) if math.isfinite(seconds) else None


def _size(database: Path) -> int:
    files = (database, database.with_name(f"{database.name}-wal"))
    return sum(each.stat().st_size for each in files if each.exists())
