"""A table with a bank: seats down both sides, and a column of hands between them.

What the pictures of baccara and chemin de fer have in common.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from bot.rules.baccarat import point
from bot.rules.cards import Card
from cards_art import seating
from cards_art.fan import in_a_row
from cards_art.lettering import NAME
from cards_art.scene import (
    TABLE_SIZE,
    Back,
    Disc,
    Face,
    Ground,
    Guest,
    Heading,
    Ink,
    Item,
    Label,
    Letter,
    Panel,
    Pointer,
    Spot,
    State,
    Tone,
)

MIDDLE: Final = TABLE_SIZE[0] // 2
TOP: Final = 46
CLEAR: Final = 72
"""How far from the edge the ornaments in the corners reach; plates keep clear of them."""
PLATE_X: Final = 178
"""How far from the edge the middle of a name plate is."""
PITCH: Final = 132
"""From one seat to the next, where there is room."""
BANK: Final = 54
"""Height of the plate of the bank."""

_TURN: Final = 108
"""How far from the middle of a plate, towards the field, the pointer lies beside the purse."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Captions:
    """What is written at both games: on the plate of the bank, on the slip below it, on fields."""

    chips: Callable[[int], str]
    """Those in the bank."""
    none: str
    """There is no bank."""
    banco: str
    """Before whoever calls it."""
    banco_called: str
    a_card: str
    """What is asked of who has the hand."""
    take_at: Callable[[int], str]
    """What is asked of who may have the bank for so many chips."""
    no_coup: str
    to_be_shuffled: str


def side_plate(at: Spot, guest: Guest, purse: int, ribbon: Ink | None, lit: bool) -> Iterator[Item]:
    """The plate of a seat at one of the sides, with a pointer where it is waited for."""
    x, y = at
    yield from seating.name_plate(at, guest, purse, ribbon, lit)
    if lit:
        left = x < MIDDLE
        inner = x + (_TURN if left else -_TURN)
        yield Pointer((inner, y + 23), Heading.LEFT if left else Heading.RIGHT)


def before(at: Spot, inset: int) -> Spot:
    """The middle of the field before a plate, so far from the edge of the table."""
    return (inset if at[0] < MIDDLE else TABLE_SIZE[0] - inset), at[1]


def spread(heights: tuple[int, ...], top: int, foot: int, widest: int) -> Iterator[int]:
    """How far down the middles of things so high lie in a column, no gap beyond the widest."""
    gap = min(widest, (foot - top - sum(heights)) // (len(heights) - 1))
    y = (top + foot - sum(heights) - gap * (len(heights) - 1)) // 2
    for height in heights:
        yield y + height // 2
        y += height + gap


@dataclass(frozen=True, slots=True)
class Column:
    """What lies between the two sides: how wide it is, and how its cards lie."""

    width: int
    card: int
    step: int
    """From one card to the next."""
    first: int
    """Where the first card of a hand lies."""
    disc: int
    """Radius of a disc with a point."""
    sunk: int
    """How far below the middle of its cards the point is."""

    def bank(self, banked: int, y: int, captions: Captions) -> Iterator[Item]:
        """The plate of the bank."""
        ribbon = Ink.RED if banked else None
        yield Panel((MIDDLE, y), (self.width, BANK), Ground.WALNUT, ribbon)
        text = captions.chips(banked) if banked else captions.none
        yield Label(text, (MIDDLE, y), NAME, self.width - 44, Ink.GLOW, Ground.WALNUT, Letter.BOLD)

    def face_down(self, third: Card | None, y: int) -> Iterator[Item]:
        """A hand that is dealt, with its third card, if that is drawn."""
        yield from (Back((self.first + index * self.step, y), self.card) for index in range(2))
        if third:
            yield Face(third, (self.first + 2 * self.step, y), self.card)

    def open_hand(self, cards: tuple[Card, ...], y: int, state: State) -> Iterator[Item]:
        """A hand turned up, and its point."""
        yield from in_a_row(cards, (self.first, y), self.card, self.step, state)
        at = MIDDLE + self.width // 2 - self.disc, y + self.sunk
        yield Disc(at, self.disc, Tone.IVORY, str(point(cards)))
