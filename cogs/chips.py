"""`/chips`: what somebody owns."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.bot import Parlour
from bot.chat.press import Press, attend
from bot.chat.wording import chips


@app_commands.guild_only()
class Chips(commands.GroupCog, group_name="chips", group_description="Your chips in this server"):
    """The cashier of the house."""

    def __init__(self, bot: Parlour) -> None:
        self._ledger = bot.house.ledger

    @app_commands.command()
    async def balance(self, interaction: discord.Interaction[Parlour]) -> None:
        """What lies in your purse, and what you have at tables"""
        await attend(interaction, self._balance)

    async def _balance(self, press: Press) -> None:
        server = press.interaction.guild_id
        assert server is not None
        purse = await self._ledger.purse(server, press.user)
        playing = await self._ledger.in_play(server, press.user)
        await press.say(
            f"**{chips(purse)}** in your purse, **{chips(playing)}** at tables."
            "\n-# Chips are for play only: they cost nothing and buy nothing."
        )


async def setup(bot: Parlour) -> None:
    """Opens the cashier's desk."""
    await bot.add_cog(Chips(bot))
