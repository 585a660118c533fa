"""Pointing discord.py at another address than Discord's, for a stand-in on this machine."""

from __future__ import annotations

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


async def point_at(api: str) -> None:
    """Makes discord.py talk to the REST interface at `api` and to the gateway that it names.

    Raises `aiohttp.ClientError` when nothing answers there, `KeyError` or `ValueError` when it
    does not answer as Discord does.
    """
    base = yarl.URL(api.rstrip("/"))
    async with aiohttp.ClientSession() as session, session.get(base / "gateway") as answer:
        gateway = yarl.URL((await answer.json())["url"])
    Route.BASE = str(base)
    DiscordWebSocket.DEFAULT_GATEWAY = gateway
    discord.asset.Asset.BASE = str(base.origin())
