"""Cards as they are held and as they lie: who sees them depends on the place in a position.

For games whose hands and stock are cards and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.rules.cards import Card


@dataclass(frozen=True, slots=True, repr=False)
class Hand:
    """The cards of one place, in the order dealt."""

    cards: tuple[Card, ...] = ()

    def __repr__(self) -> str:
        return f"Hand({len(self.cards)} cards)"


@dataclass(frozen=True, slots=True, repr=False)
class Stock:
    """What is left of the pack and lies face down, top card first."""

    cards: tuple[Card, ...] = ()

    def __repr__(self) -> str:
        return f"Stock({len(self.cards)} cards)"


def one_by_one(
    pack: tuple[Card, ...], hands: int, each: int
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """So many hands, dealt a card at a time until each has its number; and what is left over."""
    number = hands * each
    return tuple(pack[hand:number:hands] for hand in range(hands)), pack[number:]
