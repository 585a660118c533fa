"""What happens at matrimony, besides what happens at every board."""

from __future__ import annotations

from collections.abc import Mapping

from bot.rules.cards import Card
from bot.rules.game import Event
from bot.rules.turns import Seat


class Entered(Event, frozen=True):
    """A seat has settled where its chips go, and nobody else knows it yet."""

    seat: Seat


class Laid(Event, frozen=True):
    """A seat has put these chips on the chances, empty ones left out (M9, M10)."""

    seat: Seat
    layout: Mapping[str, int]


class TurnedUp(Event, frozen=True):
    """The last card of a seat lies face up (M13)."""

    seat: Seat
    card: Card


class Swept(Event, frozen=True):
    """A seat has the ace of diamonds turned up, and takes all that lies there (M3, M14)."""

    seat: Seat
    amount: int


class Showed(Event, frozen=True):
    """A seat shows its whole hand, the card turned up last (M15)."""

    seat: Seat
    cards: tuple[Card, ...]


class Took(Event, frozen=True):
    """A seat takes the chips on a chance, by these of its cards (M16)."""

    seat: Seat
    pool: str
    amount: int
    cards: tuple[Card, ...]
