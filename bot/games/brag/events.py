"""What happens at brag, besides what happens where antes are paid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.games.brag.worth import Reading
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
class BetMade(Event):
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
    """A seat has put in its last chips, perhaps none; the pot so far is closed as the `number`-th.

    It may have been empty.
    """

    seat: Seat
    amount: int
    number: int
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
class Took(Event):
    """A seat has won a pot: everybody else folded, or its hand was the better.

    `number` is that of a closed pot, from 1; 0 for the newest.
    """

    seat: Seat
    pool: str
    amount: int
    by: Way
    number: int = 0


@dataclass(frozen=True, slots=True)
class ShuffleEarned(Event):
    """A see was won by a prial: the pack is shuffled before the next deal (B27)."""

    seat: Seat
