"""Playing cards as values: 52 interned cards, compared by identity, written `Qs` or `Td`."""

from __future__ import annotations

import reprlib
from collections.abc import Callable, Iterable
from enum import Enum
from functools import cache
from typing import Final

RANKS: Final = "23456789TJQKA"
NAMES: Final = (
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "knave", "queen",
    "king", "ace",
)  # fmt: skip

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

    __hash__ = object.__hash__
    """There is one of each, and by itself `Enum` would hash their names, slowly, every time."""

    def __str__(self) -> str:
        return self.value


SIGNS: Final = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}


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


def ace_low(card: Card) -> int:
    """The rank of a card where the ace is lowest: 1 to 13."""
    return 1 if card.rank == ACE else card.rank


def longest_suit(some: Iterable[Card]) -> tuple[Card, ...]:
    """The cards of the longest suit; of suits as long, of the first in the books' order."""
    suits: dict[Suit, list[Card]] = {suit: [] for suit in Suit}
    for each in some:
        suits[each.suit].append(each)
    return tuple(max(suits.values(), key=len))


def lowest_of_longest(some: Iterable[Card], height: Callable[[Card], int]) -> Card:
    """The lowest card of the longest suit; there must be one. `height` ranks those of a suit."""
    return min(longest_suit(some), key=height)


# --- what cards count ------------------------------------------------------------------------


@cache
def pips(card: Card) -> int:
    """One for an ace, ten for a court card, and otherwise as many as it shows."""
    return min(ace_low(card), 10)


def best_total(some: Iterable[Card], limit: int) -> int:
    """What cards count, each ace eleven as long as that is not over the limit, else one."""
    counted = [pips(each) for each in some]
    tens = min(counted.count(1), max(0, limit - sum(counted)) // 10)
    return sum(counted) + 10 * tens


# --- cards in words --------------------------------------------------------------------------


def rank_name(rank: int) -> str:
    """A rank in a word, such as `knave`."""
    return NAMES[rank - 2]


def rank_names(rank: int) -> str:
    """Several cards of a rank, such as `knaves` or `sixes`."""
    name = rank_name(rank)
    return f"{name}es" if name == "six" else f"{name}s"


def suit_name(suit: Suit) -> str:
    """One card of a suit, such as `heart`."""
    return suit.name.lower().removesuffix("s")


def corner(card: Card) -> str:
    """The rank of a card as it stands in its corner: `10`, `Q`."""
    return "10" if card.rank == 10 else card.code[0]


def short(card: Card) -> str:
    """A card as it stands in a sentence: `10♠`, `Q♥`."""
    return corner(card) + SIGNS[card.suit]


def spelled(some: tuple[Card, ...]) -> str:
    """The cards as a list that `cards` reads back."""
    return " ".join(each.code for each in some)
