"""What the pools of the board are called, and what is held in the pochen."""

from __future__ import annotations

from typing import Final

from bot.games.poch import Holding

_TITLES: Final = {"jack": "Knave"}
"""Where the house does not call a pool by the name that the rule book gives it."""

_COUNTS: Final = {2: "two", 3: "three", 4: "four"}
_RANKS: Final = {
    7: "seven", 8: "eight", 9: "nine", 10: "ten", 11: "knave", 12: "queen", 13: "king", 14: "ace",
}  # fmt: skip


def title(pool: str) -> str:
    """A pool as it is written on the board."""
    return _TITLES.get(pool, pool.title())


def called(holding: Holding) -> str:
    """`two queens`, `three aces`; for a hand without a set `king high`."""
    rank = _RANKS[holding.rank]
    return f"{_COUNTS[holding.size]} {rank}s" if holding.is_set else f"{rank} high"
