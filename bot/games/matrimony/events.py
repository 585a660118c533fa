"""What happens at matrimony, besides what happens at every board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.rules.cards import Card
from bot.rules.game import Event
from bot.rules.turns import Seat


@dataclass(frozen=True, slots=True)
class Entered(Event):
    """A seat has settled where its chips go, and nobody else knows it yet."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A seat has put these chips on the chances, empty ones left out (M9, M10)."""

    seat: Seat
    layout: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """The last card of a seat lies face up (M13)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Swept(Event):
    """A seat has the ace of diamonds turned up, and takes all that lies there (M3, M14)."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class Showed(Event):
    """A seat shows its whole hand, the card turned up last (M15)."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A seat takes the chips on a chance, by these of its cards (M16)."""

    seat: Seat
    pool: str
    amount: int
    cards: tuple[Card, ...]
