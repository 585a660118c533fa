"""Below the board: what the pochen is about, then the run that lies open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.poch import Board, Phase, Pochen, limit
from bot.rules.piles import Played
from cards_art.lettering import caption
from cards_art.poch.captions import Captions
from cards_art.run_row import CARD, RunRow, laid
from cards_art.scene import Guest, Item, Spot
from cards_art.slips import tariff

_LINE: Final = 536
"""Where it is told who leads."""
_TOP: Final = 558
"""The upper edge of the cards."""
TURN_UP: Final[Spot] = (814, 624)
_RUN: Final = 536
"""The middle of the run."""
_ROOM: Final = 424
"""How long it may be."""
_TOLD: Final = 404
_SOME, _MANY = 3, 5
"""So many cards have room for a name below each; so many, with every other name above."""
_PITCH: Final = 34


def told(
    board: Board, rules: Pochen, guests: Sequence[Guest], captions: Captions
) -> Iterator[Item]:
    """What is asked in the pochen; afterwards who leads, or who has won, and the open run."""
    match board.phase:
        case Phase.DEAL:
            return
        case Phase.POCH:
            yield from _pochen(board, rules, captions)
        case Phase.PLAY:
            yield caption(captions.leads(guests[board.leader].name), (_RUN, _LINE), _TOLD)
        case Phase.OVER:
            assert board.winner is not None
            yield caption(captions.wins(guests[board.winner].name), (_RUN, _LINE), _TOLD)
    if board.runs:
        yield from _run(board.runs[-1], guests)


def _pochen(board: Board, rules: Pochen, captions: Captions) -> Iterator[Item]:
    level = board.bets.level
    rows = [
        (captions.bet_stands, f"{level:,}" if level else captions.no_bet),
        (captions.limit, f"{limit(rules, board):,}"),
        (captions.to_win, f"{board.chips.pools['poch']:,}"),
    ]
    yield caption(captions.pochen, (_RUN, _LINE), _TOLD)
    yield from tariff(rows, (_RUN, 634), 380)


def _run(run: Sequence[Played], guests: Sequence[Guest]) -> Iterator[Item]:
    """The run in its order, with the names of those who played.

    The more cards, the less room for a name: then they stand in turn above and below.
    """
    around = 0 if len(run) <= _SOME else 1 if len(run) <= _MANY else 2
    row = laid(_RUN, _TOP + _PITCH * around, _ROOM, CARD, len(run))
    yield from row.faces(run, lambda _card: False)
    yield from row.names(run, guests, _levels(row, around))


def _levels(row: RunRow, around: int) -> list[int]:
    """The heights of the lines of names; those nearer to the cards first, below before above."""
    middle, near = row.first[1], row.half + 21
    if not around:
        return [middle + near]
    return [middle + side * (near + _PITCH * away) for away in range(around) for side in (1, -1)]
