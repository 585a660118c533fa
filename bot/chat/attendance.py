"""Who of many people is still in a server, asked of Discord by id in batches."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import aiohttp
import discord

log = logging.getLogger(__name__)

PATIENCE: Final = 5.0
"""Seconds in which Discord should have answered for a batch."""
AT_ONCE: Final = 99
"""People in a batch, besides the bot itself: Discord takes 100."""


@dataclass(frozen=True, slots=True)
class Attendance:
    """What Discord has said of people."""

    here: dict[int, str]
    """What each is called there, as it stands."""
    gone: frozenset[int]
    unknown: frozenset[int]
    """Of whom it has not said anything in time."""


async def attendance(guild: discord.Guild, users: Iterable[int]) -> Attendance:
    """Asks after people; silence makes nobody gone."""
    asked = [*dict.fromkeys(users)]
    here: dict[int, str] = {}
    gone: set[int] = set()
    for start in range(0, len(asked), AT_ONCE):
        batch = asked[start : start + AT_ONCE]
        found = await _called(guild, batch)
        if found is None:
            break
        here |= found
        gone |= {each for each in batch if each not in found}
    return Attendance(here, frozenset(gone), frozenset(asked) - here.keys() - gone)


async def _called(guild: discord.Guild, users: list[int]) -> dict[int, str] | None:
    """The names of those who are there, or `None` when nobody answered.

    The bot asks after itself too: where the line drops the library takes what it has for the whole
    answer, and without the bot in it the answer is none.
    """
    own = guild.me.id
    try:
        async with asyncio.timeout(PATIENCE):
            found = await guild.query_members(user_ids=[*users, own], limit=100, cache=False)
    except (TimeoutError, RuntimeError, OSError, aiohttp.ClientError, discord.DiscordException):
        log.info("nobody says who is in server %d", guild.id)
        return None
    names = {each.id: each.display_name for each in found}
    return names if own in names else None
