"""What lies on the table besides cards: plates, discs, and the pointer of whose turn it is."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from PIL import ImageDraw

from cards_art.drawing import begun, finished
from cards_art.palette import (
    BLUE,
    CREAM,
    FELT,
    GILT,
    GLOW,
    INK,
    PAPER,
    RED,
    RGB,
    WALNUT,
    Ramp,
    mixed,
)
from cards_art.pen import FINE
from cards_art.scene import Ground, Heading, Ink, Tone
from cards_art.sprites import Sprite

RAMPS: Final = (
    Ramp(FELT, GILT, 10),
    Ramp(FELT, CREAM, 10),
    Ramp(WALNUT, GILT, 8),
    Ramp(WALNUT, CREAM, 10),
    Ramp(WALNUT, GLOW, 6),
    Ramp(GILT, GLOW, 3),
    Ramp(GILT, PAPER, 4),
    Ramp(INK, CREAM, 8),
)

INKS: Final[dict[Ink, RGB]] = {
    Ink.CREAM: CREAM,
    Ink.GILT: GILT,
    Ink.GLOW: GLOW,
    Ink.BLACK: INK,
    Ink.RED: RED,
    Ink.BLUE: BLUE,
}

GROUNDS: Final[dict[Ground, RGB]] = {
    Ground.FELT: FELT,
    Ground.WALNUT: WALNUT,
    Ground.PAPER: PAPER,
}

_FACES: Final[dict[Tone, tuple[RGB, RGB]]] = {
    Tone.IVORY: (CREAM, INK),
    Tone.BRASS: (GILT, INK),
    Tone.RED: (RED, PAPER),
    Tone.BLUE: (BLUE, PAPER),
    Tone.DARK: (WALNUT, GILT),
}

_TURNS: Final[dict[Heading, int]] = {
    Heading.UP: 0,
    Heading.LEFT: 270,
    Heading.DOWN: 180,
    Heading.RIGHT: 90,
}

CORNER: Final = 10
"""Radius of a plate's corners, in dots."""


@lru_cache(maxsize=64)
def plate(size: tuple[int, int], ground: Ground, ribbon: Ink | None, lit: bool) -> Sprite:
    """A plate of paper or walnut with its rim."""
    pen = begun(size)
    fine = pen.canvas
    draw = ImageDraw.Draw(fine)
    face = GROUNDS[ground]
    outer, inner = _rims(ground, lit)

    def layer(inset: float, colour: RGB) -> None:
        gap = round(inset * FINE)
        box = (gap, gap, fine.width - 1 - gap, fine.height - 1 - gap)
        draw.rounded_rectangle(box, max(1, (CORNER - inset) * FINE), colour)

    for inset, colour in ((0, outer), (4 if lit else 2, face), (6, inner), (7.25, face)):
        layer(inset, colour)
    if ribbon is not None:
        top = 13 * FINE
        box = (10 * FINE, top, 16 * FINE, fine.height - top)
        draw.rounded_rectangle(box, 3 * FINE, INKS[ribbon])
    return finished(pen)


def _rims(ground: Ground, lit: bool) -> tuple[RGB, RGB]:
    """Colours of the rim and of the line within it."""
    if ground is Ground.PAPER:
        return (GILT if lit else mixed(INK, PAPER, 0.4)), mixed(INK, PAPER, 0.75)
    return (GLOW, GILT) if lit else (mixed(WALNUT, GILT, 0.75), mixed(WALNUT, GILT, 0.3))


@lru_cache(maxsize=32)
def disc(radius: int, tone: Tone) -> Sprite:
    """A turned button or chip without its letters."""
    pen = begun((2 * radius, 2 * radius)).moved((0, 0), radius)
    face, mark = _FACES[tone]
    pen.disc((0, 0), 1, mixed(face, INK, 0.55))
    pen.disc((0, 0), 0.93, face)
    pen.disc((0, 0), 0.78, mixed(face, mark, 0.45))
    pen.disc((0, 0), 0.73, face)
    if tone in (Tone.RED, Tone.BLUE):
        for notch in range(8):
            angle = notch * pi / 4
            pen.disc((0.86 * cos(angle), 0.86 * sin(angle)), 0.09, PAPER)
    return finished(pen)


def written_on(tone: Tone) -> tuple[RGB, RGB]:
    """The face of a disc and the ink for its letters."""
    return _FACES[tone]


@lru_cache(maxsize=4)
def pointer(heading: Heading) -> Sprite:
    """An arrowhead of bright brass."""
    pen = begun((34, 34)).moved((0, 0), 17).tilted(_TURNS[heading])
    pen.fill("M0 -.95 L.9 .8 Q0 .3 -.9 .8 Z", mixed(GLOW, INK, 0.8))
    pen.fill("M0 -.72 L.68 .6 Q0 .14 -.68 .6 Z", GLOW)
    return finished(pen)
