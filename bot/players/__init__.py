"""The computer players: one module a game, named as the game is, found by walking this package.

A module `whist` has a function `choose(rules, view)` that is a pure function of what its seat
sees: the same view always brings the same action, and nothing hidden can reach it. A name that
begins with `_` is a helper and no game.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Protocol, cast

from bot.games import AnyRules
from bot.rules.game import Held, Public, SeatView
from bot.rules.offers import Action


class Player(Protocol):
    """Chooses for a seat that may act; always one of the actions that its offers admit."""

    def __call__(self, rules: AnyRules, view: SeatView[Public, Held]) -> Action: ...


@cache
def players() -> dict[str, Player]:
    """The computer player of every game that has one, by the name of the game."""
    names = [each.name for each in iter_modules(__path__) if not each.name.startswith("_")]
    modules = {name: import_module(f"{__name__}.{name}") for name in names}
    return {name: cast("Player", module.choose) for name, module in modules.items()}
