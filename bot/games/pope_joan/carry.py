"""What is carried from deal to deal at Pope Joan."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated

from bot.games.pope_joan.options import House
from bot.rules.codec import Between, UnreadableError, decode
from bot.rules.pools import read_pools


@dataclass(frozen=True, slots=True)
class Carry:
    """What stands from before: who deals, and what was left on the board."""

    dealer: Annotated[int, Between(0, 7)] | None = None
    pools: Mapping[str, int] = field(default_factory=dict[str, int])
    in_: tuple[Annotated[int, Between(0, 7)], ...] = ()
    """The players of the last deal, eldest hand first: what is left is theirs at the end."""


def read_carry(house: House, data: object) -> Carry:
    """A carry that some deal could have left. Raises `UnreadableError`."""
    carry = decode(Carry, data)
    if len(set(carry.in_)) < len(carry.in_):
        raise UnreadableError("in: a seat stands there twice")
    return replace(carry, pools=read_pools(carry.pools, house.stakes))
