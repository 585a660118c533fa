"""Guests of all games: what they bring for an evening, and how four seats are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.tables.state import Guest

EVENING: Final = 100
"""Chips that last most guests an evening."""

COMPASS: Final = ("South", "West", "North", "East")


def compass(rules: object, guests: Sequence[Guest | None]) -> Sequence[str]:
    """The seats by their names, where partners sit opposite."""
    del rules, guests
    return COMPASS
