"""Where the rules of brag come from, as its rule book has it: the works, and each house rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SOURCE: Final = """\
An unsigned modern sheet of games for the guests of a Victorian evening; its list of what has to \
be agreed beforehand is lost. Gaps are filled after John McLeod's pagat.com and what others have \
drawn from it, *Hoyle's Games Improved* (from the 1770s on), the article *Brag* of Wikipedia, and \
English handbooks of the twentieth century, which the house cannot name.

The order of the hands, bets that are not equalised, the see for twice the last bet and the pack \
that is not shuffled are the sheet's. That nobody can see before there has been a bet is the \
house's choice.\
"""
"""The works, and what of the rules is whose."""

SOURCES: Final[Mapping[str, str]] = {
    "ante": "That everybody pays before the deal is in the sheet; how much is the house's choice.",
    "min_bet": (
        "An agreed least bet is in the sheet and at pagat.com; the figure is the house's choice."
    ),
    "max_bet": (
        "An agreed greatest bet is in the sheet and at pagat.com; the figure is the house's choice."
    ),
    "max_raise": "The sheet allows for such a limit; the figure is the house's choice.",
    "bet_cap": "The house's choice.",
    "braggers": (
        "The three are in handbooks of the twentieth century and a sheet of re-enactors; knave "
        "of clubs and nine of diamonds in *Hoyle's Games Improved* and Wikipedia. The knave "
        "alone, and none, are the house's choice."
    ),
    "bragger_scope": (
        "The sheet has them in pairs and prials, *Hoyle's Games Improved* likewise. That they "
        "stand for any card is the house's choice."
    ),
    "natural_braggers": (
        "The sheet has the ace of diamonds natural among aces. What the two others are at their "
        "own rank it leaves open; the house offers both readings."
    ),
    "threes_high": "A variation of today, at pagat.com. Aces first is the sheet's.",
    "show_losing_seer": (
        "The sheet says both in different places; the house follows the more particular, which "
        "spares the loser."
    ),
    "short_stack": (
        "Covering is in pagat.com; that whoever is short must fold is the house's choice."
    ),
    "shuffle_every_deal": (
        "A shuffle only after a see won by a prial is the sheet's; one before every deal is the "
        "house's choice."
    ),
    "first_dealer": "The house's choice: no source says who deals first.",
    "deals": "The house's choice: the source sets no end.",
    "rebuy": "The house's choice.",
}
"""By the names of the options."""
