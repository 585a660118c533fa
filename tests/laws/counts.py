"""How much the laws have looked at, to be told at the end of a run."""

from __future__ import annotations

from collections import Counter

deals: Counter[tuple[str, str]] = Counter()
"""Deals by game and law."""

checks: Counter[tuple[str, str]] = Counter()
"""What a law looked at in them: moves, positions, actions tried."""

powerful: Counter[tuple[str, str]] = Counter()
"""Deals in which the law had anything to look at."""


def count(game: str, law: str, found: int) -> None:
    """One more deal looked at."""
    deals[game, law] += 1
    checks[game, law] += found
    powerful[game, law] += found > 0


def lines() -> list[str]:
    """A line for every game and law."""
    return [
        f"{game}, {law}: {powerful[game, law]} of {number} deals, {checks[game, law]} checks"
        for (game, law), number in sorted(deals.items())
    ]
