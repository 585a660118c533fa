"""Counters of mother-of-pearl, as they were cut in Canton for European card tables: small fish."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import cos, radians, sin
from typing import Final

from PIL import Image

from cards_art.palette import (
    CREAM,
    INK,
    PAPER,
    RGB,
    WALNUT,
    Ramp,
    mixed,
)
from cards_art.pen import FINE, Pen, Point
from cards_art.scene import Piece, Spot
from cards_art.sprites import Sprite, sprite

RAMPS: Final = (Ramp(INK, PAPER, 12), Ramp(WALNUT, CREAM, 10))

MOST: Final = 9
"""So many fish are drawn; a heap of more looks no different."""

SIZE: Final = (96, 56)
"""Breadth and height of the place that a heap takes, in dots."""

_FISH: Final = "M-1 0 C-.6 -.5 .2 -.56 .52 -.1 L1 -.42 Q.84 0 1 .42 L.52 .1 C.2 .56 -.6 .5 -1 0 Z"
_GILL: Final = "M-.48 -.3 Q-.34 0 -.48 .3"
_FIN: Final = "M-.2 0 L.4 0"
_LENGTH: Final = 13
"""Half a fish, in dots."""

_EDGE: Final[RGB] = mixed(INK, PAPER, 0.3)
_LINE: Final[RGB] = mixed(INK, PAPER, 0.62)

_LIES: Final[tuple[tuple[Point, int], ...]] = (
    ((0, 5), 8), ((-18, 6), -12), ((18, 5), 165), ((-9, -5), 194), ((10, -6), 10),
    ((-20, -6), 28), ((21, -5), -22), ((0, 13), -5), ((1, -13), 6),
)  # fmt: skip
"""Where each fish of a heap lies, and how far it is turned."""


@dataclass(frozen=True, slots=True)
class Heap(Piece):
    """Counters of mother-of-pearl in a compartment: nine at most are drawn."""

    at: Spot
    count: int

    def sprite(self) -> Sprite:
        return heap(self.count)


@lru_cache(maxsize=MOST)
def heap(count: int) -> Sprite:
    """So many counters, at least one, about the middle."""
    fine = Image.new("RGBA", (SIZE[0] * FINE, SIZE[1] * FINE), (*WALNUT, 0))
    lying = _LIES[:count]
    left = SIZE[0] / 2 - sum(x for (x, _), _ in lying) / count
    top = SIZE[1] / 2 - sum(y for (_, y), _ in lying) / count
    for (x, y), turn in lying:
        _draw_fish(fine, ((left + x) * FINE, (top + y) * FINE), turn)
    return sprite(fine.reduce(FINE), WALNUT)


def _draw_fish(fine: Image.Image, middle: Point, turn: int) -> None:
    """A fish with its gill and its side line, over the thin shadow that it casts."""
    unit = _LENGTH * FINE
    across, down = unit * cos(radians(turn)), unit * sin(radians(turn))
    shadow = Pen(fine, (middle[0] + 4, middle[1] + 6), (across, down), (-down, across))
    shadow.fill(_FISH, mixed(WALNUT, INK, 0.8))
    pen = Pen(fine, middle, (across, down), (-down, across))
    pen.fill(_FISH, CREAM)
    pen.line(_FISH, _EDGE, 0.09)
    pen.line(_GILL, _LINE, 0.08)
    pen.line(_FIN, _LINE, 0.06)
    pen.disc((-0.68, -0.06), 0.08, _EDGE)
