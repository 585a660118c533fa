"""Amounts of chips as people write them: `1,000`, `1.000`, `1 000`, `2.5k`, `2,5k`, `half`, `all`.

Which of `.` and `,` groups thousands and which begins a fraction is settled by the language of
whoever writes; blanks and apostrophes group in every language. Chips are whole, so a fraction
needs a `k` or an `m` behind it: `1.000` from an Englishman may be a thousand or a one, and is
refused. Digits are those of ASCII and the full-width ones that a Japanese keyboard makes; `int`
would take the digits of any script, of which some look like other digits.
"""

from __future__ import annotations

import re
from typing import Final

from bot.chat.wording import cut, sentences
from bot.chat.words import amounts as words
from bot.rules.offers import Refused

MOST_CHARACTERS: Final = 32
"""No amount that the books could hold needs more."""

_COMMA_BEGINS_A_FRACTION: Final = frozenset(
    ("bg", "cs", "da", "de", "el", "es-ES", "fi", "fr", "hr", "hu", "id", "it", "lt", "nl", "no",
     "pl", "pt-BR", "ro", "ru", "sv-SE", "tr", "uk", "vi")
)  # fmt: skip
"""Discord's languages of which that is true, by the Unicode locale data."""
_WIDE: Final = {0xFF10 + digit: str(digit) for digit in range(10)} | {0xFF0C: ",", 0xFF0E: "."}
_GAP: Final = r"[ \u00a0\u2009\u202f]"
_MINUS: Final = ("-", "−")
_UNITS: Final = {"": 1, "k": 1_000, "m": 1_000_000}


def number(text: str, locale: str) -> int | None:
    """The whole number of chips that a text of digits means; `None` for any other text."""
    if len(text) > MOST_CHARACTERS:
        return None
    found = _form(locale).fullmatch(text.translate(_WIDE).strip().lower())
    if found is None:
        return None
    whole, fraction, unit = found["whole"], found["fraction"] or "", _UNITS[found["unit"]]
    digits = re.sub("[^0-9]", "", whole) + fraction
    amount, rest = divmod(int(digits) * unit, 10 ** len(fraction))
    return None if rest else amount


def amount(text: str, locale: str, bounds: range) -> int:
    """The amount within the bounds that a text means.

    `all` is the most, `half` the greatest that is no more than half of it. Raises `Refused` with
    the text, what is wrong with it, and the bounds.
    """
    meant: int | None
    match text.strip().lower():
        case "all" | "half" as word if bounds:
            meant = bounds[-1] if word == "all" else _half(bounds)
        case _:
            meant = number(text, locale)
    # A range finds a number at once, and goes through all of its own to find anything else.
    if meant is None or meant not in bounds:
        raise Refused(refusal(text, locale, bounds))
    return meant


def refusal(text: str, locale: str, bounds: range) -> str:
    """Why what was written is no amount within the bounds."""
    written = cut(" ".join(text.split()), MOST_CHARACTERS)
    return sentences(_wrong(text, written, locale, bounds), words.can_be(bounds))


def _wrong(text: str, written: str, locale: str, bounds: range) -> str:
    word = text.strip().lower()
    meant = _half(bounds) if word == "half" and bounds else number(text, locale)
    if meant is None:
        below = word[:1] in _MINUS and number(word[1:], locale)
        return words.too_little(written) if below else _no_amount(word, written, locale)
    if not bounds or meant > bounds[-1]:
        return words.too_much(written)
    return words.too_little(written) if meant < bounds[0] else words.no_step(written, bounds.step)


def _no_amount(word: str, written: str, locale: str) -> str:
    """With how a thousand is written, for who writes numbers as other languages do."""
    if not any(number(word, other) for other in ("en-US", "de")):
        return words.no_amount(written)
    thousand = "1.000" if locale in _COMMA_BEGINS_A_FRACTION else "1,000"
    return words.no_amount_here(written, thousand)


def hint(bounds: range) -> str:
    """What may be written besides a number, and what it comes to."""
    half, most = _half(bounds), bounds[-1]
    return words.half_and_all_of(half, most) if half in bounds else words.all_of(most)


def of_the_most(bounds: range) -> str:
    """The same as a sentence: `half` and `all` are of the most that can be written."""
    half, most = _half(bounds), bounds[-1]
    return words.half_and_all_are(half, most) if half in bounds else words.all_is(most)


def _half(bounds: range) -> int:
    half = bounds[-1] // 2
    return half - (half - bounds.start) % bounds.step


def _form(locale: str) -> re.Pattern[str]:
    """What an amount looks like; a mark that groups does so throughout, and alone."""
    group, point = (r"\.", ",") if locale in _COMMA_BEGINS_A_FRACTION else (",", r"\.")
    return re.compile(
        rf"(?P<whole>[0-9]+|[1-9][0-9]{{0,2}}(?:(?P<mark>{group}|'|\u2019|{_GAP})[0-9]{{3}}"
        rf"(?:(?P=mark)[0-9]{{3}})*))"
        rf"(?:{point}(?P<fraction>[0-9]+)(?={_GAP}?[km]))?{_GAP}?(?P<unit>[km]?)"
    )
