"""Where tables may be opened in a server, and by whom, as it has settled."""

from __future__ import annotations

import discord

from bot.chat.press import Asked
from bot.chat.words import opening
from bot.tables.customs import Customs


def closed(customs: Customs, interaction: Asked) -> str:
    """Why somebody may open no table there, with mentions; nothing where they may.

    Whoever may manage the server is bound by no roles: they could name one of their own.
    """
    if elsewhere := shut(customs, interaction.channel, interaction.user):
        return elsewhere
    guild, member = interaction.guild, interaction.user
    if not customs.roles or guild is None or not isinstance(member, discord.Member):
        return ""
    admitted = any(each.id in customs.roles for each in member.roles)
    if admitted or interaction.permissions.manage_guild:
        return ""
    known = [f"<@&{each}>" for each in customs.roles if guild.get_role(each) is not None]
    if not known:
        return opening.ROLES_GONE
    return opening.only_by(known)


def shut(customs: Customs, channel: object, member: object) -> str:
    """Why no table is opened in a channel, whoever asks; nothing where one may be.

    The channels to which `member` is sent instead are such as he can see.
    """
    if not customs.channels or not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return ""
    if {channel.id, getattr(channel, "parent_id", None)} & {*customs.channels}:
        return ""
    found = [channel.guild.get_channel(each) for each in customs.channels]
    seen = [each for each in found if each is not None and _sees(member, each)]
    if seen:
        return opening.only_in([each.mention for each in seen])
    return opening.CHANNELS_HIDDEN if any(found) else opening.CHANNELS_GONE


def _sees(member: object, channel: discord.abc.GuildChannel) -> bool:
    return isinstance(member, discord.Member) and channel.permissions_for(member).view_channel
