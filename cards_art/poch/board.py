"""The board on the table: in each dish the name of the pool, its amount, and its counters."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import Final

from bot.games.poch import Board, Pochen
from cards_art.fish import MOST, Heap
from cards_art.lettering import LINE
from cards_art.poch.brett import DISH, PITCH, Brett
from cards_art.poch.names import title
from cards_art.scene import Ground, Ink, Item, Label, Letter, Spot

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
_LARGE: Final = 36
_MUCH: Final = 10_000
"""From here on an amount is written in smaller figures."""


def board_items(board: Board, rules: Pochen) -> Iterator[Item]:
    """The board and what lies in it."""
    yield Brett(MIDDLE, rules.centre == "on")
    for pool in rules.pools:
        across, down = _DISHES[pool]
        x, y = MIDDLE[0] + PITCH * across, MIDDLE[1] + PITCH * down
        held = board.chips.pools[pool]
        yield _written(title(pool), (x, y + _NAME), LINE, Ink.GILT, Letter.ITALIC)
        size = _LARGE if held < _MUCH else LINE
        yield _written(f"{held:,}", (x, y + _AMOUNT), size, Ink.CREAM, Letter.BOLD)
        if held:
            yield Heap((x, y + _HEAP), min(held, MOST))


def _written(text: str, at: Spot, pixels: int, ink: Ink, letter: Letter) -> Label:
    return Label(text, at, pixels, _ROOM, ink, Ground.WALNUT, letter)
