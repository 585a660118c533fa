"""A channel with messages of the bot: when the next of them may change, and how deep they lie."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

import discord

from bot.tables.clock import SystemClock
from bot.tables.state import Milliseconds

CHANGES: Final = 5
WINDOW: Final = 5.0
"""So many changes in so many seconds are let through in a channel; discord.py waits if it is told
of less."""
CROWD: Final = 8
"""So many messages after it bury a message."""
GLANCE: Final = 15_000
"""Milliseconds for which the bot trusts what it knows of the latest messages of a channel."""


class Venue:
    """One channel, shared by all that is shown there. In a `hurry` its limit is as much shorter.

    `room` is shared with the other channels of its kind. Whoever waits for it or for a turn has not
    yet looked at what there is to show: so it is the newest, however long the line.
    """

    def __init__(
        self,
        channel: discord.PartialMessageable,
        clock: SystemClock,
        room: asyncio.Semaphore,
        hurry: float,
    ) -> None:
        self._channel = channel
        self._clock = clock
        self._room = room
        self._window = WINDOW / hurry
        self._first = asyncio.Lock()
        self._changed: deque[float] = deque(maxlen=CHANGES)
        self._looked: Milliseconds | None = None
        self._deep = 0

    @asynccontextmanager
    async def turn(self) -> AsyncGenerator[None]:
        """Held by whoever may show something here now."""
        async with self._first:
            if len(self._changed) == CHANGES:
                now = asyncio.get_running_loop().time()
                await asyncio.sleep(self._changed[0] + self._window - now)
            async with self._room:
                yield

    def changes(self) -> None:
        """Noted by whoever has the turn and makes use of it."""
        self._changed.append(asyncio.get_running_loop().time())

    async def buries(self, message: int) -> bool:
        """Whether a message lies deep under others. Raises what a look at the channel does."""
        now = self._clock.now()
        if self._looked is None or now - self._looked >= GLANCE:
            self._looked = now
            latest = [each.id async for each in self._channel.history(limit=CROWD)]
            self._deep = min(latest) if len(latest) == CROWD else 0
        return message < self._deep
