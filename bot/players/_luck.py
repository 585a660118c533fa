"""What a computer player leaves to luck, taken from cards that say nothing of the matter.

A player is a pure function of what it sees, so it has no dice: whoever always does the same in the
same place can be read, but nobody else sees these cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.rules.cards import Card, Suit

_RED: Final = (Suit.DIAMONDS, Suit.HEARTS)


def coin(cards: tuple[Card, ...]) -> bool:
    """The toss of a coin: the colour of the first card, where suits count for nothing."""
    return cards[0].suit in _RED


def lot(cards: Iterable[Card], deals: int) -> int:
    """A number from 0 up that goes by the cards held, and changes with the deals played."""
    return sum(place * each.rank for place, each in enumerate(cards, 2)) + 7 * deals
