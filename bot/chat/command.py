"""The command that opens a table of a game, made from the options of its rules."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Mapping
from typing import Annotated, Any, Final, Literal, Optional, TypeAlias, cast, get_args, get_origin

import discord
from discord import app_commands

from bot.chat.book import OptionWords
from bot.chat.kit import AnyKit
from bot.chat.press import Asked, Press, attend
from bot.chat.wording import PACES, cut
from bot.chat.words.opening import BUY_IN, PACE, THREAD, by_the_book
from bot.rules.codec import Between, Field, fields
from bot.tables.customs import MOST_CHIPS

MOST_ABOUT: Final = 100
"""Characters that Discord takes beside a parameter."""
_OWN: Final = tuple(
    inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=hint)
    for name, default, hint in (
        ("buy_in", None, Optional[app_commands.Range[int, 0, MOST_CHIPS]]),  # noqa: UP045 - nor is it one
        ("pace", None, str | None),
        ("thread", False, bool),
    )
)

Opening: TypeAlias = Callable[[Press, Mapping[str, Any]], Awaitable[None]]
"""Opens a table with the options that were chosen, `None` for those that were left out."""


def table_command(kit: AnyKit, opening: Opening) -> app_commands.Command[Any, ..., None]:
    """The command of a game."""

    async def open_table(interaction: Asked, **chosen: Any) -> None:
        await attend(interaction, lambda press: opening(press, chosen))

    open_table.__signature__ = _signature(kit)  # pyright: ignore[reportFunctionMemberAccess]
    callback = app_commands.describe(**_about(kit))(open_table)
    paces = [app_commands.Choice(name=words, value=pace) for pace, words in PACES.items()]
    callback = app_commands.choices(pace=paces, **_all_choices(kit))(callback)
    return app_commands.Command(
        name=kit.rules.name,
        description=kit.book.line,
        callback=callback,
        allowed_contexts=app_commands.AppCommandContext(
            guild=True, dm_channel=False, private_channel=False
        ),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )


def _about(kit: AnyKit) -> dict[str, str]:
    """What stands beside each parameter, with what the book has; a server may have it otherwise."""
    book = kit.book.options
    told = {
        each.name: by_the_book(book[each.name].about, _default(each, book[each.name]))
        for each in fields(kit.rules)
    }
    told["buy_in"] = by_the_book(BUY_IN, f"{kit.words.buy_in(kit.rules()):,}")
    told |= {"pace": PACE, "thread": THREAD}
    return {name: cut(each, MOST_ABOUT) for name, each in told.items()}


def _default(option: Field, words: OptionWords) -> str:
    """The rule book's own choice; a number that has no words of its own stands by itself."""
    default = cast("int | str | None", option.default)
    if default is None:
        return words.usual
    if default in words.values:
        return words.values[default]
    return f"{default:,}"


def named_options(kit: AnyKit, chosen: Mapping[str, Any]) -> dict[str, int | str]:
    """The house rules that the host has named, as the rule book writes them."""
    found: dict[str, int | str] = {}
    for option in fields(kit.rules):
        value: int | str | None = chosen[option.name]
        if value is None:
            continue
        if get_origin(option.hint) is Literal and value not in get_args(option.hint):
            value = int(value)
        found[option.name] = value
    return found


def _signature(kit: AnyKit) -> inspect.Signature:
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    first = inspect.Parameter("interaction", kind, annotation=discord.Interaction)
    return inspect.Signature([first, *map(_parameter, fields(kit.rules)), *_OWN])


def _parameter(option: Field) -> inspect.Parameter:
    """A house rule as a parameter of the command; left out, it is as is usual in the server."""
    kind = inspect.Parameter.KEYWORD_ONLY
    return inspect.Parameter(option.name, kind, default=None, annotation=_annotation(option.values))


def _annotation(hint: object) -> Any:
    arguments = get_args(hint)
    if get_origin(hint) is Annotated:
        bounds = cast("Between", arguments[1])
        return Optional[app_commands.Range[int, bounds.low, bounds.high]]  # noqa: UP045 - it is no type
    return (int if _are_numbers(arguments) else str) | None


def _are_numbers(values: tuple[object, ...]) -> bool:
    return all(isinstance(value, int) for value in values)


def _all_choices(kit: AnyKit) -> dict[str, list[app_commands.Choice[Any]]]:
    return {
        each.name: _choices(get_args(each.hint), kit.book.options[each.name])
        for each in fields(kit.rules)
        if get_origin(each.hint) is Literal
    }


def _choices(values: tuple[int | str, ...], words: OptionWords) -> list[app_commands.Choice[Any]]:
    """A choice for each value; where words and numbers are mixed, Discord takes only words."""
    plain = _are_numbers(values)
    return [
        app_commands.Choice(name=words.values[value][:100], value=value if plain else str(value))
        for value in values
    ]
