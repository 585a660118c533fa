"""What may be done at brag, as it stands on buttons and in the form."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeAlias, assert_never, cast

from bot.chat.kit import Label, one_form
from bot.games.brag import Baize, Bet, Cover, Fold, See, price
from bot.rules.offers import Action

Deed: TypeAlias = Bet | Fold | See | Cover


def label(action: Action) -> Label:
    """A button for whatever may be done."""
    match cast("Deed", action):
        case Bet(amount):
            return Label(f"Bet {amount:,}", style="chief")
        case See():
            return Label("See for twice the bet", style="good")
        case Cover():
            return Label("Cover with the rest", style="good")
        case Fold():
            return Label("Fold", style="grave")
        case _ as other:
            assert_never(other)


def priced(baize: Baize, action: Action) -> Label:
    """The same, with what it costs to see."""
    found = label(action)
    return replace(found, text=f"See for {price(baize):,}") if isinstance(action, See) else found


asking: Final = one_form("Another bet…")
"""The form for a bet: nothing else has an amount."""
