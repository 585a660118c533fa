"""Where two to sixteen people sit, with room for a few cards and a word before each.

Pictures of thirty-one and vingt-un.

Two or three sit opposite each other, and the cards in the middle are as large as can be. Up to
twelve have their own cards below or above their names. With more than two to a side those of the
sides lie towards the middle instead, and all cards are smaller.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from cards_art.blank import height_of
from cards_art.lettering import NAME
from cards_art.scene import (
    TABLE_SIZE,
    Anchor,
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
    Tone,
)
from cards_art.seating import corner_button, name_line, purse_line

PLATE: Final = (256, 84)

_WIDTH, _HEIGHT = TABLE_SIZE
_HALF: Final = PLATE[0] // 2
_ROW: Final = 84
"""How far from the head or the foot of the table the middle of a plate is."""
_COLUMN: Final = 174
"""How far from its side."""
_GAP: Final = 8
"""Between a plate and the cards that belong to it."""
_ACROSS: Final = {1: (600,), 2: (380, 820), 3: (220, 600, 980), 4: (201, 467, 733, 999)}
"""The middles of so many plates in a row."""
_ASIDE: Final = {0: 0, 1: 0, 2: 190, 3: 128, 4: 99}
"""From one to the next of so many at a side."""
_BELOW: Final = 130
"""The room for a word below cards, in dots."""
_SEATED: Final = {
    2: (1, 0, 1, 0), 3: (1, 0, 2, 0), 4: (1, 1, 1, 1), 5: (1, 1, 2, 1), 6: (2, 1, 2, 1),
    7: (3, 1, 2, 1), 8: (3, 1, 3, 1), 9: (3, 2, 2, 2), 10: (3, 2, 3, 2), 11: (3, 2, 4, 2),
    12: (4, 2, 4, 2), 13: (3, 3, 4, 3), 14: (4, 3, 4, 3), 15: (3, 4, 4, 4), 16: (4, 4, 4, 4),
}  # fmt: skip
"""How many of so many sit at the foot, the left side, the head, and the right side."""
_WIDTHS: Final = {0: (64, 180), 1: (64, 124), 2: (54, 124), 3: (44, 92), 4: (44, 92)}
"""How wide the cards are by how many sit at a side: those held, and those in the middle."""


@dataclass(frozen=True, slots=True)
class Berth:
    """The place of a seat: its plate, and the end from which its cards lie."""

    plate: Spot
    end: Spot
    """The left end of the cards, half way up; the right end if they lie `leftwards`."""
    leftwards: bool
    below: bool
    """Whether the word stands below the cards; else it stands where they end."""

    def left(self, length: int) -> int:
        """The left edge of cards that are so long."""
        return self.end[0] - length if self.leftwards else self.end[0]

    def word(self, length: int) -> tuple[Spot, Anchor]:
        """Where a word stands about cards that are so long."""
        x, y = self.end
        if self.below:
            return (self.left(_BELOW) + _BELOW // 2, y + 51), Anchor.MIDDLE
        if self.leftwards:
            return (x - length - 12, y), Anchor.RIGHT
        return (x + length + 12, y), Anchor.LEFT

    @property
    def pointer(self) -> tuple[int, Heading]:
        """How far to the right of the plate's middle the pointer is, and where it points."""
        return (-108, Heading.RIGHT) if self.leftwards else (108, Heading.LEFT)


@dataclass(frozen=True, slots=True)
class Seats:
    """All the places at a table, and how wide its cards are: those held, and in the middle."""

    berths: tuple[Berth, ...]
    held: int
    middle: int
    wide: bool
    """Whether nobody sits at a side."""


@cache
def seats(count: int) -> Seats:
    """The places of so many, seat 0 nearest to the viewer and the others clockwise from there."""
    foot, left, head, right = _SEATED[count]
    held, middle = _WIDTHS[left]
    below = [*_row(foot, _HEIGHT - _ROW, held)][::-1]
    berths = (
        *below[foot // 2 :],
        *[*_side(left, held, leftwards=False)][::-1],
        *_row(head, _ROW, held),
        *_side(right, held, leftwards=True),
        *below[: foot // 2],
    )
    return Seats(berths, held, middle, left == 0)


def seated(berth: Berth, guest: Guest, purse: int, *, on_turn: bool, deals: bool) -> Iterator[Item]:
    """Who sits at a place, with how many chips; the turn, and the dealer's button."""
    x, y = berth.plate
    yield Panel(berth.plate, PLATE, Ground.WALNUT, None, on_turn)
    inwards, heading = berth.pointer
    if not guest.free:
        aside = 8 if deals and inwards > 0 else 0
        yield from name_line((x, y - 17), guest, on_turn)
        yield from purse_line((x + aside, y + 21), purse, Tone.BRASS)
    else:
        yield Label(guest.name, (x, y), NAME, 220, Ink.GILT, Ground.WALNUT, Letter.ITALIC)
    if deals:
        yield corner_button(berth.plate, PLATE, right=inwards < 0)
    if on_turn:
        yield Pointer((x + inwards, y + 21), heading)


def _row(count: int, y: int, held: int) -> Iterator[Berth]:
    """So many at the head or the foot, from the left: their cards lie towards the middle."""
    inwards = PLATE[1] // 2 + _GAP + height_of(held) // 2
    down = y + inwards if y < _HEIGHT // 2 else y - inwards
    for x in _ACROSS[count]:
        yield _beside((x, y), down, leftwards=count < 4 and x > _WIDTH // 2)


def _side(count: int, held: int, *, leftwards: bool) -> Iterator[Berth]:
    """So many at one side, from above."""
    x = _WIDTH - _COLUMN if leftwards else _COLUMN
    for index in range(count):
        y = _HEIGHT // 2 + round(_ASIDE[count] * (index - (count - 1) / 2))
        if count > 2:
            edge = _HALF + 10
            yield Berth((x, y), (x - edge if leftwards else x + edge, y - 17), leftwards, True)
        else:
            plate, down = y - (_GAP + height_of(held)) // 2, y + (_GAP + PLATE[1]) // 2
            yield _beside((x, plate), down, leftwards=leftwards)


def _beside(plate: Spot, down: int, *, leftwards: bool) -> Berth:
    """Cards from an edge of the plate on, and the word beside them."""
    end = plate[0] + _HALF if leftwards else plate[0] - _HALF
    return Berth(plate, (end, down), leftwards, False)
