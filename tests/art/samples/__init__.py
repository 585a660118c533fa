"""Sample scenes, played by the rules from fixed packs: to look at, to test and to measure.

A module a game, found by walking this package; it has `tables()` and, where there are hands,
`hands()`, by names of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TypeVar, cast

from cards_art.scene import HandScene, TableScene

S = TypeVar("S", TableScene, HandScene)


@cache
def tables() -> dict[str, TableScene]:
    """All sample tables by name."""
    return _all("tables", TableScene)


@cache
def hands() -> dict[str, HandScene]:
    """All sample hands by name."""
    return _all("hands", HandScene)


def _all(what: str, kind: type[S]) -> dict[str, S]:
    found: dict[str, S] = {}
    for each in iter_modules(__path__):
        samples = getattr(import_module(f"{__name__}.{each.name}"), what, None)
        if samples is not None:
            found |= cast("Callable[[], dict[str, S]]", samples)()
    assert all(isinstance(scene, kind) for scene in found.values())
    return found
