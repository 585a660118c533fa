"""What can be done at vingt-un."""

from __future__ import annotations

from dataclasses import dataclass

from bot.rules.offers import Action


@dataclass(frozen=True, slots=True)
class Stake(Action):
    """Chips for the coming coup, before the cards; with none the seat sits it out."""

    amount: int


@dataclass(frozen=True, slots=True)
class PassDeal(Action):
    """The dealer gives up the deal, while nobody has staked a chip."""


@dataclass(frozen=True, slots=True)
class Card(Action):
    """One more card (V6, V7, V9)."""


TakeCard = Card
"""The same, where the cards of the pack are spoken of as well."""


@dataclass(frozen=True, slots=True)
class Stand(Action):
    """No more cards (V6)."""
