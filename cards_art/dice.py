"""Ivory dice as they fell, and the leather box from which they are thrown."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Final

from cards_art.drawing import begun, finished
from cards_art.ground import Plate
from cards_art.palette import (
    CREAM,
    GILT,
    INK,
    MAHOGANY,
    MAHOGANY_DARK,
    PAPER,
    RGB,
    Ramp,
    mixed,
)
from cards_art.scene import Piece, Spot
from cards_art.sprites import Sprite

RAMPS: Final = (
    Ramp(INK, CREAM, 8),
    Ramp(MAHOGANY_DARK, MAHOGANY, 12),
    Ramp(MAHOGANY_DARK, GILT, 5),
)

ROUND: Final = 0.2
"""Radius of a die's corners, as a part of its side."""
BOX_SHAPE: Final = 0.86
"""How wide a box is, as a part of its height."""

_IVORY: RGB = mixed(CREAM, PAPER, 0.5)
_EDGE: RGB = mixed(CREAM, INK, 0.3)
_SQUARE: Final = (
    "M-.6 -1 L.6 -1 Q1 -1 1 -.6 L1 .6 Q1 1 .6 1 L-.6 1 Q-1 1 -1 .6 L-1 -.6 Q-1 -1 -.6 -1 Z"
)
_CORNERS: Final = ((-0.52, -0.52), (0.52, 0.52))
_OTHERS: Final = ((0.52, -0.52), (-0.52, 0.52))
_SIDES: Final = ((-0.52, 0.0), (0.52, 0.0))
_PIPS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    1: ((0.0, 0.0),),
    2: _CORNERS,
    3: (*_CORNERS, (0.0, 0.0)),
    4: (*_CORNERS, *_OTHERS),
    5: (*_CORNERS, *_OTHERS, (0.0, 0.0)),
    6: (*_CORNERS, *_OTHERS, *_SIDES),
}


@dataclass(frozen=True, slots=True)
class Die(Piece):
    """A die as it fell, turned clockwise by so many degrees; `side` is its length."""

    face: int
    at: Spot
    side: int
    tilt: int = 0

    def sprite(self) -> Sprite:
        return die(self.face, self.side, self.tilt)

    def plate(self) -> Plate:
        return Plate((self.side, self.side), self.tilt, round(self.side * ROUND))


@dataclass(frozen=True, slots=True)
class DiceBox(Piece):
    """The box from which dice are thrown."""

    at: Spot
    height: int

    def sprite(self) -> Sprite:
        return box(self.height)

    def plate(self) -> Plate:
        return Plate((round(self.height * BOX_SHAPE), self.height), 0, self.height // 4)


@lru_cache(maxsize=256)
def die(face: int, side: int, tilt: int) -> Sprite:
    """A die with this face up, turned clockwise by so many degrees."""
    span = ceil(side * 1.42)
    pen = begun((span, span)).moved((0, 0), side / 2).tilted(tilt)
    pen.fill(_SQUARE, _EDGE)
    pen.moved((0, 0), 0.97).fill(_SQUARE, CREAM)
    pen.moved((0, 0), 0.88).fill(_SQUARE, _IVORY)
    for place in _PIPS[face]:
        pen.disc(place, 0.19, mixed(CREAM, INK, 0.35))
        pen.disc(place, 0.165, INK)
    return finished(pen)


@lru_cache(maxsize=8)
def box(height: int) -> Sprite:
    """A dice box of leather, standing with its mouth up."""
    pen = begun((round(height * BOX_SHAPE), height)).moved((0, 0), height / 2)
    leather = mixed(MAHOGANY_DARK, MAHOGANY, 0.7)
    body = "M-.84 -.72 L-.64 .78 Q0 1.14 .64 .78 L.84 -.72 Z"
    pen.fill(body, leather)
    pen.fill("M-.84 -.72 L-.64 .78 Q-.5 .87 -.34 .91 L-.46 -.6 Z", MAHOGANY)
    for high, wide in ((-0.18, 0.77), (0.42, 0.69)):
        pen.line(f"M-{wide} {high} Q0 {high + 0.3:.2f} {wide} {high}", GILT, 0.07)
    pen.line(body, MAHOGANY_DARK, 0.05)
    pen.fill(_oval(0.84, 0.24), GILT)
    pen.fill(_oval(0.76, 0.18), MAHOGANY_DARK)
    return finished(pen)


def _oval(across: float, down: float) -> str:
    """The mouth of the box."""
    left, right, top, low = -across, across, -0.72 - down, -0.72 + down
    return (
        f"M{left} -.72 C{left} {top:.3f} {right} {top:.3f} {right} -.72"
        f" C{right} {low:.3f} {left} {low:.3f} {left} -.72 Z"
    )
