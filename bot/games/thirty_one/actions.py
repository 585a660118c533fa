"""What can be done at thirty-one."""

from __future__ import annotations

from dataclasses import dataclass

from bot.rules.cards import Card
from bot.rules.offers import Action


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """A card of the middle comes into the hand, and one of the hand lies in its place (T7)."""

    take: Card
    give: Card


@dataclass(frozen=True, slots=True)
class Knock(Action):
    """The seat is content with its hand: each of the others has one more turn (T16)."""


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """The seat lets its turn go by (`allow_pass`)."""


@dataclass(frozen=True, slots=True)
class Stand(Action):
    """After the knock the seat keeps its hand as it is (T17)."""
