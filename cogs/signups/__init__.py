"""The organiser's desk: who would like to play what, and what an evening is made of."""

from __future__ import annotations

from bot.chat.bot import Parlour
from bot.chat.interest.desk import Desk
from bot.chat.interest.opening import Opening
from cogs.signups.commands import Signups


async def setup(bot: Parlour) -> None:
    """Opens the desk."""
    bot.takers["op"] = Opening(bot.house, bot.secretary, bot.opener).pressed
    await bot.add_cog(Signups(bot, Desk(bot.house.interest, bot.secretary)))
