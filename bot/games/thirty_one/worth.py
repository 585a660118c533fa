"""What three cards are worth at thirty-one.

Source: the rule book of thirty-one, *Seats, pack, values*, ledger T8 to T14.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from bot.rules.cards import ACE, Card, Suit, pips


class Worth(Struct, frozen=True, order=True):
    """What a hand is worth; of two the greater is the better, equal ones tie.

    `points` are those of one suit, and 30 for a triplet; `triplet` is the rank of three alike,
    else 0. So any triplet goes above 30 and below 31, as if it counted 30½ (T13).
    """

    points: int
    triplet: int = 0


THIRTY_ONE: Final = Worth(31)


def points(card: Card) -> int:
    """Eleven for an ace, ten for a court card, else the pips (T9)."""
    return 11 if card.rank == ACE else pips(card)


def worth(cards: Sequence[Card], *, triplets: bool) -> Worth:
    """The worth of three cards; `triplets` says whether three alike are anything special."""
    if triplets and cards[0].rank == cards[1].rank == cards[2].rank:
        return Worth(30, cards[0].rank)
    return Worth(sum(map(points, best_suit(cards))))


def best_suit(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of whichever suit has the highest total (T14); of equals, the books' first."""
    suits = (tuple(each for each in cards if each.suit is suit) for suit in Suit)
    return max(suits, key=lambda held: sum(map(points, held)))
