"""What can be done at Pope Joan."""

from __future__ import annotations

from dataclasses import dataclass

from bot.rules.cards import Card
from bot.rules.offers import Action


@dataclass(frozen=True, slots=True)
class Lead(Action):
    """A card to begin a run with (P35)."""

    card: Card
