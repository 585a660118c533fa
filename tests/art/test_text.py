"""Names as a picture can show them."""

from __future__ import annotations

import pytest
from PIL import features

from cards_art.fonts import Typeface, font, has
from cards_art.palette import CREAM, WALNUT
from cards_art.text import REPLACEMENT, cleaned, stamp


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \n\t Lovelace ", "Ada Lovelace"),
        ("Zoe\u0308", "Zoë"),
        ("Zo\u200be\u200d\u0308", "Zoë"),
        ("\u202egnp.exe\u202c", "gnp.exe"),
        ("\u2066Ada\u2069\u200f", "Ada"),
        ("\x00\x1b[31mAda\x7f", "[31mAda"),
        ("Ada\ue000\ud800\U000e0041", "Ada"),
        ("Z\u0301\u0301\u0301\u0301\u0301o", "Ź\u0301\u0301o"),
        ("𝓐𝓭𝓪", "Ada"),
        ("☠\ufe0f", "☠"),
        ("山田太郎", "山田太郎"),
        ("한국어", "한국어"),
        ("שלום", "שלום"),
        ("مرحبا", "مرحبا"),
        ("Дмитрий", "Дмитрий"),
        ("Ada 🎲", f"Ada {REPLACEMENT}"),
        ("👨‍👩‍👧 Smith", f"{REPLACEMENT} Smith"),
        ("👍🏽", REPLACEMENT),
        ("🇬🇧 Tom", f"{REPLACEMENT} Tom"),
        ("\U00013000", REPLACEMENT),
        ("", REPLACEMENT),
        ("\u200b \u202e", REPLACEMENT),
        ("\u3164", REPLACEMENT),
        ("\u2800\u115f", REPLACEMENT),
        ("\u0301\u0302", REPLACEMENT),
    ],
)
def test_names_are_cleaned(name: str, shown: str) -> None:
    assert cleaned(name) == shown


def test_nothing_is_shown_that_no_font_has() -> None:
    every = "".join(chr(code) for code in range(0x20, 0x3000, 7))
    for start in range(0, len(every), 40):
        for character in cleaned(every[start : start + 40]).replace(" ", ""):
            assert any(has(typeface, character) for typeface in Typeface)


@pytest.mark.parametrize("name", ["W" * 200, "山" * 200, "مرحبا" * 40, "i " * 100, "👍" * 200])
@pytest.mark.parametrize("room", [60, 190, 400])
def test_a_long_name_keeps_within_its_room(name: str, room: int) -> None:
    line = stamp(name, Typeface.BOLD, 31, room, WALNUT, CREAM)
    assert line.image.width <= room + 4


def test_a_cut_name_ends_in_an_ellipsis() -> None:
    line = stamp("Bartholomew-Fitzgerald", Typeface.BOLD, 31, 150, WALNUT, CREAM)
    cut = stamp("Bartholo…", Typeface.BOLD, 30, 150, WALNUT, CREAM)
    assert line.image.tobytes() == cut.image.tobytes()


def test_a_name_is_written_smaller_before_it_is_cut() -> None:
    line = stamp("Colonel Pam", Typeface.BOLD, 36, 182, WALNUT, CREAM)
    smaller = [stamp("Colonel Pam", Typeface.BOLD, each, 400, WALNUT, CREAM) for each in (31, 32)]
    assert line.image.tobytes() in [each.image.tobytes() for each in smaller]


def test_a_name_of_one_typeface_is_of_that_typeface_whole() -> None:
    """Latin letters beside Greek are not taken from another font."""
    line = stamp("Ada Ω", Typeface.BOLD, 31, 400, WALNUT, CREAM)
    wide = font(Typeface.WIDE_RANGE, 31).getlength("Ada Ω")
    assert has(Typeface.BOLD, "Ω") or abs(line.image.width - wide) < 6


@pytest.mark.parametrize("name", ["Дмитрий", "Ελένη", "Ἑλένη", "♠ Ada"])
def test_a_name_that_is_bold_in_latin_is_bold_with_serifs_in_its_own_letters(name: str) -> None:
    line = stamp(name, Typeface.BOLD, 31, 400, WALNUT, CREAM)
    assert abs(line.image.width - font(Typeface.WIDE_BOLD, 31).getlength(name)) < 6


needs_fribidi = pytest.mark.skipif(
    not features.check("raqm"), reason="Pillow finds no FriBiDi on this system"
)


@needs_fribidi
@pytest.mark.parametrize(("name", "leftmost"), [("שלום", "ם"), ("בן", "ן")])
def test_hebrew_is_written_from_the_right(name: str, leftmost: str) -> None:
    line, alone = (
        stamp(each, Typeface.BOLD, 31, 400, WALNUT, CREAM).image for each in (name, leftmost)
    )
    box = (0, 0, alone.width - 5, alone.height)
    assert line.crop(box).tobytes() == alone.crop(box).tobytes()


@needs_fribidi
def test_arabic_letters_are_joined() -> None:
    apart = sum(font(Typeface.WIDE_RANGE, 31).getlength(letter) for letter in "سلام")
    assert stamp("سلام", Typeface.BOLD, 31, 400, WALNUT, CREAM).image.width < 0.9 * apart


@pytest.mark.parametrize(
    ("typeface", "character", "there"),
    [
        (Typeface.ROMAN, "é", True),
        (Typeface.ROMAN, "£", True),
        (Typeface.ROMAN, "山", False),
        (Typeface.WIDE_RANGE, "♠", True),
        (Typeface.WIDE_RANGE, "ש", True),
        (Typeface.CJK, "山", True),
        (Typeface.CJK, "한", True),
        (Typeface.CJK, "\U00013000", False),
    ],
)
def test_fonts_tell_what_they_have(typeface: Typeface, character: str, there: bool) -> None:
    assert has(typeface, character) is there


def test_every_line_has_the_same_middle() -> None:
    """Letters with tails sit on the same line as those without."""
    heights = {
        stamp(word, Typeface.BOLD, 31, 400, WALNUT, CREAM).image.height
        for word in ("aaa", "gyp", "ÁÅ", "山田")
    }
    assert len(heights) == 1
