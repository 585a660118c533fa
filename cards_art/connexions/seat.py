"""A place at the table of connexions: name, chips, tricks, and the cards held."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.games.connexions import Baize, Phase
from bot.rules.turns import Seat
from cards_art import seating
from cards_art.connexions.captions import Captions
from cards_art.lettering import inlaid
from cards_art.places import Place
from cards_art.scene import (
    Disc,
    Ground,
    Guest,
    Heading,
    Ink,
    Item,
    Panel,
    Pointer,
    Tone,
)

_PLATE: Final = (264, 120)
_DEEP: Final = _PLATE[1] // 2

_FOOT: Final = Place((600, 692), Heading.DOWN)
_LEFT: Final = Place((188, 400), Heading.LEFT)
_HEAD: Final = Place((600, 108), Heading.UP)
_RIGHT: Final = Place((1012, 400), Heading.RIGHT)


def places(seats: tuple[Seat, ...]) -> dict[Seat, Place]:
    """Where the seats are that are taken, the first at the foot; three leave the head free."""
    sides = (_FOOT, _LEFT, _HEAD, _RIGHT) if len(seats) == 4 else (_FOOT, _LEFT, _RIGHT)
    return dict(zip(seats, sides, strict=True))


def seat_items(
    baize: Baize, seat: Seat, guest: Guest, place: Place, captions: Captions
) -> Iterator[Item]:
    """All that marks one place while the deal is played."""
    on_turn = baize.phase is Phase.PLAY and baize.on_turn == seat
    yield from _held(place, baize.left[seat])
    # Who has a connexion has a stripe along the plate.
    ribbon = Ink.RED if seat == baize.possessor else None
    yield Panel(place.at, _PLATE, Ground.WALNUT, ribbon, on_turn)
    x, y = place.at
    yield from seating.name_line((x, y - 34), guest, on_turn)
    yield from seating.purse_line((x, y + 3), baize.chips.stacks[seat], Tone.BRASS)
    ink = Ink.GLOW if seat == baize.possessor else Ink.CREAM
    yield inlaid(_tricks(baize, seat, captions), (x, y + 37), 230, ink)
    if seat == baize.dealer:
        yield _button(place)
    if on_turn:
        deep = _DEEP if place.level else _PLATE[0] // 2
        yield Pointer(place.shifted(0, deep + 20), place.edge)


def _held(place: Place, count: int) -> tuple[Item, ...]:
    """The cards in a hand: beside a plate at the head or foot, below one at a side."""
    if place.level or not count:
        return seating.cards_held(place, count)
    x, y = place.shifted(_DEEP + 38, 0)
    return seating.counted_cards((x - 16, y), count)


def _button(place: Place) -> Disc:
    along = _PLATE[0] // 2 if place.level else _DEEP
    return seating.button(place.shifted(-along - 34, 0))


def _tricks(baize: Baize, seat: Seat, captions: Captions) -> str:
    """How many it has taken, and which connexions it has."""
    if seat not in baize.players:
        return captions.sits_out
    connexions = baize.connexions if seat == baize.possessor else ()
    return captions.taken(baize.taken[seat], connexions)
