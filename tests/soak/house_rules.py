"""Commands that open tables, with house rules that go together."""

from __future__ import annotations

from random import Random
from typing import Annotated, Literal, cast, get_args, get_origin

from bot.games import AnyRules, games
from bot.rules.codec import Between, UnreadableError, fields

PACES = ("quick", "quick", "social", "post")


def opening(random: Random) -> tuple[str, dict[str, object]]:
    """The name of a game, and options for its command."""
    name = random.choice(sorted(games()))
    options = _options(games()[name], random)
    options["pace"] = random.choice(PACES)
    if random.random() < 0.3:
        options["buy_in"] = random.choice((0, 20, 100, 1_000))
    if random.random() < 0.1:
        options["thread"] = True
    return name, options


def _options(kind: type[AnyRules], random: Random) -> dict[str, object]:
    while True:
        chosen = {
            each.attribute: (each.name, _values(each.values, random))
            for each in fields(kind)
            if random.random() < 0.3
        }
        try:
            kind(**{attribute: value[0] for attribute, (_, value) in chosen.items()})
        except UnreadableError:
            continue
        return {name: value[1] for name, value in chosen.values()}


def _values(hint: object, random: Random) -> tuple[object, object]:
    """A value of an option, and what the command takes for it."""
    arguments = get_args(hint)
    if get_origin(hint) is Annotated:
        bounds = cast("tuple[object, Between]", arguments)[1]
        number = random.choice((bounds.low, bounds.high, random.randint(bounds.low, bounds.high)))
        return number, number
    if get_origin(hint) is Literal:
        value = random.choice(arguments)
        plain = all(isinstance(each, int) for each in arguments)
        return value, value if plain else str(value)
    raise TypeError(f"{hint} is no type of an option")
