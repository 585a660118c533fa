"""`/table`: for whoever looks after tables, and for whoever asks what has been played at them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat import table_list, tools
from bot.chat.bot import Parlour
from bot.chat.invitations import invite
from bot.chat.kit import AnyKit
from bot.chat.press import Press, attend
from bot.chat.removals import send_away
from bot.chat.sheet import TableSheet
from bot.chat.staff import managed, meant, seen, steward
from bot.chat.wording import plain
from bot.chat.words.past import PERIODS
from bot.chat.words.tools import NO_GUEST, SEVERAL_GUESTS
from bot.rules.offers import Refused
from bot.rules.turns import Seat
from bot.tables.annals import Sought
from bot.tables.honours import Period
from bot.tables.stewards import Steward
from bot.tables.table import AnyTable
from cogs._games import MOST_SUGGESTED, asked, suggested
from cogs._past import Archive, opened

Asked = discord.Interaction[Parlour]
Panel = Callable[[AnyTable, AnyKit, Steward], TableSheet]


@app_commands.guild_only()
class Table(
    commands.GroupCog,
    group_name="table",
    group_description="Open tables, and what has been played",
):
    """The steward of the house."""

    def __init__(self, bot: Parlour) -> None:
        self._house = bot.house
        self._kits = bot.house.presenter.kits
        self._archive = Archive(bot)
        bot.pages[table_list.PAGES] = self._page

    @app_commands.command(name="list")
    async def list_(self, interaction: Asked) -> None:
        """The open tables of this server"""

        async def work(press: Press) -> None:
            await press.show(await self._page(press, 0))

        await attend(interaction, work)

    @app_commands.command()
    @app_commands.describe(
        game="Only this game",
        player="Only what they have played",
        here="Only what was played in this channel",
    )
    async def history(
        self,
        interaction: Asked,
        game: str | None = None,
        player: discord.User | None = None,
        here: bool = False,
    ) -> None:
        """What has been played here, who won, and the records"""

        async def page(press: Press) -> TableSheet:
            channel = interaction.channel_id if here else None
            who = None if player is None else player.id
            sought = Sought(None if game is None else self._name(game), who, channel)
            return await self._archive.sittings(press, sought, 0)

        await attend(interaction, opened(page))

    @app_commands.command()
    @app_commands.describe(
        game="Which game; left out, who stands first at each", period="Left out, all time"
    )
    @app_commands.choices(period=[app_commands.Choice(name=n, value=v) for v, n in PERIODS.items()])
    async def honours(
        self, interaction: Asked, game: str | None = None, period: str = "all"
    ) -> None:
        """Who has won the most at a game"""

        async def page(press: Press) -> TableSheet:
            during = cast("Period", period)
            if game is None:
                return await self._archive.firsts(press, during)
            return await self._archive.honours(press, self._name(game), during, 0)

        await attend(interaction, opened(page))

    @app_commands.command()
    @app_commands.describe(table="Which one; left out, the table in this channel")
    async def close(self, interaction: Asked, table: str | None = None) -> None:
        """Close a table: every chip goes home"""
        await attend(interaction, self._panel(table, tools.surely))

    @app_commands.command()
    @app_commands.describe(table="Which one; left out, the table in this channel")
    async def void(self, interaction: Asked, table: str | None = None) -> None:
        """Make the deal under way void: every stake of it goes back"""
        await attend(interaction, self._panel(table, tools.surely_void))

    @app_commands.command()
    @app_commands.describe(
        player="Who is to go", table="Which one; left out, the table in this channel"
    )
    async def remove(self, interaction: Asked, player: str, table: str | None = None) -> None:
        """Send a guest away, with all chips, when the deal is over"""

        async def work(press: Press) -> None:
            found = meant(self._house, interaction, table)
            await send_away(self._house, press, found, _seat(found, player))

        await attend(interaction, work)

    @app_commands.command()
    @app_commands.describe(
        member="Whom to ask", table="Which one; left out, the table in this channel"
    )
    async def seat(
        self, interaction: Asked, member: discord.User, table: str | None = None
    ) -> None:
        """Ask somebody to an empty seat, which is held meanwhile"""

        async def work(press: Press) -> None:
            found = meant(self._house, interaction, table)
            await invite(self._house, press, found, member)

        await attend(interaction, work)

    @close.autocomplete("table")
    @void.autocomplete("table")
    @remove.autocomplete("table")
    @seat.autocomplete("table")
    async def _tables(self, interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
        labels = [
            (table_list.label(self._house, table, _channel(interaction, table)), table)
            for table in managed(self._house, interaction)
        ]
        return [
            app_commands.Choice(name=label, value=table.charter.table)
            for label, table in labels
            if typed.casefold() in label.casefold()
        ][:MOST_SUGGESTED]

    @history.autocomplete("game")
    @honours.autocomplete("game")
    async def _games(self, interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
        del interaction
        return suggested(self._kits, typed)

    @remove.autocomplete("player")
    async def _players(self, interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
        try:
            table = meant(self._house, interaction, interaction.namespace.table)
        except Refused:
            return []
        return [
            app_commands.Choice(name=name, value=value)
            for value, name in _guests(table).items()
            if typed.casefold() in name.casefold()
        ][:MOST_SUGGESTED]

    def _name(self, game: str) -> str:
        return asked(self._kits, game).rules.name

    async def _page(self, press: Press, number: int) -> TableSheet:
        return table_list.page(self._house, seen(self._house, press.interaction), number)

    def _panel(self, table: str | None, panel: Panel) -> Callable[[Press], Awaitable[None]]:
        async def work(press: Press) -> None:
            found = meant(self._house, press.interaction, table)
            kit = self._house.presenter.kits[found.charter.game]
            await press.show(panel(found, kit, steward(press.interaction, found)))

        return work


def _channel(interaction: Asked, table: AnyTable) -> str:
    guild, number = interaction.guild, table.charter.channel
    channel = None if guild is None else guild.get_channel_or_thread(number)
    return str(number) if channel is None else channel.name


def _guests(table: AnyTable) -> dict[str, str]:
    """The names of all who are at a table, by what `remove` does with them: no two are alike."""
    return {
        tools.removal(seat, guest): plain(guest.name)
        for seat, guest in enumerate(table.state.guests)
        if guest is not None
    }


def _seat(table: AnyTable, player: str) -> Seat:
    """Where the guest is who was chosen, or whose name was typed. Raises `Refused`."""
    guests = _guests(table)
    wanted = player.strip().casefold()
    meant_by = [
        value
        for value, name in guests.items()
        if value == player or (player not in guests and name.casefold() == wanted)
    ]
    if not meant_by:
        raise Refused(NO_GUEST)
    if len(meant_by) > 1:
        raise Refused(SEVERAL_GUESTS)
    return int(meant_by[0].split(".")[1])


async def setup(bot: Parlour) -> None:
    """Opens the steward's desk."""
    await bot.add_cog(Table(bot))
