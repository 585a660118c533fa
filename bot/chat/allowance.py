"""The daily allowance, given when it is missed and told with a word."""

from __future__ import annotations

from bot.chat.press import Press
from bot.chat.wording import chips
from bot.tables.purses import ALLOWANCE, KEPT, Purses
from bot.tables.state import Milliseconds

DAY = 86_400_000


async def topped_up(purses: Purses, press: Press, server: int) -> str:
    """Gives whoever asks today's allowance; the word for it, or none if there is nothing to get."""
    given = await purses.top_up(server, press.user, _now(press))
    if not given:
        return ""
    return (
        f"The house has put {chips(given)} into your purse: once a day it fills it up to"
        f" {ALLOWANCE}."
    )


async def stocked(purses: Purses, press: Press, server: int, wanted: int) -> str:
    """The same for a purse with fewer chips than are wanted, and for no other."""
    if await purses.purse(server, press.user) >= wanted:
        return ""
    return await topped_up(purses, press, server)


def terms(press: Press) -> str:
    """When there is an allowance again, and for whom."""
    tomorrow = (_now(press) // DAY + 1) * DAY // 1_000
    return (
        f"Once a day the house fills the purse of whoever has fewer than {ALLOWANCE} chips in all."
        f" What lies at tables counts, and what was given away in the last {KEPT} days."
        f" The next day begins <t:{tomorrow}:R>."
    )


def _now(press: Press) -> Milliseconds:
    return round(press.interaction.created_at.timestamp() * 1_000)
