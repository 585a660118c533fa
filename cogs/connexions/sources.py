"""Where the rules of connexions come from: the works, and each house rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SOURCE: Final = """\
*Enquire Within Upon Everything* (first in 1856), section *Connexions*. Several printings of \
*Hoyle's Games* of the nineteenth century have nearly the same words, and add no rule.

The cards, the trumps, the three connexions and the order in which they draw are in *Enquire \
Within*. All that it leaves open the house has settled, since no account says more: above all how \
a connexion is come by, and how large the pool is.\
"""
"""The works, and what of the rules is whose."""

SOURCES: Final[Mapping[str, str]] = {
    "unit": (
        "*Enquire Within* has shillings or pence; four units, two and one keep its proportions. "
        "Chips a unit are the house's choice."
    ),
    "pool_stake": "The house's choice: no source says it.",
    "repool": "The house's choice: no source says it.",
    "must_answer": "*Enquire Within* prefers the answer, which may be read as a duty or as advice.",
    "connexion_by": (
        "*Enquire Within* does not say. That both cards fall in one trick fits its words best; "
        "the other way is the house's choice."
    ),
    "triple": "The house's choice: no source foresees it.",
    "majority": "*Enquire Within* has the majority of tricks, which may be read either way.",
    "deals": "The house's choice: no source sets an end.",
    "first_dealer": "The house's choice: no source says who deals first.",
}
"""By the names of the options."""
