"""What can be done at poch."""

from __future__ import annotations

from bot.rules.cards import Card
from bot.rules.offers import Action


class Poch(Action, frozen=True):
    """The first bet of the pochen: so many chips (PO13)."""

    amount: int


class Hold(Action, frozen=True):
    """As many chips as the highest bet (PO13)."""


class Raise(Action, frozen=True):
    """So many chips more than the highest bet (PO13)."""

    amount: int


class Pass(Action, frozen=True):
    """The seat is out of the pochen (PO12); its cards are kept for the play."""


class Lead(Action, frozen=True):
    """A card to begin a run with (PO15)."""

    card: Card
