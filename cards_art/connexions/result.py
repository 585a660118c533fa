"""The end of a deal of connexions: all its tricks, a row for each seat that played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.connexions import Baize
from bot.rules.chips import signed
from cards_art import seating, trick_row
from cards_art.connexions.captions import Captions
from cards_art.lettering import caption, figure
from cards_art.scene import Anchor, Guest, Item

_FIRST: Final = 368
_TRICKS: Final = 1_004
_GAIN: Final = 1_146


def result_items(baize: Baize, guests: Sequence[Guest], captions: Captions) -> Iterator[Item]:
    """The tricks from the left; who has how many, and has won what."""
    for row, seat in enumerate(baize.seats):
        spot = 188, trick_row.FIRST_ROW + trick_row.ROW * row
        lit = seat == baize.possessor
        yield from seating.name_plate(spot, guests[seat], baize.chips.stacks[seat], None, lit)
        if seat in baize.players:
            yield figure(str(baize.taken[seat]), (_TRICKS, spot[1]), 60)
            yield figure(signed(baize.gain(seat)), (_GAIN, spot[1]), 120, Anchor.RIGHT)
        else:
            yield caption(captions.sits_out, (_FIRST, spot[1]), 300, Anchor.LEFT)
    yield caption(captions.tricks, (_TRICKS, trick_row.FIRST_ROW - 72), 90)
    taken = [(trick, trick.winner) for trick in baize.tricks]
    yield from trick_row.columns(taken, baize.seats, _FIRST, 740, captions.trick)
