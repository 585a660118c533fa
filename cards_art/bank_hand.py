"""A hand of baccarat as its holder sees it: the cards, their point, and what the others drew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.rules.baccarat import point
from bot.rules.cards import Card
from cards_art.fan import in_a_row, nothing_held
from cards_art.lettering import caption
from cards_art.scene import HAND_SIZE, Disc, Face, HandScene, Item, Tone

_CARD: Final = 152
_STEP: Final = 168
_THIRD: Final = 120
_APART: Final = 176
"""From one third card to the other."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Captions:
    """Why a seat has no cards."""

    not_dealt: str
    no_cards: str
    """They are dealt, and others hold them."""


def without_cards(captions: Captions, *, dealt: bool) -> HandScene:
    """The picture of a seat that has no cards, and whether others have."""
    return nothing_held(captions.no_cards if dealt else captions.not_dealt)


def hand_with_point(cards: tuple[Card, ...], thirds: Sequence[tuple[str, Card]]) -> HandScene:
    """Cards and their point; beside them third cards, each below what tells who drew it."""
    middle = HAND_SIZE[1] // 2
    across = _CARD + _STEP * (len(cards) - 1) + 124 + _APART * len(thirds)
    left = (HAND_SIZE[0] - across) // 2 + _CARD // 2
    x = left + _STEP * (len(cards) - 1) + _CARD // 2 + 66
    items: list[Item] = [*in_a_row(cards, (left, middle), _CARD, _STEP)]
    items.append(Disc((x, middle), 50, Tone.IVORY, str(point(cards))))
    for index, (told, third) in enumerate(thirds):
        at = x + 146 + _APART * index
        items.append(caption(told, (at, middle - 108), _APART))
        items.append(Face(third, (at, middle + 26), _THIRD))
    return HandScene(tuple(items))
