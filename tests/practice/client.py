"""discord.py's own client, unmodified, as the tests of the stand-in use it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.practice.server import Practice


class Bot(discord.Client):
    """An unmodified client with a command tree."""

    def __init__(
        self,
        intents: discord.Intents | None = None,
        http_trace: Any = None,
    ) -> None:
        super().__init__(
            intents=intents or discord.Intents(guilds=True),
            http_trace=http_trace,
            guild_ready_timeout=0.05,
            max_messages=None,
        )
        self.tree = app_commands.CommandTree(self)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do without the five seconds that Discord wants between two identifications."""


def pointed_at(practice: Practice, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have discord.py speak to the stand-in instead of Discord."""
    monkeypatch.setattr(Route, "BASE", practice.api)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(practice.gateway_url))


@asynccontextmanager
async def started(practice: Practice, client: Bot) -> AsyncIterator[Bot]:
    """A client that is logged in and ready."""
    await client.login(practice.token)
    running = asyncio.create_task(client.connect())
    await asyncio.wait_for(client.wait_until_ready(), 5)
    yield client
    await client.close()
    await running
