"""Lines of text: names cleaned for pictures, cut to measure, and kept as stamps."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from typing import Final

from PIL import Image, ImageDraw

from cards_art.fonts import Typeface, chain, font, has
from cards_art.palette import RGB
from cards_art.sprites import Sprite, tinted

REPLACEMENT: Final = "◇"
"""Stands for what no font has, and for emoji, which no font of ours has in colour."""

_ELLIPSIS: Final = "…"
LEAST: Final = 30
"""A size at which letters can still be read when a table is shown 400 dots wide."""

_LONGEST: Final = 200
_MARKS_IN_A_ROW: Final = 2
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that are drawn as nothing."""
_SELECTORS: Final = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef\U0001f3fb-\U0001f3ff]")


@lru_cache(maxsize=1024)
def cleaned(text: str) -> str:
    """The text as a picture can show it: one line, no unseen characters, none without a glyph."""
    line = " ".join(text[: 4 * _LONGEST].split())
    plain = _SELECTORS.sub("", line)
    seen = "".join(each for each in plain if unicodedata.category(each) not in _UNSEEN)
    composed = unicodedata.normalize("NFC", seen)
    shown = "".join(_shown(each) for each in _without_heaps(composed))[:_LONGEST].strip()
    drawn = any(unicodedata.category(each)[0] in "LNPS" and each not in _BLANK for each in shown)
    return re.sub(f"{REPLACEMENT}+", REPLACEMENT, shown) if drawn else REPLACEMENT


@lru_cache(maxsize=512)
def stamp(text: str, typeface: Typeface, pixels: int, room: int, ground: RGB, ink: RGB) -> Sprite:
    """The text as a sprite at most `room` dots wide, with half the capitals' height its middle."""
    shown, pixels = fitted(text, typeface, pixels, room)
    runs = [(run, font(each, pixels)) for each, run in _runs(shown, typeface)]
    lengths = [letters.getlength(run) for run, letters in runs]
    half = round(0.8 * pixels)
    cover = Image.new("L", (round(sum(lengths)) + 4, 2 * half))
    pen, across = ImageDraw.Draw(cover), 2.0
    for (run, letters), length in zip(runs, lengths, strict=True):
        pen.text((across, half + round(0.34 * pixels)), run, 255, letters, anchor="ls")
        across += length
    return tinted(cover, ground, ink)


def fitted(text: str, typeface: Typeface, pixels: int, room: int) -> tuple[str, int]:
    """What of a text is written in so much room, and in which size."""
    clean = cleaned(text)
    size = _fitting(clean, typeface, pixels, room)
    return _cut(clean, typeface, size, room), size


def _shown(character: str) -> str:
    """The character, or its plain form, or the replacement if no font has either."""
    if ord(character) >= 0x1F000 and unicodedata.category(character) == "So":
        return REPLACEMENT
    for form in (character, unicodedata.normalize("NFKC", character)):
        if all(any(has(each, part) for each in Typeface) for part in form):
            return form
    return REPLACEMENT


def _without_heaps(text: str) -> Iterator[str]:
    """The text without the accents that are heaped on a letter beyond what a language needs."""
    heap = 0
    for character in text:
        heap = heap + 1 if unicodedata.combining(character) else 0
        if heap <= _MARKS_IN_A_ROW:
            yield character


def _runs(text: str, wanted: Typeface) -> Iterator[tuple[Typeface, str]]:
    """The text in pieces of one typeface: of a single one if any has all of it.

    That keeps words whole that are shaped or written from right to left.
    """
    typefaces = chain(wanted)
    for each in typefaces:
        if all(has(each, character) for character in text):
            yield each, text
            return

    def of(character: str) -> Typeface:
        return next((each for each in typefaces if has(each, character)), wanted)

    for each, run in groupby(text, of):
        yield each, "".join(run)


def _width(text: str, typeface: Typeface, pixels: int) -> float:
    return sum(font(each, pixels).getlength(run) for each, run in _runs(text, typeface))


def _fitting(text: str, typeface: Typeface, pixels: int, room: int) -> int:
    """A size at which the text fits, down to one that can still be read on a telephone."""
    least = min(pixels, LEAST)
    while pixels > least and _width(text, typeface, pixels) > room:
        pixels -= 1
    return pixels


def _cut(text: str, typeface: Typeface, pixels: int, room: int) -> str:
    """The text if it fits, else as much of it as leaves room for an ellipsis."""
    if _width(text, typeface, pixels) <= room:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if _width(text[:middle].rstrip() + _ELLIPSIS, typeface, pixels) <= room:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + _ELLIPSIS
