"""Which types of component may stand in a place, and the check of each."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.practice.kinds import Kind
from bot.practice.limits.part import Part

Check = Callable[[Part], None]
Places = Mapping[Kind, Check]
"""The types that may stand in a place, each with its check."""


def check_kind(part: Part, allowed: Places, place: str) -> None:
    """Check a component as its type demands, if that type may stand in this place."""
    kind = part.value.get("type")
    if isinstance(kind, int) and kind in allowed:
        allowed[Kind(kind)](part)
    else:
        part.refuse("type", f"a component of type {kind!r} may not stand {place}")
