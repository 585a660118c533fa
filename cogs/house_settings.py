"""`/house settings`: what those who manage a server settle for it."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.bot import Parlour
from bot.chat.press import attend
from bot.chat.settling.office import Office


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class HouseSettings(
    commands.GroupCog, group_name="house", group_description="How the house is run in this server"
):
    """The house as a server wants it."""

    def __init__(self, office: Office) -> None:
        self._office = office

    @app_commands.command()
    async def settings(self, interaction: discord.Interaction[Parlour]) -> None:
        """Chips, pace, doors and house rules of this server (for those who may manage it)"""
        await attend(interaction, self._office.show)


async def setup(bot: Parlour) -> None:
    """Opens the office."""
    office = Office(bot.house)
    bot.forms["hs"] = office.submitted
    bot.takers["hs"] = office.pressed
    await bot.add_cog(HouseSettings(office))
