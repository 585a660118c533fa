"""Where the rules of Pope Joan come from: the works, and each house rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SOURCE: Final = """\
*Enquire Within Upon Everything* (first in 1856), section *Pope Joan*, and *The Encyclopædia \
Britannica*, 11th edition (1910–11), as the games page of the Ladies of Reenacting (2006) quotes \
it. Gaps are filled after Professor Hoffmann, *Hoyle's Games Modernized* (1898, revised by Ernest \
Bergholt 1909), *Cassell's Book of In-door Amusements, Card Games and Fireside Fun* (1881), and \
W. H. Peel, *Round Games with Cards* (1891).

The board, the stops, the holder of Pope who is excused and the stakes that stand over are in \
both. How many cards each is dealt follows *Enquire Within*, which leaves six or eight. That a \
deal ends in mid-run when somebody is out is the house's choice.\
"""
"""The works, and what of the rules is whose."""

SOURCES: Final[Mapping[str, str]] = {
    "dress": (
        "The dealer alone: *Enquire Within*, of some companies, and Hoffmann. Everybody: the "
        "Britannica, and *Enquire Within* as the usual way."
    ),
    "contribution": (
        "Two are in *Enquire Within*; more where few play, and other numbers, are the house's "
        "choice."
    ),
    "pope_turnup": (
        "The first is in *Enquire Within*; its own pool, and sometimes the whole board, in the "
        "Britannica."
    ),
    "lead": (
        "Any card: the Britannica and Hoffmann. The order of stops, Pope and low cards is what "
        "*Enquire Within* tells the leader to do, made a rule. Only the lowest of a suit: the "
        "house can name no work for it."
    ),
    "divide_split": (
        "The Britannica has them halved sometimes; in *Enquire Within* they win nothing."
    ),
    "pope_stop": "Sometimes so, says the Britannica; *Enquire Within* does not have it.",
    "dealer_peeks": (
        "*Enquire Within* lets the dealer look; that nobody does is the house's choice."
    ),
    "knave_optional": "Sometimes so, says the Britannica; *Enquire Within* has all eight pools.",
}
"""By the names of the options."""
