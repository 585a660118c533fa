"""Below the board: what the pochen is about, then the run that lies open; and the turn-up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from bot.games.poch import Board, Phase, Played, Pochen, limit
from cards_art.blank import height_of
from cards_art.lettering import caption, line
from cards_art.scene import Anchor, Back, Face, Guest, Item, Spot
from cards_art.slips import tariff

_LINE: Final = 536
"""Where it is told who leads."""
_TOP: Final = 558
"""The upper edge of the cards."""
_FOOT: Final = 713
_CARD: Final = 94
_TURN_UP: Final[Spot] = (814, 624)
_RUN: Final = 536
"""The middle of the run."""
_ROOM: Final = 424
"""How long it may be."""
_TOLD: Final = 404
_SOME, _MANY = 3, 5
"""So many cards have room for a name below each; so many, with every other name above."""
_PITCH: Final = 34
_NAME: Final = 150
"""The longest name where there is little room."""


def turn_up(board: Board) -> Iterator[Item]:
    """The turn-up on the stock."""
    if board.turn_up is None:
        return
    x, y = _TURN_UP
    yield caption("Turned up", (x, _LINE), 132)
    for under in (12, 6):
        yield Back((x + under, y + under // 2), _CARD)
    yield Face(board.turn_up, (x, y), _CARD)
    yield caption(f"stock {board.stock}", (x, _FOOT), 132)


def told(board: Board, rules: Pochen, guests: Sequence[Guest]) -> Iterator[Item]:
    """What is asked in the pochen; afterwards who leads, or who has won, and the open run."""
    match board.phase:
        case Phase.DEAL:
            return
        case Phase.POCH:
            yield from _pochen(board, rules)
        case Phase.PLAY:
            yield caption(f"To lead: {guests[board.leader].name}", (_RUN, _LINE), _TOLD)
        case Phase.OVER:
            assert board.winner is not None
            yield caption(f"Out first: {guests[board.winner].name}", (_RUN, _LINE), _TOLD)
    if board.runs:
        yield from _run(board.runs[-1], guests)


def _pochen(board: Board, rules: Pochen) -> Iterator[Item]:
    level = board.bets.level
    rows = [
        ("Bet", f"{level:,}" if level else "none"),
        ("Limit", f"{limit(rules, board):,}"),
        ("To win", f"{board.chips.pools['poch']:,}"),
    ]
    yield caption("The pochen", (_RUN, _LINE), _TOLD)
    yield from tariff(rows, (_RUN, 634), 380)


def _run(run: Sequence[Played], guests: Sequence[Guest]) -> Iterator[Item]:
    """The run in its order, with the names of those who played.

    The more cards, the less room for a name: then they stand in turn above and below.
    """
    step = min(130, _ROOM // len(run))
    left = _RUN - step * (len(run) - 1) // 2
    wide = min(_CARD, step - 8)
    around = 0 if len(run) <= _SOME else 1 if len(run) <= _MANY else 2
    y = _TOP + _PITCH * around + height_of(wide) // 2
    for index, each in enumerate(run):
        yield Face(each.card, (left + step * index, y), wide)
    levels = _levels(y, height_of(wide) // 2, around)
    yield from _players(run, guests, (left, step, wide), levels)


def _levels(middle: int, half: int, around: int) -> list[int]:
    """The heights of the lines of names; those nearer to the cards first, below before above."""
    near = half + 21
    if not around:
        return [middle + near]
    return [middle + side * (near + _PITCH * away) for away in range(around) for side in (1, -1)]


def _players(
    run: Sequence[Played],
    guests: Sequence[Guest],
    laid: tuple[int, int, int],
    levels: Sequence[int],
) -> Iterator[Item]:
    """A name for the cards that one seat played in a row, in each of the lines in turn.

    `laid` says where the first card lies, how far it is to the next, and how wide they are.
    """
    (left, step, wide), narrow = laid, len(levels) > 1
    room = min(_NAME, (2 * len(levels) * step + wide) // 3 - 8)
    done = 0
    for number, (seat, turn) in enumerate(groupby(run, key=lambda each: each.seat)):
        first, done = done, done + len([*turn])
        start, end = left + step * first, left + step * (done - 1)
        own = end - start + step - 8
        at, anchor = (start + end) // 2, Anchor.MIDDLE
        if narrow and own < room and not first:
            at, anchor = start - wide // 2, Anchor.LEFT
        elif narrow and own < room and done == len(run):
            at, anchor = end + wide // 2, Anchor.RIGHT
        y = levels[number % len(levels)]
        yield line(guests[seat].name, (at, y), max(own, room if narrow else 0), anchor)
