"""Amounts of chips as people write them."""

from __future__ import annotations

import pytest
from discord import Locale
from hypothesis import given
from hypothesis import strategies as st

from bot.chat.amounts import MOST_CHARACTERS, amount, hint, number
from bot.rules.offers import Refused

ENGLISH, GERMAN = "en-US", "de"

WRITTEN = [
    ("0", ENGLISH, 0),
    ("50", ENGLISH, 50),
    ("  50 ", ENGLISH, 50),
    ("007", ENGLISH, 7),
    ("1,000", ENGLISH, 1_000),
    ("1,000,000", "ja", 1_000_000),
    ("1.000", GERMAN, 1_000),
    ("1.000.000", "pt-BR", 1_000_000),
    ("1 000", "fr", 1_000),
    ("1 000", ENGLISH, 1_000),
    ("1\u202f000\u202f000", "fr", 1_000_000),
    ("1\u00a0000", "sv-SE", 1_000),
    ("1'000", GERMAN, 1_000),
    ("1’000", ENGLISH, 1_000),
    ("2.5k", ENGLISH, 2_500),
    ("2,5k", GERMAN, 2_500),
    ("2,5 K", GERMAN, 2_500),
    ("1,000k", ENGLISH, 1_000_000),
    ("1,000k", GERMAN, 1_000),
    ("1.000k", GERMAN, 1_000_000),
    ("1,234.5k", ENGLISH, 1_234_500),
    ("0.001m", ENGLISH, 1_000),
    ("1m", ENGLISH, 1_000_000),
    ("１，０００", "ja", 1_000),
    ("２．５k", "ja", 2_500),
    ("9" * 16, ENGLISH, 10**16 - 1),
]
NO_NUMBERS = [
    ("", ENGLISH),
    ("-5", ENGLISH),
    ("−5", ENGLISH),
    ("+5", ENGLISH),
    ("NaN", ENGLISH),
    ("inf", ENGLISH),
    ("1e3", ENGLISH),
    ("0x10", ENGLISH),
    ("1_000", ENGLISH),
    ("k", ENGLISH),
    (".5k", ENGLISH),
    ("5.k", ENGLISH),
    ("1kk", ENGLISH),
    ("1km", ENGLISH),
    ("k1", ENGLISH),
    ("5 chips", ENGLISH),
    ("1,0,0", ENGLISH),
    ("1,00", ENGLISH),
    ("1000,000", ENGLISH),
    ("0,100", ENGLISH),
    ("1,000'000", ENGLISH),
    ("1,000.000", ENGLISH),
    ("1.000", ENGLISH),
    ("1,000", GERMAN),
    ("2.5k", GERMAN),
    ("2,5k", ENGLISH),
    ("2.5", ENGLISH),
    ("2.0", ENGLISH),
    ("1.2345k", ENGLISH),
    ("1  000", ENGLISH),
    ("1\n000", ENGLISH),
    ("1000\u0000", ENGLISH),
    ("²", ENGLISH),
    ("٣", "ar"),
    ("৪", ENGLISH),
    ("one", ENGLISH),
    ("9" * (MOST_CHARACTERS + 1), ENGLISH),
]


@pytest.mark.parametrize(("text", "locale", "meant"), WRITTEN)
def test_what_people_write(text: str, locale: str, meant: int) -> None:
    assert number(text, locale) == meant


@pytest.mark.parametrize(("text", "locale"), NO_NUMBERS)
def test_what_is_no_whole_number(text: str, locale: str) -> None:
    assert number(text, locale) is None


@pytest.mark.parametrize(
    ("bounds", "half", "most"),
    [
        (range(1, 996), 497, 995),
        (range(1, 2), None, 1),
        (range(1, 1), None, None),
        (range(20, 31), None, 30),
        (range(10, 61, 10), 30, 60),
        (range(5, 26, 10), 5, 25),
        (range(2), 0, 1),
    ],
)
def test_half_and_all_are_of_what_may_be_had(
    bounds: range, half: int | None, most: int | None
) -> None:
    assert _found("half", ENGLISH, bounds) == half
    assert _found(" ALL ", ENGLISH, bounds) == most


def _found(text: str, locale: str, bounds: range) -> int | None:
    try:
        return amount(text, locale, bounds)
    except Refused:
        return None


def test_an_amount_is_within_its_bounds() -> None:
    bounds = range(20, 61, 10)
    found = [_found(text, ENGLISH, bounds) for text in ("10", "20", "25", "60", "70", "0.06k")]
    assert found == [None, 20, None, 60, None, 60]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("70", "“70” is too much."),
        ("1,000", "“1,000” is too much."),
        ("10", "“10” is too little."),
        ("-3", "“-3” is too little."),
        ("25", "“25” is no step of 10."),
        ("abc", "“abc” is no whole number of chips."),
        ("2.5", "“2.5” is no whole number of chips."),
        (" a\n b ", "“a b” is no whole number of chips."),
        (
            "1.000",
            "“1.000” is no whole number of chips: a thousand is written 1,000, 1000 or 1k here.",
        ),
    ],
)
def test_a_refusal_repeats_what_was_written_and_says_why(text: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        amount(text, ENGLISH, range(20, 61, 10))
    assert str(refused.value) == f"{why} It can be from 20 to 60 in steps of 10."


def test_half_of_too_little_is_refused_as_such() -> None:
    with pytest.raises(Refused, match=r"^“half” is too little\. It can be from 20 to 30\.$"):
        amount("half", ENGLISH, range(20, 31))


def test_a_hint_names_what_half_and_all_come_to() -> None:
    assert hint(range(101)) == "A number, half (50) or all (100)"
    assert hint(range(20, 31)) == "A number or all (30)"


locales = st.sampled_from([each.value for each in Locale])


def marks(locale: str) -> tuple[str, str]:
    """What groups thousands, and what begins a fraction, as this house reads them."""
    return (",", ".") if number("1,000", locale) == 1_000 else (".", ",")


@given(st.integers(0, 10**15), locales, st.sampled_from([" ", "'", "’", "\u00a0", "\u202f", ""]))
def test_a_number_is_read_back_however_it_is_grouped(chips: int, locale: str, other: str) -> None:
    mark, _ = marks(locale)
    assert number(f"{chips:,}".replace(",", mark), locale) == chips
    assert number(f"{chips:,}".replace(",", other), locale) == chips


@given(st.integers(0, 10**12), locales)
def test_thousands_with_a_fraction_are_exact(chips: int, locale: str) -> None:
    _, point = marks(locale)
    assert number(f"{chips // 1_000}{point}{chips % 1_000:03}k", locale) == chips
    assert number(f"{chips // 10**6}{point}{chips % 10**6:06}m", locale) == chips


@given(
    st.text() | st.text("0123456789.,' kKmM-+e’\u202f０９", max_size=MOST_CHARACTERS),
    locales,
    st.integers(0, 100),
    st.integers(0, 10**15),
    st.integers(1, 50),
)
def test_whatever_is_written_is_an_amount_within_the_bounds_or_none(
    text: str, locale: str, low: int, high: int, step: int
) -> None:
    bounds = range(low, high + 1, step)
    meant = _found(text, locale, bounds)
    assert meant is None or (type(meant) is int and meant in bounds)
    plain = number(text, locale)
    assert plain is None or (type(plain) is int and plain >= 0)
