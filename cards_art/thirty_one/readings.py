"""What a hand is worth, in figures."""

from __future__ import annotations

from bot.games.thirty_one import Worth


def figures(worth: Worth) -> str:
    """The points of a hand; a triplet is 30½."""
    return "30½" if worth.triplet else str(worth.points)
