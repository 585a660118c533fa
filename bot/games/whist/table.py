"""What lies on the table at whist, and who sees it."""

from __future__ import annotations

from enum import Enum
from typing import Final, TypeAlias

from msgspec import Struct

from bot.games.whist.options import Score
from bot.rules import piles
from bot.rules.cards import Card, Suit
from bot.rules.chips import Chips
from bot.rules.game import Elsewhere, Position, Step
from bot.rules.tricks import NOTHING_LED, Trick
from bot.rules.turns import Seat

SEATS: Final = (0, 1, 2, 3)


class Phase(Enum):
    """Where a deal stands."""

    DEAL = 1
    PLAY = 2
    CLAIM = 3
    OVER = 4


class Baize(Struct, frozen=True):
    """What everybody sees of a deal of whist."""

    chips: Chips
    dealer: Seat
    score: Score
    games: tuple[Score, ...]
    """Finished games of the rubber."""
    on_turn: Seat
    """Who plays next, while cards are played."""
    phase: Phase = Phase.DEAL
    trick: Trick = NOTHING_LED
    trumps: Suit | None = None
    turn_up: Elsewhere[Card | None] = None
    """The dealer's exposed card, until his turn in the first trick (W10)."""
    tricks: Score = (0, 0)
    last: Elsewhere[Trick | None] = None
    """The last completed trick."""
    history: tuple[Trick, ...] = ()
    """All thirteen tricks, once they are played."""
    claims: tuple[bool | None, ...] = (None, None, None, None)
    """Entries of the claim window by seat."""

    @property
    def left(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        if self.phase is not Phase.PLAY:
            return (0,) * len(SEATS)
        played = {each.seat for each in self.trick.played}
        return tuple(13 - sum(self.tricks) - (seat in played) for seat in SEATS)


class Hand(piles.Hand, frozen=True):
    """The cards of one seat, in the order dealt, and what it remembers of its partner.

    Old tricks are not to be looked at, but any attentive player recalls the suit that his
    partner first led. It is kept here, not on the baize, which shows just what the book allows.
    """

    partner_led: Suit | None = None


class Gathered(Struct, frozen=True):
    """The tricks that lie face down, until the deal is over."""

    tricks: tuple[Trick, ...] = ()


Deal: TypeAlias = Position[Baize, Hand, Gathered]
DealStep: TypeAlias = Step[Baize, Hand, Gathered]
