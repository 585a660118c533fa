"""The typefaces, found in the packages that carry them, and which characters each one has.

Pillow does not tell whether a font has a character, so the font's own table of characters is read.
"""

from __future__ import annotations

import struct
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from enum import Enum
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import BinaryIO, Final

from PIL import ImageFont


class Typeface(Enum):
    """A font file, as the package that holds it and its name there."""

    ROMAN = ("rinoh_typeface_texgyrepagella", "texgyrepagella-regular.otf")
    BOLD = ("rinoh_typeface_texgyrepagella", "texgyrepagella-bold.otf")
    ITALIC = ("rinoh_typeface_texgyrepagella", "texgyrepagella-italic.otf")
    WIDE_ROMAN = ("rinoh_typeface_dejavuserif", "DejaVuSerifCondensed.ttf")
    WIDE_BOLD = ("rinoh_typeface_dejavuserif", "DejaVuSerifCondensed-Bold.ttf")
    WIDE_ITALIC = ("rinoh_typeface_dejavuserif", "DejaVuSerifCondensed-Italic.ttf")
    WIDE_RANGE = ("rinoh_typeface_dejavusans", "DejaVuSansCondensed.ttf")
    CJK = ("noto_cjk_sans_jp_regular", "NotoSansCJKjp-Regular.otf")


_WIDE: Final = {
    Typeface.ROMAN: Typeface.WIDE_ROMAN,
    Typeface.BOLD: Typeface.WIDE_BOLD,
    Typeface.ITALIC: Typeface.WIDE_ITALIC,
}


def chain(wanted: Typeface) -> tuple[Typeface, ...]:
    """Where a character is looked for that is to be in this cut: there first, then in its like.

    Cyrillic and Greek have serifs, as the Latin letters have; Hebrew, Arabic and signs have none.
    """
    return wanted, _WIDE[wanted], Typeface.WIDE_RANGE, Typeface.CJK


@lru_cache(maxsize=64)
def font(typeface: Typeface, pixels: int) -> ImageFont.FreeTypeFont:
    """The typeface at a size in dots."""
    return ImageFont.truetype(str(_path(typeface)), pixels)


def has(typeface: Typeface, character: str) -> bool:
    """Whether the typeface has a glyph for the character."""
    starts, ends = _ranges(typeface)
    place = bisect_right(starts, ord(character)) - 1
    return place >= 0 and ord(character) <= ends[place]


@cache
def _path(typeface: Typeface) -> Path:
    """The font's file. The package is not imported: some pull a whole typesetter in."""
    package, name = typeface.value
    found = find_spec(package)
    if found is None or found.origin is None:
        raise FileNotFoundError(f"the font package {package} is not installed")
    return Path(found.origin).parent / name


@cache
def _ranges(typeface: Typeface) -> tuple[list[int], list[int]]:
    """First and last code points of the runs of characters that the font has."""
    with _path(typeface).open("rb") as file:
        runs = _joined(_runs(_character_table(file)))
    merged = list(_joined(sorted(runs)))
    return [first for first, _ in merged], [last for _, last in merged]


def _joined(runs: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """The runs, with one made of each that begins where the one before it ends, or within it."""
    first, last = 0, -1
    for start, end in runs:
        if first <= start <= last + 1:
            last = max(last, end)
            continue
        if first <= last:
            yield first, last
        first, last = start, end
    if first <= last:
        yield first, last


def _character_table(file: BinaryIO) -> bytes:
    """The `cmap` table of an OpenType file."""
    (count,) = struct.unpack(">4xH6x", file.read(12))
    for _ in range(count):
        tag, start, length = struct.unpack(">4s4xII", file.read(16))
        if tag == b"cmap":
            file.seek(start)
            return file.read(length)
    raise ValueError("the font has no table of characters")


def _runs(table: bytes) -> Iterator[tuple[int, int]]:
    """Runs of characters in the Unicode subtables, of the two formats in use."""
    (count,) = struct.unpack_from(">H", table, 2)
    for entry in range(count):
        (start,) = struct.unpack_from(">I", table, 8 + 8 * entry)
        (form,) = struct.unpack_from(">H", table, start)
        if form == 12:
            (groups,) = struct.unpack_from(">I", table, start + 12)
            for group in range(groups):
                first, last = struct.unpack_from(">II", table, start + 16 + 12 * group)
                yield first, last
        elif form == 4:
            (doubled,) = struct.unpack_from(">H", table, start + 6)
            form_of = f">{doubled // 2}H"
            ends = struct.unpack_from(form_of, table, start + 14)
            firsts = struct.unpack_from(form_of, table, start + 16 + doubled)
            yield from zip(firsts, ends, strict=True)
