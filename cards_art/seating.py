"""What marks a place at the table: the plate with a name, the turn, the deal, the cards held."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from cards_art.lettering import NAME, inlaid
from cards_art.places import CENTRE, Place, around
from cards_art.scene import (
    Anchor,
    Back,
    Disc,
    Ground,
    Guest,
    Ink,
    Item,
    Label,
    Letter,
    Panel,
    Pointer,
    Row,
    Size,
    Spot,
    TableScene,
    Tone,
)

PLATE: Final = (264, 68)
TALL_PLATE: Final = (264, 96)

_HELD: Final = 44
_HELD_STEP: Final = 7
_AWAY, _COMPUTER = "☾", "⚙"
_FEW: Final = 4


def name_plate(
    at: Spot, guest: Guest, purse: int | None, ribbon: Ink | None, lit: bool
) -> Iterator[Item]:
    """The plate of a guest or a free seat; `None` for a purse is a game without chips."""
    x, y = at
    yield Panel(at, PLATE if purse is None else TALL_PLATE, Ground.WALNUT, ribbon, lit)
    if guest.free:
        yield Label(guest.name, at, NAME, 220, Ink.GILT, Ground.WALNUT, Letter.ITALIC)
    elif purse is None:
        yield from name_line(at, guest, lit)
    else:
        yield from name_line((x, y - 18), guest, lit)
        yield from purse_line((x, y + 23), purse, Tone.BRASS)


def name_line(at: Spot, guest: Guest, lit: bool) -> Iterator[Item]:
    """A name; that of a sleeper and that of a machine with a sign behind it."""
    sign = _AWAY if guest.away else _COMPUTER if guest.computer else ""
    room = PLATE[0] - (68 if sign else 44)
    middle = at[0] - (16 if sign else 0), at[1]
    ink = Ink.GILT if guest.away else Ink.GLOW if lit else Ink.CREAM
    yield Label(guest.name, middle, NAME, room, ink, Ground.WALNUT, Letter.BOLD)
    if sign:
        end = at[0] + PLATE[0] // 2 - 16, at[1]
        yield Label(sign, end, 34, 40, Ink.GILT, Ground.WALNUT, anchor=Anchor.RIGHT)


def short_name(guest: Guest) -> str:
    """A word of a name: computer players have titles before it."""
    if guest.free:
        return guest.name
    words = guest.name.split() or [guest.name]
    return words[-1 if guest.computer else 0]


def purse_line(at: Spot, amount: int, tone: Tone) -> Iterator[Item]:
    """A coin and an amount, the two together about `at`."""
    figures = f"{amount:,}"
    left = at[0] - 15 - 7 * len(figures)
    yield Disc((left, at[1]), 12, tone)
    yield inlaid(figures, (left + 20, at[1]), 150, Ink.GILT, Anchor.LEFT)


def turn_marker(place: Place) -> Pointer:
    """The arrow at the inner side of a name, pointing at it."""
    deep = TALL_PLATE[1] // 2 if place.level else PLATE[0] // 2
    return Pointer(place.shifted(0, deep + 20), place.edge)


def plate_of(
    place: Place, guest: Guest, purse: int, *, on_turn: bool, deals: bool
) -> Iterator[Item]:
    """The plate of a place that has chips before it, with the turn and the deal."""
    yield from name_plate(place.at, guest, purse, None, on_turn)
    if deals:
        yield corner_button(place.at, TALL_PLATE, right=True)
    if on_turn:
        yield turn_marker(place)


def dealers_button(place: Place) -> Disc:
    """The button before a name."""
    along = -(PLATE[0] // 2 + 34) if place.level else -(TALL_PLATE[1] // 2 + 34)
    return button(place.shifted(along, 0))


def corner_button(plate: Spot, size: Size, *, right: bool) -> Disc:
    """The button on a lower corner of a plate, a little over its edges."""
    along = size[0] // 2 - 17
    return button((plate[0] + (along if right else -along), plate[1] + size[1] // 2 - 20))


def button(at: Spot) -> Disc:
    """What lies before the dealer."""
    return Disc(at, 22, Tone.IVORY, "D")


def cards_held(place: Place, count: int) -> tuple[Item, ...]:
    """So many cards face down beside a name, overlapping, with their number."""
    if not count:
        return ()
    beside = PLATE[0] // 2 + 14 if place.level else TALL_PLATE[1] // 2 + 40
    x, y = place.shifted(beside, 0)
    length = _HELD + _HELD_STEP * (count - 1)
    return counted_cards((x + length // 2 if place.level else x - 16, y), count)


def counted_cards(middle: Spot, count: int) -> tuple[Item, ...]:
    """So many cards face down about a spot, overlapping, with their number at their right end."""
    row = Row(middle, _HELD, count, _HELD_STEP)
    end = middle[0] + row.length // 2 + 12, middle[1] + 4
    return row, Disc(end, 25, Tone.IVORY, str(count))


def lobby(guests: Sequence[Guest]) -> TableScene:
    """A table before the first deal: who sits where, which seats are free, the pack waiting.

    Where more than four may sit, one free seat stands for all.
    """
    shown = list(guests)
    if len(shown) > _FEW:
        free = [guest for guest in shown if guest.free]
        shown = [guest for guest in shown if not guest.free] + free[:1]
    places = around(len(shown))
    items: list[Item] = []
    for place, guest in zip(places, shown, strict=True):
        items += name_plate(place.at, guest, None, None, False)
    items += [Back((CENTRE[0] - 6 + 2 * each, CENTRE[1] - 2 * each), 140) for each in range(5)]
    return TableScene(tuple(items))
