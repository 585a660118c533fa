"""What can be done at Pope Joan."""

from __future__ import annotations

from bot.rules.cards import Card
from bot.rules.offers import Action


class Lead(Action, frozen=True):
    """A card to begin a run with (P35)."""

    card: Card
