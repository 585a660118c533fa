"""What can be done at connexions."""

from __future__ import annotations

from dataclasses import dataclass

from bot.rules.cards import Card
from bot.rules.offers import Action


@dataclass(frozen=True, slots=True)
class Play(Action):
    """A card to the trick (X16 to X19)."""

    card: Card
