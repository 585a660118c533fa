"""What may be done at chemin de fer, as it stands on buttons and in forms."""

from __future__ import annotations

from typing import TypeAlias, assert_never, cast

from bot.chat.kit import Inquiry, Label
from bot.games.chemin_de_fer import (
    Accept,
    Banco,
    Bet,
    CheminDeFer,
    Cloth,
    Continue,
    Decline,
    Open,
    Pass,
    Take,
)
from bot.rules.game import PublicView
from bot.rules.offers import Action
from bot.rules.third_card import Draw, Stand
from bot.rules.turns import Seat

Deed: TypeAlias = (
    Open | Decline | Bet | Banco | Accept | Draw | Stand | Continue | Pass | Take
)  # fmt: skip


def label(action: Action) -> Label:
    """Every answer is a button."""
    match cast("Deed", action):
        case Open(amount):
            return Label(f"Open with {amount:,}", style="chief")
        case Bet(amount):
            return Label(f"Stake {amount:,}", style="chief") if amount else Label("No stake")
        case Banco():
            return Label("Banco!", style="chief")
        case Accept(amount):
            return Label(f"Cover {amount:,}", style="chief")
        case Decline():
            return Label("Decline")
        case Draw():
            return Label("Take a card", style="chief")
        case Stand():
            return Label("Stand", style="good")
        case Continue():
            return Label("Deal again", style="chief")
        case Pass():
            return Label("Pass the deal")
        case Take():
            return Label("Take the deal", style="chief")
        case _ as other:
            assert_never(other)


def asking(action: Action) -> Label:
    """The form for a bank, a stake, or what is covered."""
    match action:
        case Open():
            return Label("Another bank…")
        case Bet():
            return Label("Another stake…")
        case _:
            return Label("Another cover…")


def inquiry(view: PublicView[Cloth], rules: CheminDeFer, place: Seat, action: Action) -> Inquiry:
    """How a form asks for an amount; for a stake, what of the bank is left to this place."""
    del rules
    title, cloth = asking(action).text.rstrip("…"), view.table
    match action:
        case Open():
            return Inquiry(title, "The bank is all that you can lose.")
        case Bet() if cloth.alone not in (None, place):
            return Inquiry(title, "Banco is called: no stake counts beside it.")
        case Bet():
            room = f"{cloth.room(place):,}"
            return Inquiry(title, f"The bank of {cloth.banked:,} has room for {room}.")
        case _:
            return Inquiry(title, f"The stakes exceed the bank by {cloth.excess:,}.")
