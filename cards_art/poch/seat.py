"""What lies before a seat: its plate, its cards as far as all know them, and what it has bet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.games.poch import Board, Phase
from bot.rules.chips import signed
from bot.rules.turns import Seat
from cards_art import seating
from cards_art.fan import in_a_row
from cards_art.lettering import LINE, caption, figure
from cards_art.places import Place
from cards_art.poch.captions import Captions
from cards_art.scene import (
    Anchor,
    Disc,
    Ground,
    Guest,
    Ink,
    Item,
    Label,
    Letter,
    Pointer,
    Row,
    Spot,
    Tone,
)

_PLATE, _CARDS, _WORD = -52, 37, 90
"""How far below the middle of a place its plate, its cards and a word about it are."""
_CARD: Final = 48
_STEP: Final = 44
_OVERLAP: Final = 30
"""From one card face down to the next."""
_EDGE: Final = 120
"""How far a row begins and ends from the middle."""
_BESIDE: Final = 164
"""How far inwards from the middle of a plate its marks lie."""


def seat_items(
    board: Board, seat: Seat, place: Place, guest: Guest, captions: Captions
) -> Iterator[Item]:
    """All that belongs to a seat."""
    over = board.phase is Phase.OVER
    shines = seat == (board.winner if over else board.on_turn)
    x, y = place.at
    chips = board.chips.stacks[seat]
    yield from seating.name_plate((x, y + _PLATE), guest, chips, None, shines)
    if shines and not over:
        yield Pointer(place.shifted(_PLATE - 25, _BESIDE), place.edge)
    if seat == board.dealer:
        yield seating.button(place.shifted(_PLATE + 24, _BESIDE))
    if seat not in board.players:
        yield caption(captions.sits_out, (x, y + _CARDS), 200)
        return
    yield from _cards(board, seat, (x - _EDGE, y + _CARDS))
    yield from _word(board, seat, (x, y + _WORD), captions)


def _cards(board: Board, seat: Seat, left: Spot) -> Iterator[Item]:
    """The cards that a seat has shown, and the others face down."""
    (x, y), known = left, board.known(seat)
    yield from in_a_row(known, (x + _CARD // 2, y), _CARD, _STEP)
    hidden = board.left[seat] - len(known)
    if hidden:
        length = _CARD + _OVERLAP * (hidden - 1)
        yield Row((x + len(known) * (_STEP + 1) + length // 2, y), _CARD, hidden, _OVERLAP)


def _word(board: Board, seat: Seat, at: Spot, captions: Captions) -> Iterator[Item]:
    x, y = at
    match board.phase:
        case Phase.POCH if board.has_passed(seat):
            yield caption(captions.has_passed, (x - _EDGE, y), 230, Anchor.LEFT)
        case Phase.POCH if board.bets.puts[seat]:
            yield caption(captions.bet, (x - _EDGE, y), 60, Anchor.LEFT)
            yield Disc((x - _EDGE + 68, y), 14, Tone.IVORY)
            yield figure(f"{board.bets.puts[seat]:,}", (x - _EDGE + 92, y), 150, Anchor.LEFT)
        case Phase.PLAY if seat == board.poch_winner:
            yield caption(captions.took_poch, (x - _EDGE, y), 230, Anchor.LEFT)
        case Phase.OVER:
            yield from _reckoning(board, seat, at, captions)
        case _:
            pass


def _reckoning(board: Board, seat: Seat, at: Spot, captions: Captions) -> Iterator[Item]:
    """What a seat has paid for its cards, and what it has won or lost in all."""
    x, y = at
    paid = (captions.paid(each.amount) for each in board.settled if each.seat == seat)
    yield caption(next(paid, captions.is_out), (x - _EDGE, y), 110, Anchor.LEFT)
    gain = board.gain(seat)
    ink = Ink.GLOW if gain > 0 else Ink.CREAM
    yield Label(
        signed(gain), (x + _EDGE, y), LINE, 140, ink, Ground.FELT, Letter.BOLD, Anchor.RIGHT
    )
