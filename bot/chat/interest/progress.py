"""A quiet reply that says how something long is going on."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Final, TypeAlias

import aiohttp
import discord

from bot.chat.press import Press, Shown
from bot.chat.sheet import laid_out, note

Tell: TypeAlias = Callable[[str], None]

PAUSE: Final = 1.5
"""Seconds between two changes of the reply."""


@asynccontextmanager
async def progress(press: Press, first: str) -> AsyncGenerator[Tell]:
    """While it is open, the reply says what `tell` was told last."""
    told = [first]
    shown = await press.show(note(first))
    showing = asyncio.create_task(_show(shown, told))
    try:
        yield told.append
    finally:
        showing.cancel()
        await asyncio.wait({showing})


async def _show(reply: Shown | None, told: list[str]) -> None:
    known = told[-1]
    while reply is not None:
        await asyncio.sleep(PAUSE)
        if told[-1] != known:
            known = told[-1]
            # What is not shown now is overtaken by the next line, or by the end.
            with contextlib.suppress(discord.HTTPException, aiohttp.ClientError, OSError):
                await reply.edit(view=laid_out(note(known), ""))
