"""The rules of a game in pages, for whoever asks."""

from __future__ import annotations

from bot.chat.ids import PREFIX
from bot.chat.kit import AnyKit
from bot.chat.sheet import Button, TableSheet
from bot.chat.table_sheet import house_rules


def first_page(kit: AnyKit, options: dict[str, int | str]) -> TableSheet:
    """The game in a minute, with the house rules of a table."""
    words = kit.words
    own = house_rules(kit, options)
    house = (
        ("\n\n**House rules of this table**\n" + "\n".join(f"- {each}" for each in own))
        if own
        else ""
    )
    text = f"### {words.title}\n{words.line}\n\n**In a minute**\n{words.minute}{house}"
    return _paged(kit, 0, text)


def page(kit: AnyKit, number: int) -> TableSheet:
    """A page of the book: 0 is the game in a minute."""
    if number == 0:
        return first_page(kit, {})
    text = kit.words.pages[number - 1]
    if number == len(kit.words.pages):
        text += f"\n\n-# Source: {kit.words.source}"
    return _paged(kit, number, text)


def _paged(kit: AnyKit, number: int, text: str) -> TableSheet:
    pages = len(kit.words.pages)
    buttons = [
        Button(label, page_id(kit.rules.name, target))
        for label, target in (
            ("Back", number - 1),
            ("The full rules" if not number else "On", number + 1),
        )
        if 0 <= target <= pages
    ]
    foot = f"-# Page {number + 1} of {pages + 1}"
    return TableSheet(text, foot, rows=(tuple(buttons),))


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
