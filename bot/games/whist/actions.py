"""What can be done at whist."""

from __future__ import annotations

from bot.rules.cards import Card
from bot.rules.offers import Action


class Play(Action, frozen=True):
    """A card to the trick (W19)."""

    card: Card


class ClaimHonours(Action, frozen=True):
    """The seat's side claims its honours (W38)."""


class Pass(Action, frozen=True):
    """The seat claims nothing (W38)."""
