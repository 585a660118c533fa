"""Counters of mother-of-pearl, as they were cut in Canton for European card tables: small fish."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from cards_art.drawing import begun, finished
from cards_art.palette import (
    CREAM,
    INK,
    PAPER,
    RGB,
    WALNUT,
    Ramp,
    mixed,
)
from cards_art.pen import Pen, Point
from cards_art.scene import Piece, Spot
from cards_art.sprites import Sprite

RAMPS: Final = (Ramp(INK, PAPER, 10), Ramp(WALNUT, CREAM, 10))

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
    middle = begun(SIZE, WALNUT)
    lying = _LIES[:count]
    left = -sum(x for (x, _), _ in lying) / count
    top = -sum(y for (_, y), _ in lying) / count
    for (x, y), turn in lying:
        _draw_fish(middle, (left + x, top + y), turn)
    return finished(middle, WALNUT)


def _draw_fish(heap: Pen, at: Point, turn: int) -> None:
    """A fish with its gill and its side line, over the thin shadow that it casts."""
    shadow = heap.moved((at[0] + 1, at[1] + 1.5), _LENGTH).tilted(turn)
    shadow.fill(_FISH, mixed(WALNUT, INK, 0.8))
    pen = heap.moved(at, _LENGTH).tilted(turn)
    pen.fill(_FISH, CREAM)
    pen.line(_FISH, _EDGE, 0.09)
    pen.line(_GILL, _LINE, 0.08)
    pen.line(_FIN, _LINE, 0.06)
    pen.disc((-0.68, -0.06), 0.08, _EDGE)
