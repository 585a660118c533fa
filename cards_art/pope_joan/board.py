"""The board: in each compartment the name of the pool, its amount, and its counters."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import Final

from bot.games.pope_joan import Board, PopeJoan
from cards_art.dish import dish
from cards_art.pool_board import PoolBoard
from cards_art.pope_joan.captions import Captions
from cards_art.scene import Item, Spot

MIDDLE: Final[Spot] = (600, 294)

_RADIUS: Final = 240
_ROOM: Final = 142

_EIGHT: Final = MappingProxyType(
    {
        "pope": ((0, -186), (0, -154), (0, -112)),
        "ace": ((110, -136), (118, -103), (88, -68)),
        "king": ((155, -31), (150, 2), (146, 34)),
        "matrimony": ((119, 92), (112, 130), (82, 58)),
        "queen": ((0, 150), (0, 184), (0, 110)),
        "intrigue": ((-118, 92), (-112, 130), (-82, 58)),
        "knave": ((-152, -31), (-150, 2), (-146, 34)),
        "game": ((-110, -136), (-118, -103), (-88, -68)),
    }
)
"""The pools clockwise from the top; of each, where from the middle its name stands, its amount,
and its counters lie. Matrimony is between king and queen, and intrigue between queen and knave."""

_FIVE: Final = MappingProxyType(
    {
        "pope": ((0, -178), (0, -144), (0, -104)),
        "ace": ((140, -70), (146, -36), (146, 6)),
        "matrimony": ((96, 106), (92, 142), (84, 68)),
        "intrigue": ((-96, 106), (-92, 142), (-84, 68)),
        "game": ((-140, -70), (-146, -36), (-146, 6)),
    }
)
"""The same for a board without king, queen and knave."""


def board_items(board: Board, rules: PopeJoan, captions: Captions) -> Iterator[Item]:
    """The board and what lies in it."""
    spots = _FIVE if rules.knave_optional == "on" else _EIGHT
    yield PoolBoard(MIDDLE, _RADIUS, len(spots))
    for pool, away in spots.items():
        name, amount, heap = map(_from_middle, away)
        title, held = captions.pools[pool], board.chips.pools[pool]
        yield from dish(title, held, (name, amount, heap), _ROOM)


def _from_middle(away: Spot) -> Spot:
    return MIDDLE[0] + away[0], MIDDLE[1] + away[1]
