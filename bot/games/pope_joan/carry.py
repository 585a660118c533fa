"""What is carried from deal to deal at Pope Joan."""

from __future__ import annotations

from typing import Final

from bot.games.pope_joan.options import House
from bot.rules import board
from bot.rules.board import Carry as Carry

_SEATS: Final = 8


def read_carry(house: House, data: object) -> Carry:
    """A carry that some deal could have left. Raises `UnreadableError`."""
    return board.read_carry(house.stakes, _SEATS, data)
