"""The daily allowance, given when it is missed and told with a word."""

from __future__ import annotations

from bot.chat.press import Press
from bot.chat.wording import chips, soon, until
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


async def terms(purses: Purses, press: Press, server: int) -> str:
    """When there is an allowance again, and for whom."""
    now = _now(press)
    given = await purses.given(server, press.user, now)
    if given is None:
        then = f"The next day begins {soon((now // DAY + 1) * DAY)}."
    else:
        then = (
            f"You have given away {chips(given.chips)}, the last of which count until"
            f" {until(given.until)}."
        )
    return (
        f"Once a day the house fills the purse of whoever has fewer than {ALLOWANCE} chips in all."
        f" What lies at tables counts, and what was given away in the last {KEPT} days. {then}"
    )


def _now(press: Press) -> Milliseconds:
    return round(press.interaction.created_at.timestamp() * 1_000)
