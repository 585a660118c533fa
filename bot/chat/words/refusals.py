"""What there is to do about a refusal: by which button, by which command, or when."""

from __future__ import annotations

from typing import Final

from bot.chat.words.buttons import BEGIN, LEAVE, MORE, TAKE_A_SEAT
from bot.chat.words.deals import Deals
from bot.tables.refusals import Way

_WAYS: Final[dict[Way, str]] = {
    Way.OTHER_TABLES: "`/table list` shows which tables are open.",
    Way.SIT: f"To play there, press *{TAKE_A_SEAT}* under the table.",
    Way.SIT_LATER: f"It may be free later: press *{TAKE_A_SEAT}* again then.",
    Way.OTHER_SEAT: f"Choose another, or press *{TAKE_A_SEAT}* for any that is free.",
    Way.LEAVE_FIRST: f"To have another, leave first: by *{LEAVE}*, or under *{MORE}*.",
    Way.SEND_AWAY: f"The host can send somebody away under *{MORE}*, or with `/table remove`.",
    Way.PURSE: "`/chips balance` tells of your purse, and of the allowance of the house.",
    Way.SMALLER_BUY_IN: "Open the table with a smaller `buy_in`.",
    Way.BEGIN: f"The host may press *{BEGIN}*.",
    Way.CLOSE: "`/table close` closes it.",
    Way.HISTORY: "`/table history` lists those that you can see.",
}
"""What is the same in all games."""


def way_on(way: Way, deals: Deals, hire: str) -> str:
    """A sentence after the refusal; `hire` is the button that asks computer players to it."""
    match way:
        case Way.SIT_AGAIN:
            return deals.sit_again
        case Way.PLAY_NEXT:
            return deals.play_next
        case Way.LEAVES:
            return deals.leave_later
        case Way.CLOSES:
            return deals.closes_later
        case Way.BUY_IN_AFTER:
            return deals.buy_in_after
        case Way.HIRE:
            return f"The host may press *{hire}*."
        case _:
            return _WAYS[way]
