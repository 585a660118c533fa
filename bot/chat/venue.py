"""A channel with messages of the bot: when the next of them may change, and how deep they lie."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

import discord

from bot.tables.clock import SystemClock
from bot.tables.state import Milliseconds

CROWD: Final = 8
"""So many messages after it bury a message."""
GLANCE: Final = 15_000
"""Milliseconds for which the bot trusts what it knows of the latest messages of a channel."""


class Venue:
    """One channel, shared by all that is shown there, one after another.

    Where several asked at once, discord.py would let through more than Discord's limit allows.
    `room` is shared with the other channels of its kind. Whoever waits for it or for a turn has not
    yet looked at what there is to show: so it is the newest, however long the line.
    """

    def __init__(
        self, channel: discord.PartialMessageable, clock: SystemClock, room: asyncio.Semaphore
    ) -> None:
        self._channel = channel
        self._clock = clock
        self._room = room
        self._first = asyncio.Lock()
        self._looked: Milliseconds | None = None
        self._deep = 0

    @asynccontextmanager
    async def turn(self) -> AsyncGenerator[None]:
        """Held by whoever may show something here now."""
        async with self._first, self._room:
            yield

    def sent(self) -> None:
        """A new message stands here: where nobody has looked yet, it is not deep."""
        if self._looked is None:
            self._looked = self._clock.now()

    async def buries(self, message: int) -> bool:
        """Whether a message lies deep under others. Raises what a look at the channel does."""
        now = self._clock.now()
        if self._looked is None or now - self._looked >= GLANCE:
            self._looked = now
            latest = [each.id async for each in self._channel.history(limit=CROWD)]
            self._deep = min(latest) if len(latest) == CROWD else 0
        return message < self._deep
