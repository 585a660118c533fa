"""What may be done at bragg, as it stands on buttons and in forms."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias, assert_never, cast

from bot.chat.kit import Inquiry, Label
from bot.chat.wording import row
from bot.games.bragg import Baize, Bragg, Call, Check, Fold, Pick, Raise, total
from bot.rules.game import PublicView
from bot.rules.offers import Action
from bot.rules.turns import Seat

Deed: TypeAlias = Check | Call | Raise | Fold | Pick


def label(action: Action) -> Label:
    """A button for whatever may be done."""
    match cast("Deed", action):
        case Check():
            return Label("Check", style="good")
        case Call():
            return Label("Call", style="good")
        case Raise(amount):
            return Label(f"Raise by {amount:,}", style="chief")
        case Fold():
            return Label("Fold", style="grave")
        case Pick(cards):
            return Label(f"Count {total(cards)}: {row(cards)}", style="good")
        case _ as other:
            assert_never(other)


def priced(baize: Baize, action: Action) -> Label:
    """The same, with what it costs to call; the first raise is a bet."""
    found = label(action)
    match action:
        case Call():
            return replace(found, text=f"Call {baize.bets.due:,}")
        case Raise(amount) if not baize.bets.level:
            return replace(found, text=f"Bet {amount:,}")
        case _:
            return found


def asking(action: Action) -> Label:
    """The form for a bet or a raise, or for the cards that are counted."""
    return Label("Count other cards…" if isinstance(action, Pick) else "Another bet or raise…")


def inquiry(view: PublicView[Baize], rules: Bragg, place: Seat, action: Action) -> Inquiry:
    """How a form asks for the chips of a raise, or for cards."""
    del rules, place
    if isinstance(action, Pick):
        return Inquiry("Count other cards", "Court cards 10, aces 11 or 1; at most 31 in all.")
    due = view.table.bets.due
    if not due:
        return Inquiry("Your bet", "All others must pay as much, or fold.")
    return Inquiry("Your raise", f"It costs {due:,} to call, and what you write besides.")
