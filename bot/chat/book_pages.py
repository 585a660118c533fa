"""The rules of a game as people read them: the book in pages, with the house rules in force."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import Final

from bot.chat.house_rules import house_rules
from bot.chat.ids import PREFIX, TeachIdent
from bot.chat.kit import AnyKit
from bot.chat.sheet import Button, Line, Menu, Row, TableSheet
from bot.chat.teaching.index import Entry, Passage, chapters, passages
from bot.chat.wording import cut
from bot.chat.words import books as words
from bot.chat.words.buttons import BACK, NEXT
from bot.tables.customs import Options

GO_TO: Final = "goto"
"""What a menu of places in a book does."""


def first_page(kit: AnyKit, options: Options, where: str = "table") -> TableSheet:
    """The game in a minute, with the house rules of a table or of a server."""
    book = kit.book
    text = words.first_page(book.title, book.line, book.minute)
    text = _parts(text, _own(kit, options, where))
    ways = (*_turns(kit, 0), *_lesson(kit))
    if where == "server":
        sheet = _paged(kit, 0, _parts(text, words.opens(kit.rules.name)))
        return replace(sheet, rows=(ways, *sheet.rows[1:]))
    # At a table many may press at once: without the menu it costs less.
    return replace(_paged(kit, 0, text), rows=(ways,))


def _lesson(kit: AnyKit) -> tuple[Button, ...]:
    """A button is found sooner than a line of the menu."""
    if kit.teaching.lesson is None:
        return ()
    return (Button(words.LESSON, TeachIdent(kit.rules.name).of("page")),)


def _own(kit: AnyKit, options: Options, where: str) -> str:
    own = house_rules(kit, options)
    if not own:
        return ""
    return words.rules_of_server(own) if where == "server" else words.rules_of_table(own)


def _parts(*texts: str) -> str:
    """Parts of a page, without those that are empty."""
    return "\n\n".join(filter(None, texts))


def page(kit: AnyKit, number: int, usual: Options) -> TableSheet:
    """A page of the book: 0 is the game in a minute, with the house rules of a server."""
    if number == 0:
        return first_page(kit, usual, "server")
    pages = (*kit.book.pages, *_words(kit), _source(kit))
    return _paged(kit, number, pages[number - 1])


def last_page(kit: AnyKit) -> int:
    """The number of the last page, which says where the rules are from."""
    return page_of_words(kit) + 1


def page_of_words(kit: AnyKit) -> int:
    """The number of the page of the game's own words; of the last before it, where it has none."""
    return len(kit.book.pages) + len(_words(kit))


def _words(kit: AnyKit) -> tuple[str, ...]:
    """The page of the game's own words, where it has any."""
    glossary = kit.teaching.glossary
    if not glossary:
        return ()
    return (words.words_page(kit.book.title, sorted(glossary.items())),)


def _source(kit: AnyKit) -> str:
    """The page that says where the rules are from, and each house rule."""
    book = kit.book
    told = [(book.options[name].about, whence) for name, whence in book.sources.items()]
    return words.source_page(book.title, book.source, told)


def _paged(kit: AnyKit, number: int, text: str) -> TableSheet:
    head, _, body = text.partition("\n")
    rows: tuple[Row, ...] = (_turns(kit, number), go_to(kit, chapters(kit)))
    return TableSheet(head, body, words.page_of(number + 1, last_page(kit) + 1), rows=rows)


def _turns(kit: AnyKit, number: int) -> tuple[Button, ...]:
    onward = NEXT if number else words.THE_FULL_RULES
    return tuple(
        Button(label, page_id(kit.rules.name, target))
        for label, target in ((BACK, number - 1), (onward, number + 1))
        if 0 <= target <= last_page(kit)
    )


def go_to(kit: AnyKit, places: tuple[Entry, ...], hint: str = words.GO_TO) -> Menu:
    """A menu of places in the book."""
    lines = tuple(Line(each.title, each.key) for each in places)
    return Menu(hint, TeachIdent(kit.rules.name).of(GO_TO), lines)


def house_page(kit: AnyKit, options: Options) -> TableSheet:
    """The house rules of a server."""
    text = words.rules_here(house_rules(kit, options))
    return TableSheet(words.heading_of_rules(kit.book.title), text, rows=_ways(kit, 1))


def term_page(kit: AnyKit, term: str, meanings: str) -> TableSheet:
    """What a word means."""
    head = words.heading(kit.book.title, term)
    return TableSheet(head, meanings, rows=_ways(kit, 1))


def passage_page(kit: AnyKit, passage: Passage) -> TableSheet:
    """A paragraph of the book."""
    head = words.heading(kit.book.title, passage.title)
    return TableSheet(head, passage.text, rows=_ways(kit, passage.page))


def page_of_now(kit: AnyKit, phase: Enum, options: Options) -> TableSheet:
    """What matters in this phase of a deal, with the house rules of the table."""
    title = kit.teaching.places.get(phase)
    found = next((each for each in passages(kit.book) if each.title == title), None)
    if found is None:
        return first_page(kit, options)
    head = words.heading_of_now(kit.book.title, cut(found.title, 100))
    return TableSheet(
        head, _parts(found.text, _own(kit, options, "table")), rows=_ways(kit, found.page)
    )


def _ways(kit: AnyKit, number: int) -> tuple[Row, ...]:
    """From a single paragraph to the rest of the book."""
    minute = Button(words.IN_A_MINUTE, page_id(kit.rules.name, 0))
    full = Button(words.FULL_RULES, page_id(kit.rules.name, number))
    return ((minute, full), go_to(kit, chapters(kit)))


def page_id(game: str, number: int) -> str:
    """The id of a control that turns to a page."""
    return f"{PREFIX}book:{game}:{number}"


def read_page_id(custom_id: str) -> tuple[str, int] | None:
    """The game and page that such an id names, or `None`."""
    parts = custom_id.removeprefix(f"{PREFIX}book:").split(":")
    if not custom_id.startswith(f"{PREFIX}book:") or len(parts) != 2:
        return None
    game, number = parts
    return (game, int(number)) if number.isdecimal() and number.isascii() else None
