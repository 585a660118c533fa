"""The options of `/signups open` and `/signups edit`: the same, and so written once."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, Final, Optional, TypeVar

from discord import app_commands

from bot.chat.interest.drafting import LONGEST_TEXT, LONGEST_TITLE

F = TypeVar("F", bound=Callable[..., Any])

LONGEST_WORD: Final = 60
"""Characters of a date, a time or a zone, as they are typed."""

_OPTIONS: Final = {
    "title": (LONGEST_TITLE, "What it is called"),
    "date": (LONGEST_WORD, "The day: 2026-12-05, or 5 December"),
    "time": (LONGEST_WORD, "When it begins: 20:00, or 8 pm"),
    "zone": (LONGEST_WORD, "Whose clocks: Europe/London; left out, those of the evening before"),
    "closes": (
        LONGEST_WORD,
        "When registration closes: 18:00, or 2026-12-05 18:00; left out, when it begins",
    ),
    "games": (LONGEST_TEXT, "Those offered: whist, hazard; left out, all thirteen"),
    "capacity": (
        LONGEST_TEXT,
        "Places: whist 8, hazard none; who comes later waits. Others stay. none alone: no limits",
    ),
    "slots": (LONGEST_TEXT, "Times to choose from: 20:00, 21:30, late. none: the usual four"),
}
"""How many characters each takes, and what it is for; the names are those of `Typed`."""


def takes_options(callback: F) -> F:
    """Gives a command of a cog these options besides its own; it gets them by keyword."""
    kind = inspect.Parameter.KEYWORD_ONLY
    own = inspect.signature(callback).parameters.values()
    named = [each for each in own if each.kind is not inspect.Parameter.VAR_KEYWORD]
    more = [
        inspect.Parameter(name, kind, default=None, annotation=_text(longest))
        for name, (longest, _) in _OPTIONS.items()
    ]
    callback.__signature__ = inspect.Signature([*named, *more])  # pyright: ignore[reportFunctionMemberAccess]
    return app_commands.describe(**{name: about for name, (_, about) in _OPTIONS.items()})(callback)


def _text(longest: int) -> object:
    return Optional[app_commands.Range[str, 1, longest]]  # noqa: UP045 - it is no type
