"""What may be done at vingt-un, as it stands on buttons and in the form."""

from __future__ import annotations

from typing import Final, TypeAlias, assert_never, cast

from bot.chat.kit import Inquiry, Label, one_form
from bot.games.vingt_un import Cloth, PassDeal, Stake, Stand, TakeCard, VingtUn, limit
from bot.rules.game import PublicView
from bot.rules.offers import Action
from bot.rules.turns import Seat

Deed: TypeAlias = Stake | PassDeal | TakeCard | Stand


def label(action: Action) -> Label:
    """Every answer is a button."""
    match cast("Deed", action):
        case Stake(amount):
            return Label(f"Stake {amount:,}", style="chief") if amount else Label("No stake")
        case PassDeal():
            return Label("Dealer: pass the deal")
        case TakeCard():
            return Label("Take a card", style="chief")
        case Stand():
            return Label("Stand", style="good")
        case _ as other:
            assert_never(other)


asking: Final = one_form("Another stake…")
"""The form for a stake."""


def inquiry(view: PublicView[Cloth], rules: VingtUn, place: Seat, action: Action) -> Inquiry:
    """How the form asks for a stake, and why it may not be higher."""
    title, most = asking(action).text.rstrip("…"), limit(rules, view.table, place)
    return Inquiry(title, f"At most {most:,}: every double must be covered.")
