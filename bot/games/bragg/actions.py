"""What can be done at bragg."""

from __future__ import annotations

from dataclasses import dataclass

from bot.rules.cards import Card
from bot.rules.offers import Action


@dataclass(frozen=True, slots=True)
class Check(Action):
    """The seat is level, and stays in without a chip (G24)."""


@dataclass(frozen=True, slots=True)
class Call(Action):
    """The seat pays what it is below the level (G24)."""


@dataclass(frozen=True, slots=True)
class Raise(Action):
    """The seat comes to the level and goes so many chips above it; the first is a bet (G23)."""

    amount: int


@dataclass(frozen=True, slots=True)
class Fold(Action):
    """The seat is out of the second stake, and of no other (G7)."""


@dataclass(frozen=True, slots=True)
class Pick(Action):
    """The cards that the seat counts for thirty-one (G28)."""

    cards: tuple[Card, ...]
