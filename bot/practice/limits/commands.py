"""Application commands as they are registered: names, options, choices and the sum of them all."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Final

from bot.practice.limits.part import Part, refuse_repeats

CHAT_INPUT: Final = 1
MOST_OF_TYPE: Final = {CHAT_INPUT: 100, 2: 15, 3: 15}
MOST_TEXT: Final = 8_000
SAFE_INTEGER: Final = 2**53 - 1
SUBCOMMAND: Final = 1
GROUP: Final = 2
NESTING: Final = (SUBCOMMAND, GROUP)
STRING: Final = 3
INTEGER: Final = 4
NUMBER: Final = 10
CHOOSABLE: Final = (STRING, INTEGER, NUMBER)


def check_bulk(body: Part) -> None:
    """All commands of an application at once: 100 to type, 15 for users, 15 for messages.

    The list is the whole body, and so the field of an empty name.
    """
    listed = body.parts("", most=sum(MOST_OF_TYPE.values()))
    for command in listed:
        check_command(command)
    for kind, most in MOST_OF_TYPE.items():
        same = [command for command in listed if _kind(command) == kind]
        if len(same) > most:
            body.refuse("", f"{len(same)} commands of type {kind}, more than {most}")
        refuse_repeats(same, "name", "another command already has this name")


def check_command(command: Part) -> None:
    """One command, whole."""
    if _kind(command) != CHAT_INPUT:
        _menu(command)
        return
    _named(command)
    _check_options(command, NESTING)
    total = sum(map(len, _texts(command)))
    if total > MOST_TEXT:
        command.refuse("", f"holds {total} characters in all, more than {MOST_TEXT}")


def check_suggestions(answer: Part) -> None:
    """An answer to autocompletion: at most 25 choices."""
    for choice in answer.parts("choices", most=25):
        choice.needed_text("name", most=100)
        value = choice.value.get("value")
        _choice_value(choice, NUMBER if isinstance(value, int | float) else STRING)


def _kind(command: Part) -> object:
    return command.value.get("type", CHAT_INPUT)


def _menu(command: Part) -> None:
    command.needed_text("name", most=32)
    for key in filter(command.has, ("description", "options")):
        command.refuse(key, "only a command that is typed may have it")


def _named(owner: Part) -> None:
    name = owner.needed_text("name", most=32)
    if not all(map(_in_name, name)):
        owner.refuse("name", f"{name!r} holds more than letters, digits, - _ and '")
    if name != name.lower():
        owner.refuse("name", f"{name!r} must be in lower case")
    owner.needed_text("description", most=100)


def _in_name(character: str) -> bool:
    """Letters and digits of all scripts, the marks of Devanagari and Thai, and - _ '."""
    if character in "-_'" or unicodedata.category(character)[0] in "LN":
        return True
    return unicodedata.name(character, "").startswith(("DEVANAGARI", "THAI CHARACTER"))


def _check_options(owner: Part, nesting: tuple[int, ...]) -> None:
    """Options under a command, a group or a subcommand; `nesting` is what may still branch here."""
    options = owner.parts("options", most=25)
    refuse_repeats(options, "name", "another option already has this name")
    branches = [option.value.get("type") in NESTING for option in options]
    if any(branches) and not all(branches):
        owner.refuse("options", "subcommands and values cannot stand side by side")
    optional = False
    for option, branch in zip(options, branches, strict=True):
        _named(option)
        if branch:
            _branch(option, nesting)
            continue
        if option.flag("required") and optional:
            option.refuse("required", "required options must come before the others")
        optional = optional or not option.flag("required")
        _value(option)


def _branch(option: Part, nesting: tuple[int, ...]) -> None:
    kind = option.value.get("type")
    if kind not in nesting:
        option.refuse("type", "subcommands may not be nested any deeper")
        return
    _check_options(option, (SUBCOMMAND,) if kind == GROUP else ())


def _value(option: Part) -> None:
    kind = option.whole("type", STRING, 11)
    choices = option.parts("choices", most=25)
    if kind not in CHOOSABLE:
        for key in filter(option.has, ("choices", "autocomplete")):
            option.refuse(key, "an option of this type cannot have it")
        return
    if choices and option.flag("autocomplete"):
        option.refuse("autocomplete", "cannot be used with fixed choices")
    for choice in choices:
        choice.needed_text("name", most=100)
        _choice_value(choice, kind)
    if kind == STRING:
        option.span("min_length", "max_length", most=6_000)
    else:
        _bounds(option, kind)


def _choice_value(choice: Part, kind: int) -> None:
    if kind == STRING:
        choice.needed_text("value", most=100)
    else:
        _number(choice, "value", kind)
        if choice.value.get("value") is None:
            choice.refuse("value", "this field is required")


def _bounds(option: Part, kind: int) -> None:
    low, high = _number(option, "min_value", kind), _number(option, "max_value", kind)
    if low is not None and high is not None and low > high:
        option.refuse("min_value", "may not exceed max_value")


def _number(owner: Part, key: str, kind: int) -> float | None:
    if kind == INTEGER:
        return owner.whole(key, -SAFE_INTEGER, SAFE_INTEGER)
    value = owner.value.get(key)
    if value is None:
        return None
    if not isinstance(value, int | float) or isinstance(value, bool):
        owner.refuse(key, "must be a number")
        return None
    if not -SAFE_INTEGER <= value <= SAFE_INTEGER:
        owner.refuse(key, f"must be between {-SAFE_INTEGER} and {SAFE_INTEGER}")
    return value


def _texts(owner: Part) -> Iterator[str]:
    """Every text that counts towards the 8,000: names, descriptions and the values of choices."""
    for key in ("name", "description", "value"):
        value = owner.value.get(key)
        if value is not None:
            yield str(value)
    for key in ("options", "choices"):
        for child in owner.children(key):
            yield from _texts(child)
