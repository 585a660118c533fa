"""What happens at vingt-un, besides stakes entered, the shuffle, and cards taken."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from bot.rules.cards import Card
from bot.rules.game import Event
from bot.rules.turns import Seat

Cause: TypeAlias = Literal["natural", "round", "passed", "empty", "chips"]
"""Why the deal moves: a natural, by custom, because it was passed, for want of stakes, or of chips
to cover them."""


class FirstCardTurned(Event, frozen=True):
    """A pack was turned up round the table; the last card gives its seat the first deal (V2)."""

    places: ClassVar[bool] = True

    seat: Seat
    cards: tuple[Card, ...]


class Dealt(Event, frozen=True):
    """Two cards each to these seats, eldest first, and to the dealer (V5)."""

    dealer: Seat
    seats: tuple[Seat, ...]


class Natural(Event, frozen=True):
    """A seat holds twenty-one in its first two cards, and declares it at once (V19)."""

    seat: Seat
    cards: tuple[Card, ...]


class NaturalPaid(Event, frozen=True):
    """The dealer has paid a seat so much for its natural (V20, V22)."""

    seat: Seat
    amount: int


class PaidNatural(Event, frozen=True):
    """A seat has paid so much for the dealer's natural, or nothing: it had one too (V21)."""

    seat: Seat
    amount: int


class MadeTwentyOne(Event, frozen=True):
    """A seat has drawn up to exactly 21, and stands."""

    seat: Seat

    tells: ClassVar[bool] = True


class ThrewUp(Event, frozen=True):
    """A seat went over 21, has thrown up its cards face down, and paid its stake (V8)."""

    seat: Seat
    amount: int

    tells: ClassVar[bool] = True


class Showed(Event, frozen=True):
    """The dealer's hand is shown to those who stand, and what it counts."""

    seat: Seat
    cards: tuple[Card, ...]
    total: int


class Settled(Event, frozen=True):
    """A standing hand is shown; `won` is what the dealer paid, below nought what he took."""

    seat: Seat
    cards: tuple[Card, ...]
    total: int
    won: int


class CannotDeal(Event, frozen=True):
    """The deal would be this seat's, which holds too few chips to cover all who may stake."""

    seat: Seat


class DealMoved(Event, frozen=True):
    """The deal goes to this seat."""

    seat: Seat
    cause: Cause


class TableClosed(Event, frozen=True):
    """Nobody can deal: the game is at its end."""
