"""What lies on the table at matrimony, and who sees it."""

from __future__ import annotations

from enum import Enum
from typing import Final, TypeAlias

from msgspec import Struct

from bot.games.matrimony.actions import Lay
from bot.games.matrimony.events import Laid, Showed, Took, TurnedUp
from bot.rules import piles
from bot.rules.chips import Chips
from bot.rules.game import Elsewhere, Position, Step, Unscored
from bot.rules.piles import Stock
from bot.rules.turns import Seat

CHANCES: Final = ("best", "matrimony", "intrigue", "confederacy", "pairs")
"""The five chances, in the book's order of ties (M2)."""


class Phase(Enum):
    """Where a deal stands."""

    LAY = 1
    """The dealer is to lay chips."""
    STAKES = 2
    """All others are, unseen."""
    DEAL = 3
    OVER = 4


class Sheet(Unscored, Struct, frozen=True):
    """What everybody sees of a deal of matrimony."""

    chips: Chips
    dealer: Seat
    seats: tuple[Seat, ...]
    """Everybody at the table, also who sits this deal out."""
    players: tuple[Seat, ...]
    """Who plays, in the order of dealing: the eldest hand first, the dealer last."""
    phase: Phase
    laid: tuple[Laid, ...] = ()
    """What has been laid, the dealer's first."""
    entered: tuple[Seat, ...] = ()
    """Who has an entry in the window that is open."""
    turned_up: Elsewhere[tuple[TurnedUp, ...]] = ()
    shown: Elsewhere[tuple[Showed, ...]] = ()
    """All hands, in the order of dealing; none where the ace of diamonds was turned up."""
    won: Elsewhere[tuple[Took, ...]] = ()
    """The chances that were gained, with all that lay there."""
    sweeper: Seat | None = None
    """Who has turned up the ace of diamonds."""

    @property
    def others(self) -> tuple[Seat, ...]:
        """All players but the dealer."""
        return self.players[:-1]

    @property
    def due(self) -> int:
        """What each of the others lays in all: the dealer's chips, less one (M10)."""
        return sum(self.laid[0].layout.values()) - 1


class Hand(piles.Hand, frozen=True):
    """The cards of one seat in the order dealt, and what it has entered while a window is open."""

    entry: Lay | None = None


Deal: TypeAlias = Position[Sheet, Hand, Stock]
DealStep: TypeAlias = Step[Sheet, Hand, Stock]
