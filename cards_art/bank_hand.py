"""A hand of baccarat as its holder sees it: the cards, their point, and what the others drew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.rules.baccarat import point
from bot.rules.cards import Card
from cards_art.fan import in_a_row
from cards_art.lettering import caption
from cards_art.scene import HAND_SIZE, Disc, Face, HandScene, Item, Tone

_CARD: Final = 152
_STEP: Final = 168
_THIRD: Final = 120
_APART: Final = 176
"""From one third card to the other."""


def hand_with_point(cards: tuple[Card, ...], thirds: Sequence[tuple[str, Card]]) -> HandScene:
    """Cards and their point; beside them third cards, each with who has drawn it."""
    middle = HAND_SIZE[1] // 2
    across = _CARD + _STEP * (len(cards) - 1) + 124 + _APART * len(thirds)
    left = (HAND_SIZE[0] - across) // 2 + _CARD // 2
    x = left + _STEP * (len(cards) - 1) + _CARD // 2 + 66
    items: list[Item] = [*in_a_row(cards, (left, middle), _CARD, _STEP)]
    items.append(Disc((x, middle), 50, Tone.IVORY, str(point(cards))))
    for index, (who, third) in enumerate(thirds):
        at = x + 146 + _APART * index
        items.append(caption(f"{who} drew", (at, middle - 108), _APART))
        items.append(Face(third, (at, middle + 26), _THIRD))
    return HandScene(tuple(items))
