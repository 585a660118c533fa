"""What may be done at poch, as it stands on buttons, menus and forms."""

from __future__ import annotations

from typing import TypeAlias, assert_never, cast

from bot.chat.kit import Label
from bot.chat.wording import FROM_LEFT, long
from bot.games.poch import Hold, Lead, Pass, Poch, Raise
from bot.rules.cards import ACE, Card, short
from bot.rules.offers import Action

Deed: TypeAlias = Poch | Hold | Raise | Pass | Lead


def label(action: Action) -> Label:
    """A button for a bet, and a line of the menu for a card to lead."""
    match cast("Deed", action):
        case Poch(amount):
            return Label(f"Poch {amount:,}", style="chief")
        case Hold():
            return Label("Hold", style="good")
        case Raise(amount):
            return Label(f"Raise by {amount:,}", style="chief")
        case Pass():
            return Label("Pass", style="grave")
        case Lead(card):
            return Label(f"{short(card)} {long(card)}", listed=True, order=_order(card))
        case _ as other:
            assert_never(other)


def _order(card: Card) -> int:
    """As the hand is held: suit by suit, the highest first."""
    return 20 * FROM_LEFT.index(card.suit) + ACE - card.rank


def asking(action: Action) -> Label:
    """The form for a first bet, or for a raise."""
    return Label("Raise by another amount…" if isinstance(action, Raise) else "Another bet…")
