"""What happens at thirty-one, besides what happens where antes are paid."""

from __future__ import annotations

from bot.games.thirty_one.worth import Worth
from bot.rules.cards import Card
from bot.rules.game import Event
from bot.rules.turns import Seat


class Dealt(Event, frozen=True):
    """Everybody who plays has three cards, and three lie face up in the middle (T4, T5)."""

    dealer: Seat
    middle: tuple[Card, ...]


class Exchanged(Event, frozen=True):
    """A seat took a card of the middle, and gave one of its own for it."""

    seat: Seat
    took: Card
    gave: Card


class Knocked(Event, frozen=True):
    """A seat is content with its hand; the others have one more turn each."""

    seat: Seat


class Passed(Event, frozen=True):
    """A seat has let its turn go by."""

    seat: Seat


class Stood(Event, frozen=True):
    """After the knock a seat has kept its hand."""

    seat: Seat


class MadeThirtyOne(Event, frozen=True):
    """A seat has 31, shows it at once, and the deal is over (T15); perhaps it was `dealt` so."""

    seat: Seat
    cards: tuple[Card, ...]
    dealt: bool


class NobodyKnocked(Event, frozen=True):
    """So many circuits are complete without a knock: the hands are shown."""

    circuits: int


class Showed(Event, frozen=True):
    """A hand is laid open, and what it is worth (T18)."""

    seat: Seat
    cards: tuple[Card, ...]
    worth: Worth


class Tied(Event, frozen=True):
    """The best hands are worth the same, the most senior first; `shared` if all of them win."""

    seats: tuple[Seat, ...]
    shared: bool


class Took(Event, frozen=True):
    """A seat has won the pool, or its share of it."""

    seat: Seat
    amount: int
    worth: Worth
