"""The pack of poch: 32 cards, aces high, and what follows what."""

from __future__ import annotations

from typing import Final

from bot.rules.cards import PACK, Card
from bot.rules.stops import successors

POCH_PACK: Final = tuple(each for each in PACK if each.rank >= 7)
"""The 32 cards of the game (PO4)."""

HAND_SIZE: Final = 5


def height(card: Card) -> int:
    """The rank of a card in this game: the ace is highest (PO4)."""
    return card.rank


ABOVE: Final = successors(POCH_PACK, height)
"""The card that follows each in a run; none follows an ace."""
