"""Which tables somebody may see and look after, by what Discord lets them do where those stand."""

from __future__ import annotations

import discord

from bot.chat.house import House
from bot.chat.press import Asked
from bot.chat.words import tools as words
from bot.rules.offers import Refused
from bot.tables import stewards
from bot.tables.annals import Sight
from bot.tables.refusals import STEWARDS_ONLY
from bot.tables.state import Charter
from bot.tables.stewards import Steward
from bot.tables.table import AnyTable


def steward(asked: Asked, table: AnyTable) -> Steward:
    """Whoever asks, as far as it concerns this table."""
    staff = _granted(asked, table.charter).manage_messages
    return Steward(asked.user.id, asked.user.display_name, staff)


def seen(house: House, asked: Asked) -> list[AnyTable]:
    """The open tables of this server that somebody can see or sits at, the oldest first."""
    tables = [
        table
        for table in house.hall.tables
        if table.charter.server == asked.guild_id and _sees(asked, table)
    ]
    return sorted(tables, key=lambda table: table.charter.opened)


def managed(house: House, asked: Asked) -> list[AnyTable]:
    """Those of them that somebody may look after."""
    return [table for table in seen(house, asked) if _manages(asked, table)]


def meant(house: House, asked: Asked, named: str | None) -> AnyTable:
    """The table with this id; without one, that in this channel. Raises `Refused`.

    Somebody who may look after it, and nobody else, is told of it.
    """
    if named is None:
        return _here(house, asked)
    found = next((each for each in seen(house, asked) if each.charter.table == named), None)
    if found is None:
        raise Refused(words.NO_SUCH_TABLE)
    stewards.check(found.state, steward(asked, found))
    return found


def channel_of(place: object) -> int | None:
    """The channel of a public thread; `None` for any other place."""
    if not isinstance(place, discord.Thread) or place.is_private():
        return None
    return place.parent_id


def seen_channels(asked: Asked) -> frozenset[int]:
    """The channels and threads of this server, as far as the bot knows them, that somebody sees."""
    guild, member = asked.guild, asked.user
    if guild is None or not isinstance(member, discord.Member):
        return frozenset()
    channels = {each.id for each in guild.channels if each.permissions_for(member).view_channel}
    threads = {each.id for each in guild.threads if _granted_in_thread(each, member).view_channel}
    # Who asks in a private thread sees it, though the bot does not hear who was let into one.
    here = set[int]() if asked.channel_id is None else {asked.channel_id}
    return frozenset(channels | threads | here)


async def may_read(house: House, asked: Asked, table: str) -> bool:
    """Whether somebody may have the record of a table of this server, open or closed."""
    if any(each.charter.table == table for each in seen(house, asked)):
        return True
    server = asked.guild_id
    if server is None:
        return False
    return await house.annals.has_seen(Sight(server, asked.user.id, seen_channels(asked)), table)


def _here(house: House, asked: Asked) -> AnyTable:
    here = [each for each in seen(house, asked) if each.charter.channel == asked.channel_id]
    if not here:
        raise Refused(words.NONE_HERE)
    own = [each for each in here if _manages(asked, each)]
    if not own:
        raise Refused(STEWARDS_ONLY)
    if len(own) > 1:
        raise Refused(words.SEVERAL_HERE)
    return own[0]


def _manages(asked: Asked, table: AnyTable) -> bool:
    return steward(asked, table).staff or stewards.is_host(table.state, asked.user.id)


def _sees(asked: Asked, table: AnyTable) -> bool:
    sits = table.state.seat_of(asked.user.id) is not None
    return sits or _granted(asked, table.charter).view_channel


def _granted(asked: Asked, charter: Charter) -> discord.Permissions:
    """What somebody may do in the channel of a table; nothing from another server."""
    if asked.guild_id != charter.server:
        return discord.Permissions.none()
    if asked.channel_id == charter.channel:
        return asked.permissions
    channel = None if asked.guild is None else asked.guild.get_channel_or_thread(charter.channel)
    if channel is None or not isinstance(asked.user, discord.Member):
        return discord.Permissions.none()
    if isinstance(channel, discord.Thread):
        return _granted_in_thread(channel, asked.user)
    return channel.permissions_for(asked.user)


def _granted_in_thread(thread: discord.Thread, member: discord.Member) -> discord.Permissions:
    if thread.parent is None:
        return discord.Permissions.none()
    granted = thread.permissions_for(member)
    # Who else was let into a private thread, the bot does not hear.
    if thread.is_private() and not granted.manage_threads:
        return discord.Permissions.none()
    return granted
