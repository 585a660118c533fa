"""What may be done at baccara, as it stands on buttons and in forms."""

from __future__ import annotations

from typing import Final, TypeAlias, assert_never, cast

from bot.chat.kit import Inquiry, Label
from bot.games.baccara import (
    Accept,
    Baccara,
    Banco,
    Bet,
    Bid,
    Cloth,
    Decline,
    Done,
    Retire,
)
from bot.rules.game import PublicView
from bot.rules.offers import Action
from bot.rules.third_card import Draw, Stand
from bot.rules.turns import Seat

Deed: TypeAlias = Bid | Accept | Decline | Bet | Done | Banco | Retire | Draw | Stand

_ON: Final = {"R": "Right", "L": "Left", "cheval": "À cheval"}
_NONE: Final = {"R": "Right: none", "L": "Left: none", "cheval": "À cheval: none"}
_BET: Final = {"R": "Bet on the right", "L": "Bet on the left", "cheval": "Bet à cheval"}


def label(action: Action) -> Label:
    """Every answer is a button."""
    match cast("Deed", action):
        case Bid(amount):
            return Label(f"Bid {amount:,}", style="chief") if amount else Label("No bid")
        case Accept(None):
            return Label("Take the bank", style="chief")
        case Accept(amount):
            return Label(f"Bank {amount:,}", style="chief")
        case Decline():
            return Label("Decline")
        case Bet(on, amount):
            return Label(f"{_ON[on]} {amount:,}", style="chief") if amount else Label(_NONE[on])
        case Done():
            return Label("Done", style="good")
        case Banco():
            return Label("Banco!")
        case Retire():
            return Label("Retire")
        case Draw():
            return Label("Take a card", style="chief")
        case Stand():
            return Label("Stand", style="good")
        case _ as other:
            assert_never(other)


def asking(action: Action) -> Label:
    """The form for a bid, a bank, or a bet."""
    match action:
        case Bid():
            return Label("Another bid…")
        case Bet(on, _):
            return Label(f"{_ON[on]}…")
        case _:
            return Label("Another bank…")


def inquiry(view: PublicView[Cloth], rules: Baccara, place: Seat, action: Action) -> Inquiry:
    """How a form asks for an amount; for a bet, what the bank still covers."""
    cloth = view.table
    match action:
        case Bid():
            return Inquiry("Your bid, sealed", "All of it goes into the bank. 0 is no bid.")
        case Bet(on, _):
            others = sum(each.amount for each in cloth.bets) - cloth.bet(place, on)
            room = max(0, cloth.banked - others)
            if rules.over_limit == "trim":
                hint = f"The bank can cover {room:,}; more may be cut. 0 takes it back."
            else:
                hint = f"The bank can cover {room:,}; more may go unpaid. 0 takes it back."
            return Inquiry(_BET[on], hint)
        case _:
            return Inquiry("Your bank", "The bank is all that you can lose.")
