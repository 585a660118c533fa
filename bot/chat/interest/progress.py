"""A quiet reply that says how something long is going on, and at last what came of it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

import aiohttp
import discord

from bot.chat.press import Press, Shown
from bot.chat.sheet import TableSheet, laid_out, note

PAUSE: Final = 1.5
"""Seconds between two changes of the reply."""


class Progress:
    """The reply. It is changed in the background, and only the latest line counts."""

    def __init__(self, press: Press, reply: Shown | None, first: str) -> None:
        self._press = press
        self._reply = reply
        self._told = first

    def tell(self, line: str) -> None:
        """How it goes on."""
        self._told = line

    async def end(self, sheet: TableSheet) -> None:
        """Shows what came of it, in a reply of its own if the first cannot be changed."""
        if not await self._change(sheet):
            await self._press.show(sheet)

    async def follow(self) -> None:
        """Shows each new line, for ever."""
        shown = self._told
        while True:
            await asyncio.sleep(PAUSE)
            if self._told != shown:
                shown = self._told
                await self._change(note(shown))

    async def _change(self, sheet: TableSheet) -> bool:
        if self._reply is None:
            return False
        with contextlib.suppress(discord.HTTPException, aiohttp.ClientError, OSError):
            await self._reply.edit(view=laid_out(sheet, ""))
            return True
        return False


@asynccontextmanager
async def progress(press: Press, first: str) -> AsyncGenerator[Progress]:
    """A reply that says `first`, and follows what it is told while this is open."""
    going = Progress(press, await press.show(note(first)), first)
    following = asyncio.create_task(going.follow())
    try:
        yield going
    finally:
        following.cancel()
        await asyncio.wait({following})
