"""What can be done at connexions."""

from __future__ import annotations

from bot.rules.cards import Card
from bot.rules.offers import Action


class Play(Action, frozen=True):
    """A card to the trick (X16 to X19)."""

    card: Card
