"""Below the board: who leads, and the run that lies open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.pope_joan import Board, Phase
from cards_art.lettering import caption
from cards_art.pope_joan.captions import Captions
from cards_art.run_row import CARD, laid
from cards_art.scene import Guest, Item, Spot

_LINE: Final = 560
"""Below the board; further down, the corner on the left is where clients lay the mark that a
picture has a text."""
TURN_UP: Final[Spot] = (1072, 648)
_TOP: Final = 582
"""The upper edge of the cards."""
_SMALL: Final = 72
"""How wide they are where names stand in two lines."""
_RUN: Final = 524
"""The middle of the run."""
_ROOM: Final = 800
"""How long it may be."""
_SOME: Final = 6
"""So many cards have room for a name below each."""


def told(board: Board, guests: Sequence[Guest], captions: Captions) -> Iterator[Item]:
    """Who leads, or who has won."""
    match board.phase:
        case Phase.DEAL:
            return
        case Phase.PLAY:
            leads = captions.leads_again if board.runs else captions.leads
            text = leads(guests[board.leader].name)
        case Phase.OVER:
            text = captions.pope_turned_up
            if board.winner is not None:
                text = captions.wins(guests[board.winner].name)
    yield caption(text, (_RUN, _LINE), 850)


def run(board: Board, guests: Sequence[Guest]) -> Iterator[Item]:
    """The run that lies open, in its order, with the names of those who played.

    Where there are many cards they are smaller, and the names stand in two lines below them.
    """
    if not board.runs:
        return
    cards = board.runs[-1]
    crowded = len(cards) > _SOME
    row = laid(_RUN, _TOP, _ROOM, _SMALL if crowded else CARD, len(cards))
    yield from row.faces(cards, board.pays_for)
    below = row.first[1] + row.half + 22
    yield from row.names(cards, guests, (below, below + 34) if crowded else (below,))
