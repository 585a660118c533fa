"""What lies on the table at Pope Joan, and who sees it."""

from __future__ import annotations

from enum import Enum
from types import MappingProxyType
from typing import Final, TypeAlias

from bot.games.pope_joan.pack import POPE
from bot.rules import piles
from bot.rules.cards import Card
from bot.rules.game import Elsewhere, Position, Step
from bot.rules.piles import Stock
from bot.rules.stops import StopsTable

STAKES: Final = MappingProxyType(
    {
        "pope": 6,
        "matrimony": 2,
        "intrigue": 2,
        "ace": 1,
        "king": 1,
        "queen": 1,
        "knave": 1,
        "game": 1,
    }
)
"""The pools of the board, and what a dealer puts into each (P4)."""

HONOURS: Final = MappingProxyType({14: "ace", 13: "king", 12: "queen", 11: "knave"})
"""The pool of each honour of trumps, by rank."""

PAIRS: Final = (("intrigue", 12, 11), ("matrimony", 13, 12))
"""The pools of two honours, the higher first (P20)."""


class Phase(Enum):
    """Where a deal stands."""

    DEAL = 1
    PLAY = 2
    OVER = 3


class Board(StopsTable, frozen=True):
    """What everybody sees of a deal; a loser who has not `settled` was excused."""

    phase: Phase

    def pays_for(self, card: Card) -> bool:
        """Whether a card wins something on the board when it is played."""
        return card is POPE or (card.suit is self.trumps and card.rank in HONOURS)


class Hand(piles.Hand, frozen=True):
    """The cards of one seat in the order dealt, and the stock for a dealer who may look at it."""

    stock: Elsewhere[tuple[Card, ...]] = ()


Deal: TypeAlias = Position[Board, Hand, Stock]
DealStep: TypeAlias = Step[Board, Hand, Stock]
