"""A drawing begun and finished: from a fine canvas with a pen on it to a sprite."""

from __future__ import annotations

from PIL import Image

from cards_art.palette import FELT_DARK, RGB
from cards_art.pen import FINE, Pen
from cards_art.sprites import Sprite, sprite


def begun(size: tuple[int, int], ground: RGB = FELT_DARK) -> Pen:
    """A pen over an empty canvas of so many dots: its origin in the middle, its unit a dot.

    The ground is what the thing will lie on; its soft edge is mixed with it.
    """
    canvas = Image.new("RGBA", (size[0] * FINE, size[1] * FINE), (*ground, 0))
    return Pen(canvas, (canvas.width / 2, canvas.height / 2), (FINE, 0), (0, FINE))


def finished(pen: Pen, ground: RGB = FELT_DARK) -> Sprite:
    """What has been drawn, reduced to its size; `ground` as it was begun with."""
    return sprite(pen.canvas.reduce(FINE), ground)
