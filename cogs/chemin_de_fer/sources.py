"""Where the rules of chemin de fer come from: the works, and each house rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SOURCE: Final = """\
Two accounts: an unsigned modern sheet of games for the guests of a Victorian evening, and R. F. \
Foster, *Foster's Complete Hoyle* (1897), *Baccara chemin de fer*. Gaps are filled after \
Professor Hoffmann, *Hoyle's Games Modernized* (1898, revised by Ernest Bergholt 1909), and the \
rules of the casinos of Sanremo and Campione.

The order of staking, banco and its renewal by the loser, and the passed deal are the sheet's; \
that nothing is drawn from a bank is in both. A refused card is not forced on the banker here: \
Foster has that of two tableaux alone.\
"""
"""The works, and what of the rules is whose."""

SOURCES: Final[Mapping[str, str]] = {
    "rotation": "To the right: the sheet. To the left: Foster.",
    "represent": "The highest staker: the sheet. The neighbour on the right: Foster.",
    "min_bank": "The house's choice: in the sheet a banker risks what he likes.",
    "max_bank": "The house's choice: in the sheet a banker risks what he likes.",
    "excess": "The sheet lets the banker decline; that he is asked follows from it.",
    "gallery": "That onlookers stake is in both; that nobody does is the house's choice.",
    "tie": (
        "In the sheet the stakes remain: for the next coup, or merely unlost. The house offers "
        "both readings."
    ),
    "false_draw": (
        "Making good and the fine are in the sheet, as customs of different circles. That it is "
        "not possible, or free, is the house's choice."
    ),
    "fine": "The house's choice: the sheet names no sum.",
    "banker_rule": (
        "The free choice is in the sheet; the tableau is the fixed table of casinos today."
    ),
    "banco_max": "The sheet sets none; Foster has two in succession, of two tableaux.",
    "pass_to": "All in turn: the sheet. The right alone: Foster.",
    "pass_resume": "From the first banker: both accounts. From the taker: the house's choice.",
    "cut": "Ten is Foster's; other numbers are the house's choice.",
}
"""By the names of the options."""
