"""Where the rules of cassino come from, as its rule book has it: the works, and each house rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SOURCE: Final = """\
*Enquire Within Upon Everything* (first in 1856), sections on *Cassino*. Gaps are filled after \
*Hoyle's Games*, in printings of the nineteenth century, *Cassell's Book of In-door Amusements, \
Card Games and Fireside Fun* (1881), R. F. Foster, *Foster's Complete Hoyle* (1897), and John \
McLeod's pagat.com.

What counts, how three players score, and what a card takes are in *Enquire Within*; its examples \
are pairs, and that any number of cards may add up is in pagat.com too.\
"""
"""The works, and what of the rules is whose."""

SOURCES: Final[Mapping[str, str]] = {
    "target": (
        "Eleven is in *Hoyle's Games* and Cassell's; *Enquire Within* names no number. A single "
        "deal and twenty-one are the house's choice."
    ),
    "scoring": (
        "The difference is in *Enquire Within*; that each side scores all is the house's choice."
    ),
    "lurch": (
        "Fewer than six is in *Enquire Within* and *Hoyle's Games*; other numbers are the "
        "house's choice."
    ),
    "builds": (
        "*Enquire Within* has none; building and calling are in Cassell's. That the owner of a "
        "build may not lay is in pagat.com."
    ),
    "must_take": "*Enquire Within* can be read either way.",
    "last_card_sweep": (
        "*Enquire Within* has a sweep only before the end; Foster counts one with the last card."
    ),
    "last_take_wins": (
        "*Enquire Within* and Cassell's have the last take win the game; in *Hoyle's Games* it "
        "has the rest only, which the house follows."
    ),
    "show_piles": (
        "*Enquire Within* lets only the last take be looked at; open piles are the house's choice."
    ),
    "partners": (
        "The cut is in *Enquire Within*; that partners sit as they come is the house's choice."
    ),
    "first_dealer": (
        "The cut is in *Enquire Within*, as at whist. The lot and a named seat are the house's "
        "choice."
    ),
    "stake": "The house's choice: the sources play for points alone.",
}
"""By the names of the options."""
