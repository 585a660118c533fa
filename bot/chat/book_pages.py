"""The rules of a game as people read them: the book in pages, with the house rules in force."""

from __future__ import annotations

from bot.chat.house_rules import house_rules
from bot.chat.ids import PREFIX
from bot.chat.kit import AnyKit
from bot.chat.sheet import Button, TableSheet
from bot.tables.customs import Options


def first_page(kit: AnyKit, options: Options, where: str = "table") -> TableSheet:
    """The game in a minute, with the house rules of a table or of a server."""
    book = kit.book
    text = f"### {book.title}\n{book.line}\n\n**In a minute**\n{book.minute}"
    own = house_rules(kit, options)
    if own:
        text += f"\n\n**House rules of this {where}**\n" + "\n".join(f"- {each}" for each in own)
    return _paged(kit, 0, text)


def page(kit: AnyKit, number: int, usual: Options) -> TableSheet:
    """A page of the book: 0 is the game in a minute, with the house rules of a server."""
    if number == 0:
        return first_page(kit, usual, "server")
    text = kit.book.pages[number - 1]
    if number == len(kit.book.pages):
        text += f"\n\n-# Source: {kit.book.source}"
    return _paged(kit, number, text)


def _paged(kit: AnyKit, number: int, text: str) -> TableSheet:
    pages = len(kit.book.pages)
    head, _, body = text.partition("\n")
    buttons = [
        Button(label, page_id(kit.rules.name, target))
        for label, target in (
            ("Back", number - 1),
            ("The full rules" if not number else "Next", number + 1),
        )
        if 0 <= target <= pages
    ]
    return TableSheet(head, body, f"-# Page {number + 1} of {pages + 1}", rows=(tuple(buttons),))


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
