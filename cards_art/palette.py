"""The one palette of 256 places that every picture is painted with.

A picture of indices needs no search for row filters when it is written, so it leaves the house in
a tenth of the time of a full-colour one. The price is that every smooth edge has to be planned:
where ink meets paper, or gilt meets baize, there is a ramp of mixtures between the two. What the
plan lacks falls to the nearest colour it has.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final, NamedTuple

from PIL import Image

RGB = tuple[int, int, int]

FELT_DARK: Final[RGB] = (3, 26, 17)
FELT: Final[RGB] = (25, 96, 65)
MAHOGANY_DARK: Final[RGB] = (38, 17, 10)
MAHOGANY: Final[RGB] = (134, 70, 38)
WALNUT: Final[RGB] = (40, 25, 19)
GILT: Final[RGB] = (222, 184, 102)
GLOW: Final[RGB] = (255, 226, 138)
CREAM: Final[RGB] = (245, 236, 214)
PAPER: Final[RGB] = (252, 248, 237)
INK: Final[RGB] = (27, 23, 27)
RED: Final[RGB] = (194, 26, 38)
BLUE: Final[RGB] = (30, 72, 150)
GREEN: Final[RGB] = (20, 112, 62)
YELLOW: Final[RGB] = (234, 178, 52)
FLESH: Final[RGB] = (250, 226, 198)

DUSK: Final = 0.26
"""How far towards ink a dimmed card is sunk."""


def mixed(here: RGB, there: RGB, share: float) -> RGB:
    """The colour that is `share` (0 to 1) of the way from `here` to `there`."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(here, there, strict=True))
    return red, green, blue


_DIM_PAPER: Final = mixed(PAPER, INK, DUSK)

_PLAN: Final[tuple[tuple[str, RGB, RGB, int], ...]] = (
    ("felt", FELT_DARK, FELT, 56),
    ("mahogany", MAHOGANY_DARK, MAHOGANY, 20),
    ("gilt on felt", FELT, GILT, 10),
    ("cream on felt", FELT, CREAM, 10),
    ("gilt on walnut", WALNUT, GILT, 8),
    ("cream on walnut", WALNUT, CREAM, 10),
    ("glow on walnut", WALNUT, GLOW, 6),
    ("gilt to glow", GILT, GLOW, 3),
    ("ink on paper", INK, PAPER, 18),
    ("red on paper", RED, PAPER, 10),
    ("blue on paper", BLUE, PAPER, 10),
    ("green on paper", GREEN, PAPER, 8),
    ("yellow on paper", YELLOW, PAPER, 6),
    ("gilt on paper", GILT, PAPER, 4),
    ("paper on shadow", FELT_DARK, PAPER, 8),
    ("red to ink", RED, INK, 6),
    ("blue to ink", BLUE, INK, 6),
    ("green to ink", GREEN, INK, 4),
    ("yellow to ink", YELLOW, INK, 6),
    ("flesh to ink", FLESH, INK, 6),
    ("red on dim paper", mixed(RED, INK, DUSK), _DIM_PAPER, 6),
    ("blue on dim paper", mixed(BLUE, INK, DUSK), _DIM_PAPER, 6),
    ("green on dim paper", mixed(GREEN, INK, DUSK), _DIM_PAPER, 6),
    ("red to yellow", RED, YELLOW, 4),
    ("blue to yellow", BLUE, YELLOW, 4),
    ("ink on ivory", INK, CREAM, 8),
    ("mahogany to gilt", MAHOGANY_DARK, GILT, 5),
)


def _planned(rows: Iterable[tuple[str, RGB, RGB, int]]) -> tuple[RGB, ...]:
    """The colours in their places; the felt comes first, so that a shade is a lower index."""
    places: dict[RGB, None] = {}
    for _, here, there, count in rows:
        for step in range(count):
            places.setdefault(mixed(here, there, step / (count - 1)))
    return tuple(places)


COLOURS: Final = _planned(_PLAN)
"""The colours of the plan by index; the places from `len(COLOURS)` to 255 are free."""

FELT_TOP: Final = 55
"""Index of the brightest felt; every index below it is a darker felt."""


@cache
def palette_bytes() -> bytes:
    """The palette as Pillow takes it: red, green, blue by index."""
    return bytes(channel for colour in COLOURS for channel in colour)


def canvas(size: tuple[int, int], index: int) -> Image.Image:
    """A picture of indices, filled with one of them.

    It is of grey levels to Pillow ("L"): until the picture is finished nobody needs the colours,
    and a palette would be copied with every sprite.
    """
    return Image.new("L", size, index)


def coloured(indices: Image.Image) -> Image.Image:
    """A picture of indices in the colours that they stand for ("P")."""
    picture = indices.copy()
    picture.putpalette(palette_bytes())
    return picture


@lru_cache(maxsize=4096)
def nearest(colour: RGB) -> int:
    """Index of the colour of the plan that looks most like `colour`."""
    red, green, blue = colour

    def distance(index: int) -> int:
        r, g, b = COLOURS[index]
        return 3 * (r - red) ** 2 + 4 * (g - green) ** 2 + 2 * (b - blue) ** 2

    return min(range(len(COLOURS)), key=distance)


@cache
def blend(ground: RGB, ink: RGB) -> bytes:
    """Coverage (0 to 255) -> index, for ink that is laid over an even ground."""
    steps = 24
    ladder = [nearest(mixed(ground, ink, step / steps)) for step in range(steps + 1)]
    return bytes(ladder[round(cover * steps / 255)] for cover in range(256))


class Sprite(NamedTuple):
    """A small picture of indices, and where it is opaque."""

    image: Image.Image
    mask: Image.Image

    def stamp(self, onto: Image.Image, centre: tuple[int, int]) -> None:
        """Lay the sprite on a canvas with its middle at `centre`."""
        width, height = self.image.size
        corner = centre[0] - width // 2, centre[1] - height // 2
        onto.paste(self.image, corner, self.mask)


def sprite(drawn: Image.Image, ground: RGB) -> Sprite:
    """Turn a drawing with an alpha channel into a sprite whose soft edge is mixed with `ground`."""
    cover = drawn.getchannel("A")
    under = Image.new("RGB", drawn.size, ground)
    under.paste(drawn, (0, 0), cover)
    return Sprite(indexed(under), opaque(cover))


def indexed(drawn: Image.Image) -> Image.Image:
    """A full-colour drawing in the nearest colours of the plan."""
    matched = drawn.quantize(palette=_reference(), dither=Image.Dither.NONE)
    return as_indices(matched.tobytes(), drawn.size)


def dimmed(plain: Sprite) -> Sprite:
    """The sprite sunk into the dusk."""
    return Sprite(mapped(plain.image, _dusk(), "L"), plain.mask)


def opaque(cover: Image.Image) -> Image.Image:
    """The mask of a thing with a soft edge that covers its dots so far ("L")."""
    return mapped(cover, _OPAQUE, "1")


def touched(cover: Image.Image) -> Image.Image:
    """The mask of all dots that are covered at all."""
    return mapped(cover, _TOUCHED, "1")


def tinted(cover: Image.Image, ground: RGB, ink: RGB) -> Sprite:
    """Turn a coverage map ("L") into a sprite of one ink over an even ground."""
    return Sprite(mapped(cover, blend(ground, ink), "L"), touched(cover))


def as_indices(levels: bytes, size: tuple[int, int]) -> Image.Image:
    """A picture from its indices, row by row."""
    return Image.frombytes("L", size, levels)


def mapped(levels: Image.Image, table: bytes, mode: str) -> Image.Image:
    """Every value of a picture of bytes looked up in a table of 256."""
    # Pillow's hints for `point` name numpy, which is not among our dependencies.
    return levels.point(list(table), mode)  # pyright: ignore[reportUnknownMemberType]


_OPAQUE: Final = bytes(255 if cover >= 48 else 0 for cover in range(256))
_TOUCHED: Final = bytes(255 if cover >= 10 else 0 for cover in range(256))


@cache
def _dusk() -> bytes:
    """Index -> index of the same colour in the dusk."""
    dim = [nearest(mixed(colour, INK, DUSK)) for colour in COLOURS]
    return bytes(dim).ljust(256, b"\0")


@cache
def _reference() -> Image.Image:
    """The palette to match colours against; Pillow remembers in it what it has matched."""
    return coloured(canvas((1, 1), 0))
