"""The words in a picture of brag."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.games.brag import Reading
from cards_art import fan


@dataclass(frozen=True, slots=True, kw_only=True)
class Captions:
    """What stands on the table, and beside a hand."""

    held: fan.Captions
    deal: Callable[[int], str]
    """Its number in the sitting, from 1."""
    called: Callable[[Reading], str]
    called_natural: Callable[[Reading], str]
    """The same of a pair or a prial that its braggers have no part in."""
    heading: Callable[[Reading], str]
    """What a hand is called, alone on a slip: broken into lines of at most twelve letters."""
    natural: str
    with_braggers: str
    bragger: str
    """What a brass button on a card means."""
    to_be_shuffled: tuple[str, str]
    """Two lines beside the pack; there is room for some eight letters in each."""
    under: str
    """Below the number of cards that have gone under the pack."""
    pot: Callable[[int], str]
    closed_pot: Callable[[int], str]
    """Its number, from 1."""
    least: str
    most: str
    to_cover: str
    to_see: str
    may_only: str
    fold: str
    """What one may only do."""
    sits_out: str
    folded: str
    you_folded: str
    took: str
    """Above an amount."""
