"""The daily allowance, given when it is missed and told with a word."""

from __future__ import annotations

from bot.chat.house import House
from bot.chat.press import Press
from bot.chat.words import chips as words
from bot.tables.state import Milliseconds

DAY = 86_400_000


async def topped_up(house: House, press: Press, server: int) -> str:
    """Gives whoever asks today's allowance; the word for it, or none if there is nothing to get."""
    given = await house.ledger.top_up(server, press.user, _now(press))
    if not given:
        return ""
    return words.filled_up(given, house.settled.of(server).allowance)


async def stocked(house: House, press: Press, server: int, wanted: int) -> str:
    """The same for a purse with fewer chips than are wanted, and for no other."""
    if await house.ledger.purse(server, press.user) >= wanted:
        return ""
    return await topped_up(house, press, server)


async def terms(house: House, press: Press, server: int) -> str:
    """When there is an allowance again, and for whom."""
    now, customs = _now(press), house.settled.of(server)
    given = await house.ledger.given(server, press.user, now)
    then = words.next_day((now // DAY + 1) * DAY)
    if given is not None:
        then = words.gifts_count(given.chips, given.until)
    return words.terms(customs.poor, customs.allowance, then)


def _now(press: Press) -> Milliseconds:
    return round(press.interaction.created_at.timestamp() * 1_000)
