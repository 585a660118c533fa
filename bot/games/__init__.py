"""The games: a package each, found by walking this one; none knows another."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TypeAlias, cast

from bot.rules.game import Held, Public, Rules

AnyRules: TypeAlias = Rules[Public, Held, object, object]
"""Rules of whichever game: what holds for all of them can be done with it."""


@cache
def games() -> dict[str, type[AnyRules]]:
    """The rules of every game by its name. Its package gives just one class with a `name`."""
    found: dict[str, type[AnyRules]] = {}
    for module in iter_modules(__path__):
        for value in vars(import_module(f"{__name__}.{module.name}")).values():
            if isinstance(value, type) and getattr(value, "name", None) == module.name:
                found[module.name] = cast("type[AnyRules]", value)
    return found
