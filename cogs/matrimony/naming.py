"""What the chances on the sheet are called."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from bot.chat.wording import Note
from bot.games.matrimony import CHANCES, Matrimony

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


ASKS: Final[Mapping[str, Note]] = MappingProxyType(
    {
        "best": "highest card",
        "matrimony": "king, queen",
        "intrigue": "queen, knave",
        "confederacy": "king, knave",
        "pairs": "highest pair",
    }
)
"""What a hand needs for each."""

_FOR_BEST: Final[Mapping[str, Note]] = MappingProxyType(
    {
        "any-suit": "highest card",
        "diamonds": "highest diamond",
        "ace-diamonds-only": "A♦ turned up",
    }
)
"""By the house rule of that name."""
_BEST: Final[Mapping[str, str]] = MappingProxyType(
    {
        "any-suit": "Best: the highest card",
        "diamonds": "Best: the highest diamond",
        "ace-diamonds-only": "Best: the ace of diamonds turned up",
    }
)
"""The same above a field in a form."""


def asked_by(rules: Matrimony) -> Mapping[str, Note]:
    """What a hand needs for each, by these house rules."""
    return {**ASKS, "best": _FOR_BEST[rules.best]}


def fields(rules: Matrimony) -> Mapping[str, str]:
    """Each with what a hand needs, above its field in a form: at most 45 letters."""
    return {
        "best": _BEST[rules.best],
        "matrimony": "Matrimony: king and queen in one hand",
        "intrigue": "Intrigue: queen and knave in one hand",
        "confederacy": "Confederacy: king and knave in one hand",
        "pairs": "Pairs: the highest pair",
    }


def named(chances: Iterable[str]) -> list[str]:
    """What these are called within a sentence."""
    return [NAMES[chance] for chance in chances]


def in_words(layout: Mapping[str, int]) -> str:
    """`best 2, pairs 1`."""
    return ", ".join(f"{NAMES[each]} {layout[each]:,}" for each in CHANCES if layout.get(each))
