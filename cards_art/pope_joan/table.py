"""The table: the seats on both sides of the board, and the run below it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.pope_joan import Board, Phase, PopeJoan
from bot.rules.chips import signed
from bot.rules.game import PublicView
from bot.rules.turns import Seat
from cards_art import seating
from cards_art.lettering import LINE, inlaid
from cards_art.places import Place, sides
from cards_art.pope_joan.board import board_items
from cards_art.pope_joan.captions import Captions
from cards_art.pope_joan.run import TURN_UP, run, told
from cards_art.run_row import turn_up
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
    Spot,
    TableScene,
    Tone,
)

_SIDE: Final = 176
_PITCH: Final = 150
_LEVEL: Final = 307
"""The middle of both sides; the highest plate keeps clear of the ornament in the corner."""
_REACH: Final = 354
"""From the first seat of a side to the last."""
_TALLER: Final = 116
"""Height of the plate of a seat when the deal is over."""
_BESIDE: Final = 158
"""How far inwards from the middle of a plate its marks lie."""


def table(
    view: PublicView[Board],
    rules: PopeJoan,
    guests: Sequence[Guest],
    deal: int,
    captions: Captions,
) -> TableScene:
    """The table, with who sits at each place."""
    del deal
    board = view.table
    places = sides(len(board.seats), _SIDE, _LEVEL, _PITCH, _REACH)
    items = [*board_items(board, rules, captions)]
    for seat, place in zip(board.seats, places, strict=True):
        items += _seat(board, seat, guests[seat], place, captions)
    items += turn_up(board, TURN_UP, captions.stock)
    items += [*told(board, guests, captions), *run(board, guests)]
    return TableScene(tuple(items))


def _seat(
    board: Board, seat: Seat, guest: Guest, place: Place, captions: Captions
) -> Iterator[Item]:
    over = board.phase is Phase.OVER
    shines = seat == (board.winner if over else board.leader)
    x, y = place.at
    high = _TALLER if over else seating.TALL_PLATE[1]
    top = y - high // 2
    yield Panel(place.at, (seating.PLATE[0], high), Ground.WALNUT, None, shines)
    yield from seating.name_line((x, top + (25 if over else 30)), guest, shines)
    yield from _belongings(board, seat, (x, top + (59 if over else 70)), captions)
    if over and seat in board.players:
        yield from _reckoning(board, seat, (x, top + 92), captions)
    if shines and not over:
        yield Pointer(place.shifted(-25, _BESIDE), place.edge)
    if seat == board.dealer:
        yield seating.button(place.shifted(24, _BESIDE))


def _belongings(board: Board, seat: Seat, at: Spot, captions: Captions) -> Iterator[Item]:
    """The cards in a hand, counted, and the chips."""
    x, y = at
    if seat in board.players:
        yield Back((x - 106, y), 22)
        yield inlaid(str(board.left[seat]), (x - 88, y), 40, Ink.CREAM, Anchor.LEFT)
    else:
        out, start = captions.sits_out, (x - 122, y)
        yield Label(out, start, LINE, 96, Ink.GILT, Ground.WALNUT, Letter.ITALIC, Anchor.LEFT)
    yield Disc((x - 20, y), 11, Tone.BRASS)
    yield inlaid(f"{board.chips.stacks[seat]:,}", (x - 4, y), 124, Ink.GILT, Anchor.LEFT)


def _reckoning(board: Board, seat: Seat, at: Spot, captions: Captions) -> Iterator[Item]:
    """What a seat has paid for its cards, and what it has won or lost in all."""
    x, y = at
    paid, start = _paid(board, seat, captions), (x - 118, y)
    yield Label(paid, start, LINE, 112, Ink.CREAM, Ground.WALNUT, anchor=Anchor.LEFT)
    gain = board.gain(seat)
    ink = Ink.GLOW if gain > 0 else Ink.CREAM
    yield inlaid(signed(gain), (x + 118, y), 132, ink, Anchor.RIGHT)


def _paid(board: Board, seat: Seat, captions: Captions) -> str:
    for each in board.settled:
        if each.seat == seat:
            return captions.paid(each.amount)
    if board.winner is None:
        return captions.dealer if seat == board.dealer else ""
    return captions.is_out if seat == board.winner else captions.excused
