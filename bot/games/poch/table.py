"""What lies on the table at poch, and who sees it."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from bot.games.poch.events import Melded
from bot.rules.cards import Card, low_to_high
from bot.rules.game import Elsewhere, Position, Step
from bot.rules.levels import Bets
from bot.rules.piles import Hand, Stock
from bot.rules.stops import StopsTable
from bot.rules.turns import Seat


class Phase(Enum):
    """Where a deal stands."""

    DEAL = 1
    POCH = 2
    PLAY = 3
    OVER = 4


class Board(StopsTable, frozen=True):
    """What everybody sees of a deal."""

    phase: Phase
    bets: Bets
    """The pochen; the chips themselves lie in the poch pool."""
    melds: Elsewhere[tuple[Melded, ...]] = ()
    """What was shown after the deal, and what it won."""
    shown: Elsewhere[tuple[tuple[Card, ...], ...]] = ()
    """The sets shown at the end of the pochen, by place; a hidden one is empty."""
    poch_winner: Seat | None = None

    @property
    def on_turn(self) -> Seat:
        """Whoever is asked in the pochen; afterwards the leader."""
        return self.bets.asked[0] if self.phase is Phase.POCH else self.leader

    def has_passed(self, seat: Seat) -> bool:
        """Whether a player is out of the pochen."""
        return seat in self.players and seat not in self.bets.live

    def known(self, seat: Seat) -> tuple[Card, ...]:
        """The cards that a seat has shown and still holds, the highest first."""
        melded = {card for each in self.melds if each.seat == seat for card in each.cards}
        found = melded.union(self.shown[seat]) - {each.card for each in self.played}
        return tuple(sorted(found, key=low_to_high, reverse=True))


Deal: TypeAlias = Position[Board, Hand, Stock]
DealStep: TypeAlias = Step[Board, Hand, Stock]
