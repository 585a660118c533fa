"""Where people sit about a table, and the plate with a name at each place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

from cards_art.scene import (
    TABLE_SIZE,
    Anchor,
    Back,
    Disc,
    Ground,
    Guest,
    Heading,
    Ink,
    Item,
    Label,
    Letter,
    Panel,
    Pointer,
    Row,
    Spot,
    TableScene,
    Tone,
)

PLATE: Final = (256, 64)
TALL_PLATE: Final = (256, 92)
NAME: Final = 31
"""Size of the letters of a name: ten dots on a telephone."""

_AWAY, _COMPUTER = "☾", "⚙"
_FEW: Final = 4
_ROUND: Final = 8
"""So many at most sit round the table."""
_SIDE: Final = 196
"""How far from the edge those sit who sit along the sides."""
_CENTRE: Final = (TABLE_SIZE[0] // 2, TABLE_SIZE[1] // 2)
_REACH: Final = (412, 310)


@dataclass(frozen=True, slots=True)
class Place:
    """A place at the table: where its name stands, and which way from there the table's edge is."""

    at: Spot
    edge: Heading

    def shifted(self, along: int, inwards: int) -> Spot:
        """A spot so far to the right of the name, and so far from it towards the middle."""
        x, y = self.at
        match self.edge:
            case Heading.UP:
                return x + along, y + inwards
            case Heading.DOWN:
                return x + along, y - inwards
            case Heading.LEFT:
                return x + inwards, y + along
            case Heading.RIGHT:
                return x - inwards, y + along


def around(count: int) -> tuple[Place, ...]:
    """So many places, seat 0 nearest to the viewer and the others clockwise from there.

    More than eight sit in two rows along the sides, where all their names can be read.
    """
    if count > _ROUND:
        return _sides(count)
    return tuple(_place(seat / count) for seat in range(count))


def _sides(count: int) -> tuple[Place, ...]:
    """Up the left side from below, and down the right one."""
    left = (count + 1) // 2
    return tuple(
        Place((_SIDE, _height(seat, left)), Heading.LEFT)
        if seat < left
        else Place((TABLE_SIZE[0] - _SIDE, _height(count - 1 - seat, count - left)), Heading.RIGHT)
        for seat in range(count)
    )


def _height(index: int, row: int) -> int:
    """How far down the `index`-th of a row sits, counted from below."""
    step = min(130, (TABLE_SIZE[1] - 200) // max(1, row - 1))
    return _CENTRE[1] + round(step * ((row - 1) / 2 - index))


def _place(share: float) -> Place:
    angle = pi / 2 + 2 * pi * share
    across, down = cos(angle), sin(angle)
    at = round(_CENTRE[0] + _REACH[0] * across), round(_CENTRE[1] + _REACH[1] * down)
    if abs(down) > 0.9:
        return Place(at, Heading.DOWN if down > 0 else Heading.UP)
    return Place(at, Heading.RIGHT if across > 0 else Heading.LEFT)


def name_plate(
    at: Spot, guest: Guest | None, purse: int | None, ribbon: Ink | None, lit: bool
) -> Iterator[Item]:
    """The plate of a place: `None` for a guest is a free seat, for a purse a game without chips."""
    x, y = at
    yield Panel(at, PLATE if purse is None else TALL_PLATE, Ground.WALNUT, ribbon, lit)
    if guest is None:
        yield Label("free seat", at, 27, 190, Ink.GILT, Ground.WALNUT, Letter.ITALIC)
    elif purse is None:
        yield from name_line(at, guest, lit)
    else:
        yield from name_line((x, y - 16), guest, lit)
        yield Disc((x - 44, y + 24), 11, Tone.BRASS)
        amount = f"{purse:,}"
        yield Label(amount, (x - 24, y + 24), 27, 130, Ink.GILT, Ground.WALNUT, anchor=Anchor.LEFT)


def name_line(at: Spot, guest: Guest, lit: bool) -> Iterator[Item]:
    """A name; that of a sleeper and that of a machine with a sign behind it."""
    sign = _AWAY if guest.away else _COMPUTER if guest.computer else ""
    room = PLATE[0] - (82 if sign else 56)
    middle = at[0] - (13 if sign else 0), at[1]
    ink = Ink.GILT if guest.away else Ink.GLOW if lit else Ink.CREAM
    yield Label(guest.name, middle, NAME, room, ink, Ground.WALNUT, Letter.BOLD)
    if sign:
        end = at[0] + PLATE[0] // 2 - 18, at[1]
        yield Label(sign, end, 30, 40, Ink.GILT, Ground.WALNUT, anchor=Anchor.RIGHT)


def turn_marker(place: Place) -> Pointer:
    """The arrow at the inner side of a name, pointing at it."""
    deep = TALL_PLATE[1] // 2 if place.edge in (Heading.UP, Heading.DOWN) else PLATE[0] // 2
    return Pointer(place.shifted(0, deep + 20), place.edge)


def dealers_button(place: Place) -> Disc:
    """The button before a name."""
    level = place.edge in (Heading.UP, Heading.DOWN)
    along = -(PLATE[0] // 2 + 34) if level else -(TALL_PLATE[1] // 2 + 34)
    return Disc(place.shifted(along, 0), 26, Tone.IVORY, "D")


def cards_held(place: Place, count: int) -> tuple[Item, ...]:
    """So many cards face down beside a name, overlapping, with their number."""
    if not count:
        return ()
    width, step = 44, 7
    level = place.edge in (Heading.UP, Heading.DOWN)
    beside = PLATE[0] // 2 + 14 if level else TALL_PLATE[1] // 2 + 40
    x, y = place.shifted(beside, 0)
    length = width + step * (count - 1)
    middle = x + length // 2 if level else x - 16
    row = Row((middle, y), width, count, step)
    return row, Disc((middle + length // 2 + 12, y + 4), 25, Tone.IVORY, str(count))


def lobby(guests: Sequence[Guest | None]) -> TableScene:
    """A table before the first deal: who sits where, which seats are free, the pack waiting.

    Where more than four may sit, one free seat stands for all.
    """
    shown = list(guests)
    if len(shown) > _FEW:
        free = [None] if None in shown else []
        shown = [guest for guest in shown if guest is not None] + free
    places = around(len(shown))
    items: list[Item] = []
    for place, guest in zip(places, shown, strict=True):
        items += name_plate(place.at, guest, None, None, False)
    items += [Back((_CENTRE[0] - 6 + 2 * each, _CENTRE[1] - 2 * each), 140) for each in range(5)]
    return TableScene(tuple(items))
