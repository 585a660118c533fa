"""What is carried from deal to deal at brag."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from bot.games.brag.options import House
from bot.rules.cards import PACK
from bot.rules.codec import MOST, Between, Deck, UnreadableError, decode
from bot.rules.lots import check_played


@dataclass(frozen=True, slots=True)
class Carry:
    """What stands from before: who is to deal, the pack as it lies, how many deals were played."""

    dealer: Annotated[int, Between(0, 7)] | None = None
    pack: Deck | None = None
    played: Annotated[int, Between(0, MOST)] = 0


def read_carry(house: House, data: object) -> Carry:
    """A carry that some deal could have left. Raises `UnreadableError`."""
    carry = decode(Carry, data)
    if carry.pack is not None and sorted(carry.pack, key=PACK.index) != list(PACK):
        raise UnreadableError("pack: it is not the 52 cards, each once")
    check_played(house.deals, carry.played)
    return carry
