"""What happens at brag, besides what happens where antes are paid."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.games.brag.worth import Reading
from bot.rules.cards import Card
from bot.rules.game import Event
from bot.rules.turns import Seat

Way: TypeAlias = Literal["folds", "see", "cover"]
"""How a pot is won."""


class Dealt(Event, frozen=True):
    """Everybody who plays has three cards, from a pack just shuffled or from one that was not."""

    dealer: Seat
    shuffled: bool


class BetMade(Event, frozen=True):
    """A seat has bet, and by so much more than the bet before (the first bet: than nothing)."""

    seat: Seat
    amount: int
    more: int


class Folded(Event, frozen=True):
    """A seat is out; its cards lie under the pack (B47)."""

    seat: Seat


class Covered(Event, frozen=True):
    """A seat has put in its last chips, perhaps none; the pot so far is closed as the `number`-th.

    It may have been empty.
    """

    seat: Seat
    amount: int
    number: int
    pot: int


class Saw(Event, frozen=True):
    """A seat has paid to see another."""

    seat: Seat
    other: Seat
    price: int


class Showed(Event, frozen=True):
    """A hand is laid open, and what it is worth."""

    seat: Seat
    cards: tuple[Card, ...]
    reading: Reading


class Took(Event, frozen=True):
    """A seat has won a pot: everybody else folded, or its hand was the better.

    `number` is that of a closed pot, from 1; 0 for the newest.
    """

    seat: Seat
    pool: str
    amount: int
    by: Way
    number: int = 0


class ShuffleEarned(Event, frozen=True):
    """A see was won by a prial: the pack is shuffled before the next deal (B27)."""

    seat: Seat
