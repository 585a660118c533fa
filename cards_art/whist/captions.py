"""The words in a picture of whist."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cards_art import fan, trick_row


@dataclass(frozen=True, slots=True, kw_only=True)
class Captions:
    """What stands on the table, and on the score beside it."""

    held: fan.Captions
    trick: trick_row.Captions
    deal: Callable[[int], str]
    """Its number in the sitting, from 1."""
    game: Callable[[int], str]
    """Points that win a single game."""
    rubber: Callable[[int, int, int], str]
    """Points that win a game, and the games won by South and North, by West and East."""
    turned_up: str
    trumps: str
    tricks: str
