"""Tricks: who must follow suit, and whose card is the best.

Rule books of whist (ledger W18 to W23) and connexions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from bot.rules.cards import Card, Suit
from bot.rules.piles import Played
from bot.rules.turns import Seat


class Trick(Struct, frozen=True):
    """Cards in the order played."""

    played: tuple[Played, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards alone."""
        return tuple([each.card for each in self.played])

    @property
    def led(self) -> Suit | None:
        """The suit that must be followed; `None` where there is no card yet."""
        return self.played[0].card.suit if self.played else None

    @property
    def leader(self) -> Seat:
        """Who led to it; there must be a card."""
        return self.played[0].seat

    def best(self, trumps: Suit) -> Seat:
        """Whose card is the highest trump or, without one, the highest of the suit led."""
        return self.played[best_place(self.cards, trumps)].seat


NOTHING_LED: Final = Trick()


def following_suit(hand: tuple[Card, ...], led: Suit | None) -> tuple[Card, ...]:
    """The cards of a hand that follow suit; any where it has none of the suit, or leads."""
    if led is None:
        return hand
    return tuple([card for card in hand if card.suit is led]) or hand


def best_place(trick: Sequence[Card], trumps: Suit) -> int:
    """The place in a trick of its highest trump or, without one, its highest card of the suit led.

    Places are counted from 0 in the order played. The trick must have a card.
    """
    led = trick[0].suit
    best = place = 0
    for index, card in enumerate(trick):
        worth = card.rank + (26 if card.suit is trumps else 13 if card.suit is led else 0)
        if worth > best:
            best, place = worth, index
    return place
