"""What lies on the table at cassino, and who sees it."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from bot.games.cassino.options import Score
from bot.rules.cards import Card
from bot.rules.chips import Chips
from bot.rules.game import Elsewhere, Position, Step
from bot.rules.piles import Hand
from bot.rules.turns import Seat


class Phase(Enum):
    """Where a deal stands."""

    DEAL = 1
    PLAY = 2
    OVER = 3


class Heap(Struct, frozen=True):
    """Cards built together: one unit, which only a card of its value takes."""

    value: int
    cards: tuple[Card, ...]
    owner: Seat
    called: bool = False
    """Whether it is made of groups of its value, and can be raised no more."""


class Taking(Struct, frozen=True):
    """A card from hand, and what it has taken."""

    seat: Seat
    card: Card
    cards: tuple[Card, ...]


class Tally(Struct, frozen=True):
    """What a side has won in a deal."""

    cards: int
    spades: int
    most_cards: bool
    """More than every other side (K5)."""
    most_spades: bool
    """More than every other side (K6)."""
    great: bool
    """The ten of diamonds (K3)."""
    little: bool
    """The two of spades (K4)."""
    aces: int
    sweeps: int

    @property
    def points(self) -> int:
        """What all of it counts together."""
        majorities = 3 * self.most_cards + self.most_spades
        return majorities + 2 * self.great + self.little + self.aces + self.sweeps


class Board(Struct, frozen=True):
    """What everybody sees of a deal of cassino."""

    chips: Chips
    phase: Phase
    dealer: Seat
    seats: tuple[Seat, ...]
    """All seats that are taken; the players."""
    on_turn: Seat
    score: Score
    """Points of the game by side, this deal included once it is over."""
    left: tuple[int, ...]
    """How many cards each place holds."""
    sweeps: Score
    """Sweeps of this deal by side (K26)."""
    loose: tuple[Card, ...] = ()
    """Cards on the board that lie by themselves, the latest last."""
    heaps: tuple[Heap, ...] = ()
    """What has been built."""
    stock: int = 0
    """Cards of the pack that are yet to be dealt."""
    last: Elsewhere[Taking | None] = None
    """The latest take (K29)."""
    piles: Elsewhere[tuple[tuple[Card, ...], ...]] = ()
    """What each side has won, where it may be seen: by house rule, or when all is played."""
    tallies: tuple[Tally, ...] = ()
    """What each side has won, when all is played."""
    points: Score = ()
    """What each side scores for this deal, when all is played."""
    winner: int | None = None
    """The side that has won the game."""

    @property
    def sides(self) -> int:
        """How many sides there are."""
        return sides_of(self.seats)

    @property
    def parties(self) -> tuple[tuple[Seat, ...], ...]:
        """The players of each side."""
        return tuple(map(self.members, range(self.sides)))

    def side(self, seat: Seat) -> int:
        """The side of a player."""
        return seat % 2 if len(self.seats) == 4 else self.seats.index(seat)

    def members(self, side: int) -> tuple[Seat, ...]:
        """The players of a side: one, or two partners."""
        return tuple(seat for seat in self.seats if self.side(seat) == side)


def sides_of(seats: tuple[Seat, ...]) -> int:
    """How many sides these players make: four are two partnerships (K2)."""
    return 3 if len(seats) == 3 else 2


class Covered(Struct, frozen=True):
    """What lies face down: the stock, and what each side has won (K28)."""

    stock: tuple[Card, ...] = ()
    piles: tuple[tuple[Card, ...], ...] = ()

    def __repr__(self) -> str:
        return f"Covered({len(self.stock)} cards in stock)"


Deal: TypeAlias = Position[Board, Hand, Covered]
DealStep: TypeAlias = Step[Board, Hand, Covered]
