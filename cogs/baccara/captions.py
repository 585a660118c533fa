"""What is written in the pictures of baccara."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from bot.chat.wording import Note
from bot.rules.chips import signed
from cards_art.baccara.captions import Captions
from cogs._captions import BANK, GALLERY, IN_HAND, TO_BE_SHUFFLED

_BETS: Final = {"R": "R {}", "L": "L {}", "cheval": "à ch. {}"}
_THOUSANDS: Final = 100_000
"""Amounts from this one on are written in thousands: more figures would not fit into a field."""


def _brief(amount: int) -> str:
    return f"{amount:,}" if amount < _THOUSANDS else f"{amount // 1_000:,}k"


def _stock(cards: int, kitty: int) -> Note:
    if not cards:
        return f"to be shuffled · kitty {kitty:,}" if kitty else TO_BE_SHUFFLED
    return f"stock {cards} · kitty {kitty:,}" if kitty else f"stock {cards}"


CAPTIONS: Final = Captions(
    bank=BANK,
    gallery=GALLERY,
    held=IN_HAND,
    no_banker="no banker",
    bids_please="Bids, please",
    who_takes_it="Who takes it?",
    lots_for_places="Lots for places",
    bets_please="Bets, please",
    bank_gained=lambda amount: f"Bank {signed(amount)}",
    hands=("Right", "Left", "Bank"),
    initials=("R", "L", "B"),
    stock=_stock,
    sealed_bid="sealed bid",
    bet=lambda on, amount: _BETS[on].format(_brief(amount)),
    brief=_brief,
    unpaid="unpaid",
    no_bid="No bid yet.",
    your_bid="Your bid: {:,}.".format,
    drew=MappingProxyType({"R": "right drew", "L": "left drew"}),
)
