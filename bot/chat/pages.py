"""Pages that whoever asked turns; the ids of their buttons outlive a restart."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Final, TypeAlias

from bot.chat.press import Press
from bot.chat.sheet import Button, TableSheet
from bot.chat.words.books import UNKNOWN_PAGE, page_of
from bot.chat.words.buttons import BACK, NEXT
from bot.rules.offers import Refused

WORD: Final = "pg"
_PAGE: Final = re.compile(r"pg:([a-z]{1,16}):([0-9]{1,6})")

Pages: TypeAlias = Callable[[Press, int], Awaitable[TableSheet]]
"""One of the pages, counted from 0, as it is now; the last one for a number beyond it."""


async def turn(known: Mapping[str, Pages], press: Press, custom_id: str) -> None:
    """Turns to the page that a button names. Raises `Refused` for one that is not known."""
    found = _PAGE.fullmatch(custom_id)
    if found is None or found[1] not in known:
        raise Refused(UNKNOWN_PAGE)
    await press.turn_to(await known[found[1]](press, int(found[2])))


def last_page(count: int, size: int) -> int:
    """The number of the last page of so many lines."""
    return max(0, count - 1) // size


def paged(
    pages: str, page: int, last: int, words: TableSheet, labels: tuple[str, str] = (BACK, NEXT)
) -> TableSheet:
    """One of the pages with the buttons that turn it; a single one has none."""
    if not last:
        return words
    buttons = tuple(
        Button(label, f"{WORD}:{pages}:{target}")
        for label, target in zip(labels, (page - 1, page + 1), strict=True)
        if 0 <= target <= last
    )
    foot = "\n".join(filter(None, (words.foot, page_of(page + 1, last + 1))))
    return replace(words, foot=foot, rows=(buttons,))
