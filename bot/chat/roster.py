"""Who is who in a server, asked of Discord by id: that needs no privileged intent."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Final

import aiohttp
import discord

from bot.chat.wording import LEFT, UNKNOWN, escaped

log = logging.getLogger(__name__)

PATIENCE: Final = 2.0
"""Seconds in which Discord should have said who they are."""


async def names_of(guild: discord.Guild, users: Iterable[int]) -> dict[int, str]:
    """What each of up to 100 people is called in a server, for a text with markdown."""
    asked = list(dict.fromkeys(users))
    if not asked:
        return {}
    try:
        async with asyncio.timeout(PATIENCE):
            found = await guild.query_members(user_ids=asked, limit=100, cache=False)
    except (TimeoutError, RuntimeError, OSError, aiohttp.ClientError, discord.DiscordException):
        log.info("nobody says who is who in server %d", guild.id)
        return dict.fromkeys(asked, UNKNOWN)
    return dict.fromkeys(asked, LEFT) | {each.id: escaped(each.display_name) for each in found}
