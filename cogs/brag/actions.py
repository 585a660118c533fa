"""What may be done at brag, as it stands on buttons, menus and forms."""

from __future__ import annotations

from typing import TypeAlias, assert_never, cast

from bot.chat.kit import Label
from bot.games.brag import Bet, Cover, Fold, See
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


def asking(action: Action) -> Label:
    """The form for a bet: nothing else has an amount."""
    del action
    return Label("Another bet…")
