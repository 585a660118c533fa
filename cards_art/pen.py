"""A pen that draws curves: outlines written as short path strings, moved, scaled, turned.

Drawings are made `FINE` times larger than they are shown and then reduced, which is where their
smooth edges come from.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from math import atan2, cos, degrees, radians, sin
from typing import Final

from PIL import Image, ImageDraw

from cards_art.palette import INK, RGB

FINE: Final = 4
"""How many fine dots, each way, make one dot of the picture."""

Point = tuple[float, float]

_TOKEN: Final = re.compile(r"[MLCQZ]|-?\d*\.?\d+")
_PIECES: Final = 10


class Pen:
    """Draws in its own coordinates on to a fine canvas; `moved` gives a pen with nested ones."""

    def __init__(
        self, canvas: Image.Image, origin: Point, across: Point = (1, 0), down: Point = (0, 1)
    ) -> None:
        """`across` and `down` are where one step to the right and one step down lead, in dots."""
        self.canvas = canvas
        self._draw = ImageDraw.Draw(canvas)
        self._origin = origin
        self._across = across
        self._down = down

    def moved(self, to: Point, scale: float = 1, *, turned: bool = False) -> Pen:
        """A pen whose origin is at `to`, whose unit is `scale`, on its head if `turned`."""
        step = -scale if turned else scale
        (ax, ay), (dx, dy) = self._across, self._down
        return Pen(self.canvas, self._place(to), (ax * step, ay * step), (dx * step, dy * step))

    def tilted(self, clockwise: float) -> Pen:
        """A pen turned about its origin by so many degrees."""
        c, s = cos(radians(clockwise)), sin(radians(clockwise))
        (ax, ay), (dx, dy) = self._across, self._down
        across, down = (ax * c + dx * s, ay * c + dy * s), (dx * c - ax * s, dy * c - ay * s)
        return Pen(self.canvas, self._origin, across, down)

    def mirrored(self) -> Pen:
        """A pen that draws left for right."""
        ax, ay = self._across
        return Pen(self.canvas, self._origin, (-ax, -ay), self._down)

    def fill(self, path: str, colour: RGB) -> None:
        """Fill every closed outline of the path."""
        for line in _outlines(path):
            self._draw.polygon([self._place(point) for point in line], fill=colour)

    def line(self, path: str, colour: RGB, width: float) -> None:
        """Draw along the path; `width` is in the pen's units."""
        for line in _outlines(path):
            dots = [self._place(point) for point in line]
            self._draw.line(dots, fill=colour, width=self._wide(width), joint="curve")

    def shape(self, path: str, colour: RGB, width: float) -> None:
        """Fill the path and draw its outline in ink."""
        self.fill(path, colour)
        self.line(path, INK, width)

    def disc(self, middle: Point, radius: float, colour: RGB) -> None:
        """Fill a circle."""
        x, y = self._place(middle)
        reach = self.length(radius)
        self._draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=colour)

    def ball(self, middle: Point, radius: float, colour: RGB, width: float) -> None:
        """Fill a circle that has an outline in ink within its radius."""
        self.disc(middle, radius, INK)
        self.disc(middle, radius - width, colour)

    def picture(self, cover: Image.Image, middle: Point, colour: RGB) -> None:
        """Lay a fine coverage map ("L") in one colour, turned as the pen is, centred there."""
        ax, ay = self._across
        turn = degrees(atan2(-ay, ax))
        laid = cover.rotate(turn, Image.Resampling.BICUBIC, expand=True) if turn else cover
        x, y = self._place(middle)
        corner = round(x - laid.width / 2), round(y - laid.height / 2)
        self.canvas.paste(colour, (*corner, corner[0] + laid.width, corner[1] + laid.height), laid)

    def _place(self, point: Point) -> Point:
        x, y = point
        (ox, oy), (ax, ay), (dx, dy) = self._origin, self._across, self._down
        return ox + x * ax + y * dx, oy + x * ay + y * dy

    def length(self, length: float) -> float:
        """How many fine dots a length in the pen's units is."""
        ax, ay = self._across
        return length * (ax * ax + ay * ay) ** 0.5

    def _wide(self, width: float) -> int:
        return max(1, round(self.length(width)))


@cache
def _outlines(path: str) -> tuple[tuple[Point, ...], ...]:
    """The path's outlines as polygons: M, L, C, Q and Z with absolute coordinates."""
    lines: list[list[Point]] = []
    tokens = iter(_TOKEN.findall(path))
    step = ""
    for token in tokens:
        if token.isalpha():
            step = token
            first = next(tokens) if token != "Z" else ""
        else:
            first = token
        if step == "Z":
            lines[-1].append(lines[-1][0])
        elif step == "M":
            lines.append([(float(first), float(next(tokens)))])
        else:
            points = list(_points(first, tokens, {"L": 1, "Q": 2, "C": 3}[step]))
            lines[-1].extend(_curve([lines[-1][-1], *points]))
    return tuple(tuple(line) for line in lines)


def _points(first: str, tokens: Iterator[str], count: int) -> Iterator[Point]:
    yield float(first), float(next(tokens))
    for _ in range(count - 1):
        yield float(next(tokens)), float(next(tokens))


def _curve(control: list[Point]) -> Iterator[Point]:
    """Points on the Bézier curve of two, three or four control points, without the first."""
    pieces = 1 if len(control) == 2 else _PIECES
    for piece in range(1, pieces + 1):
        yield _between(control, piece / pieces)


def _between(control: list[Point], share: float) -> Point:
    while len(control) > 1:
        control = [
            (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
            for a, b in pairwise(control)
        ]
    return control[0]
