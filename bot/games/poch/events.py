"""What happens at poch, besides what happens at every board, at all bets, and in all stops."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.poch.worth import Holding
from bot.rules.cards import Card
from bot.rules.game import Event
from bot.rules.turns import Seat


@dataclass(frozen=True, slots=True)
class Melded(Event):
    """A seat shows these cards, and takes the pool that they win (PO7, PO8, PO9)."""

    seat: Seat
    pool: str
    cards: tuple[Card, ...]
    amount: int


@dataclass(frozen=True, slots=True)
class Poched(Event):
    """A seat has made the first bet."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class Held(Event):
    """A seat has put in `amount` chips, and is with the highest bet."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat is out of the pochen."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Showed(Event):
    """A seat shows the set with which it has bet, or its highest card (PO14)."""

    seat: Seat
    holding: Holding


@dataclass(frozen=True, slots=True)
class WonPoch(Event):
    """A seat has taken the poch pool with all bets: by its set, or as the last one left."""

    seat: Seat
    amount: int
    shown: bool
