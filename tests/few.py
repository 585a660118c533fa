"""Tables for the few people that most tests have, at games which want more by the book."""

from __future__ import annotations

from bot.games import games

FEW = 4
"""So many people most tests have, or fewer."""


def for_few(game: str) -> dict[str, int | str]:
    """House rules by which so few can play: the book's own, unless it wants more."""
    return {"min_seats": 2} if games()[game].least_seats > FEW else {}
