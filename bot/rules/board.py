"""A board of pools that is dressed before each deal and stands over to the next one.

Rule books of Pope Joan, poch and matrimony. What holds for pools of any kind stands in `pools`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from bot.rules.chips import Payment
from bot.rules.codec import UnreadableError, decode
from bot.rules.game import Company, Event, H, Step, T, V
from bot.rules.pools import check_seats, read_pools, shared_out
from bot.rules.steps import then
from bot.rules.turns import Seat, following

Win: TypeAlias = tuple[Seat, str, int]
"""A seat, a pool, and the chips that it takes from there."""


@dataclass(frozen=True, slots=True)
class Dressed(Event):
    """Each of the payers has put `amount` chips on the board."""

    dealer: Seat
    payers: tuple[Seat, ...]
    amount: int


@dataclass(frozen=True, slots=True)
class SatOut(Event):
    """A seat cannot pay its `amount` for the board and gets no cards in this deal."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class Collected(Event):
    """A seat has taken chips from a pool of the board."""

    seat: Seat
    pool: str
    amount: int


@dataclass(frozen=True, slots=True)
class Carry:
    """What stands from before: who deals, and what was left on the board."""

    dealer: Seat | None = None
    pools: Mapping[str, int] = field(default_factory=dict[str, int])
    in_: tuple[Seat, ...] = ()
    """The players of the last deal, eldest hand first: what is left is theirs at the end."""


def read_carry(names: Collection[str], seats: int, data: object) -> Carry:
    """A carry that some deal of a game for so many could have left on a board with these pools.

    Raises `UnreadableError`.
    """
    carry = decode(Carry, data)
    if carry.dealer is not None and carry.dealer not in range(seats):
        raise UnreadableError(f"dealer: {carry.dealer} is no seat")
    if not {*carry.in_} <= {*range(seats)}:
        raise UnreadableError("in: there are other numbers than of seats")
    check_seats(carry.in_)
    return replace(carry, pools=read_pools(carry.pools, names))


def taken(step: Step[T, H, V], seat: Seat, pools: Iterable[str]) -> Step[T, H, V]:
    """A seat takes all that lies in these pools."""
    held = step.position.table.chips.pools
    return collected(step, [(seat, pool, held.get(pool, 0)) for pool in pools])


def collected(step: Step[T, H, V], wins: Iterable[Win]) -> Step[T, H, V]:
    """What is won on the board is taken; an empty pool is passed over in silence."""
    found = [Collected(*win) for win in wins if win[2]]
    payments = tuple(Payment(each.pool, each.seat, each.amount, "pool") for each in found)
    return then(step, found, payments) if found else step


def without(carry: Carry, place: Seat) -> Carry:
    """Who leaves has no share of the board any more, nor has whoever sits there next."""
    return replace(carry, in_=tuple(seat for seat in carry.in_ if seat != place))


def shares(company: Company, carry: Carry) -> tuple[Payment, ...]:
    """What is paid back when the host stops.

    Before a first deal, and when its players have gone, all at the table share.
    """
    staying = tuple(seat for seat in carry.in_ if seat in company.taken)
    players = staying or following((carry.dealer or 0) - 1, company.taken)
    return shared_out(carry.pools, players)
