"""The ten places at baccara, five a side of the banker, and the orders in which they are taken.

A spot is a place by its number in the alternate order: R1, L1, R2, L2 … up to R5, L5 (BA6, BA7).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from bot.rules.turns import Seat
from bot.rules.values import replaced

Spot: TypeAlias = int
Side: TypeAlias = Literal["R", "L"]
On: TypeAlias = Literal["R", "L", "cheval"]
Places: TypeAlias = tuple[Seat | None, ...]
"""Who sits at each spot; `None` where nobody does."""
Holders: TypeAlias = tuple[Spot, Spot]
"""Whose turn it is to hold the cards, right and left."""

SPOTS: Final = 10
SIDES: Final[tuple[Side, Side]] = ("R", "L")
ONS: Final[tuple[On, ...]] = ("R", "L", "cheval")
NOBODY: Final[Places] = (None,) * SPOTS
FIRST: Final[Holders] = (0, 1)


def side_of(spot: Spot) -> Side:
    """The side on which a spot lies."""
    return SIDES[spot % 2]


def label(spot: Spot) -> str:
    """What a spot is called, such as `R1`."""
    return f"{side_of(spot)}{spot // 2 + 1}"


def beyond(spot: Spot) -> Spot:
    """The next spot of the same side; after the fifth, the first (BA71)."""
    return (spot + 2) % SPOTS


def holder_order(holders: Holders) -> tuple[Spot, ...]:
    """All spots, right and left by turns, each side from its holder on (BA31)."""
    steps = range(0, SPOTS, 2)
    return tuple((holder + step) % SPOTS for step in steps for holder in holders)


def able(spot: Spot, places: Places, stacks: Sequence[int]) -> Spot | None:
    """The spot, or the next beyond, at which somebody sits with chips; `None` on a bare side."""
    for step in range(0, SPOTS, 2):
        seat = places[(spot + step) % SPOTS]
        if seat is not None and stacks[seat]:
            return (spot + step) % SPOTS
    return None


def seated(places: Places, seats: Sequence[Seat]) -> Places:
    """The places with these seats at the spots that are free, in the alternate order."""
    for seat in seats:
        if None in places:
            places = replaced(places, places.index(None), seat)
    return places


def without(places: Places, seat: Seat) -> Places:
    """The places with the spot of this seat free."""
    return tuple(None if each == seat else each for each in places)


def exchanged(places: Places, banker: Seat, old: Seat | None) -> Places:
    """The places when a banker has left his spot to the old one, who is `None` if he is gone."""
    return tuple(old if each == banker else each for each in places)
