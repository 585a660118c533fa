"""What happens at poch, besides what happens at every board, at all bets, and in all stops."""

from __future__ import annotations

from bot.games.poch.worth import Holding
from bot.rules.cards import Card
from bot.rules.game import Event
from bot.rules.turns import Seat


class Melded(Event, frozen=True):
    """A seat shows these cards, and takes the pool that they win (PO7, PO8, PO9)."""

    seat: Seat
    pool: str
    cards: tuple[Card, ...]
    amount: int


class Poched(Event, frozen=True):
    """A seat has made the first bet."""

    seat: Seat
    amount: int


class Held(Event, frozen=True):
    """A seat has put in `amount` chips, and is with the highest bet."""

    seat: Seat
    amount: int


class Passed(Event, frozen=True):
    """A seat is out of the pochen."""

    seat: Seat


class Showed(Event, frozen=True):
    """A seat shows the set with which it has bet, or its highest card (PO14)."""

    seat: Seat
    holding: Holding


class WonPoch(Event, frozen=True):
    """A seat has taken the poch pool with all bets: by its set, or as the last one left."""

    seat: Seat
    amount: int
    shown: bool
