"""All that goes wrong in an evening, one thing after the other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from tests.evening.house import House
from tests.soak.town import Town, recent

BETWEEN = 3.0
"""Seconds of peace between two troubles, more or less."""
FIRST = 4.0
"""Seconds until the bot is killed for the first time: by then people play."""
KILLED = 0.4
"""For this share of the evening the bot is killed now and then; after it one process runs on."""
SETTLES = 3.0
"""Seconds after a trouble until all is well again: a new session takes more than two to begin."""
DROPPED = 5
"""So many connections are dropped at a time."""
BACK = 60.0
"""Seconds within which the bot finds its way back; discord.py knocks less and less often."""


@dataclass
class Mischief:
    """What is done to Discord and to the bot."""

    town: Town
    house: House

    async def live(self, seconds: float) -> None:
        """Makes trouble for so long, and leaves none behind: what has begun comes to its end."""
        gentle = (self._refusals, self._limits, self._slowness, self._drops)
        rude = (self._cut, self._new_session, self._reconnect, self._outage, self._kill)
        small = (self._message_goes, self._channel_goes)
        weights = (*(4,) * len(gentle), 3, 2, 2, 1, 2, 6, 1)
        begun = time.monotonic()
        self.town.tally.calm.since = begun
        await asyncio.sleep(FIRST)
        await self._in_trouble(self._kill)
        while (left := begun + seconds - time.monotonic()) > 0:
            wait = self.town.random.uniform(0.5, 1.5) * BETWEEN
            await asyncio.sleep(min(wait, left))
            if wait >= left:
                break
            (deed,) = self.town.random.choices((*gentle, *rude, *small), weights)
            if deed in small:
                await deed()
            elif deed != self._kill or left > (1 - KILLED) * seconds:
                await self._in_trouble(deed)

    async def _in_trouble(self, deed: Callable[[], Awaitable[None]]) -> None:
        self.town.tally.calm.since = None
        self.town.tally.counts[f"trouble: {deed.__name__.strip('_')}"] += 1
        await deed()
        await self._settled()

    async def _settled(self) -> None:
        """Waits until all is well."""
        practice = self.town.practice
        await practice.until(lambda: not practice.faults.in_force(), within=BACK)
        await practice.until(lambda: practice.gateway.connected, within=BACK)
        await asyncio.sleep(SETTLES)
        self.town.tally.calm.since = time.monotonic()

    async def _refusals(self) -> None:
        status = self.town.random.choice((500, 502, 503))
        method = self.town.random.choice(("", "PATCH", "POST"))
        self.town.practice.faults.refuse(status, method=method, lasting=1.5)

    async def _limits(self) -> None:
        everywhere = self.town.random.random() < 0.5
        self.town.practice.faults.limit(0.3, everywhere=everywhere, path="^/chan", lasting=1.5)

    async def _slowness(self) -> None:
        done = self.town.random.random() < 0.5
        self.town.practice.faults.slow(1.0, done=done, lasting=2.0)

    async def _drops(self) -> None:
        faults, done = self.town.practice.faults, self.town.random.random() < 0.5
        faults.drop(done=done, times=DROPPED)
        await self.town.practice.until(lambda: not faults.in_force(), within=BACK)

    async def _cut(self) -> None:
        await self.town.practice.gateway.cut()

    async def _new_session(self) -> None:
        await self.town.practice.gateway.close(4009)

    async def _reconnect(self) -> None:
        await self.town.practice.gateway.ask_to_reconnect()

    async def _outage(self) -> None:
        await self.town.practice.go_down()
        await self.town.pause(4.0)
        await self.town.practice.come_back()

    async def _kill(self) -> None:
        await self.house.kill()
        await self.house.open()

    async def _message_goes(self) -> None:
        """Somebody deletes a message, a table perhaps."""
        server = self.town.random.choice(self.town.servers)
        channel = self.town.random.choice(tuple(server.channels.values()))
        found = list(recent(channel))
        if found:
            self.town.practice.delete_message(self.town.random.choice(found))
            self.town.tally.counts["messages deleted"] += 1

    async def _channel_goes(self) -> None:
        """Somebody deletes a channel, and makes a new one."""
        server = self.town.random.choice(self.town.servers)
        channel = self.town.random.choice(tuple(server.channels.values()))
        self.town.practice.delete_channel(channel)
        server.add_channel(channel.name)
        self.town.tally.counts["channels deleted"] += 1
