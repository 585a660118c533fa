"""`/register`: what somebody would like to play."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.bot import Parlour
from bot.chat.interest.choice import choices, evening_meant, evening_to_join
from bot.chat.interest.desk import Desk
from bot.chat.press import Press, attend
from bot.chat.words import interest as words
from bot.interest.ports import Interest
from bot.rules.offers import Refused


@app_commands.guild_only()
class Register(
    commands.GroupCog, group_name="register", group_description="What you would like to play"
):
    """The book in the hall, in which guests write their names."""

    def __init__(self, desk: Desk, books: Interest) -> None:
        self._desk = desk
        self._books = books

    @app_commands.command()
    @app_commands.describe(evening="Which evening; left out, the one at hand")
    async def form(
        self, interaction: discord.Interaction[Parlour], evening: str | None = None
    ) -> None:
        """Say what you would like to play, or change what you said"""

        async def work(press: Press) -> None:
            meant, shut = await evening_to_join(self._books, press, evening)
            await self._desk.open_form(press, meant, shut)

        await attend(interaction, work)

    @app_commands.command()
    async def mine(self, interaction: discord.Interaction[Parlour]) -> None:
        """What you have said, and where you stand on a waiting list"""
        await attend(interaction, self._desk.show_mine)

    @app_commands.command()
    @app_commands.describe(evening="Which evening, if you have registered for several")
    async def withdraw(
        self, interaction: discord.Interaction[Parlour], evening: str | None = None
    ) -> None:
        """Take back what you said"""

        async def work(press: Press) -> None:
            await self._desk.withdraw(press, await self._said_of(press, evening))

        await attend(interaction, work)

    @form.autocomplete("evening")
    @withdraw.autocomplete("evening")
    async def _evenings(
        self, interaction: discord.Interaction[Parlour], typed: str
    ) -> list[app_commands.Choice[str]]:
        return await choices(self._books, interaction, typed)

    async def _said_of(self, press: Press, named: str | None) -> str:
        """The evening from which somebody withdraws. Raises `Refused`."""
        if named is not None:
            return (await evening_meant(self._books, press, named)).id
        spoken = await self._desk.spoken(press)
        if not spoken:
            raise Refused(words.NOTHING_HERE)
        if len(spoken) > 1:
            raise Refused(words.SEVERAL)
        return spoken[0].evening.id


async def setup(bot: Parlour) -> None:
    """Lays out the book."""
    desk = Desk(bot.house.interest, bot.secretary)
    bot.forms["in"] = desk.submitted
    bot.takers["in"] = desk.pressed
    await bot.add_cog(Register(desk, bot.house.interest))
