"""What lies on the table at brag, and who sees it."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from bot.rules.cards import Card
from bot.rules.chips import Chips
from bot.rules.game import Elsewhere, Position, Step, Unscored
from bot.rules.piles import Hand, Stock
from bot.rules.turns import Seat


class Phase(Enum):
    """Where a deal stands."""

    DEAL = 1
    BET = 2
    OVER = 3


class Baize(Unscored, Struct, frozen=True):
    """What everybody sees of a deal of brag."""

    chips: Chips
    phase: Phase
    dealer: Seat
    seats: tuple[Seat, ...]
    """All seats that are taken."""
    players: tuple[Seat, ...]
    """Who paid the ante, from the dealer's left round to the dealer."""
    live: tuple[Seat, ...]
    """Who may still win and is not covered, in the order of `players`."""
    on_turn: Seat
    deals: int
    """Deals before this one."""
    paid: tuple[int, ...]
    """Chips put in by each place in this deal, the ante among them."""
    bets: tuple[int, ...]
    """The latest bet of each place, 0 where there was none."""
    times: tuple[int, ...]
    """How often each place has bet in this deal."""
    last_bet: int = 0
    """The latest bet of all, 0 before the first."""
    duel: int = 0
    """Bets made since only two were left to bet."""
    folded: tuple[Seat, ...] = ()
    covers: tuple[Seat, ...] = ()
    """Who covers, in the order of the pots that they closed."""
    shown: Elsewhere[tuple[tuple[Card, ...], ...]] = ()
    """The hands laid open, by place; a hidden one is empty."""
    won: tuple[int, ...] = ()
    """Chips taken out of pots by each place, once the deal is over."""
    shuffle_earned: bool = False

    @property
    def under(self) -> int:
        """How many cards of this deal lie under the pack."""
        return 3 * len(self.folded)

    @property
    def pot(self) -> int:
        """Chips in the newest pot."""
        return self.chips.pools["pot"]

    def closed(self, number: int) -> int:
        """Chips in the pot that was closed as the `number`-th, from 1; it may have been empty."""
        return self.chips.pools.get(closed_pot(number), 0)


Deal: TypeAlias = Position[Baize, Hand, Stock]
DealStep: TypeAlias = Step[Baize, Hand, Stock]


def closed_pot(number: int) -> str:
    """The pool of the pot that was closed as the `number`-th, from 1."""
    return f"closed_{number}"


def price(table: Baize) -> int:
    """What it costs to see: twice the last bet (B40)."""
    return 2 * table.last_bet
