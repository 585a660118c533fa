"""The words in a picture of matrimony."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from cards_art import fan


@dataclass(frozen=True, slots=True, kw_only=True)
class Captions:
    """What stands on the sheet of chances, before the seats, and in a hand."""

    held: fan.Captions
    chances: Mapping[str, str]
    """What each chance is called, as a heading: there is room for some eleven letters."""
    asks: Mapping[str, str]
    """What a hand needs for each chance: there is room for some twelve letters."""
    dealer: Callable[[int], str]
    """The chips that the dealer has laid on a chance."""
    stands_over: str
    """Nobody has gained what lies on the chance."""
    sits_out: str
    unseen: str
    """Above the chips that the holder has laid."""
    to_come: str
    """The cards are not dealt: somebody has yet to lay."""
    turned_up: str
    """Below the last card of a hand."""
    gained: Callable[[Sequence[str]], str]
    """The chances that a hand has gained."""
    swept: str
    """It has gained all of them by one card."""
