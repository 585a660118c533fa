"""The board: in each compartment the name of the pool, its amount, and its counters."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import Final

from bot.games.pope_joan import Board, PopeJoan
from cards_art.fish import MOST, Heap
from cards_art.lettering import LINE
from cards_art.pool_board import PoolBoard
from cards_art.scene import Ground, Ink, Item, Label, Letter, Spot

MIDDLE: Final[Spot] = (600, 294)

_RADIUS: Final = 240
_AMOUNT: Final = 36
_MUCH: Final = 10_000
"""From here on an amount is written in smaller figures."""

_EIGHT: Final = MappingProxyType(
    {
        "pope": ((0, -186), (0, -154), (0, -112)),
        "ace": ((110, -136), (118, -103), (88, -68)),
        "king": ((150, -33), (150, 0), (146, 34)),
        "matrimony": ((118, 92), (112, 130), (82, 58)),
        "queen": ((0, 150), (0, 184), (0, 110)),
        "intrigue": ((-118, 92), (-112, 130), (-82, 58)),
        "knave": ((-150, -33), (-150, 0), (-146, 34)),
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


def board_items(board: Board, rules: PopeJoan) -> Iterator[Item]:
    """The board and what lies in it."""
    spots = _FIVE if rules.knave_optional == "on" else _EIGHT
    yield PoolBoard(MIDDLE, _RADIUS, len(spots))
    for pool, (name, amount, heap) in spots.items():
        held = board.chips.pools[pool]
        yield _written(pool.title(), name, LINE, Ink.GILT, Letter.ITALIC)
        size = _AMOUNT if held < _MUCH else LINE
        yield _written(f"{held:,}", amount, size, Ink.CREAM, Letter.BOLD)
        if held:
            yield Heap(_from_middle(heap), min(held, MOST))


def _written(text: str, away: Spot, pixels: int, ink: Ink, letter: Letter) -> Label:
    return Label(text, _from_middle(away), pixels, 142, ink, Ground.WALNUT, letter)


def _from_middle(away: Spot) -> Spot:
    return MIDDLE[0] + away[0], MIDDLE[1] + away[1]
