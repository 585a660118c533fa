"""What can be done at whist."""

from __future__ import annotations

from dataclasses import dataclass

from bot.rules.cards import Card
from bot.rules.offers import Action


@dataclass(frozen=True, slots=True)
class Play(Action):
    """A card to the trick (W19)."""

    card: Card


@dataclass(frozen=True, slots=True)
class ClaimHonours(Action):
    """The seat's side claims its honours (W38)."""


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """The seat claims nothing (W38)."""
