"""What lies on the table at Pope Joan, and who sees it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from itertools import chain
from types import MappingProxyType
from typing import Final, TypeAlias

from bot.games.pope_joan.events import PaidForCards, Played
from bot.games.pope_joan.pack import POPE
from bot.rules.cards import Card, Suit
from bot.rules.chips import Chips
from bot.rules.game import ELSEWHERE, Position, Step
from bot.rules.piles import Stock
from bot.rules.turns import Seat

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
    LEAD = 2
    OVER = 3


@dataclass(frozen=True)
class Board:
    """What everybody sees of a deal of Pope Joan."""

    chips: Chips
    dealer: Seat
    seats: tuple[Seat, ...]
    """Everybody at the table, also who sits this deal out."""
    players: tuple[Seat, ...]
    """Who plays, in the order of dealing: the eldest hand first, the dealer last."""
    phase: Phase
    leader: Seat
    left: tuple[int, ...]
    """Cards in each hand, by place."""
    before: tuple[int, ...]
    """The stacks by place before the board was dressed."""
    turn_up: Card | None = None
    stock: int = 0
    """Cards that lie face down, the turn-up not among them."""
    runs: tuple[tuple[Played, ...], ...] = ()
    """The cards played, from each lead up to the stop; the last run lies open, the others are
    turned over."""
    winner: Seat | None = None
    settled: tuple[PaidForCards, ...] = ()
    """Who has paid for cards at the end; a loser who is not among them was excused."""

    @property
    def score(self) -> tuple[int, ...]:
        """There are no points in this game."""
        return ()

    def gain(self, seat: Seat) -> int:
        """What a seat has won in this deal; below nought, what it has lost."""
        return self.chips.stacks[seat] - self.before[seat]

    @property
    def trumps(self) -> Suit | None:
        """The suit of the turn-up."""
        return self.turn_up.suit if self.turn_up else None

    def pays_for(self, card: Card) -> bool:
        """Whether a card wins something on the board when it is played."""
        return card is POPE or (card.suit is self.trumps and card.rank in HONOURS)

    @property
    def played(self) -> tuple[Played, ...]:
        """All cards played, oldest first."""
        return tuple(chain.from_iterable(self.runs))


@dataclass(frozen=True, slots=True, repr=False)
class Hand:
    """The cards of one seat in the order dealt, and the stock for a dealer who may look at it."""

    cards: tuple[Card, ...] = ()
    stock: tuple[Card, ...] = field(default=(), metadata=ELSEWHERE)

    def __repr__(self) -> str:
        return f"Hand({len(self.cards)} cards)"


Deal: TypeAlias = Position[Board, Hand, Stock]
DealStep: TypeAlias = Step[Board, Hand, Stock]
