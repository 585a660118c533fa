"""The board on the table: in each dish the name of the pool, its amount, and its counters."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import Final

from bot.games.poch import Board, Pochen
from cards_art.dish import dish
from cards_art.poch.brett import DISH, PITCH, Brett
from cards_art.poch.captions import Captions
from cards_art.scene import Item, Spot

MIDDLE: Final[Spot] = (600, 280)

_DISHES: Final = MappingProxyType(
    {
        "king": (-1, -1), "marriage": (0, -1), "queen": (1, -1),
        "ace": (-1, 0), "centre": (0, 0), "jack": (1, 0),
        "sequence": (-1, 1), "poch": (0, 1), "ten": (1, 1),
    }
)  # fmt: skip
"""Where each pool is, in dishes from the middle: marriage is between king and queen."""

_NAME, _AMOUNT, _HEAP = -41, -7, 33
"""How far below the middle of a dish its name and its amount stand, and its counters lie."""
_ROOM: Final = 2 * DISH - 6


def board_items(board: Board, rules: Pochen, captions: Captions) -> Iterator[Item]:
    """The board and what lies in it."""
    yield Brett(MIDDLE, rules.centre == "on")
    for pool in rules.pools:
        across, down = _DISHES[pool]
        x, y = MIDDLE[0] + PITCH * across, MIDDLE[1] + PITCH * down
        spots = (x, y + _NAME), (x, y + _AMOUNT), (x, y + _HEAP)
        yield from dish(captions.pools[pool], board.chips.pools[pool], spots, _ROOM)
