"""What the pools of the board are called."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

POOLS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "pope": "Pope",
        "ace": "Ace",
        "king": "King",
        "queen": "Queen",
        "knave": "Knave",
        "matrimony": "Matrimony",
        "intrigue": "Intrigue",
        "game": "Game",
    }
)
"""By the keys of the rules."""
