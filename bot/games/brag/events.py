"""What happens at brag."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.games.brag.ranking import Reading
from bot.rules.cards import Card
from bot.rules.game import Event
from bot.rules.turns import Seat

Way: TypeAlias = Literal["folds", "see", "cover"]
"""How a pot is won."""


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Everybody who plays has three cards, from a pack just shuffled or from one that was not."""

    dealer: Seat
    shuffled: bool


@dataclass(frozen=True, slots=True)
class Staked(Event):
    """A seat has bet, and by so much more than the bet before (the first bet: than nothing)."""

    seat: Seat
    amount: int
    more: int


@dataclass(frozen=True, slots=True)
class Folded(Event):
    """A seat is out; its cards lie under the pack (B47)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Covered(Event):
    """A seat has put in its last chips, perhaps none; the pot so far is closed and so named."""

    seat: Seat
    amount: int
    pool: str
    pot: int


@dataclass(frozen=True, slots=True)
class Saw(Event):
    """A seat has paid to see another."""

    seat: Seat
    other: Seat
    price: int


@dataclass(frozen=True, slots=True)
class Showed(Event):
    """A hand is laid open, and what it is worth."""

    seat: Seat
    cards: tuple[Card, ...]
    reading: Reading


@dataclass(frozen=True, slots=True)
class TookPot(Event):
    """A seat has won a pot: everybody else folded, or its hand was the better."""

    seat: Seat
    pool: str
    amount: int
    by: Way


@dataclass(frozen=True, slots=True)
class ShuffleEarned(Event):
    """A see was won by a prial: the pack is shuffled before the next deal (B27)."""

    seat: Seat
