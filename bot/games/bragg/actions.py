"""What can be done at bragg."""

from __future__ import annotations

from bot.rules.cards import Card
from bot.rules.offers import Action


class Check(Action, frozen=True):
    """The seat is level, and stays in without a chip (G24)."""


class Call(Action, frozen=True):
    """The seat pays what it is below the level (G24)."""


class Raise(Action, frozen=True):
    """The seat comes to the level and goes so many chips above it; the first is a bet (G23)."""

    amount: int


class Fold(Action, frozen=True):
    """The seat is out of the second stake, and of no other (G7)."""


class Pick(Action, frozen=True):
    """The cards that the seat counts for thirty-one (G28)."""

    cards: tuple[Card, ...]
