"""House rules as people read them: those of a table, of a server, and what cannot be together."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bot.chat.kit import AnyKit
from bot.chat.words.settings import rules_clash
from bot.games import AnyRules
from bot.rules.codec import UnreadableError, decode, fields
from bot.rules.offers import Refused
from bot.tables.customs import Options
from bot.tables.refusals import no_such_rules


def house_rules(kit: AnyKit, options: Options) -> list[str]:
    """What differs from the rule book, a line for each."""
    book = defaults(kit)
    return [put(kit, name, value) for name, value in options.items() if value != book[name]]


def told_apart(kit: AnyKit, options: Options, usual: Options) -> tuple[list[str], list[str]]:
    """The same as two lists: as is `usual` in the server, and as the table alone has it.

    Where the server has a house rule and the table goes by the book, that is of the table.
    """
    book = defaults(kit)
    stands = {name: options.get(name, value) for name, value in book.items()}
    expected = {name: usual.get(name, value) for name, value in book.items()}
    of_server = [name for name in usual if stands[name] == expected[name] != book[name]]
    of_table = [name for name in book if stands[name] != expected[name]]
    return _all(kit, of_server, stands), _all(kit, of_table, stands)


def _all(kit: AnyKit, names: Iterable[str], values: dict[str, int | str | None]) -> list[str]:
    return [put(kit, name, values[name]) for name in names]


def defaults(kit: AnyKit) -> dict[str, int | str | None]:
    """What the rule book has for each option; `None` where that follows from others."""
    return {each.name: each.default for each in fields(kit.rules)}  # pyright: ignore[reportReturnType] - an option is nothing else


def put(kit: AnyKit, name: str, value: int | str | None) -> str:
    """One house rule in words."""
    words = kit.book.options[name]
    if value is None:
        return f"{words.about}: {words.usual}"
    values = words.values
    return values[value] if value in values else values[None].format(f"{value:,}")


def ruled(kit: AnyKit, options: Options) -> AnyRules:
    """The rules of the game with these house rules. Raises `Refused`, in the words of the game."""
    try:
        return decode(kit.rules, dict(options))
    except UnreadableError as error:
        raise Refused(_clash(kit, options, str(error))) from None


def _clash(kit: AnyKit, options: Options, fault: str) -> str:
    """The rules name the options that do not go together, as the rule book writes them."""
    named = [name for name in kit.book.options if re.search(rf"\b{name}\b", fault)]
    stands = defaults(kit) | dict(options)
    if len(named) < 2:
        return no_such_rules(fault)
    return rules_clash(kit.book.title, _all(kit, named, stands))
