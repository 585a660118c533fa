"""What there is to be won at connexions, and what it is called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from bot.chat.wording import listed, row
from bot.games.connexions import CONNEXIONS, Connexion, Prize

DEAL_OF: Final = "Deal {} of {}".format
POOL: Final = "Pool {:,}".format

PRIZES: Final[Mapping[Prize, str]] = MappingProxyType(
    {
        "first": "the first connexion",
        "second": "the second connexion",
        "third": "the third connexion",
        "majority": "the majority",
    }
)
"""What is drawn for."""


def called(connexions: Sequence[Connexion]) -> str:
    """The connexions by their names."""
    return listed([PRIZES[each] for each in connexions])


def made_of(connexions: Sequence[Connexion]) -> str:
    """The same with their cards: `the first connexion (A♠ A♣)`."""
    return listed([f"{PRIZES[each]} ({row(CONNEXIONS[each])})" for each in connexions])
