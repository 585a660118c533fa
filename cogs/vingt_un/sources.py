"""Where the rules of vingt-un come from: the works, and each house rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SOURCE: Final = """\
*Enquire Within Upon Everything* (first in 1856), sections on *Vingt-un*. Gaps are filled after \
W. H. Peel, *Round Games with Cards* (1891), an older *Hoyle's Games*, and R. F. Foster, \
*Foster's Complete Hoyle* (1897).

What is paid, and that whoever throws up has paid, is in *Enquire Within*. Stakes before the deal \
are Foster's; naturals that cancel each other are Peel's. That no more can be staked than can be \
paid double is the house's choice. Splitting, doubling and bought cards are of later forms, and \
are not offered.\
"""
"""The works, and what of the rules is whose."""

SOURCES: Final[Mapping[str, str]] = {
    "max_stake": "A limit is in Peel; the figure is the house's choice.",
    "ties": "Both are in *Enquire Within*: nothing, or in some companies the dealer.",
    "natural_deal": (
        "The holder, or where agreed the next: *Enquire Within*. The eldest of several is in the "
        "older *Hoyle's Games*. That the deal stays is the house's choice."
    ),
    "later_naturals": "Single is in *Enquire Within*; double is the house's choice.",
    "twentyone_double": "Double is in *Enquire Within*; single is the house's choice.",
    "deal_change": (
        "Until a natural: *Enquire Within*, which also lets the deal go round where that is agreed."
    ),
    "first_dealer": "Either card: *Enquire Within*. That it is the ace is the house's choice.",
    "drawn_cards": "Face up is Peel's; face down is the house's choice.",
}
"""By the names of the options."""
