"""What is carried from deal to deal at connexions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated, Final

from bot.games.connexions.options import House
from bot.rules.codec import MOST, Between, UnreadableError, decode
from bot.rules.game import Company
from bot.rules.lots import check_played
from bot.rules.pools import read_pools
from bot.rules.turns import Seat

LEAST: Final = 3
"""So many must be able to play."""


@dataclass(frozen=True, slots=True)
class Carry:
    """What stands from before: who is named to deal, the pool, who has paid for it, the deals."""

    dealer: Annotated[int, Between(0, 3)] | None = None
    pools: Mapping[str, int] = field(default_factory=lambda: {"pool": 0})
    in_: tuple[Annotated[int, Between(0, 3)], ...] | None = None
    """The seats that paid at the last pooling; `None` for all of the table."""
    played: Annotated[int, Between(0, MOST)] = 0

    def staying(self, company: Company) -> tuple[Seat, ...]:
        """The seats of the last pooling that are taken: they play until the next one."""
        return tuple(seat for seat in company.taken if self.in_ is None or seat in self.in_)


def read_carry(house: House, data: object) -> Carry:
    """A carry that some deal could have left. Raises `UnreadableError`."""
    carry = decode(Carry, data)
    if carry.in_ is not None and not LEAST <= len(carry.in_) == len(set(carry.in_)):
        raise UnreadableError("in: a pooling is of three or four seats")
    check_played(house.deals or 0, carry.played)
    return replace(carry, pools=read_pools(carry.pools, ("pool",)))
