"""What the books of several games say in the same words."""

from __future__ import annotations

from typing import Final

from bot.chat.book import OptionWords
from cogs._company import COMPASS

SEAL: Final = """\
**The seal.** Before each deal the table shows a long number, the seal of the pack. The record of \
the sitting opens it, and proves that the cards lay so before anybody had seen one.\
"""


def first_dealer(seats: int) -> OptionWords:
    """The house rule of who deals first, at a table of so many seats."""
    named = {seat: f"The guest in seat {seat + 1} deals first" for seat in range(seats)}
    return OptionWords("Who deals first", {"random": "The lot says who deals first", **named})


FIRST_DEALER_OR_CUT: Final = OptionWords(
    "Who deals first",
    {
        "random": "The lot says who deals first",
        "cut": "The cut says who deals first",
        **{seat: f"{name} deals first" for seat, name in enumerate(COMPASS)},
    },
)

DEALS: Final = OptionWords(
    "Deals in the match (0: until the host closes the table)",
    {0: "Deals until the host closes the table", 1: "A single deal", None: "{} deals"},
)

PARTNERS: Final = OptionWords(
    "How partners are found",
    {"seats": "Partners as they sit", "cut": "Partners are cut for"},
)
