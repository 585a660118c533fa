"""The daily allowance, given when it is missed and told with a word."""

from __future__ import annotations

from bot.chat.house import House
from bot.chat.press import Press
from bot.chat.wording import chips, soon, until
from bot.tables.purses import KEPT
from bot.tables.state import Milliseconds

DAY = 86_400_000


async def topped_up(house: House, press: Press, server: int) -> str:
    """Gives whoever asks today's allowance; the word for it, or none if there is nothing to get."""
    given = await house.ledger.top_up(server, press.user, _now(press))
    if not given:
        return ""
    return (
        f"The house has put {chips(given)} into your purse: once a day it fills it up to"
        f" {house.settled.of(server).allowance:,}."
    )


async def stocked(house: House, press: Press, server: int, wanted: int) -> str:
    """The same for a purse with fewer chips than are wanted, and for no other."""
    if await house.ledger.purse(server, press.user) >= wanted:
        return ""
    return await topped_up(house, press, server)


async def terms(house: House, press: Press, server: int) -> str:
    """When there is an allowance again, and for whom."""
    now, customs = _now(press), house.settled.of(server)
    given = await house.ledger.given(server, press.user, now)
    if given is None:
        then = f"The next day begins {soon((now // DAY + 1) * DAY)}."
    else:
        then = (
            f"You have given away {chips(given.chips)}, the last of which count until"
            f" {until(given.until)}."
        )
    up_to = "" if customs.poor == customs.allowance else f", up to {customs.allowance:,}"
    return (
        f"Once a day the house fills the purse of whoever has fewer than {customs.poor:,} chips in"
        f" all{up_to}. What lies at tables counts, and what was given away in the last {KEPT}"
        f" days. {then}"
    )


def _now(press: Press) -> Milliseconds:
    return round(press.interaction.created_at.timestamp() * 1_000)
