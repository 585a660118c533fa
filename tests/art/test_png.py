"""The PNG files that are written, by the rules of their specification and as Pillow reads them."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from io import BytesIO
from struct import unpack

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from cards_art.paint import composed, paint_hand, paint_table
from cards_art.palette import palette_bytes
from cards_art.png import written
from cards_art.sprites import as_indices, coloured
from tests.art.samples import hands, tables


def chunks(file: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Names and contents of the chunks, each held against its check."""
    assert file[:8] == b"\x89PNG\r\n\x1a\n"
    at = 8
    while at < len(file):
        length, name = unpack(">I4s", file[at : at + 8])
        content = file[at + 8 : at + 8 + length]
        (check,) = unpack(">I", file[at + 8 + length : at + 12 + length])
        assert check == zlib.crc32(name + content)
        yield name, content
        at += 12 + length
    assert at == len(file)


@st.composite
def pictures(draw: st.DrawFn) -> tuple[Image.Image, bytes]:
    """A picture of any size in as many colours as a file can have."""
    colours = draw(st.integers(1, 256))
    size = draw(st.tuples(st.integers(1, 40), st.integers(1, 40)))
    palette = draw(st.binary(min_size=3 * colours, max_size=3 * colours))
    dots = draw(st.randoms(use_true_random=False))
    levels = bytes(dots.randrange(colours) for _ in range(size[0] * size[1]))
    return as_indices(levels, size), palette


@given(pictures())
def test_what_is_written_is_read_again(picture: tuple[Image.Image, bytes]) -> None:
    indices, palette = picture
    with Image.open(BytesIO(written(indices, palette))) as read:
        assert (read.format, read.mode, read.size) == ("PNG", "P", indices.size)
        assert read.tobytes() == indices.tobytes()
        assert bytes(read.getpalette() or ()) == palette


@given(pictures())
def test_a_file_has_the_chunks_of_a_picture_of_indices_in_their_order(
    picture: tuple[Image.Image, bytes],
) -> None:
    indices, palette = picture
    (width, height), found = indices.size, list(chunks(written(indices, palette)))
    assert [name for name, _ in found] == [b"IHDR", b"PLTE", b"IDAT", b"IEND"]
    header, colours, packed, end = (content for _, content in found)
    assert unpack(">IIBBBBB", header) == (width, height, 8, 3, 0, 0, 0)
    assert (colours, end) == (palette, b"")
    rows = zlib.decompress(packed)
    assert len(rows) == (width + 1) * height
    assert rows[:: width + 1] == bytes(height)


@pytest.mark.parametrize("name", ["whist-midway", "pope-joan-run", "counts-all"])
def test_a_table_is_read_dot_for_dot(name: str) -> None:
    scene = tables()[name]
    with Image.open(BytesIO(paint_table(scene).data)) as read:
        assert read.convert("RGB").tobytes() == coloured(composed(scene)).convert("RGB").tobytes()


def test_a_hand_is_read_dot_for_dot() -> None:
    scene = hands()["whist-later"]
    with Image.open(BytesIO(paint_hand(scene).data)) as read:
        assert read.tobytes() == composed(scene).tobytes()
        assert bytes(read.getpalette() or ())[: len(palette_bytes())] == palette_bytes()
