"""What can be done at poch."""

from __future__ import annotations

from dataclasses import dataclass

from bot.rules.cards import Card
from bot.rules.offers import Action


@dataclass(frozen=True, slots=True)
class Poch(Action):
    """The first bet of the pochen: so many chips (PO13)."""

    amount: int


@dataclass(frozen=True, slots=True)
class Hold(Action):
    """As many chips as the highest bet (PO13)."""


@dataclass(frozen=True, slots=True)
class Raise(Action):
    """So many chips more than the highest bet (PO13)."""

    amount: int


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """The seat is out of the pochen (PO12); its cards are kept for the play."""


@dataclass(frozen=True, slots=True)
class Lead(Action):
    """A card to begin a run with (PO15)."""

    card: Card
