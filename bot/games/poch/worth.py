"""What a hand is worth in the pochen: its best set of equal cards, and nothing besides."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.rules.cards import Card, Suit


@dataclass(frozen=True, slots=True, order=True)
class Holding:
    """A set of equal cards; of two holdings the greater is the better (PO14).

    `size` is 4, 3 or 2, or 1 for the highest card of a hand without a set. `trump` says whether
    the card of trumps is among them, which decides between two pairs of one rank.
    """

    size: int
    rank: int
    trump: bool
    cards: tuple[Card, ...] = field(compare=False)

    @property
    def is_set(self) -> bool:
        """Whether these are two equal cards or more."""
        return self.size > 1


def best_holding(cards: tuple[Card, ...], trumps: Suit | None) -> Holding:
    """The best set of a hand that is not empty, or its highest card."""
    ranks = {each.rank for each in cards}
    return max(_holding([each for each in cards if each.rank == rank], trumps) for rank in ranks)


def _holding(equal: list[Card], trumps: Suit | None) -> Holding:
    trump = any(each.suit is trumps for each in equal)
    return Holding(len(equal), equal[0].rank, trump, tuple(equal))
