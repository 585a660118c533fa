"""The pack of Pope Joan: no eight of diamonds, aces low, and what follows what."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType
from typing import Final

from bot.rules.cards import PACK, Card, Suit, ace_low, card, low_to_high
from bot.rules.stops import successors

POPE: Final = card("9d")
STOPS_PACK: Final = tuple(each for each in PACK if each is not card("8d"))
"""The 51 cards of the game (P3)."""

HAND_SIZES: Final = MappingProxyType({3: 14, 4: 11, 5: 9, 6: 7, 7: 6, 8: 5})
"""Cards dealt to each, by the number of players."""


height: Final = ace_low
"""The rank of a card in this game (P34)."""

ABOVE: Final = successors(STOPS_PACK, height)
"""The card that follows each in a run; none follows a king or the seven of diamonds."""

ABOVE_BUT_POPE: Final = MappingProxyType(
    {low: high for low, high in ABOVE.items() if low is not POPE}
)
"""The same where Pope is a universal stop (P43)."""


def first_ace(cards: tuple[Card, ...]) -> Card | None:
    """The ace that comes first in the order of suits."""
    aces = [each for each in cards if height(each) == 1]
    return min(aces, key=low_to_high, default=None)


def by_suit(cards: tuple[Card, ...]) -> dict[Suit, list[Card]]:
    """The suits of a hand, in their order."""
    suits = {suit: [each for each in cards if each.suit is suit] for suit in Suit}
    return {suit: held for suit, held in suits.items() if held}


def lowest(cards: Iterable[Card]) -> Card:
    """The card that is lowest in this game."""
    return min(cards, key=height)
