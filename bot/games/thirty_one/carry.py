"""What is carried from deal to deal at thirty-one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from bot.games.thirty_one.options import House
from bot.rules.codec import MOST, Between, decode
from bot.rules.lots import check_played


@dataclass(frozen=True, slots=True)
class Carry:
    """What stands from before: who is to deal, and how many deals were played."""

    dealer: Annotated[int, Between(0, 15)] | None = None
    played: Annotated[int, Between(0, MOST)] = 0


def read_carry(house: House, data: object) -> Carry:
    """A carry that some deal could have left. Raises `UnreadableError`."""
    carry = decode(Carry, data)
    check_played(house.deals, carry.played)
    return carry
