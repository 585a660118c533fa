"""`/me`: how somebody likes to be served, and what is kept of a person."""

from __future__ import annotations

import json
from io import BytesIO
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.bot import Parlour
from bot.chat.press import Press, attend
from bot.chat.settling.tastes import Tastes
from bot.chat.sheet import Button, TableSheet
from bot.chat.words import settings as words
from cogs._kept import kept_of
from cogs._past import opened, own_record

FORGET: Final = "me:forget"


class House(commands.Cog):
    """What concerns no single table."""

    me = app_commands.Group(name="me", description="How the house serves you")

    def __init__(self, bot: Parlour) -> None:
        self._house = bot.house
        self._secretary = bot.secretary
        self._tastes = Tastes(bot.house)
        bot.takers["me"] = self._pressed

    @me.command()
    async def record(self, interaction: discord.Interaction[Parlour]) -> None:
        """What you have played here, and what you have won and lost"""
        await attend(interaction, opened(lambda press: own_record(self._house, press)))

    @me.command()
    async def data(self, interaction: discord.Interaction[Parlour]) -> None:
        """What the house keeps about you, as a file"""

        async def work(press: Press) -> None:
            likes = self._house.people.preferences(press.user)
            spoken = await self._house.interest.all_of(press.user)
            seats = await self._house.plans.seats_of(press.user)
            played = await self._house.annals.all_of(press.user)
            kept = kept_of(press.user, likes, spoken, seats, played)
            text = json.dumps(kept, ensure_ascii=False, indent=1)
            await press.give(words.KEPT, discord.File(BytesIO(text.encode()), "kept.json"))

        await attend(interaction, work)

    @me.command()
    async def forget(self, interaction: discord.Interaction[Parlour]) -> None:
        """Delete what the house keeps about you"""
        surely = Button(words.FORGET_ME, FORGET, "grave")
        sheet = TableSheet(words.FORGET_ASKED, words.FORGETTING, rows=((surely,),))
        await attend(interaction, lambda press: _shown(press, sheet))

    async def _pressed(self, press: Press, custom_id: str) -> None:
        """Does what a button is for. Raises `Refused`, `UnwrittenError`."""
        if custom_id == FORGET:
            await self._forget(press)
        else:
            await self._tastes.pressed(press, custom_id)

    async def _forget(self, press: Press) -> None:
        """Deletes what is kept about whoever presses."""
        evenings = await self._house.interest.forget(press.user)
        await self._house.people.forget(press.user)
        # First what is open: whatever is closed meanwhile is among what is finished.
        await self._house.hall.forget(press.user)
        await self._house.annals.forget(press.user)
        self._house.presenter.refresh(press.user)
        self._secretary.changed(*(each.id for each in evenings))
        await press.say(words.FORGOTTEN)

    @me.command()
    async def settings(self, interaction: discord.Interaction[Parlour]) -> None:
        """How you like your cards, and whether you want to be called"""
        await attend(interaction, self._tastes.show)


async def _shown(press: Press, sheet: TableSheet) -> None:
    await press.show(sheet)


async def setup(bot: Parlour) -> None:
    """Opens the door of the house."""
    await bot.add_cog(House(bot))
