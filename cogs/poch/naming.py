"""What the pools of the board are called, and what is held in the pochen."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.games.poch import Holding
from bot.rules.cards import rank_name, rank_names

POOLS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "ace": "Ace",
        "king": "King",
        "queen": "Queen",
        "jack": "Knave",
        "ten": "Ten",
        "marriage": "Marriage",
        "sequence": "Sequence",
        "poch": "Poch",
        "centre": "Centre",
    }
)
"""By the keys of the rules."""

_COUNTS: Final = {2: "two", 3: "three", 4: "four"}


def called(holding: Holding) -> str:
    """`two queens`, `three aces`; for a hand without a set `king high`."""
    if holding.is_set:
        return f"{_COUNTS[holding.size]} {rank_names(holding.rank)}"
    return f"{rank_name(holding.rank)} high"
