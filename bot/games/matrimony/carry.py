"""What is carried from deal to deal at matrimony."""

from __future__ import annotations

from typing import Final

from bot.games.matrimony.table import CHANCES
from bot.rules import board
from bot.rules.board import Carry as Carry

_SEATS: Final = 14


def read_carry(data: object) -> Carry:
    """A carry that some deal could have left. Raises `UnreadableError`."""
    return board.read_carry(CHANCES, _SEATS, data)
