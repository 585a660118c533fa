"""What is carried from deal to deal at thirty-one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from bot.games.thirty_one.options import House
from bot.rules.codec import MOST, Between, UnreadableError, decode


@dataclass(frozen=True, slots=True)
class Carry:
    """What stands from before: who is to deal, and how many deals were played."""

    dealer: Annotated[int, Between(0, 15)] | None = None
    played: Annotated[int, Between(0, MOST)] = 0


def read_carry(house: House, data: object) -> Carry:
    """A carry that some deal could have left. Raises `UnreadableError`."""
    carry = decode(Carry, data)
    if 0 < house.deals <= carry.played:
        raise UnreadableError("played: the match would be over")
    return carry
