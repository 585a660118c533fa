"""What a hand is worth in the brag: its best pair, with the knave of clubs for any card."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from bot.rules.cards import Card, card, low_to_high

WILD: Final = card("Jc")
"""It pairs with any card (G21)."""


@dataclass(frozen=True, slots=True, order=True)
class Holding:
    """A pair, or a hand without one; of two holdings the greater is the better.

    `halves` is twice the value by the book: twice the rank of the pair (aces are 14), and one more
    where the knave of clubs stands beside a pair (G22); 0 without a pair. `ranks` are those of a
    hand without one, from the highest down, which nobody else may know.
    """

    halves: int
    ranks: tuple[int, ...]
    cards: tuple[Card, ...] = field(compare=False)
    """The two or three cards of a pair; without one the whole hand, from the highest down."""

    @property
    def is_pair(self) -> bool:
        """Whether these are a pair, natural or made with the knave of clubs."""
        return self.halves > 0

    @property
    def rank(self) -> int:
        """The rank of the pair, or of the highest card."""
        return self.halves // 2 or self.cards[0].rank

    @property
    def telling(self) -> tuple[Card, ...]:
        """The pair, or the highest card."""
        return self.cards if self.is_pair else self.cards[:1]

    def rest(self, hand: tuple[Card, ...]) -> tuple[Card, ...]:
        """What is left of the hand when the pair has been shown: all of it without one (G27)."""
        return tuple(each for each in hand if not self.is_pair or each not in self.cards)

    def needed(self, best: Holding) -> int:
        """How many cards must be shown to settle whether this or `best` is the better.

        Of hands without a pair both show from the highest card down until they differ.
        """
        if self.is_pair or best.is_pair:
            return len(self.cards) if self.is_pair else 1
        pairs = enumerate(zip(self.ranks, best.ranks, strict=True), 1)
        return next((place for place, (mine, other) in pairs if mine != other), len(self.ranks))


def best_holding(hand: tuple[Card, ...]) -> Holding:
    """The best pair of a hand that is not empty (G18 to G22), or what it is without one."""
    high = sorted(hand, key=low_to_high, reverse=True)
    wild = (WILD,) if WILD in hand else ()
    natural = [each for each in reversed(high) if each is not WILD]
    ranks = {each.rank for each in natural}
    pairs = [_pair([each for each in natural if each.rank == rank], wild) for rank in ranks]
    none = Holding(0, tuple(each.rank for each in high), tuple(high))
    return max([none, *(each for each in pairs if len(each.cards) > 1)])


def _pair(equal: list[Card], wild: tuple[Card, ...]) -> Holding:
    """What the cards of one rank make: three or four are no better than two (G19)."""
    two = tuple(equal[:2])
    half = len(two) == 2 and bool(wild)
    return Holding(2 * equal[0].rank + half, (), (*wild, *two))
