"""What may be done at poch, as it stands on buttons, in the menu and in forms."""

from __future__ import annotations

from typing import TypeAlias, assert_never, cast

from bot.chat.kit import Inquiry, Label, card_line
from bot.games.poch import Board, Hold, Lead, Pass, Poch, Pochen, Raise, limit
from bot.rules.game import PublicView
from bot.rules.offers import Action
from bot.rules.turns import Seat

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
            return card_line(card, -card.rank)
        case _ as other:
            assert_never(other)


def asking(action: Action) -> Label:
    """The form for a first bet, or for a raise."""
    return Label("Another raise…" if isinstance(action, Raise) else "Another bet…")


def inquiry(view: PublicView[Board], rules: Pochen, place: Seat, action: Action) -> Inquiry:
    """How a form asks for a first bet, with what bounds it, or for a raise."""
    del place
    board = view.table
    if isinstance(action, Raise):
        due = f"{board.bets.due:,}"
        return Inquiry("Your raise", f"Holding costs {due}; what you write comes on top.")
    most = limit(rules, board)
    if most < rules.max_poch:
        return Inquiry("Your bet", f"The poorest still in can pay no more than {most:,}.")
    return Inquiry("Your bet", f"By the house rules no bet goes above {most:,}.")
