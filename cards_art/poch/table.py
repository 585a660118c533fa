"""The table: the seats on both sides of the board, and below it the pochen or the run."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.poch import Board, Pochen
from bot.rules.game import PublicView
from cards_art.places import sides
from cards_art.poch.board import board_items
from cards_art.poch.captions import Captions
from cards_art.poch.foot import TURN_UP, told
from cards_art.poch.seat import seat_items
from cards_art.run_row import turn_up
from cards_art.scene import Guest, TableScene

_SIDE, _LEVEL, _PITCH, _REACH = 176, 393, 215, 430
"""The columns of places: how far from the edge, about which height, how close, how long."""


def table(
    view: PublicView[Board], rules: Pochen, guests: Sequence[Guest], deal: int, captions: Captions
) -> TableScene:
    """The table, with who sits at each place."""
    del deal
    board = view.table
    places = sides(len(board.seats), _SIDE, _LEVEL, _PITCH, _REACH)
    items = [*board_items(board, rules, captions)]
    for seat, place in zip(board.seats, places, strict=True):
        items += seat_items(board, seat, place, guests[seat], captions)
    items += [*turn_up(board, TURN_UP, captions.stock), *told(board, rules, guests, captions)]
    return TableScene(tuple(items))
