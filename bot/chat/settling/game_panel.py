"""The house rules of a game in a server: all of them, and one of them to be settled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias, cast, get_args, get_origin

from bot.chat.house_rules import defaults, house_rules, put, ruled
from bot.chat.kit import AnyKit
from bot.chat.settling.forms import NUMBER, Number
from bot.chat.settling.ids import Ident
from bot.chat.sheet import Button, Line, Menu, Row, TableSheet
from bot.chat.wording import cut
from bot.chat.words import settings as words
from bot.rules.codec import Between, Field, fields
from bot.rules.offers import Refused
from bot.tables.customs import Options

MOST_LABEL: Final = 100
Value: TypeAlias = int | str


def game_panel(kit: AnyKit, usual: Options, word: str = "") -> TableSheet:
    """All house rules of a game, with those that the server has settled."""
    own = house_rules(kit, usual)
    told = "\n".join(f"- {each}" for each in own) or words.ALL_BY_THE_BOOK
    name = kit.rules.name
    stands = defaults(kit) | dict(usual)
    lines = [
        Line(cut(each.about, MOST_LABEL), option, about=cut(put(kit, option, stands[option]), 100))
        for option, each in kit.book.options.items()
    ]
    buttons = [Button(words.TO_BOOK, str(Ident("book", name)), "grave")] if own else []
    buttons.append(Button(words.TO_HOUSE, str(Ident("home"))))
    rows: list[Row] = [Menu(words.WHICH_RULE, str(Ident("options", name)), tuple(lines))]
    return TableSheet(
        words.game(kit.book.title),
        f"{told}\n{words.game_note(name)}",
        word,
        rows=(*rows, tuple(buttons)),
    )


def option_panel(kit: AnyKit, usual: Options, option: Field, word: str = "") -> TableSheet:
    """One house rule, what it is at present, and what it can be."""
    name, book = option.name, defaults(kit)[option.name]
    stands = usual.get(name, book)
    about = kit.book.options[name].about
    told = words.rule_stands(put(kit, name, stands), put(kit, name, book))
    return TableSheet(
        words.rule(kit.book.title, about), told, word, rows=tuple(_controls(kit, usual, option))
    )


def _controls(kit: AnyKit, usual: Options, option: Field) -> Iterable[Row]:
    game, name = kit.rules.name, option.name
    stands = usual.get(name, defaults(kit)[name])
    values = choices(option)
    if values:
        told = kit.book.options[name].values
        lines = [
            Line(cut(told[each], MOST_LABEL), str(each), chosen=each == stands) for each in values
        ]
        hint = cut(kit.book.options[name].about, MOST_LABEL)
        yield Menu(hint, str(Ident("value", game, name)), tuple(lines))
    buttons: list[Button] = []
    if not values:
        buttons.append(Button(words.ANOTHER_NUMBER, str(Ident("ask", game, name)), "chief"))
    if name in usual:
        buttons.append(Button(words.BY_THE_BOOK, str(Ident("book", game, name))))
    buttons.append(Button(words.TO_GAME, str(Ident("game", game))))
    yield tuple(buttons)


def choices(option: Field) -> tuple[Value, ...]:
    """The values of an option of which one is chosen; none where it is a number."""
    if get_origin(option.values) is Literal:
        return cast("tuple[Value, ...]", get_args(option.values))
    return ()


def option_of(kit: AnyKit, name: str) -> Field | None:
    """The option of this name."""
    return next((each for each in fields(kit.rules) if each.name == name), None)


def _room(kit: AnyKit, usual: Options, option: Field, between: Between) -> range:
    """Which numbers a house rule can be, as far as the others of the server leave it room."""
    stands = usual.get(option.name, defaults(kit)[option.name])
    stands = stands if isinstance(stands, int) else between.low

    def end(outer: int) -> int:
        """The number nearest to `outer` that goes with the other house rules."""
        good, bad = stands, outer
        if _goes(kit, usual, option.name, bad):
            return bad
        while abs(good - bad) > 1:
            middle = (good + bad) // 2
            if _goes(kit, usual, option.name, middle):
                good = middle
            else:
                bad = middle
        return good

    return range(end(between.low), end(between.high) + 1)


def _goes(kit: AnyKit, usual: Options, name: str, value: int) -> bool:
    try:
        ruled(kit, {**usual, name: value})
    except Refused:
        return False
    return True


def number_of(kit: AnyKit, usual: Options, option: Field) -> Number:
    """What the form asks for that settles a house rule."""
    book = defaults(kit)[option.name]
    stands = usual.get(option.name, book)
    option_words = kit.book.options[option.name]
    between = cast("Between", get_args(option.values)[1])
    return Number(
        NUMBER,
        option_words.about,
        range(between.low, between.high + 1),
        _room(kit, usual, option, between),
        stands if isinstance(stands, int) else None,
        words.usual_of_book(option_words.usual if book is None else str(book)),
    )
