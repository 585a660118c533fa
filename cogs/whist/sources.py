"""Where the rules of whist come from, as its rule book has it: the works, and each house rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SOURCE: Final = """\
Two modern accounts: an unsigned sheet of games for the guests of a Victorian evening, and the \
games page of the Ladies of Reenacting (2006), which quotes an encyclopaedia after \
Encyclopedia.com. Gaps are filled after Cavendish (Henry Jones), *The Laws of Whist*, in its \
editions of the 1860s to 1880s. *Enquire Within Upon Everything* (first in 1856) has the same \
values for honours.

The turn-up lies open until the dealer's turn, as both accounts have it; in the encyclopaedia it \
is taken up before the lead. That tricks are scored before honours is Cavendish's order.\
"""
"""The works, and what of the rules is whose."""

SOURCES: Final[Mapping[str, str]] = {
    "target": (
        "Five is in both accounts, seven in the encyclopaedia. For ten, long whist, the house "
        "can name no work."
    ),
    "honours": (
        "The Ladies of Reenacting count them as part of the old game; the sheet does not mention "
        "them."
    ),
    "honours_conflict": (
        "The Ladies of Reenacting can be read either way. Tricks first is Cavendish's order."
    ),
    "honours_claim": (
        "The Ladies of Reenacting have them claimed when the play is over. That they are scored "
        "by themselves is the house's choice."
    ),
    "match": "A single game is in both accounts; the rubber and its points are Cavendish's.",
    "first_dealer": (
        "The cut is in *Enquire Within*, and that the ace is lowest in it is Cavendish's. The "
        "lot and a named seat are the house's choice."
    ),
    "partners": (
        "The cut is in *Enquire Within*; that partners sit as they come is the house's choice."
    ),
    "stake": "The house's choice: both accounts play for points alone.",
}
"""By the names of the options."""
