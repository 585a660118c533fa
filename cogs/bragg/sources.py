"""Where the rules of bragg come from, as its rule book has it: the works, and each house rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SOURCE: Final = """\
An unsigned modern account of the game as it was in the eighteenth century. Gaps are filled after \
*Hoyle's Games Improved* (from the 1770s on), chapter *Brag*, and *The Encyclopædia Britannica*, \
11th edition (1910–11), article *Brag*; the betting after common poker; and, where nobody has a \
pair, after an unsigned modern sheet of games for the guests of a Victorian evening, from which \
brag is.

The account deals counterclockwise and yet to the left; the house goes clockwise, to the left. \
That the last card of each hand is turned up, and that a pair made with the knave of clubs is \
worth no more than a natural one, is Hoyle's too. That whoever folds still plays for the third \
pot, and that the elder wins all ties, is how the house reads the account.\
"""
"""The works, and what of the rules is whose."""

SOURCES: Final[Mapping[str, str]] = {
    "ante": (
        "That everybody pays into three pots is in the account; how much is the house's choice."
    ),
    "hand_size": (
        "Nine is in the account, also for more players than a pack has cards for. Six for more "
        "than five, and the other sizes, are the house's choice."
    ),
    "pots": "Three are in the account; it has humbler tables play for the second alone.",
    "min_raise": "The account bets as at poker and names no limits: the house's choice.",
    "max_raise": "The account bets as at poker and names no limits: the house's choice.",
    "raises_per_round": "A limit is common at poker; the figure is the house's choice.",
    "no_pair": (
        "The account does not foresee it. The highest card is after the sheet; that the pot "
        "stands over is the house's choice."
    ),
    "third_pick": "The house's choice: the account does not say how it is counted.",
    "first_dealer": "The house's choice: the account does not say who deals first.",
    "deals": "The house's choice: the account sets no end.",
}
"""By the names of the options."""
