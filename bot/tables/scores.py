"""What a finished deal has brought in points: to each place, and to the best side against it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.rules.game import C, H, T, V
from bot.rules.play import opened
from bot.rules.sitting import Sitting


@dataclass(frozen=True, slots=True)
class Score:
    """The points of one deal."""

    points: int
    """Of the place's own side."""
    against: int
    """Of the side that has scored the most among the others."""


@dataclass(frozen=True, slots=True)
class Ended:
    """A deal that is finished."""

    deal: int
    """Counts from 0 in a table, as the books number it."""
    seats: int
    """So many places are seats; who stands in the gallery has a part only by staking."""
    scores: tuple[Score | None, ...]
    """By place, `None` for who has no side; empty in a game without points."""


def scores(before: Sitting[T, H, V, C], after: Sitting[T, H, V, C]) -> tuple[Score | None, ...]:
    """What a deal has brought to each place, from how it was begun and how it was left.

    Partners sit opposite each other in every game that has any, so the sides go round the table.
    """
    assert after.position is not None
    begun = opened(before.rules, before.company, before.carry).position.table.score
    gained = [more - less for more, less in zip(after.position.table.score, begun, strict=True)]
    if not gained:
        return ()
    sides = {seat: index % len(gained) for index, seat in enumerate(before.company.taken)}
    return tuple(
        _score(gained, sides[place]) if place in sides else None
        for place in range(before.company.seats)
    )


def _score(gained: list[int], side: int) -> Score:
    others = gained[:side] + gained[side + 1 :]
    return Score(gained[side], max(others))
