"""What lies on the table at bragg, and who sees it."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from bot.games.bragg.events import Laid, Showed, Took
from bot.rules import piles
from bot.rules.cards import Card
from bot.rules.chips import Chips
from bot.rules.game import Elsewhere, Position, Step, Unscored
from bot.rules.levels import Bets
from bot.rules.piles import Stock
from bot.rules.turns import Seat


class Phase(Enum):
    """Where a deal stands. The first stake is won as soon as the cards are dealt."""

    DEAL = 1
    BRAG = 2
    THIRD = 3
    OVER = 4


class Baize(Unscored, Struct, frozen=True):
    """What everybody sees of a deal of bragg."""

    chips: Chips
    phase: Phase
    dealer: Seat
    seats: tuple[Seat, ...]
    """All seats that are taken."""
    players: tuple[Seat, ...]
    """Who paid the antes, by seniority: from the dealer's left round to the dealer (G15)."""
    deals: int
    """Deals before this one."""
    last: bool
    """Whether the match ends with this deal."""
    bets: Bets
    """The brag; the chips themselves lie in the second pot."""
    left: tuple[int, ...]
    """How many cards each place holds."""
    turned_up: Elsewhere[tuple[Card | None, ...]]
    """The cards that were turned up, by place; they lie in the stock."""
    shown: Elsewhere[tuple[Showed | None, ...]]
    """What was shown for the second stake, by place; pairs lie in the stock."""
    laid: Elsewhere[tuple[Laid | None, ...]]
    """What was laid down for the third stake, by place."""
    raises: int = 0
    """Bets and raises in this deal."""
    entered: tuple[Seat, ...] = ()
    """Who has chosen for the third stake, in the order of seats."""
    won: tuple[Took, ...] = ()
    """The pots that were won, in the order in which they are played for."""

    @property
    def elder(self) -> Seat:
        """The elder hand (G15)."""
        return self.players[0]

    @property
    def counting(self) -> tuple[Seat, ...]:
        """Who has a card left for the third stake, folded or not."""
        return tuple(seat for seat in sorted(self.players) if self.left[seat])

    def has_folded(self, seat: Seat) -> bool:
        """Whether a player is out of the second stake."""
        return seat in self.players and seat not in self.bets.live

    def winner(self, pool: str) -> Took | None:
        """Who has won a pot, and how; `None` while nobody has."""
        return next((each for each in self.won if each.pool == pool), None)


class Hand(piles.Hand, frozen=True):
    """The cards of one place, and those of them that it will count for thirty-one."""

    picked: Elsewhere[tuple[Card, ...]] = ()


Deal: TypeAlias = Position[Baize, Hand, Stock]
DealStep: TypeAlias = Step[Baize, Hand, Stock]
