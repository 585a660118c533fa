"""Where the rules of thirty-one come from: the works, and each house rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SOURCE: Final = """\
An unsigned modern sheet of games for the guests of a Victorian evening. Gaps are filled after W. \
H. Peel, *Round Games with Cards* (1891), on the old game of commerce, John McLeod's pagat.com on \
the games of that family, and *Enquire Within Upon Everything* (first in 1856).

The values of the hands, the three cards in the middle, the knock and the last round after it are \
the sheet's. That a turn is an exchange or a knock, and that thirty-one wins at once when it is \
dealt or made after the knock, is how the house reads it.\
"""
"""The works, and what of the rules is whose."""

SOURCES: Final[Mapping[str, str]] = {
    "stake": "An agreed stake is in the sheet; how much is the house's choice.",
    "allow_pass": "The pass is old commerce, in Peel; the sheet has none.",
    "knock_after_round": (
        "The sheet lets anybody knock at once; pagat.com knows a bar in the first circuit. More "
        "circuits are the house's choice."
    ),
    "ties": (
        "That the elder wins is in *Enquire Within*, of round games; the account of bragg has it "
        "for its thirty-one. Sharing is the house's choice."
    ),
    "triplets": "That they count 30½ is in the sheet; a game without them is the house's choice.",
    "max_rounds": "The house's choice: the sheet sets no end.",
    "first_dealer": "The house's choice: no source says who deals first.",
    "deals": "The house's choice: the sheet sets no end.",
}
"""By the names of the options."""
