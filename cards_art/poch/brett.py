"""The board of poch: nine square dishes turned out of a mahogany plank.

The middle one is closed by a roundel of red enamel with an eight-pointed star, unless the house
plays with a ninth pool.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from cards_art.drawing import begun, finished
from cards_art.ground import Plate
from cards_art.palette import (
    CREAM,
    GILT,
    GLOW,
    INK,
    MAHOGANY,
    MAHOGANY_DARK,
    RED,
    RGB,
    WALNUT,
    Ramp,
    mixed,
)
from cards_art.pen import Pen
from cards_art.scene import Piece, Spot
from cards_art.sprites import Sprite

RAMPS: Final = (
    Ramp(MAHOGANY_DARK, MAHOGANY, 20),
    Ramp(MAHOGANY_DARK, GILT, 5),
    Ramp(WALNUT, GILT, 8),
    Ramp(RED, INK, 6),
)

SIDE: Final = 460
"""The board is so many dots wide and high."""

PITCH: Final = 145
"""From the middle of a dish to that of the next, in dots."""

DISH: Final = 66
"""From the middle of a dish to the edge of its floor, in dots."""

_HALF: Final = SIDE // 2
_ROUND: Final = 30
"""How round the corners of the board are, in dots."""

_SQUARE: Final = (
    "M-1 -.62 Q-1 -1 -.62 -1 L.62 -1 Q1 -1 1 -.62 L1 .62 Q1 1 .62 1 L-.62 1 Q-1 1 -1 .62 Z"
)
_BOARD: Final = (
    "M-1 -.87 Q-1 -1 -.87 -1 L.87 -1 Q1 -1 1 -.87 L1 .87 Q1 1 .87 1 L-.87 1 Q-1 1 -1 .87 Z"
)

_EDGE: Final[tuple[tuple[float, RGB], ...]] = (
    (1.0, MAHOGANY_DARK),
    (0.992, mixed(MAHOGANY_DARK, MAHOGANY, 0.55)),
    (0.984, mixed(MAHOGANY_DARK, MAHOGANY, 0.85)),
    (0.974, MAHOGANY),
    (0.962, mixed(MAHOGANY_DARK, MAHOGANY, 0.7)),
    (0.954, GILT),
    (0.946, mixed(MAHOGANY_DARK, MAHOGANY, 0.6)),
)
"""The plank from its edge inwards, each from so far out."""

_LIP: Final[tuple[tuple[float, RGB], ...]] = (
    (1.075, mixed(MAHOGANY_DARK, MAHOGANY, 0.9)),
    (1.05, mixed(MAHOGANY_DARK, MAHOGANY, 0.35)),
    (1.0, MAHOGANY_DARK),
    (0.975, WALNUT),
)
"""A dish from its lip inwards."""

_GRAIN: Final = (
    "M-.93 {0} C-.4 {1} .3 {2} .93 {3}",
    ((-0.93, -0.9, -0.96, -0.92), (-0.9, -0.88, -0.9, -0.87), (-0.33, -0.29, -0.36, -0.31),
     (-0.3, -0.33, -0.29, -0.33), (0.3, 0.33, 0.29, 0.32), (0.33, 0.31, 0.35, 0.3),
     (0.9, 0.93, 0.88, 0.91), (0.93, 0.9, 0.95, 0.92)),
)  # fmt: skip
"""A few veins of the wood, between the dishes: a curve, and its heights."""

_ROUNDEL: Final[tuple[tuple[float, RGB], ...]] = (
    (1.0, MAHOGANY_DARK),
    (0.97, mixed(MAHOGANY_DARK, MAHOGANY, 0.7)),
    (0.91, GILT),
    (0.87, GLOW),
    (0.83, mixed(RED, INK, 0.8)),
    (0.81, mixed(RED, INK, 0.4)),
)


@dataclass(frozen=True, slots=True)
class Brett(Piece):
    """The board; `open_middle` where there is a ninth pool."""

    at: Spot
    open_middle: bool

    def sprite(self) -> Sprite:
        return brett(self.open_middle)

    def plate(self) -> Plate:
        return Plate((SIDE, SIDE), 0, _ROUND)


@lru_cache(maxsize=2)
def brett(open_middle: bool) -> Sprite:
    """The bare board."""
    pen = begun((SIDE, SIDE)).moved((0, 0), _HALF)
    for reach, colour in _EDGE:
        pen.moved((0, 0), reach).fill(_BOARD, colour)
    _draw_grain(pen)
    dishes = [(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if open_middle or x or y]
    for x, y in dishes:
        _draw_dish(pen.moved((x * PITCH / _HALF, y * PITCH / _HALF), DISH / _HALF))
    for x, y in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        _draw_bead(pen.moved((x * PITCH / SIDE, y * PITCH / SIDE), 0.03))
    if not open_middle:
        _draw_roundel(pen.moved((0, 0), DISH / _HALF))
    return finished(pen)


def _draw_grain(pen: Pen) -> None:
    curve, veins = _GRAIN
    for heights in veins:
        pen.line(curve.format(*heights), mixed(MAHOGANY_DARK, MAHOGANY, 0.42), 0.006)


def _draw_dish(pen: Pen) -> None:
    """A dish, sunk and japanned dark, with a gilt line along its floor."""
    for reach, colour in _LIP:
        pen.moved((0, 0), reach).fill(_SQUARE, colour)
    pen.moved((0, 0), 0.93).line(_SQUARE, mixed(WALNUT, GILT, 0.5), 0.02)


def _draw_bead(pen: Pen) -> None:
    for reach, colour in ((1.0, MAHOGANY_DARK), (0.8, GILT), (0.4, GLOW)):
        pen.disc((0, 0), reach, colour)


def _draw_roundel(pen: Pen) -> None:
    """Red enamel in a gilt ring, with a star."""
    for reach, colour in _ROUNDEL:
        pen.disc((0, 0), reach, colour)
    for turn in (45, 135, 225, 315):
        _draw_ray(pen.tilted(turn).moved((0, 0), 0.5), GILT, mixed(GILT, INK, 0.75))
    for turn in (0, 90, 180, 270):
        _draw_ray(pen.tilted(turn).moved((0, 0), 0.72), CREAM, GILT)
    pen.disc((0, 0), 0.1, GLOW)


def _draw_ray(pen: Pen, light: RGB, dark: RGB) -> None:
    """A ray of the star, one side of it in the light."""
    pen.fill("M0 -1 L-.2 -.2 L0 0 Z", light)
    pen.fill("M0 -1 L.2 -.2 L0 0 Z", dark)
