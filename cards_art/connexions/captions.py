"""The words in a picture of connexions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.games.connexions import Connexion, Prize
from cards_art import fan, trick_row

TwoLines: TypeAlias = tuple[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Captions:
    """What stands by the pool, on the slips, on the plates, and at the end of a deal."""

    held: fan.Captions
    trick: trick_row.Captions
    deal: Callable[[int, int], str]
    """Its number in the match, from 1, and how many the match has."""
    pool: Callable[[int], str]
    """The chips that lie there."""
    majority: str
    """In the list of prices: there is room for some eight letters."""
    drawn: Mapping[Prize, str]
    """What was drawn for."""
    nobody_draws: str
    made: Callable[[Sequence[Connexion]], str]
    """The connexions that lie in a trick."""
    trumps_may: TwoLines
    """What follows from that: trumps may be played."""
    goes_to: str
    """Whoever takes the trick has it."""
    lies_there: str
    """Behind a single connexion card."""
    must_answer: TwoLines
    """Whoever holds another must play it."""
    may_answer: TwoLines
    """The same where nobody must."""
    taken: Callable[[int, Sequence[Connexion]], str]
    """The tricks of a seat, and the connexions that it has: there is room for some 18 letters."""
    sits_out: str
    tricks: str
    """Above how many each seat has taken."""
