"""What the chances on the sheet are called."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from bot.games.matrimony import CHANCES

TITLES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "best": "Best",
        "matrimony": "Matrimony",
        "intrigue": "Intrigue",
        "confederacy": "Confederacy",
        "pairs": "Pairs",
    }
)
"""As headings, by the keys of the rules."""

NAMES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "best": "best",
        "matrimony": "matrimony",
        "intrigue": "intrigue",
        "confederacy": "confederacy",
        "pairs": "pairs",
    }
)
"""The same within a sentence."""


def named(chances: Iterable[str]) -> list[str]:
    """What these are called within a sentence."""
    return [NAMES[chance] for chance in chances]


def in_words(layout: Mapping[str, int]) -> str:
    """`best 2, pairs 1`."""
    return ", ".join(f"{NAMES[each]} {layout[each]:,}" for each in CHANCES if layout.get(each))
