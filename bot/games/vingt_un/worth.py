"""What a hand counts at vingt-un, and what it pays against the dealer's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.rules.cards import Card, best_total, pips

TWENTY_ONE: Final = 21


def is_soft(cards: Sequence[Card]) -> bool:
    """Whether an ace of the hand counts eleven."""
    return total(cards) > sum(map(pips, cards))


def total(cards: Sequence[Card]) -> int:
    """The best count that is not over 21, else the smallest (V23)."""
    return best_total(cards, TWENTY_ONE)


def is_natural(cards: Sequence[Card]) -> bool:
    """Whether the first two cards make twenty-one (V18)."""
    return len(cards) == 2 and total(cards) == TWENTY_ONE
