"""What can be done at vingt-un."""

from __future__ import annotations

from bot.rules.offers import Action


class Stake(Action, frozen=True):
    """Chips for the coming coup, before the cards; with none the seat sits it out."""

    amount: int


class PassDeal(Action, frozen=True):
    """The dealer gives up the deal, while nobody has staked a chip."""


class Card(Action, frozen=True):
    """One more card (V6, V7, V9)."""


TakeCard = Card
"""The same, where the cards of the pack are spoken of as well."""


class Stand(Action, frozen=True):
    """No more cards (V6)."""
