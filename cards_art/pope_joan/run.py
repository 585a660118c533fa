"""Below the board: the run that lies open, and the turn-up on the stock."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from bot.games.pope_joan import Board, Phase, Played
from cards_art.lettering import caption, line
from cards_art.scene import Back, Face, Guest, Item, Spot, State

_LINE: Final = 560
"""Below the board; further down, the corner on the left is where clients lay the mark that a
picture has a text."""
_FOOT: Final = 739
_CARD: Final = 94
_TURN_UP: Final[Spot] = (1072, 648)
_RUN: Final = 524
"""The middle of the run."""
_ROOM: Final = 800
"""How long it may be."""
_CROWDED: Final = 110
"""Cards nearer to each other than this have their names in two lines."""


def turn_up(board: Board) -> Iterator[Item]:
    """The turn-up on the stock."""
    if board.turn_up is None:
        return
    x, y = _TURN_UP
    yield caption("Turned up", (x, _LINE), 130)
    for under in (12, 6):
        yield Back((x + under, y + under // 2), _CARD)
    yield Face(board.turn_up, (x, y), _CARD)
    yield caption(f"stock {board.stock}", (x, _FOOT), 130)


def told(board: Board, guests: Sequence[Guest]) -> Iterator[Item]:
    """Who leads, or who has won."""
    match board.phase:
        case Phase.DEAL:
            return
        case Phase.LEAD:
            name = guests[board.leader].name
            text = f"A stop: {name} leads again" if board.runs else f"{name} leads"
        case Phase.OVER:
            text = "Pope turned up: the deal is over"
            if board.winner is not None:
                text = f"{guests[board.winner].name} is out and wins the deal"
    yield caption(text, (_RUN, _LINE), 850)


def run(board: Board, guests: Sequence[Guest]) -> Iterator[Item]:
    """The run that lies open, in its order, with the names of those who played."""
    if not board.runs:
        return
    cards = board.runs[-1]
    step = min(190, _ROOM // len(cards))
    left = _RUN - step * (len(cards) - 1) / 2
    wide = min(_CARD, step - 8)
    y = _TURN_UP[1] - (_CARD - wide) // 2
    for index, each in enumerate(cards):
        state = State.MARKED if board.pays_for(each.card) else State.PLAIN
        yield Face(each.card, (round(left + step * index), y), wide, state=state)
    yield from _players(cards, guests, left, step)


def _players(
    run: Sequence[Played], guests: Sequence[Guest], left: float, step: int
) -> Iterator[Item]:
    """A name below the cards that one seat played in a row; in two lines where there is no room."""
    done = 0
    crowded = step < _CROWDED
    for number, (seat, turn) in enumerate(groupby(run, key=lambda each: each.seat)):
        count = len([*turn])
        middle = round(left + step * (done + (count - 1) / 2))
        room = step * (count + crowded) - 8
        at = middle, _FOOT - 31 * (crowded and number % 2 == 0)
        yield line(guests[seat].name, at, room)
        done += count
