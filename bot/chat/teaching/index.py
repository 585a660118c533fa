"""What a book can be looked into by: its headings, the heads of its paragraphs, its words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cache
from typing import Final

from bot.chat.book import Book
from bot.chat.kit import AnyKit
from bot.chat.words import books as words

_NEAR: Final = 0.6
"""How much alike a word and a title must be to be taken for each other."""
_HEAD: Final = re.compile(r"^\*\*([^*\n]{2,80})\*\*", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Passage:
    """A part of the book: a whole page, or what stands under the bold head of a paragraph."""

    title: str
    text: str
    """What is told below the title, which it does not repeat."""
    page: int
    """The number of the page that it stands on, from 1."""
    whole: bool


@dataclass(frozen=True, slots=True)
class Entry:
    """Something to be looked up: a title, and what a control calls it."""

    title: str
    key: str


def heading(page: str) -> str:
    """The heading of a page without the game's name: `### Whist: the play` is `The play`."""
    head = page.partition("\n")[0].removeprefix("### ")
    short = head.partition(": ")[2] or head
    return short[:1].upper() + short[1:]


def passages(book: Book) -> tuple[Passage, ...]:
    """All parts of a book, page by page. Where a head comes twice, its page is named with it."""
    return _parts(book.pages)


@cache
def _parts(pages: tuple[str, ...]) -> tuple[Passage, ...]:
    found = [each for number, page in enumerate(pages, 1) for each in _of_page(page, number)]
    titles = [each.title.casefold() for each in found]
    return tuple(
        each if titles.count(each.title.casefold()) == 1 or each.whole else _told_apart(each, pages)
        for each in found
    )


def _of_page(page: str, number: int) -> Iterable[Passage]:
    body = page.partition("\n")[2]
    yield Passage(heading(page), body, number, whole=True)
    heads = list(_HEAD.finditer(body))
    ends = [each.start() for each in heads[1:]] + [len(body)]
    for head, end in zip(heads, ends, strict=True):
        text = _without_head(head[1], body[head.end() : end])
        yield Passage(head[1].rstrip(".:, "), text.strip(), number, whole=False)


def _without_head(head: str, text: str) -> str:
    """A paragraph as it stands below a heading that says its head already.

    A head that begins the first sentence stays there, as plain words.
    """
    return text if head.endswith(".") else f"{head}{text}"


def _told_apart(passage: Passage, pages: tuple[str, ...]) -> Passage:
    title = f"{passage.title} ({heading(pages[passage.page - 1])})"
    return Passage(title, passage.text, passage.page, whole=False)


def entries(kit: AnyKit) -> tuple[Entry, ...]:
    """All that can be looked up about a game: a word with a paragraph of its own only once."""
    return _entries(*_known(kit))


def chapters(kit: AnyKit) -> tuple[Entry, ...]:
    """The few of them by which people find their way: no heads of paragraphs, no single words."""
    return _chapters(*_known(kit))


def _known(kit: AnyKit) -> tuple[tuple[str, ...], tuple[str, ...], str]:
    """What the index follows from: pages, words, and what the lesson to look on at is called."""
    worked = "" if kit.teaching.lesson is None else kit.words.deals.worked
    return kit.book.pages, tuple(kit.teaching.glossary), worked


@cache
def _entries(pages: tuple[str, ...], terms: tuple[str, ...], worked: str) -> tuple[Entry, ...]:
    parts = [Entry(each.title, f"b{n}") for n, each in enumerate(_parts(pages))]
    known = {each.title.casefold() for each in parts}
    alone = [Entry(each, f"t{n}") for n, each in enumerate(terms) if each.casefold() not in known]
    return (
        Entry(words.IN_A_MINUTE, "minute"),
        *((Entry(worked, "worked"), Entry(words.LESSON, "lesson")) if worked else ()),
        Entry(words.HOUSE_RULES, "house"),
        *parts,
        *((Entry(words.WORDS, "words"),) if terms else ()),
        Entry(words.SOURCE, "source"),
        *alone,
    )


@cache
def _chapters(pages: tuple[str, ...], terms: tuple[str, ...], worked: str) -> tuple[Entry, ...]:
    parts = _parts(pages)
    return tuple(
        each
        for each in _entries(pages, terms, worked)
        if not each.key[1:].isdecimal() or (each.key[0] == "b" and parts[int(each.key[1:])].whole)
    )


def matching(found: Sequence[Entry], typed: str) -> list[Entry]:
    """Those in whose titles all typed words begin a word, best first."""
    wanted = typed.casefold().split()
    fitting = [each for each in found if all(_begins(each.title, word) for word in wanted)]
    return sorted(fitting, key=lambda each: not each.title.casefold().startswith(typed.casefold()))


def _begins(title: str, word: str) -> bool:
    return any(each.startswith(word) for each in re.findall(r"[\w'’-]+", title.casefold()))


def exact(found: Sequence[Entry], typed: str) -> Entry | None:
    """The one of just this title, in whatever case."""
    wanted = typed.strip().casefold()
    return next((each for each in found if each.title.casefold() == wanted), None)


def nearest(found: Sequence[Entry], typed: str, most: int) -> list[Entry]:
    """Up to `most` of what somebody may have meant: titles that begin so, else those most alike."""
    fitting = matching(found, typed)
    if not fitting:
        likeness = [(_likeness(each.title, typed), each) for each in found]
        alike = [pair for pair in likeness if pair[0] >= _NEAR]
        fitting = [each for _, each in sorted(alike, key=lambda pair: -pair[0])]
    return fitting[:most]


def _likeness(title: str, typed: str) -> float:
    """How much alike they are: the whole title, or the word in it that is most alike."""
    wanted = typed.casefold()
    tried = (title.casefold(), *title.casefold().split())
    return max(SequenceMatcher(None, each, wanted).ratio() for each in tried)
