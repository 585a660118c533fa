"""Cards that can be told again wherever they went: by a mark of their own, and by their forms."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from typing import Final

import pytest

from bot.chat import wording
from bot.rules.cards import PACK, RANKS, SIGNS, Card, Suit, card, short

MARKS: Final = {each: chr(0xE000 + number) for number, each in enumerate(PACK)}
"""Characters for private use, which stand in no text by chance, and take no room in a picture."""
_MARKED: Final = {mark: each for each, mark in MARKS.items()}

_SIGNS: Final = {sign: suit for suit, sign in SIGNS.items()}
_NAMES: Final = {wording.long(each).lower(): each for each in PACK}
_RANK = r"(?:10|[2-9JQKA])"
_CODE = r"(?:[2-9TJQKA][cdhs])"
_SHORT: Final = re.compile(rf"(?<!\w)({_RANK})\ufe0f?([{''.join(_SIGNS)}])")
_GROUP: Final = re.compile(rf"([{''.join(_SIGNS)}])\ufe0f? ({_RANK}(?: {_RANK})*)(?= ·|\n|$)")
_ONE: Final = rf"{_CODE}(?![A-Za-z0-9])"
_CODES: Final = re.compile(rf"(?<![A-Za-z0-9]){_ONE}(?:[\W_]{{1,4}}{_ONE})*")
_LONG: Final = re.compile("|".join(_NAMES), re.IGNORECASE)
_ESCAPED: Final = re.compile(r"\\u([0-9a-f]{4})|%([0-9A-F]{2})")
_TOKEN: Final = re.compile(r"[\w-]{24,}", re.ASCII)
"""What is drawn by lot: anything may stand in it."""
_WORDS: Final = ("As", "Ah")
"""Codes that are words as well: by themselves they name no card."""


def mark_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on every card that is put into words bears its mark, in whatever module."""
    for plain in (short, wording.long):
        _replace(monkeypatch, plain, _with_mark(plain))


def _with_mark(words: Callable[[Card], str]) -> Callable[[Card], str]:
    return lambda named: MARKS[named] + words(named)


def _replace(monkeypatch: pytest.MonkeyPatch, function: object, other: object) -> None:
    for name, module in tuple(sys.modules.items()):
        if name.partition(".")[0] in ("bot", "cogs", "cards_art"):
            for attribute, value in tuple(vars(module).items()):
                if value is function:
                    monkeypatch.setattr(module, attribute, other)


def replace_everywhere(monkeypatch: pytest.MonkeyPatch, function: object, other: object) -> None:
    """Puts another function in the place of one, wherever it was imported to."""
    _replace(monkeypatch, function, other)


def named(text: str, *, by_name: bool = False) -> set[Card]:
    """The cards that a text names, by mark, sign or code; `by_name` also `Queen of hearts`.

    The names alone stand in the rule books, too; whoever means a card has it marked.
    """
    return set(_named(text, by_name))


def _named(text: str, by_name: bool) -> Iterator[Card]:
    text = _ESCAPED.sub(lambda found: chr(int(found[1] or found[2], 16)), text)
    yield from (_MARKED[each] for each in text if each in _MARKED)
    plain = "".join(each for each in _TOKEN.sub(" ", text) if each not in _MARKED)
    for rank, sign in _SHORT.findall(plain):
        yield _card(rank, sign)
    for sign, ranks in _GROUP.findall(plain):
        yield from (_card(rank, sign) for rank in ranks.split())
    for run in _CODES.findall(plain):
        if run not in _WORDS:
            yield from map(card, re.findall(_CODE, run))
    if by_name:
        yield from (_NAMES[each.lower()] for each in _LONG.findall(plain))


def _card(rank: str, sign: str) -> Card:
    suit: Suit = _SIGNS[sign]
    code = "T" if rank == "10" else rank
    assert code in RANKS
    return card(code + suit.value)


def runs(text: str, length: int) -> Iterator[str]:
    """Every row of so many cards that stand one after the other in a text, by their codes."""
    for found in _CODES.findall(text):
        codes = re.findall(_CODE, found)
        for start in range(len(codes) - length + 1):
            yield " ".join(codes[start : start + length])
