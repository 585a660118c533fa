"""Playing cards as values: 52 interned cards, compared by identity, written `Qs` or `Td`."""

from __future__ import annotations

import reprlib
from collections.abc import Iterable
from enum import Enum
from typing import Final

RANKS: Final = "23456789TJQKA"

KNAVE: Final = 11
QUEEN: Final = 12
KING: Final = 13
ACE: Final = 14
"""Ranks, where the ace is high."""


class Suit(Enum):
    """The four suits, in the books' order of ties: clubs, diamonds, hearts, spades."""

    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"
    SPADES = "s"

    def __str__(self) -> str:
        return self.value


class Card:
    """One face of a pack: `rank` 2 to 14 (ace high) and `suit`.

    Every face exists once in the process, so `is` and `==` agree; where a game plays with
    several packs the same object lies in the shoe several times.
    """

    __slots__ = ("code", "rank", "suit")

    rank: Final[int]
    suit: Final[Suit]
    code: Final[str]

    def __init__(self, rank: int, suit: Suit) -> None:
        self.rank = rank
        self.suit = suit
        self.code = RANKS[rank - 2] + suit.value

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        # Every error and every value quotes what it holds by `repr`, and ends in a log.
        return "Card"

    def __reduce__(self) -> tuple[object, ...]:
        return card, (self.code,)


PACK: Final[tuple[Card, ...]] = tuple(Card(rank, suit) for suit in Suit for rank in range(2, 15))
"""The whole pack: clubs, diamonds, hearts, spades, each from the two up to the ace."""

_PLACE: Final = {suit: place for place, suit in enumerate(Suit)}
_BY_CODE: Final = {each.code: each for each in PACK}


def card(code: str) -> Card:
    """The card written `code`, such as `Qs`. Raises `ValueError` for anything else."""
    try:
        return _BY_CODE[code]
    except KeyError:
        raise ValueError(f"{reprlib.repr(code)} is no card") from None


def cards(codes: str) -> tuple[Card, ...]:
    """The cards of a list separated by blanks, in its order. Raises `ValueError`."""
    return tuple(card(code) for code in codes.split())


def low_to_high(card: Card) -> tuple[int, int]:
    """A key that sorts cards by rank, those of one rank in the books' order of suits."""
    return card.rank, _PLACE[card.suit]


def longest_suit(some: Iterable[Card]) -> tuple[Card, ...]:
    """The cards of the longest suit; of suits as long, of the first in the books' order."""
    suits: dict[Suit, list[Card]] = {suit: [] for suit in Suit}
    for each in some:
        suits[each.suit].append(each)
    return tuple(max(suits.values(), key=len))


def spelled(some: tuple[Card, ...]) -> str:
    """The cards as a list that `cards` reads back."""
    return " ".join(each.code for each in some)
