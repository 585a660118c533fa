"""What lies on the table at vingt-un, and who sees it."""

from __future__ import annotations

from enum import Enum
from typing import Final, TypeAlias

from msgspec import Struct

from bot.rules import piles
from bot.rules.cards import PACK, Card
from bot.rules.chips import Chips
from bot.rules.game import Elsewhere, Position, Reckoned, Step, Unscored
from bot.rules.turns import Seat, following

LEAST: Final = 2
"""Chips with which one can stake: one, which may be lost doubled."""


class Phase(Enum):
    """Where a coup stands."""

    TURN_UP = 1
    STAKES = 2
    DEAL = 3
    PLAYERS = 4
    DEALER = 5
    OVER = 6


class Entry(Struct, frozen=True):
    """What a seat has entered in the window of stakes."""

    place: Seat
    amount: int


class Cloth(Reckoned, Unscored, Struct, frozen=True):
    """What everybody sees of a coup. There are no pools: stakes stay with who has staked them."""

    chips: Chips
    seats: tuple[Seat, ...]
    """The seats at which somebody sits."""
    phase: Phase
    dealer: Seat
    """Nobody yet in the phase `TURN_UP`."""
    before: tuple[int, ...]
    """The stacks by place before the coup."""
    left: tuple[int, ...]
    """Cards in each hand, by place."""
    drawn: Elsewhere[tuple[tuple[Card, ...], ...]]
    """The cards drawn face up that lie before each place."""
    shown: Elsewhere[tuple[tuple[Card, ...], ...]]
    """The hands that are shown, by place."""
    stock: int
    """Cards left in the pack."""
    due: bool = False
    """A card is due and the pack is empty."""
    empty: int = 0
    """Windows of this coup that have closed without a stake."""
    entries: tuple[Entry, ...] = ()
    players: tuple[Seat, ...] = ()
    """Who has staked, the eldest first."""
    queue: tuple[Seat, ...] = ()
    """Players who may still draw, the one on turn first."""
    standing: tuple[Seat, ...] = ()
    """Players who stand, the eldest first."""
    made: tuple[Seat, ...] = ()
    """Those of them who have drawn up to 21."""
    burst: tuple[Seat, ...] = ()
    """Players who have thrown up their cards."""
    naturals: tuple[Seat, ...] = ()
    """Who has declared a natural, the eldest first."""
    next_dealer: Seat | None = None
    """Who deals next, when the coup is over and anybody can."""

    @property
    def able(self) -> tuple[Seat, ...]:
        """Who can stake against the dealer, the eldest first."""
        return able(self.chips.stacks, self.seats, self.dealer)

    @property
    def used(self) -> int:
        """Cards that are neither in a hand nor in the pack."""
        return len(PACK) - self.stock - sum(self.left)

    @property
    def on_turn(self) -> Seat:
        """Who draws or stands."""
        return self.queue[0] if self.phase is Phase.PLAYERS else self.dealer

    def entered(self, seat: Seat) -> int | None:
        """What a seat has entered or staked; `None` if it has no entry."""
        return next((each.amount for each in self.entries if each.place == seat), None)

    def staked(self, seat: Seat) -> int:
        """What a seat plays for."""
        return self.entered(seat) or 0


class Hand(piles.Hand, frozen=True):
    """The cards of one place, in the order dealt."""

    thrown: Elsewhere[tuple[Card, ...]] = ()
    """Those that it has thrown up in this coup, which may be in the pack again."""


class Pack(piles.Stock, frozen=True):
    """The cards still to be dealt, the next one first, and those that are used."""

    used: tuple[Card, ...] = ()


Deal: TypeAlias = Position[Cloth, Hand, Pack]
DealStep: TypeAlias = Step[Cloth, Hand, Pack]


def able(stacks: tuple[int, ...], seats: tuple[Seat, ...], dealer: Seat) -> tuple[Seat, ...]:
    """Who can stake against a dealer, from his left."""
    others = following(dealer, seats)
    return tuple(seat for seat in others if seat != dealer and stacks[seat] >= LEAST)


def dealers(stacks: tuple[int, ...], seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Who could deal: can cover one chip doubled from everybody able to stake."""
    staking = {seat for seat in seats if stacks[seat] >= LEAST}
    others = {seat: len(staking - {seat}) for seat in seats}
    return tuple(seat for seat in seats if 0 < LEAST * others[seat] <= stacks[seat])
