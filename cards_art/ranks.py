"""Ranks of cards in words, as they stand on a table."""

from __future__ import annotations

from typing import Final

_NAMES: Final = (
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "knave", "queen",
    "king", "ace",
)  # fmt: skip


def rank_name(rank: int) -> str:
    """A rank in a word, such as `knave`."""
    return _NAMES[rank - 2]


def rank_names(rank: int) -> str:
    """Several cards of a rank, such as `knaves` or `sixes`."""
    name = rank_name(rank)
    return f"{name}es" if name == "six" else f"{name}s"
