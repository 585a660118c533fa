"""A table that is closed leaves nothing behind in the process."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter

import discord

from bot.chat.leaf import Leaf
from bot.chat.presenter import Stand
from bot.chat.worker import Worker
from bot.rules.sitting import Sitting
from bot.tables.table import Table
from tests.chat.evening import Evening

KINDS = (Table, Sitting, Stand, Leaf, Worker, discord.Message, discord.ui.LayoutView)
"""What a table is made of, and what comes of showing it."""


def alive() -> Counter[str]:
    gc.collect()
    return Counter(type(each).__name__ for each in gc.get_objects() if isinstance(each, KINDS))


async def played_and_closed(tonight: Evening) -> None:
    """A table at which hands were sent, looked at and played from."""
    await tonight.dealt()
    for person in tonight.people:
        await tonight.press(person, "My hand")
    await tonight.play()
    await tonight.table.close(tonight.staff)
    await tonight.until(lambda: not tonight.offers("Rules"))


async def forgotten(most: Counter[str]) -> None:
    """Waits until no more is alive: whatever shows the end of a table needs a moment for it."""
    async with asyncio.timeout(8):
        while not alive() <= most:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.1)


async def test_nothing_of_a_table_outlives_it(tonight: Evening) -> None:
    await played_and_closed(tonight)
    await asyncio.sleep(0.5)
    first = alive()
    assert (first["Table"], first["Stand"]) == (1, 0), "the evening remembers its latest table"
    for _ in range(3):
        await played_and_closed(tonight)
    await forgotten(first)
