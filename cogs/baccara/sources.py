"""Where the rules of baccara come from, as its rule book has it: the works, and each house rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SOURCE: Final = """\
R. F. Foster, *Foster's Complete Hoyle* (1897), *Baccara*; he says himself that there is no \
official code. Gaps are filled after Professor Hoffmann, *Hoyle's Games Modernized* (1898, \
revised by Ernest Bergholt 1909), and casinos' own rules of baccarat banque, which the house \
cannot name.

The auction, the two sides, the order of payment and who holds the cards are Foster's. That lost \
bets are collected before won ones are paid, that a banco is dealt to its caller's side alone, \
that the holder stays after a tie, and when bets à cheval and of the gallery are paid, is the \
house's choice.\
"""
"""The works, and what of the rules is whose."""

SOURCES: Final[Mapping[str, str]] = {
    "packs": "Three are Foster's; six are the house's choice.",
    "over_limit": (
        "Foster has the bank for a limit, and bets beyond it of no use: the house offers both "
        "readings."
    ),
    "false_draw": (
        "The fine is Foster's, of some clubs. That a false draw is not possible, or free, is the "
        "house's choice."
    ),
    "fine": "The house's choice: Foster names no sum.",
    "forced_card": (
        "That the banker must take it is Foster's; that he may refuse is the house's choice."
    ),
    "banco_max": "Two are Foster's; other numbers are the house's choice.",
    "cheval_tie": (
        "Foster does not foresee it; half is in casinos' rules. That it stands off is the "
        "house's choice."
    ),
    "resale": "Foster has both: sold again, or offered to the next.",
    "burn": "One or two are Foster's, as the banker likes; none is the house's choice.",
    "cut": "Ten is Foster's; other numbers are the house's choice.",
    "gallery": (
        "That onlookers bet, after the players, is Foster's; that nobody does is the house's "
        "choice."
    ),
}
"""By the names of the options."""
