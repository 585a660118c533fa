"""The words in a picture of thirty-one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.rules.cards import Card, Suit
from cards_art import fan


@dataclass(frozen=True, slots=True, kw_only=True)
class Captions:
    """What stands on the table, and beside a hand."""

    held: fan.Captions
    deal: Callable[[int], str]
    """Its number in the sitting, from 1."""
    circuit: Callable[[int, int], str]
    """Its number in the deal, from 1, and that of the last one, or 0 if there may be any number."""
    pool: Callable[[int], str]
    has_knocked: str
    """Below a name."""
    takes_pool: Callable[[int], str]
    """Below a name, with what lay in the pool."""
    equal_hands: str
    share_pool: Callable[[int], str]
    """Below it, with what lay in the pool."""
    sits_out: str
    knocked: str
    passed: str
    stands: str
    given: Callable[[Card], str]
    """For which card another was taken; the sign of its suit is drawn behind it."""
    in_the_middle: str
    triplet: Callable[[int], str]
    """Three cards of a rank."""
    in_suit: Mapping[Suit, str]
    """In which suit the points of a hand are."""
