"""What stands with a hand, for its holder alone."""

from __future__ import annotations

from typing import Final

from bot.chat.wording import by, chips, soon
from bot.chat.words.buttons import MY_HAND
from bot.chat.words.deals import Deals
from bot.tables.state import Milliseconds, Ruling

DESERTED: Final = (
    f"-# Everybody is away, and the table waits: *{MY_HAND}* under it brings you back."
)
OTHERS: Final = "-# Others are to act now."
ENTERED: Final = "-# You have made your entry, and may change it until all have."
YOUR_TURN: Final = "**It is your turn.**"
LASTS: Final = f"-# Up to date for a quarter of an hour; then press *{MY_HAND}* again."
NEWER_OPEN: Final = (
    f"You have opened your hand anew, further down. If it is not there, press *{MY_HAND}* under the"
    " table."
)
SOME_SERVER: Final = "*a server*"
"""What a server is called whose name the house does not know."""


def heading(deals: Deals, title: str, server: str, deal: int, link: str) -> str:
    """Which deal of which table this is."""
    return deals.heading_of_hand.format(title=title, server=server, number=deal, link=link)


def your_turn_until(moment: Milliseconds) -> str:
    """There is no end of time to think."""
    return f"**It is your turn**; time is up {soon(moment)}."


def you_have_left(home: int | None) -> str:
    """In place of a hand: its holder has left, with these chips where chips were at stake."""
    if home is None:
        return "*You have left the table.*"
    if home == 1:
        return "*You have left the table, and 1 chip is back in your purse.*"
    return f"*You have left the table, and {chips(home)} are back in your purse.*"


def you_were_sent_away(ruling: Ruling, home: int | None) -> str:
    """The same of one who had to."""
    if home is None:
        return f"*{by(ruling)} has sent you away from the table.*"
    if home == 1:
        return f"*{by(ruling)} has sent you away from the table. 1 chip is back in your purse.*"
    return f"*{by(ruling)} has sent you away from the table. {chips(home)} are back in your purse.*"
