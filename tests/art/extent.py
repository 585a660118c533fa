"""How much of a table each thing on it covers, and which things lie on each other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from cards_art import plates
from cards_art.dice import BOX_SHAPE, DiceBox, Die
from cards_art.fonts import Typeface
from cards_art.scene import (
    Anchor,
    Disc,
    Ground,
    Item,
    Label,
    Letter,
    Panel,
    Pointer,
    Spot,
    TableScene,
    Tone,
)
from cards_art.text import stamp

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


def on_the_felt(scene: TableScene) -> Iterator[tuple[Item, Extent]]:
    """All that lies on the felt itself; not what is written on a plate, nor the coins on one."""
    for item in scene.items:
        match item:
            case Panel(at, size):
                yield item, _around(at, *size)
            case Disc(at, radius, tone) if tone is not Tone.BRASS:
                yield item, _around(at, 2 * radius, 2 * radius)
            case Die(_, at, side):
                yield item, _around(at, side, side)
            case DiceBox(at, height):
                yield item, _around(at, height * BOX_SHAPE, height)
            case Pointer(at):
                yield item, _around(at, 30, 30)
            case Label() if item.ground is Ground.FELT:
                yield item, written(item)
            case _:
                pass


def written(label: Label) -> Extent:
    """What a line of text covers: its width as painted, and the height of its capitals."""
    under, ink = plates.GROUNDS[label.ground], plates.INKS[label.ink]
    line = stamp(label.text, _CUTS[label.letter], label.pixels, label.room, under, ink)
    width = line.image.width - 4
    half = {Anchor.LEFT: width // 2, Anchor.MIDDLE: 0, Anchor.RIGHT: -width // 2}[label.anchor]
    return _around((label.at[0] + half, label.at[1]), width, 0.72 * label.pixels)


def _around(at: Spot, width: float, height: float) -> Extent:
    (x, y), across, down = at, width / 2, height / 2
    return Extent(x - across, y - down, x + across, y + down)


def heaped(scene: TableScene) -> list[tuple[Item, Item]]:
    """Things on the felt of which one lies on the other."""
    return [
        (one, other)
        for (one, here), (other, there) in combinations(on_the_felt(scene), 2)
        if here.touches(there)
    ]


def beyond(scene: TableScene, margin: int) -> list[Item]:
    """Things that come nearer to the edge than `margin` dots."""
    (width, height) = scene.size
    return [
        item
        for item, each in on_the_felt(scene)
        if min(each.left, each.top, width - each.right, height - each.bottom) < margin
    ]
