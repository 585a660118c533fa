"""The words in a picture of cassino."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cards_art import fan


@dataclass(frozen=True, slots=True, kw_only=True)
class Account:
    """What each line of the account is about: there is room for some fourteen letters."""

    cards: str
    spades: str
    great: str
    little: str
    aces: str
    sweeps: str
    counts: str
    """All that a side counts."""
    scores: str
    """What it scores of that."""
    game: str
    """Its score in the game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Captions:
    """What stands on the table, under the cards of a hand, and at the end of a deal."""

    held: fan.Captions
    account: Account
    deal: Callable[[int], str]
    """Its number in the sitting, from 1."""
    game: Callable[[int], str]
    """Points that win the game, or 0 for a single deal."""
    pack: str
    dealt_out: str
    """Nothing is left of the pack."""
    last: str
    """Above the latest take."""
    empty: str
    """No card lies on the board."""
    build: Callable[[int, bool, str], str]
    """Its value, whether it was called, and its owner."""
    takes: Callable[[int], str]
    """How many cards a card of the hand could take."""
    takes_all: str
    """It could take all that lie there."""
    none_left: str
    """The seat has no cards before more are dealt."""
    nobody: str
    """In place of a name, where no side has scored."""
    has_not_scored: str
    """Below that."""
    has_scored: Callable[[int, int], str]
    """Below the names of a side: of how many players it is, and its points in the deal."""
    has_won: Callable[[int], str]
    """Below the names of the side that has won the game: of how many players it is."""
