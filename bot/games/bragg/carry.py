"""What is carried from deal to deal at bragg, and who shares what stands over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated

from bot.games.bragg.options import House
from bot.rules.codec import MOST, Between, decode
from bot.rules.game import Company
from bot.rules.lots import check_played
from bot.rules.pools import check_seats, read_pools
from bot.rules.turns import Seat


@dataclass(frozen=True, slots=True)
class Carry:
    """What stands from before: who is named to deal, the second pot, the deals played."""

    dealer: Annotated[int, Between(0, 7)] | None = None
    pools: Mapping[str, int] = field(default_factory=lambda: {"second": 0})
    in_: tuple[Annotated[int, Between(0, 7)], ...] | None = None
    """The seats of the last deal by seniority, whose the pot is at the end; `None`: all, from 0."""
    played: Annotated[int, Between(0, MOST)] = 0


def read_carry(house: House, data: object) -> Carry:
    """A carry that some deal could have left. Raises `UnreadableError`."""
    carry = decode(Carry, data)
    check_seats(carry.in_)
    check_played(house.deals, carry.played)
    return replace(carry, pools=read_pools(carry.pools, ("second",)))


def without(carry: Carry, company: Company, place: Seat) -> Carry:
    """Who leaves has no share any more, nor has whoever sits there next."""
    seats = company.taken if carry.in_ is None else carry.in_
    return replace(carry, in_=tuple(seat for seat in seats if seat != place))
