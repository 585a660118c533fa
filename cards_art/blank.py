"""An empty card: its size, its rounded corners, its rim, and a pen to draw on it with."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, cos, radians, sin
from typing import Final

from PIL import Image, ImageChops

from cards_art.palette import (
    FELT_DARK,
    GILT,
    GLOW,
    INK,
    PAPER,
    RGB,
    Ramp,
    mixed,
)
from cards_art.pen import FINE, Pen
from cards_art.pips import HIGH, WIDE
from cards_art.sprites import Sprite, indexed, opaque, touched

RAMPS: Final = (Ramp(INK, PAPER, 10), Ramp(FELT_DARK, PAPER, 8))

ROUND: Final = 14 / WIDE
"""Radius of a card's corners, as a share of its width."""

_EDGE: Final = mixed(INK, PAPER, 0.45)
_BRASS_EDGE: Final = mixed(GILT, INK, 0.4)
_BRASS: Final = 4
"""Breadth of the rim of a marked card, in dots."""

_NONE: Final[RGB] = (0, 0, 0)
_ALL: Final[RGB] = (255, 255, 255)


def height_of(width: int) -> int:
    """The height of a card of that width, in dots."""
    return round(width * HIGH / WIDE)


def blank(width: int, tilt: int) -> Pen:
    """A pen in a face's units, over an empty card on a fine canvas.

    What it draws is tilted as it is drawn: to turn the finished drawing takes twenty times as long.
    """
    pen = _held(width, tilt, FELT_DARK)
    _fill(pen, width, 0, _EDGE)
    _fill(pen, width, 1, PAPER)
    return pen


def finished(pen: Pen, width: int, tilt: int) -> Sprite:
    """The card that was drawn on a blank of that width and tilt."""
    return Sprite(indexed(pen.canvas.reduce(FINE)), _outline(width, tilt))


@lru_cache(maxsize=64)
def rim(width: int, tilt: int) -> Sprite:
    """A bright brass rim, to be laid on a card of the same width and tilt."""
    pen, band = _held(width, tilt, FELT_DARK), _held(width, tilt, _NONE)
    for inset, colour, cover in ((0, _BRASS_EDGE, _ALL), (1, GLOW, _ALL), (_BRASS, PAPER, _NONE)):
        _fill(pen, width, inset, colour)
        _fill(band, width, inset, cover)
    mask = ImageChops.logical_and(touched(_coverage(band)), _outline(width, tilt))
    return Sprite(indexed(pen.canvas.reduce(FINE)), mask)


@lru_cache(maxsize=64)
def _outline(width: int, tilt: int) -> Image.Image:
    """Where a card is opaque: one and the same mask for all cards of a size."""
    pen = _held(width, tilt, _NONE)
    _fill(pen, width, 0, _ALL)
    return opaque(_coverage(pen))


def _coverage(pen: Pen) -> Image.Image:
    return pen.canvas.reduce(FINE).getchannel(0)


def _held(width: int, tilt: int, ground: RGB) -> Pen:
    """A pen whose origin is a card's corner, over a ground just large enough for the card."""
    across, down = cos(radians(tilt)), sin(radians(tilt))
    height = height_of(width)
    size = (
        FINE * ceil(width * across + height * abs(down)),
        FINE * ceil(width * abs(down) + height * across),
    )
    corner = (
        (size[0] - FINE * (width * across - height * down)) / 2,
        (size[1] - FINE * (width * down + height * across)) / 2,
    )
    unit = width * FINE / WIDE
    canvas = Image.new("RGB", size, ground)
    return Pen(canvas, corner, (unit * across, unit * down), (-unit * down, unit * across))


def _fill(pen: Pen, width: int, inset: int, colour: RGB) -> None:
    """Fill a card but for a margin of `inset` dots."""
    dots = pen.moved((0, 0), WIDE / (width * FINE))
    near, right, foot = (
        inset * FINE,
        (width - inset) * FINE - 1,
        (height_of(width) - inset) * FINE - 1,
    )
    radius = max(0.0, width * ROUND - inset) * FINE
    far, east, south = near + radius, right - radius, foot - radius
    dots.fill(
        f"M{far} {near} L{east} {near} L{right} {far} L{right} {south}"
        f" L{east} {foot} L{far} {foot} L{near} {south} L{near} {far} Z",
        colour,
    )
    for middle in ((far, far), (east, far), (far, south), (east, south)):
        dots.disc(middle, radius, colour)
