"""Small pictures of indices: drawings brought into the palette, and laid on a table."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from PIL import Image

from cards_art.palette import RGB, blend, colours, in_dusk, nearest, palette_bytes


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
    dim = [nearest(in_dusk(colour)) for colour in colours()]
    return bytes(dim).ljust(256, b"\0")


@cache
def _reference() -> Image.Image:
    """The palette to match colours against; Pillow remembers in it what it has matched."""
    return coloured(canvas((1, 1), 0))
