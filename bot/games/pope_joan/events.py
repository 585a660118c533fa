"""What happens at Pope Joan."""

from __future__ import annotations

from dataclasses import dataclass

from bot.rules.cards import Card
from bot.rules.game import Event
from bot.rules.turns import Seat


@dataclass(frozen=True, slots=True)
class Dressed(Event):
    """Each of the payers has put `amount` chips on the board (P4, P28)."""

    dealer: Seat
    payers: tuple[Seat, ...]
    amount: int


@dataclass(frozen=True, slots=True)
class SatOut(Event):
    """A seat cannot pay its `amount` for the board and gets no cards in this deal."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """All hands are dealt; the next card makes trumps (P7)."""

    dealer: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card was led, or followed in the run."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Collected(Event):
    """A seat has taken chips from a pool of the board."""

    seat: Seat
    pool: str
    amount: int


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """No hand holds the next card of the suit: the player of `card` leads again (P16)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A seat has played its last card and wins the deal (P17)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Excused(Event):
    """A seat has not played Pope and pays nothing for its cards (P18)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class PaidForCards(Event):
    """A seat has paid for `cards` cards, `amount` chips being all that it could (P12, P17)."""

    seat: Seat
    to: Seat
    cards: int
    amount: int


@dataclass(frozen=True, slots=True)
class Shared(Event):
    """The game has come to its end, and the seat gets its share of what lay on the board."""

    seat: Seat
    amount: int
