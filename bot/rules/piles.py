"""Cards as they are held and as they lie: who sees them depends on the place in a position.

A game whose hands or stock are more than cards inherits them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from bot.rules.cards import Card
from bot.rules.game import Event
from bot.rules.turns import Seat

Cards: TypeAlias = tuple[Card, ...]


class Hand(Struct, frozen=True):
    """The cards of one place, in the order dealt."""

    cards: tuple[Card, ...] = ()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({len(self.cards)} cards)"


class Stock(Struct, frozen=True):
    """What lies face down and nobody has seen, the next card first."""

    cards: tuple[Card, ...] = ()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({len(self.cards)} cards)"


class PackShuffled(Event, frozen=True):
    """The cards to be dealt from are whole again, so many of them."""

    cards: int


class Dealt(Event, frozen=True):
    """Everybody who plays has so many cards."""

    dealer: Seat
    cards: int


class TrumpsTurned(Event, frozen=True):
    """All hands are dealt; a card is turned up, and its suit is trumps."""

    dealer: Seat
    card: Card


class Played(Event, frozen=True):
    """A card was played, to a trick or in a run."""

    seat: Seat
    card: Card


def dealt(
    pack: Cards, players: Sequence[Seat], each: int, places: int
) -> tuple[tuple[Cards, ...], Cards]:
    """The cards by place, dealt one at a time to these players; and what is left of the pack."""
    number = each * len(players)
    hands = {seat: pack[at : number : len(players)] for at, seat in enumerate(players)}
    return tuple(hands.get(place, ()) for place in range(places)), pack[number:]
