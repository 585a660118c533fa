"""Where the rules of matrimony come from: the works, and each house rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SOURCE: Final = """\
*Enquire Within Upon Everything* (first in 1856), section *Matrimony*. Gaps are filled after R. \
F. Foster, *Foster's Complete Hoyle* (1897), *The Encyclopædia Britannica*, 11th edition \
(1910–11), and *Cassell's Book of In-door Amusements, Card Games and Fireside Fun* (1881).

The five chances, the sweep of the ace of diamonds and the right of the elder are in *Enquire \
Within*. That hands stay unseen after a sweep is Foster's; that in a hand the ace of diamonds is \
an ace like others is in the Britannica as well. What nobody can answer cannot be laid: the \
house's choice.\
"""
"""The works, and what of the rules is whose."""

SOURCES: Final[Mapping[str, str]] = {
    "less_one": (
        "*Enquire Within* says only: the same, less one. In all fits its example of twelve and "
        "eleven, and that it is laid as one pleases is Foster's; on each chance is the other "
        "reading."
    ),
    "best": (
        "The highest card of any suit is how the house reads *Enquire Within*; the highest "
        "diamond is Cassell's. The ace of diamonds alone is the strictest reading of *Enquire "
        "Within*."
    ),
    "shape": (
        "Two down and one up are in *Enquire Within*, three cards in Cassell's; one and one in "
        "Foster and the Britannica."
    ),
    "max_stake": "The house's choice: the dealer of *Enquire Within* lays what he pleases.",
    "min_seats": "Five is in *Enquire Within*; fewer are the house's choice.",
    "end_pool": "The house's choice: no source says it.",
}
"""By the names of the options."""
