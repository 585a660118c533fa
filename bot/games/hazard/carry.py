"""What is carried from round to round at hazard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from bot.games.hazard.options import House
from bot.rules.codec import MOST, Between, UnreadableError, decode


@dataclass(frozen=True, slots=True)
class Carry:
    """What stands from before: the caster and how it went with him, and the chips of the house.

    Losses and void calls are `None` for none, so that a record tells of them only where there are
    any.
    """

    dealer: Annotated[int, Between(0, 11)] | None = None
    house: Annotated[int, Between(0, MOST)] | None = None
    losses: Annotated[int, Between(0, 2)] | None = None
    voids: Annotated[int, Between(0, 1)] | None = None


def read_carry(house: House, data: object) -> Carry:
    """A carry that some round could have left. Raises `UnreadableError`."""
    carry = decode(Carry, data)
    losses, voids, chips = carry.losses or None, carry.voids or None, carry.house or 0
    if losses is not None and losses >= house.box_after:
        raise UnreadableError(f"losses: the box passes after {house.box_after}")
    if chips and house.setter == "players":
        raise UnreadableError("house: the players are the setters")
    return Carry(carry.dealer, chips if house.setter == "house" else None, losses, voids)
