"""A bot whose commands have options of every kind; it keeps what it was called with."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice, Range

from tests.practice.client import Bot

FRUIT = ("Apple", "Apricot", "Cherry")


class Steward(Bot):
    """Answers `/order`, `/order_wine`, `/cellar list` and `/cellar count`."""

    def __init__(self) -> None:
        super().__init__()
        self.called: list[dict[str, object]] = []

    async def setup_hook(self) -> None:
        self.tree.add_command(self._order())
        self.tree.add_command(self._wine())
        cellar = app_commands.Group(name="cellar", description="What lies below")
        for name in ("list", "count"):
            cellar.add_command(self._plain(name))
        self.tree.add_command(cellar)
        await self.tree.sync()

    async def keep(self, interaction: discord.Interaction, **options: object) -> None:
        """Note a call, and answer it for its caller alone."""
        self.called.append(options)
        await interaction.response.send_message("Very good.", ephemeral=True)

    def _plain(self, name: str) -> app_commands.Command[app_commands.Group, ..., None]:
        @app_commands.command(name=name, description=f"To {name} the bottles")
        async def plain(interaction: discord.Interaction) -> None:
            await self.keep(interaction, called=name)

        return plain

    def _wine(self) -> app_commands.Command[app_commands.Group, ..., None]:
        @app_commands.command(name="order_wine", description="What grows")
        async def order_wine(interaction: discord.Interaction, fruit: str) -> None:
            await self.keep(interaction, fruit=fruit)

        @order_wine.autocomplete("fruit")
        async def fruit(_: discord.Interaction, current: str) -> list[Choice[str]]:
            fitting = [each for each in FRUIT if current.lower() in each.lower()]
            return [Choice(name=each, value=each.lower()) for each in fitting]

        assert fruit
        return order_wine

    def _order(self) -> app_commands.Command[app_commands.Group, ..., None]:
        @app_commands.command(description="What one eats")
        @app_commands.choices(dish=[Choice(name=each, value=each) for each in ("Soup", "Sole")])
        async def order(
            interaction: discord.Interaction,
            dish: str,
            plates: Range[int, 1, 20],
            salt: Range[float, None, 2.5] | None = None,
            hot: bool | None = None,
            guest: discord.Member | None = None,
            where: discord.TextChannel | None = None,
            rank: discord.Role | None = None,
            remark: Range[str, 3, 10] | None = None,
        ) -> None:
            things = {"guest": guest, "where": where, "rank": rank}
            names = {name: each and each.name for name, each in things.items()}
            plain = {"dish": dish, "plates": plates, "salt": salt, "hot": hot, "remark": remark}
            await self.keep(interaction, **plain, **names)

        return order
