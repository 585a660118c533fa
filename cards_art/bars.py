"""Bars of a count: flat lengths of gilt, cream and blue enamel, side by side on the felt."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import ImageDraw

from cards_art.drawing import begun, finished
from cards_art.palette import BLUE, CREAM, GILT, PAPER, RGB, mixed
from cards_art.pen import FINE
from cards_art.scene import Piece, Spot
from cards_art.sprites import Sprite

ENAMELS: Final[tuple[RGB, ...]] = (GILT, CREAM, BLUE)
"""Of the parts of a bar, from the left."""


@dataclass(frozen=True, slots=True)
class Bar(Piece):
    """A bar whose parts are so many dots long each, in the order of `ENAMELS`."""

    at: Spot
    parts: tuple[int, ...]
    height: int

    @property
    def length(self) -> int:
        """Of all parts."""
        return sum(self.parts)

    def sprite(self) -> Sprite:
        return _drawn(self.parts, self.height)


@lru_cache(maxsize=128)
def _drawn(parts: tuple[int, ...], height: int) -> Sprite:
    pen = begun((sum(parts), height))
    draw, left = ImageDraw.Draw(pen.canvas), 0
    for length, enamel in zip(parts, ENAMELS, strict=True):
        if length:
            right = left + length * FINE
            draw.rectangle((left, 0, right - 1, height * FINE - 1), mixed(enamel, PAPER, 0.55))
            rim = FINE + FINE // 2
            draw.rectangle((left + rim, rim, right - 1 - rim, height * FINE - 1 - rim), enamel)
            left = right
    return finished(pen)
