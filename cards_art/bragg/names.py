"""What the stakes of bragg, and the pairs that are held there, are called."""

from __future__ import annotations

from typing import Final

_RANKS: Final = (
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "knave", "queen",
    "king", "ace",
)  # fmt: skip


def rank_name(rank: int) -> str:
    """A rank in a word, such as `knave`."""
    return _RANKS[rank - 2]


def called(halves: int, rank: int) -> str:
    """A hand by twice its value and its rank: `pair of sixes`, `queens and a half`, `ace high`."""
    several = f"{rank_name(rank)}{'es' if rank_name(rank) == 'six' else 's'}"
    if not halves:
        return f"{rank_name(rank)} high"
    return f"{several} and a half" if halves % 2 else f"pair of {several}"
