"""Where people sit about a table: round it, or in two rows along its sides."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

from cards_art.scene import TABLE_SIZE, Heading, Spot

CENTRE: Final = (TABLE_SIZE[0] // 2, TABLE_SIZE[1] // 2)

_ROUND: Final = 8
"""So many at most sit round the table."""
_REACH: Final = (412, 306)


@dataclass(frozen=True, slots=True)
class Place:
    """A place at the table: where its name stands, and which way from there the table's edge is."""

    at: Spot
    edge: Heading

    @property
    def level(self) -> bool:
        """Whether it is at the head or the foot of the table, and not at a side."""
        return self.edge in (Heading.UP, Heading.DOWN)

    def shifted(self, along: int, inwards: int) -> Spot:
        """A spot so far to the right of the name, and so far from it towards the middle."""
        x, y = self.at
        match self.edge:
            case Heading.UP:
                return x + along, y + inwards
            case Heading.DOWN:
                return x + along, y - inwards
            case Heading.LEFT:
                return x + inwards, y + along
            case Heading.RIGHT:
                return x - inwards, y + along


def around(count: int) -> tuple[Place, ...]:
    """So many places, seat 0 nearest to the viewer and the others clockwise from there.

    More than eight sit in two rows along the sides, where all their names can be read.
    """
    if count > _ROUND:
        return sides(count, 196, CENTRE[1], 130, 600)
    return tuple(_place(seat / count) for seat in range(count))


def sides(count: int, x: int, middle: int, pitch: int, reach: int) -> tuple[Place, ...]:
    """Up the left side from below, and down the right one.

    Names are `x` from the edge, in columns about the height `middle`; from one to the next it is
    `pitch` where there is room, and from the first to the last at most `reach`.
    """
    left = (count + 1) // 2
    ups, downs = (_column(each, middle, pitch, reach) for each in (left, count - left))
    return (
        *(Place((x, y), Heading.LEFT) for y in reversed(ups)),
        *(Place((TABLE_SIZE[0] - x, y), Heading.RIGHT) for y in downs),
    )


def _column(count: int, middle: int, pitch: int, reach: int) -> list[int]:
    """The heights of a column, from above."""
    step = min(pitch, reach // max(1, count - 1))
    return [middle + round(step * (index - (count - 1) / 2)) for index in range(count)]


def _place(share: float) -> Place:
    angle = pi / 2 + 2 * pi * share
    across, down = cos(angle), sin(angle)
    at = round(CENTRE[0] + _REACH[0] * across), round(CENTRE[1] + _REACH[1] * down)
    if abs(down) > 0.9:
        return Place(at, Heading.DOWN if down > 0 else Heading.UP)
    return Place(at, Heading.RIGHT if across > 0 else Heading.LEFT)
