"""What a croupier has before him: the shoe, the basket, and the fields printed on the cloth."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from PIL import ImageDraw

from cards_art.drawing import begun, finished
from cards_art.ground import Plate
from cards_art.palette import (
    FELT,
    GILT,
    INK,
    MAHOGANY,
    MAHOGANY_DARK,
    PAPER,
    RGB,
    WALNUT,
    Ramp,
    mixed,
)
from cards_art.pen import FINE, Pen
from cards_art.plates import CORNER
from cards_art.scene import Piece, Size, Spot
from cards_art.sprites import Sprite

RAMPS: Final = (
    Ramp(FELT, GILT, 10),
    Ramp(INK, PAPER, 10),
    Ramp(MAHOGANY_DARK, MAHOGANY, 12),
    Ramp(MAHOGANY_DARK, GILT, 5),
)

SHOE: Final = (124, 74)
BASKET: Final = (84, 84)

_PRINT: Final[RGB] = mixed(FELT, GILT, 0.6)
_PRINTED: Final = 3
"""Breadth of a printed line, in dots."""
_WICKER: Final[RGB] = mixed(MAHOGANY, GILT, 0.5)
_TWIG: Final[RGB] = mixed(MAHOGANY_DARK, GILT, 0.2)


@dataclass(frozen=True, slots=True)
class Field(Piece):
    """A place that is printed on the felt: a line round it, with round corners."""

    at: Spot
    size: Size

    def sprite(self) -> Sprite:
        return field(self.size)


@dataclass(frozen=True, slots=True)
class Shoe(Piece):
    """The box that cards are dealt from, filled so many eighths."""

    at: Spot
    eighths: int

    def sprite(self) -> Sprite:
        return shoe(self.eighths)

    def plate(self) -> Plate:
        return Plate(SHOE, 0, CORNER)


@dataclass(frozen=True, slots=True)
class Basket(Piece):
    """The basket for cards that have been played, empty or not."""

    at: Spot
    used: bool

    def sprite(self) -> Sprite:
        return basket(used=self.used)

    def plate(self) -> Plate:
        return Plate(BASKET, 0, BASKET[0] // 2)


@lru_cache(maxsize=32)
def field(size: tuple[int, int]) -> Sprite:
    """A printed line round a place of that size, with nothing within."""
    pen = begun(size, FELT)
    box = (0, 0, pen.canvas.width - 1, pen.canvas.height - 1)
    line = _PRINTED * FINE
    ImageDraw.Draw(pen.canvas).rounded_rectangle(box, 14 * FINE, None, (*_PRINT, 255), line)
    return finished(pen, FELT)


@lru_cache(maxsize=16)
def shoe(eighths: int) -> Sprite:
    """The shoe from above: cards on edge behind the sloping front, the next one half out of it."""
    pen = begun(SHOE).moved((-SHOE[0] / 2, -SHOE[1] / 2))
    pen.fill("M4 4 L100 4 L100 70 L4 70 Z", MAHOGANY_DARK)
    pen.fill("M7 7 L97 7 L97 67 L7 67 Z", MAHOGANY)
    pen.fill("M13 13 L78 13 L78 61 L13 61 Z", mixed(MAHOGANY_DARK, INK, 0.6))
    for edge in range(4 * eighths):
        right = 77 - 2 * edge
        tone = PAPER if edge % 2 else mixed(PAPER, INK, 0.35)
        pen.fill(f"M{right - 2} 16 L{right} 16 L{right} 58 L{right - 2} 58 Z", tone)
    pen.fill("M80 9 L97 9 L97 65 L80 65 Z", mixed(MAHOGANY, GILT, 0.25))
    if eighths:
        pen.fill("M92 16 L122 16 L122 58 L92 58 Z", mixed(INK, PAPER, 0.45))
        pen.fill("M93 17 L121 17 L121 57 L93 57 Z", PAPER)
        pen.fill("M97 21 L117 21 L117 53 L97 53 Z", mixed(MAHOGANY, PAPER, 0.2))
    pen.fill("M88 5 L99 5 L99 69 L88 69 Z", mixed(MAHOGANY, GILT, 0.4))
    pen.line("M4 4 L100 4 L100 70 L4 70 Z", mixed(MAHOGANY_DARK, INK, 0.7), 2)
    return finished(pen)


@lru_cache(maxsize=2)
def basket(*, used: bool) -> Sprite:
    """A round basket of plaited wicker, with cards thrown into it once there are any."""
    middle = begun(BASKET)
    middle.disc((0, 0), 41, _TWIG)
    middle.disc((0, 0), 39.5, _WICKER)
    for twig in range(36):
        angle = twig * pi / 18
        out, within = (39, 35) if twig % 2 else (35, 31)
        middle.line(
            f"M{out * cos(angle):.2f} {out * sin(angle):.2f}"
            f" L{within * cos(angle + 0.1):.2f} {within * sin(angle + 0.1):.2f}",
            _TWIG,
            1.6,
        )
    middle.disc((0, 0), 30.5, _TWIG)
    middle.disc((0, 0), 29, WALNUT)
    if used:
        for lean in (0.5, 1.35, 2.3):
            _card(middle, lean)
    return finished(middle)


def _card(pen: Pen, lean: float) -> None:
    """A card thrown in, leaning that way."""
    for half_wide, half_high, tone in ((12.5, 19, mixed(INK, PAPER, 0.45)), (11.5, 18, PAPER)):
        corners = ((-half_wide, -half_high), (half_wide, -half_high))
        corners += ((half_wide, half_high), (-half_wide, half_high))
        turned = (
            f"{x * cos(lean) - y * sin(lean):.2f} {x * sin(lean) + y * cos(lean):.2f}"
            for x, y in corners
        )
        pen.fill(f"M{' L'.join(turned)} Z", tone)
