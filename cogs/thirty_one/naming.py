"""What a hand is called, and where the play has got to."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.chat.wording import Note
from bot.rules.cards import Suit, rank_names

IN_SUIT: Final[Mapping[Suit, str]] = MappingProxyType(
    {
        Suit.CLUBS: "in clubs",
        Suit.DIAMONDS: "in diamonds",
        Suit.HEARTS: "in hearts",
        Suit.SPADES: "in spades",
    }
)
"""In which suit the points of a hand are."""

KNOCKED: Final = "knocked"
PASSED: Final = "passed"
STANDS: Final = "stands"


def triplet(rank: int) -> Note:
    """Three cards of a rank, such as `three kings`."""
    return f"three {rank_names(rank)}"


def circuit(number: int, last: int) -> Note:
    """Which circuit is under way, and of how many, unless `last` is 0: there is no end then."""
    return f"circuit {number} of {last}" if last else f"circuit {number}"
