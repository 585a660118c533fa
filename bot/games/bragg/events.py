"""What happens at bragg, besides what happens where antes are paid, cards dealt, and bets brought
level."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.rules.cards import Card
from bot.rules.game import Event
from bot.rules.turns import Seat

Way: TypeAlias = Literal["ace_of_diamonds", "card", "folds", "pair", "high_card", "total"]
"""By what a pot is won."""


class TurnedUp(Event, frozen=True):
    """The last card of a seat lies face up (G10)."""

    seat: Seat
    card: Card


class Checked(Event, frozen=True):
    """A seat stays in without a chip."""

    seat: Seat


class Called(Event, frozen=True):
    """A seat has paid `amount` chips, and is at the level."""

    seat: Seat
    amount: int


class Folded(Event, frozen=True):
    """A seat is out of the second stake."""

    seat: Seat


class Showed(Event, frozen=True):
    """A seat shows its pair (G26), or of a hand without one the highest card.

    `halves` is twice the value of the pair by the book; 0 without one. Where only cards below the
    highest settle who wins, these are shown as well.
    """

    seat: Seat
    cards: tuple[Card, ...]
    halves: int

    @property
    def rank(self) -> int:
        """The rank of the pair, or of the highest card."""
        return self.halves // 2 or self.cards[0].rank


class Picked(Event, frozen=True):
    """A seat has chosen what it counts for thirty-one; which cards, it alone knows."""

    seat: Seat


class Laid(Event, frozen=True):
    """A seat lays down the cards it has left, and those that it counts come to `total` (G28)."""

    seat: Seat
    cards: tuple[Card, ...]
    counted: tuple[Card, ...]
    total: int


class Took(Event, frozen=True):
    """A seat has won a pot, with `others` as good as its own but younger (G14, G31)."""

    seat: Seat
    pool: str
    amount: int
    by: Way
    others: tuple[Seat, ...] = ()
