"""Where the rules of poch come from, as its rule book has it: the works, and each house rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SOURCE: Final = """\
The games page of the Ladies of Reenacting (2006) names it, known since 1441, and has no rules. \
These are after *Meyers Großes Konversations-Lexikon* (1905–09), *Pierer's Universal-Lexikon* \
(1857), R. F. Foster, *Foster's Complete Hoyle* (1897), as *Pochen*, John McLeod's pagat.com, and \
the encyclopaedia article *Poch*.

Five cards are in Meyers and Pierer; Foster deals as many as go round. That the poch pool is \
staked is Foster's, not Meyers's. That trumps decide between equal pairs is in pagat.com. A run \
goes up to the ace, in Foster to the king. A form with 52 cards is not offered.\
"""
"""The works, and what of the rules is whose."""

SOURCES: Final[Mapping[str, str]] = {
    "centre": "A chip in every pool is Foster's; for the ninth pool the house can name none.",
    "sequence": (
        "The best run is in Meyers, Pierer and Foster: the longer first by Pierer, then the "
        "higher by Meyers. Seven, eight and nine of trumps stand on boards of today."
    ),
    "pair_required": (
        "Equal cards are needed in Meyers and the encyclopaedia article; a game without that is "
        "the house's choice."
    ),
    "raising": "Meyers and Pierer allow it, Foster forbids it.",
    "max_poch": "The house's choice.",
    "lead": (
        "The eldest: Foster and pagat.com. Accounts differ; for the winner of the pochen the "
        "house can name none."
    ),
    "turnup_to_dealer": (
        "That the dealer wins it is in Pierer; the house follows the others, who do not have it."
    ),
}
"""By the names of the options."""
