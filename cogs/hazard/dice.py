"""Dice and odds in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.hazard import odds

DIE: Final = "🎲"


def total(faces: Sequence[int]) -> str:
    """A throw and what it comes to: `3 + 4 = 7`."""
    return f"{' + '.join(map(str, faces))} = {sum(faces)}"


def rate(main: int, chance: int) -> str:
    """What is paid on a chance against a main: `3 to 2`."""
    paid = odds(main, chance)
    return f"{paid.numerator} to {paid.denominator}"


def any_of(totals: Sequence[int]) -> str:
    """One of these totals: `2, 3 or 12`."""
    *others, last = map(str, totals)
    return f"{', '.join(others)} or {last}" if others else last
