"""How much of a table each thing on it covers, and which things lie on each other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from cards_art import plates
from cards_art.blank import height_of
from cards_art.croupier import Field
from cards_art.dice import BOX_SHAPE, DiceBox, Die
from cards_art.faces import WITH_CORNERS
from cards_art.fonts import Typeface
from cards_art.scene import (
    Anchor,
    Back,
    Disc,
    Face,
    Ground,
    Item,
    Label,
    Letter,
    Panel,
    Pointer,
    Row,
    Spot,
    TableScene,
)
from cards_art.text import fitted, stamp

_CUTS = {
    Letter.ROMAN: Typeface.ROMAN,
    Letter.BOLD: Typeface.BOLD,
    Letter.ITALIC: Typeface.ITALIC,
}


class Extent(NamedTuple):
    """The edges of a thing, in dots."""

    left: float
    top: float
    right: float
    bottom: float

    def touches(self, other: Extent) -> bool:
        """Whether the two have any dot in common."""
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom

    def holds(self, other: Extent) -> bool:
        """Whether all of another lies within it."""
        across = self.left <= other.left and other.right <= self.right
        return across and self.top <= other.top and other.bottom <= self.bottom


def on_the_felt(scene: TableScene) -> Iterator[tuple[Item, Extent]]:
    """All that lies on the felt itself, in the order painted; not what is written on a plate."""
    for item in scene.items:
        if (extent := _extent(item)) is not None:
            yield item, extent


def _extent(item: Item) -> Extent | None:
    match item:
        case Panel(at, size) | Field(at, size):
            return around(at, *size)
        case Face(at=at, width=width) | Back(at=at, width=width):
            # Cards in a row touch by the dots by which they overlap.
            return around(at, width - 8, height_of(width) - 4)
        case Row(at=at, width=width):
            return around(at, item.length - 8, height_of(width) - 4)
        case Disc(at, radius):
            return around(at, 2 * radius, 2 * radius)
        case Die(_, at, side):
            return around(at, side, side)
        case DiceBox(at, height):
            return around(at, height * BOX_SHAPE, height)
        case Pointer(at):
            return around(at, 30, 30)
        case Label() if item.ground is Ground.FELT:
            return written(item)
        case _:
            return None


def written(label: Label) -> Extent:
    """What a line of text covers: its width as painted, and the height of its capitals."""
    under, ink, cut = plates.GROUNDS[label.ground], plates.INKS[label.ink], _CUTS[label.letter]
    width = stamp(label.text, cut, label.pixels, label.room, under, ink).image.width - 4
    _, pixels = fitted(label.text, cut, label.pixels, label.room)
    half = {Anchor.LEFT: width // 2, Anchor.MIDDLE: 0, Anchor.RIGHT: -width // 2}[label.anchor]
    return around((label.at[0] + half, label.at[1]), width, 0.72 * pixels)


def around(at: Spot, width: float, height: float) -> Extent:
    """What a thing of this size covers, about its middle."""
    (x, y), across, down = at, width / 2, height / 2
    return Extent(x - across, y - down, x + across, y + down)


def heaped(scene: TableScene) -> list[tuple[Item, Item]]:
    """Things on the felt of which one lies on another as it should not."""
    return [
        (lower, upper)
        for (lower, here), (upper, there) in combinations(on_the_felt(scene), 2)
        if here.touches(there) and not _may_lie(lower, here, upper, there)
    ]


def _may_lie(lower: Item, here: Extent, upper: Item, there: Extent) -> bool:
    """Whether one may lie upon the other: as long as what is beneath can be read."""
    match lower, upper:
        case Disc(), Disc():
            return True
        case ((Back() | Row()), (Face() | Back() | Row())):
            return True
        case Face(width=width), (Face() | Back() | Row()):
            # A narrow card has its index in the middle, not in a corner.
            corner = width / 5 if width >= WITH_CORNERS else 0.8 * width
            return there.left - here.left >= corner or there.top - here.top >= corner
        case Field(), (Label() | Disc()):
            return True
        case ((Panel() | Face() | Back() | Row()), Disc()):
            return _is_sign(upper)
        case Disc(), Panel():
            return _is_sign(lower)
        case Face(), Panel(ground=Ground.PAPER):
            return there.bottom - here.top <= 40  # who has led is written over the card
        case Panel(), (Pointer() | Back()):
            return here.holds(there)
        case _:
            return False


def _is_sign(disc: Disc) -> bool:
    """Whether it belongs to what it lies on: a number, a letter, a coin before an amount."""
    return disc.text != "" or disc.radius <= 13


def beyond(scene: TableScene) -> list[Item]:
    """Things that lie too near to the edge; the button of a dealer may lie nearest to it."""
    (width, height) = scene.size
    return [
        item
        for item, each in on_the_felt(scene)
        if min(each.left, each.top, width - each.right, height - each.bottom)
        < (36 if isinstance(item, Disc) else 42)
    ]
