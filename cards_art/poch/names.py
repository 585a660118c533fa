"""What the pools of the board are called, and what is held in the pochen."""

from __future__ import annotations

from typing import Final

from bot.games.poch import Holding
from bot.rules.cards import rank_name, rank_names

_TITLES: Final = {"jack": "Knave"}
"""Where the house does not call a pool by the name that the rule book gives it."""

_COUNTS: Final = {2: "two", 3: "three", 4: "four"}


def title(pool: str) -> str:
    """A pool as it is written on the board."""
    return _TITLES.get(pool, pool.title())


def called(holding: Holding) -> str:
    """`two queens`, `three aces`; for a hand without a set `king high`."""
    if holding.is_set:
        return f"{_COUNTS[holding.size]} {rank_names(holding.rank)}"
    return f"{rank_name(holding.rank)} high"
