"""Pointing discord.py at another address than Discord's, for trying the bot out."""

from __future__ import annotations

import aiohttp
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


async def point_at(api: str) -> None:
    """Has every client of this process talk to the REST interface at `api`.

    The gateway is asked for there. Raises `aiohttp.ClientError`, `OSError`, `KeyError` and
    `ValueError` when nothing like Discord answers.
    """
    async with aiohttp.ClientSession() as session, session.get(f"{api}/gateway") as response:
        response.raise_for_status()
        gateway = str((await response.json())["url"])
    Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
