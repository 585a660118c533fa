"""What can be done at thirty-one."""

from __future__ import annotations

from bot.rules.cards import Card
from bot.rules.offers import Action


class Exchange(Action, frozen=True):
    """A card of the middle comes into the hand, and one of the hand lies in its place (T7)."""

    take: Card
    give: Card


class Knock(Action, frozen=True):
    """The seat is content with its hand: each of the others has one more turn (T16)."""


class Pass(Action, frozen=True):
    """The seat lets its turn go by (`allow_pass`)."""


class Stand(Action, frozen=True):
    """After the knock the seat keeps its hand as it is (T17)."""
