"""discord.py's own client, unmodified, as the tests of the stand-in use it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
from discord import app_commands

from bot.practice.server import Practice


class Bot(discord.Client):
    """An unmodified client with a command tree."""

    def __init__(self, intents: discord.Intents | None = None) -> None:
        super().__init__(
            intents=intents or discord.Intents(guilds=True),
            guild_ready_timeout=0.05,
            max_messages=None,
        )
        self.tree = app_commands.CommandTree(self)


@asynccontextmanager
async def started(practice: Practice, client: Bot) -> AsyncIterator[Bot]:
    """A client that is logged in and ready."""
    await client.login(practice.token)
    running = asyncio.create_task(client.connect())
    await asyncio.wait_for(client.wait_until_ready(), 5)
    yield client
    await client.close()
    await running
