"""What happens at thirty-one, besides what happens where antes are paid."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.thirty_one.worth import Worth
from bot.rules.cards import Card
from bot.rules.game import Event
from bot.rules.turns import Seat


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Everybody who plays has three cards, and three lie face up in the middle (T4, T5)."""

    dealer: Seat
    middle: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """A seat took a card of the middle, and gave one of its own for it."""

    seat: Seat
    took: Card
    gave: Card


@dataclass(frozen=True, slots=True)
class Knocked(Event):
    """A seat is content with its hand; the others have one more turn each."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat has let its turn go by."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Stood(Event):
    """After the knock a seat has kept its hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MadeThirtyOne(Event):
    """A seat has 31, shows it at once, and the deal is over (T15); perhaps it was `dealt` so."""

    seat: Seat
    cards: tuple[Card, ...]
    dealt: bool


@dataclass(frozen=True, slots=True)
class NobodyKnocked(Event):
    """So many circuits are complete without a knock: the hands are shown."""

    circuits: int


@dataclass(frozen=True, slots=True)
class Showed(Event):
    """A hand is laid open, and what it is worth (T18)."""

    seat: Seat
    cards: tuple[Card, ...]
    worth: Worth


@dataclass(frozen=True, slots=True)
class Tied(Event):
    """The best hands are worth the same, the most senior first; `shared` if all of them win."""

    seats: tuple[Seat, ...]
    shared: bool


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A seat has won the pool, or its share of it."""

    seat: Seat
    amount: int
    worth: Worth
