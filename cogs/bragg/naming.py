"""What the pots are called, and what somebody holds in the brag."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.chat.wording import Note
from bot.rules.cards import rank_name, rank_names

POTS: Final[Mapping[str, str]] = MappingProxyType(
    {"first": "first", "second": "second", "third": "third"}
)
"""In a list of the pots, by the keys of the rules."""

POTS_ALONE: Final[Mapping[str, str]] = MappingProxyType(
    {"first": "First pot", "second": "Second pot", "third": "Third pot"}
)
"""Where one of them stands by itself."""

HAS_CHOSEN: Final = "has chosen"


def called(halves: int, rank: int) -> Note:
    """A hand by twice its value and its rank: `pair of sixes`, `queens and a half`, `ace high`."""
    if not halves:
        return f"{rank_name(rank)} high"
    return f"{rank_names(rank)} and a half" if halves % 2 else f"pair of {rank_names(rank)}"
