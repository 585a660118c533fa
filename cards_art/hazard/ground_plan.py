"""Where things lie on the table of hazard, by the number of seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cards_art.places import Place, around
from cards_art.scene import Heading, Spot

_ROUND: Final = 8
"""So many sit round the table as at any other; more sit along all four sides of it."""

_PITCH: Final = 268
"""From one to the next in a row; four of them keep clear of the ornaments in the corners."""


@dataclass(frozen=True, slots=True)
class GroundPlan:
    """Where things lie on the table: more seats leave other places free."""

    places: tuple[Place, ...]
    above: tuple[int, ...]
    """How far down the lines above the dice stand."""
    dice: int
    below: tuple[int, ...]
    gallery: tuple[Spot, ...]
    house: tuple[Spot, ...]
    earlier: tuple[Spot, Spot]
    """What has been thrown before: its caption and its figures."""


def ground_plan(count: int) -> GroundPlan:
    if count <= _ROUND:
        return GroundPlan(
            places=around(count),
            above=(228, 266, 300),
            dice=400,
            below=(508, 546, 586),
            gallery=((64, 690), (266, 690), (64, 726), (266, 726)),
            house=((64, 690), (64, 726)),
            earlier=((920, 690), (920, 726)),
        )
    return GroundPlan(
        places=_along_the_sides(count),
        above=(200, 236, 268),
        dice=396,
        below=(488, 522, 554),
        gallery=((342, 304), (496, 304), (690, 304)),
        house=((342, 304), (650, 304)),
        earlier=((580, 590), (598, 590)),
    )


def _along_the_sides(count: int) -> tuple[Place, ...]:
    """Two on the left and on the right, the others below and above, clockwise from below."""
    below = (count - 3) // 2
    return (
        *(Place((x, 700), Heading.DOWN) for x in reversed(_row(below))),
        *(Place((198, y), Heading.LEFT) for y in (510, 290)),
        *(Place((x, 100), Heading.UP) for x in _row(count - 4 - below)),
        *(Place((1002, y), Heading.RIGHT) for y in (290, 510)),
    )


def _row(count: int) -> tuple[int, ...]:
    return tuple(600 + round(_PITCH * (index - (count - 1) / 2)) for index in range(count))
