"""Tables for the few people that most tests have, at games which want more by the book."""

from __future__ import annotations

from bot.games import games

FEW = 4
"""So many people most tests have, or fewer."""


def for_few(game: str) -> dict[str, int | str]:
    """House rules by which so few can play: the book's own, unless it wants more."""
    rules = games().get(game)  # none of a toy of the tests
    return {"min_seats": 2} if rules is not None and rules.least_seats > FEW else {}
