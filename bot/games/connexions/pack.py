"""The connexion cards, the connexions that they make, and what each of these draws (X6 to X12)."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

from bot.rules.cards import Card, Suit, cards, low_to_high

TRUMPS: Final = Suit.DIAMONDS
"""Always (X5)."""

Connexion: TypeAlias = Literal["first", "second", "third"]
Prize: TypeAlias = Connexion | Literal["majority"]
"""What is drawn for: a connexion, or most of the tricks."""

CONNEXIONS: Final = MappingProxyType[Connexion, tuple[Card, ...]](
    {"first": cards("As Ac"), "second": cards("As Kh"), "third": cards("Ac Kh")}
)
"""The cards of each, in the order of precedence."""

CONNEXION_CARDS: Final = cards("Kh Ac As")
"""From the one that is given up most lightly to the dearest."""

UNITS: Final = MappingProxyType[Prize, int]({"first": 4, "second": 2, "third": 1, "majority": 1})
"""How many units each prize draws."""


def is_connexion_card(card: Card) -> bool:
    """Whether a card is a black ace or the king of hearts."""
    return card in CONNEXION_CARDS


def dearness(card: Card) -> tuple[int, int, int]:
    """A key that sorts cards as they are given up: plain ones, diamonds, connexion cards."""
    if is_connexion_card(card):
        return 2, CONNEXION_CARDS.index(card), 0
    return int(card.suit is TRUMPS), *low_to_high(card)


def connexions(cards: Iterable[Card]) -> tuple[Connexion, ...]:
    """The connexions that these cards make, by precedence: none, one, or all three."""
    found = {*cards}
    return tuple(name for name, pair in CONNEXIONS.items() if found.issuperset(pair))
