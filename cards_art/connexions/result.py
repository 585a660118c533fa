"""The end of a deal of connexions: all its tricks, a row for each seat that played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.connexions import Baize, Trick
from bot.rules.chips import signed
from bot.rules.turns import Seat
from cards_art import seating
from cards_art.lettering import caption, figure
from cards_art.scene import Anchor, Disc, Face, Guest, Item, State, Tone

_TOP: Final = 368
"""Where the first row lies; the numbers of the tricks stand above it."""
_ROW: Final = 104
_FIRST: Final = 368
_COLUMN: Final = 62
_TRICKS: Final = 1_004
_GAIN: Final = 1_146


def result_items(baize: Baize, guests: Sequence[Guest]) -> Iterator[Item]:
    """The tricks from the left; the card that took each is marked, the one led has a stud."""
    for row, seat in enumerate(baize.seats):
        spot = 188, _TOP + _ROW * row
        lit = seat == baize.possessor
        yield from seating.name_plate(spot, guests[seat], baize.chips.stacks[seat], None, lit)
        if seat in baize.players:
            yield figure(str(baize.taken[seat]), (_TRICKS, spot[1]), 60)
            yield figure(signed(baize.gain(seat)), (_GAIN, spot[1]), 120, Anchor.RIGHT)
        else:
            yield caption("sits out", (_FIRST, spot[1]), 300, Anchor.LEFT)
    yield caption("tricks", (_TRICKS, _TOP - 72), 90)
    for number, trick in enumerate(baize.tricks):
        x = _FIRST + _COLUMN * number
        yield caption(str(number + 1), (x, _TOP - 72), 60)
        yield from _column(baize.seats, trick, x)
    yield Disc((582, 741), 8, Tone.BRASS)
    yield caption("led to the trick", (600, 740), 240, Anchor.LEFT)


def _column(seats: tuple[Seat, ...], trick: Trick, x: int) -> Iterator[Item]:
    for each in trick.played:
        state = State.MARKED if each.seat == trick.winner else State.PLAIN
        yield Face(each.card, (x, _TOP + _ROW * seats.index(each.seat)), 58, state=state)
    leader = seats.index(trick.played[0].seat)
    yield Disc((x, _TOP + _ROW * leader - 44), 8, Tone.BRASS)
