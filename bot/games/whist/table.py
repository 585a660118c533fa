"""What lies on the table at whist, and who sees it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TypeAlias

from bot.games.whist.options import Score
from bot.rules.cards import Card, Suit
from bot.rules.chips import Chips
from bot.rules.game import ELSEWHERE, Position, Step
from bot.rules.tricks import best_place
from bot.rules.turns import Seat


class Phase(Enum):
    """Where a deal stands."""

    DEAL = 1
    PLAY = 2
    CLAIM = 3
    OVER = 4


@dataclass(frozen=True, slots=True)
class Trick:
    """Cards in the order played, from `leader` clockwise."""

    leader: Seat
    cards: tuple[Card, ...] = ()

    @property
    def on_turn(self) -> Seat:
        """The seat that plays next to it."""
        return (self.leader + len(self.cards)) % 4

    @property
    def played(self) -> tuple[tuple[Seat, Card], ...]:
        """Who has played which card, in that order."""
        return tuple(((self.leader + index) % 4, card) for index, card in enumerate(self.cards))

    def winner(self, trumps: Suit) -> Seat:
        """The seat that holds the trick so far (W22, W23)."""
        return (self.leader + best_place(self.cards, trumps)) % 4


@dataclass(frozen=True)
class Baize:
    """What everybody sees of a deal of whist."""

    chips: Chips
    dealer: Seat
    score: Score
    games: tuple[Score, ...]
    """Finished games of the rubber."""
    phase: Phase
    trick: Trick
    trumps: Suit | None = None
    turn_up: Card | None = field(default=None, metadata=ELSEWHERE)
    """The dealer's exposed card, until his turn in the first trick (W10)."""
    tricks: Score = (0, 0)
    last: Trick | None = field(default=None, metadata=ELSEWHERE)
    """The last completed trick."""
    history: tuple[Trick, ...] = ()
    """All thirteen tricks, once they are played."""
    claims: tuple[bool | None, ...] = (None, None, None, None)
    """Entries of the claim window by seat."""

    def left(self, seat: Seat) -> int:
        """How many cards a seat holds."""
        if self.phase is not Phase.PLAY:
            return 0
        played = (seat - self.trick.leader) % 4 < len(self.trick.cards)
        return 13 - sum(self.tricks) - played


@dataclass(frozen=True, slots=True, repr=False)
class Hand:
    """The cards of one seat, in the order dealt, and what it remembers of its partner.

    Old tricks are not to be looked at, but any attentive player recalls the suit that his
    partner first led. It is kept here, not on the baize, which shows just what the book allows.
    """

    cards: tuple[Card, ...] = ()
    partner_led: Suit | None = None

    def __repr__(self) -> str:
        return f"Hand({len(self.cards)} cards)"


@dataclass(frozen=True, slots=True, repr=False)
class Gathered:
    """The tricks that lie face down, until the deal is over."""

    tricks: tuple[Trick, ...] = ()


Deal: TypeAlias = Position[Baize, Hand, Gathered]
DealStep: TypeAlias = Step[Baize, Hand, Gathered]
