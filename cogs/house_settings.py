"""`/house settings`: what those who manage a server settle for it."""

from __future__ import annotations

from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.bot import Parlour
from bot.chat.interest.choice import server_of
from bot.chat.press import Press, attend
from bot.rules.offers import Refused


@app_commands.guild_only()
class HouseSettings(
    commands.GroupCog, group_name="house", group_description="How the house is run in this server"
):
    """The house as a server wants it."""

    def __init__(self, bot: Parlour) -> None:
        self._books = bot.house.interest

    @app_commands.command()
    @app_commands.describe(
        organisers="The role whose members may use /signups, besides those who manage events",
        nobody="Take back what was settled",
    )
    async def settings(
        self,
        interaction: discord.Interaction[Parlour],
        organisers: discord.Role | None = None,
        nobody: Literal["organisers"] | None = None,
    ) -> None:
        """See or change how the house is run here (for those who may manage this server)"""

        async def work(press: Press) -> None:
            if not press.interaction.permissions.manage_guild:
                raise Refused("That is for those who may manage this server.")
            if organisers is not None and nobody is not None:
                raise Refused("Name a role or take it back: both at once cannot be.")
            if organisers is not None or nobody is not None:
                role = None if organisers is None else organisers.id
                await self._books.name_organisers(server_of(press), role)
            await press.say(_told(await self._books.organisers(server_of(press))))

        await attend(interaction, work)


def _told(organisers: int | None) -> str:
    also = "" if organisers is None else f", and whoever has the role <@&{organisers}>"
    return f"**Organisers**, who may use `/signups`: whoever may manage events{also}."


async def setup(bot: Parlour) -> None:
    """Opens the office."""
    await bot.add_cog(HouseSettings(bot))
