"""What a hand counts at vingt-un, and what it pays against the dealer's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.rules.cards import ACE, Card

TWENTY_ONE: Final = 21


def value(card: Card) -> int:
    """The pips; ten for a court card, and one for an ace (V23)."""
    return 1 if card.rank == ACE else min(card.rank, 10)


def is_soft(cards: Sequence[Card]) -> bool:
    """Whether an ace of the hand counts eleven."""
    least = sum(map(value, cards))
    return any(card.rank == ACE for card in cards) and least + 10 <= TWENTY_ONE


def total(cards: Sequence[Card]) -> int:
    """The best count that is not over 21, else the smallest (V23)."""
    least = sum(map(value, cards))
    return least + 10 if is_soft(cards) else least


def is_natural(cards: Sequence[Card]) -> bool:
    """Whether the first two cards make twenty-one (V18)."""
    return len(cards) == 2 and total(cards) == TWENTY_ONE
