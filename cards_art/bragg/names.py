"""How it is called what somebody holds in the brag, on a table and in a sentence."""

from __future__ import annotations

from bot.rules.cards import rank_name, rank_names


def called(halves: int, rank: int) -> str:
    """A hand by twice its value and its rank: `pair of sixes`, `queens and a half`, `ace high`."""
    if not halves:
        return f"{rank_name(rank)} high"
    return f"{rank_names(rank)} and a half" if halves % 2 else f"pair of {rank_names(rank)}"
