"""Coups in words: cards taken one by one, and windows in which nobody staked."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from bot.chat.kit import Names
from bot.rules.cards import short
from bot.rules.entries import NobodyStaked
from bot.rules.shoe import CardTaken, Stood

OfAnyCoup: TypeAlias = NobodyStaked | CardTaken | Stood
"""What can happen at chemin de fer, baccara and vingt-un alike."""


def told(event: OfAnyCoup, names: Names) -> str:
    """What happened, in a sentence."""
    match event:
        case NobodyStaked(again):
            return "Nobody staked. Once more: your stakes!" if again else "Nobody staked."
        case CardTaken(place, card) if card is not None:
            return f"{names[place]} took the {short(card)}."
        case CardTaken(place):
            return f"{names[place]} took a card."
        case Stood(place):
            return f"{names[place]} stood."
        case _:
            assert_never(event)
