"""Where the rules of hazard come from, as its rule book has it: the works, and each house rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SOURCE: Final = """\
An unsigned modern sheet of games for the guests of a Victorian evening, whose two tables are \
missing. Nicks, outs and odds are filled in from the encyclopaedia article *Hazard (game)*, and \
checked against *The Encyclopædia Britannica*, 11th edition (1910–11), Hoyle's table there, and \
by counting all throws. How a stake is covered, a main called and the box passed is after Andrew \
Steinmetz, *The Gaming Table* (1870), second volume, and *The Compleat Gamester* (1674).\
"""
"""The works, and what of the rules is whose."""

SOURCES: Final[Mapping[str, str]] = {
    "odds": (
        "The stake itself at the odds: the sheet, by its examples. Even money, with a bet at the "
        "odds besides: the Britannica and Steinmetz. Even money alone is the house's choice."
    ),
    "odds_cap": "The house's choice.",
    "rounding": "The house's choice: the sources play with money.",
    "box_after": (
        "Three are in the sheet and Steinmetz; some copies of the encyclopaedia have three wins "
        "instead. Fewer are the house's choice."
    ),
    "voluntary_pass": (
        "The sheet lets a winner keep the dice, which the house reads as leave to give them up. "
        "That nobody may is the house's choice."
    ),
    "setter": (
        "The sheet has a bank, called the setter, and does not say who it is: the house offers "
        "both."
    ),
    "max_stake": "The house's choice.",
    "gallery": "The house's choice.",
    "main_choice": (
        "Named: the sheet and Steinmetz. Thrown: the older rule, of *The Compleat Gamester*."
    ),
}
"""By the names of the options."""
