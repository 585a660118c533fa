"""The cog of a game: it opens tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import discord
from discord.ext import commands

from bot.chat import doors
from bot.chat.allowance import stocked
from bot.chat.bot import Parlour
from bot.chat.command import named_options, table_command
from bot.chat.house_rules import ruled
from bot.chat.kit import Kit, R
from bot.chat.permissions import check_permissions
from bot.chat.press import Asked, Press
from bot.chat.staff import channel_of
from bot.chat.words import opening
from bot.rules.game import H, T
from bot.rules.offers import Refused
from bot.tables.buy_in import check_buy_in
from bot.tables.customs import MOST_CHIPS, laid
from bot.tables.state import Pace


class GameCog(commands.Cog):
    """A game at the door of the house. The cog is called by the title of the game."""

    def __init__(self, bot: Parlour, kit: Kit[R, T, H]) -> None:
        self.__cog_name__ = kit.book.title
        self.bot = bot
        self.kit = bot.house.presenter.kits.add(kit)

    async def cog_load(self) -> None:
        """Adds the game's command."""
        self.bot.tree.add_command(table_command(self.kit, self._open))

    async def _open(self, press: Press, chosen: Mapping[str, Any]) -> None:
        """Opens a table here, or in a thread of its own. Raises `Refused`."""
        interaction = press.interaction
        assert interaction.guild_id is not None
        check_permissions(interaction.app_permissions, interaction.channel)
        hall, settled, server = self.bot.house.hall, self.bot.house.settled, interaction.guild_id
        customs, usual = settled.of(server), settled.rules(server, self.kit.rules.name)
        if closed := doors.closed(customs, interaction):
            await press.say(closed)
            return
        options = laid(self.kit.rules, usual, named_options(self.kit, chosen))
        rules = ruled(self.kit, options)
        buy_in = _buy_in(self.kit.words.buy_in(rules), chosen["buy_in"])
        hall.check_room(server, None if chosen["thread"] else interaction.channel_id, press.user)
        check_buy_in(rules, buy_in, MOST_CHIPS)
        word = await stocked(self.bot.house, press, server, buy_in)
        if word:
            await press.say(word)
        await hall.check_purse(server, press.user, buy_in)
        channel, under = interaction.channel_id, channel_of(interaction.channel)
        if chosen["thread"]:
            under = channel
            channel = await _thread(interaction, opening.thread(self.kit.book.title, press.name))
        assert channel is not None
        table = await hall.open(
            self.kit.rules.name,
            options,
            server=server,
            channel=channel,
            host=press.user,
            name=press.name,
            buy_in=buy_in,
            pace=cast("Pace", chosen["pace"] or customs.pace),
            under=under,
        )
        await press.say(opening.laid(channel, table.charter.table))


def _buy_in(worst: int, chosen: int | None) -> int:
    """What everybody brings: as much as can be lost, or as the host likes. Raises `Refused`."""
    if chosen == 0 and worst:
        raise Refused(opening.NO_BUY_IN)
    return worst if chosen is None else chosen


async def _thread(interaction: Asked, name: str) -> int:
    """A thread of its own for a table. Raises `Refused`."""
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refused(opening.NO_ROOM_FOR_THREAD)
    if not (
        interaction.app_permissions.create_public_threads
        and interaction.app_permissions.send_messages_in_threads
    ):
        raise Refused(opening.NO_THREADS)
    thread = await channel.create_thread(name=name[:100], type=discord.ChannelType.public_thread)
    return thread.id
