"""The third stake: as near to thirty-one as the cards that are left will go (G28 to G30)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from bot.rules.cards import Card, best_total, low_to_high, pips

MOST: Final = 31


def least_total(cards: tuple[Card, ...]) -> int:
    """What the cards come to with every ace as one."""
    return sum(map(pips, cards))


def total(cards: tuple[Card, ...]) -> int:
    """What the cards count, each ace as 11 where that is not too much (G29)."""
    return best_total(cards, MOST)


def best_count(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of a hand that count most: the fewest that do, and of these the lowest."""
    best: tuple[Card, ...] = ()
    most = 0
    for some in _ways(hand):
        if most < (count := total(some)) <= MOST:
            best, most = some, count
        if most == MOST:
            break
    return best


def _ways(hand: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """All ways to take some of the cards, few before many and low before high."""
    low = sorted(hand, key=low_to_high)
    for size in range(1, len(low) + 1):
        yield from combinations(low, size)
