"""The third stake: as near to thirty-one as the cards that are left will go (G28 to G30)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from bot.rules.cards import ACE, Card, low_to_high

MOST: Final = 31


def least_total(cards: tuple[Card, ...]) -> int:
    """What the cards come to with every ace as one."""
    return sum(1 if each.rank == ACE else min(each.rank, 10) for each in cards)


def total(cards: tuple[Card, ...]) -> int:
    """What the cards count, each ace as 11 where that is not too much (G29).

    With every ace as one they must not come to more than 31.
    """
    least = least_total(cards)
    aces = sum(each.rank == ACE for each in cards)
    return least + 10 * min(aces, (MOST - least) // 10)


def best_count(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of a hand that count most: the fewest that do, and of these the lowest."""
    low = sorted(hand, key=low_to_high)
    ways = (some for size in range(1, len(low) + 1) for some in combinations(low, size))
    return max((some for some in ways if least_total(some) <= MOST), key=total, default=())
