"""How often the bot asks something of Discord: never more often than Discord lets it.

Fifty requests a second are let through, answers to presses apart. Further ones are refused, and who
is refused ten thousand times in ten minutes is shut out. discord.py keeps the limit of each channel
by itself, but this one only after it has been refused; then it asks for everything again at once.
"""

from __future__ import annotations

import asyncio
import math
import re
from types import SimpleNamespace
from typing import Final

import aiohttp

AT_ONCE: Final = 8
A_SECOND: Final = 35.0
"""So many may go at once, and so many a second after them. Together they leave room for those that
are held up on their way and arrive with later ones."""
_FREE: Final = re.compile(r"/(interactions|webhooks)/")
"""In the path of an answer, or of what follows one."""


class Pace:
    """Lets requests pass one after another; in a `hurry`, so many times faster."""

    def __init__(self, hurry: float) -> None:
        self._apart = 1 / (A_SECOND * hurry)
        self._next = -math.inf
        self._first = asyncio.Lock()

    async def pass_on(self) -> None:
        """Waits until one more request may go. Whoever comes first goes first."""
        async with self._first:
            now = asyncio.get_running_loop().time()
            self._next = max(self._next, now - AT_ONCE * self._apart) + self._apart
            await asyncio.sleep(self._next - now)

    def trace(self) -> aiohttp.TraceConfig:
        """What has a session of aiohttp keep this pace."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._about_to_ask)
        return trace

    async def _about_to_ask(
        self,
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        request: aiohttp.TraceRequestStartParams,
        /,
    ) -> None:
        del session, context
        if _FREE.search(request.url.path) is None:
            await self.pass_on()
