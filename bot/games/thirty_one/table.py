"""What lies on the table at thirty-one, and who sees it."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from bot.games.thirty_one.events import Exchanged, Knocked, Passed, Stood
from bot.rules.cards import Card
from bot.rules.chips import Chips
from bot.rules.game import Elsewhere, Position, Step, Unscored
from bot.rules.piles import Hand, Stock
from bot.rules.turns import Seat

Taken: TypeAlias = Exchanged | Knocked | Passed | Stood
"""What a seat has done with a turn."""


class Phase(Enum):
    """Where a deal stands."""

    DEAL = 1
    PLAY = 2
    LAST_ROUND = 3
    OVER = 4


class Baize(Unscored, Struct, frozen=True):
    """What everybody sees of a deal of thirty-one."""

    chips: Chips
    phase: Phase
    dealer: Seat
    seats: tuple[Seat, ...]
    """All seats that are taken."""
    players: tuple[Seat, ...]
    """Who paid the stake, by seniority: from the dealer's left round to the dealer."""
    on_turn: Seat
    deals: int
    """Deals before this one."""
    latest: Elsewhere[tuple[Taken | None, ...]]
    """What each place has done with its latest turn."""
    known: Elsewhere[tuple[tuple[Card, ...], ...]]
    """The cards of each hand that everybody has seen go there, by place."""
    shown: Elsewhere[tuple[tuple[Card, ...], ...]]
    """The hands laid open, by place; a hidden one is empty."""
    won: tuple[int, ...]
    """Chips taken from the pool by each place, once the deal is over."""
    middle: tuple[Card, ...] = ()
    """The three cards that lie open for all."""
    turns: int = 0
    """Exchanges and passes before any knock."""
    knocker: Seat | None = None

    @property
    def circuits(self) -> int:
        """How many circuits are complete."""
        return self.turns // len(self.players)

    @property
    def pool(self) -> int:
        """Chips in the pool."""
        return self.chips.pools["pool"]


Deal: TypeAlias = Position[Baize, Hand, Stock]
DealStep: TypeAlias = Step[Baize, Hand, Stock]
