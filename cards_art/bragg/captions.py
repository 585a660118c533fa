"""The words in a picture of bragg."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from cards_art import fan


@dataclass(frozen=True, slots=True, kw_only=True)
class Captions:
    """What stands on the table, and beside a hand."""

    held: fan.Captions
    none_left: str
    deal: Callable[[int], str]
    """Its number in the sitting, from 1."""
    pots: Mapping[str, str]
    """By the keys of the rules."""
    called: Callable[[int, int], str]
    """What is held in the brag, by twice its value and its rank."""
    heading: Callable[[int, int], str]
    """The same, alone on a slip: broken into lines of at most twelve letters."""
    rank: Callable[[int], str]
    """By what card the first pot was won."""
    ace_of_diamonds: str
    unseen: str
    """How a pot was won when all others had folded."""
    as_elder: str
    stands_over: str
    call: Callable[[int], str]
    check: str
    bet: Callable[[int, int], str]
    """The least that a bet may be, and the most."""
    raise_by: Callable[[int, int], str]
    """The same for a raise."""
    or_fold: str
    sits_out: str
    folded: str
    you_folded: str
    has_chosen: str
    counts: Callable[[int], str]
    """Points for thirty-one."""
    then_counts: Callable[[int], str]
    """The same, once the pair is shown."""
    count: Callable[[int], str]
    """The same, at the head of a slip."""
    chosen: str
    the_best: str
    """Below a count that nobody has chosen yet."""
    took: Callable[[int], str]
