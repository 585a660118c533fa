"""A board of pools that is dressed before each deal and stands over to the next one.

Rule books of Pope Joan, poch and matrimony. What holds for pools of any kind stands in `pools`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Protocol, TypeAlias, TypeVar

from bot.rules.chips import Payment
from bot.rules.codec import UnreadableError, decode
from bot.rules.game import Closing, Company, Event, H, Position, Public, Step, T, V
from bot.rules.lots import ByLot, able_dealer, named_dealer
from bot.rules.pools import Took, check_seats, divided, paid_back, read_pools
from bot.rules.steps import then
from bot.rules.turns import Seat, following

Win: TypeAlias = tuple[Seat, str, int]
"""A seat, a pool, and the chips that it takes from there."""


class Dressed(Event, frozen=True):
    """Each of the payers has put `amount` chips on the board."""

    dealer: Seat
    payers: tuple[Seat, ...]
    amount: int


class SatOut(Event, frozen=True):
    """A seat cannot pay its `amount` for the board and gets no cards in this deal."""

    seat: Seat
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
    found = [Took(*win) for win in wins if win[2]]
    payments = tuple(Payment(each.pool, each.seat, each.amount, "pool") for each in found)
    return then(step, found, payments) if found else step


class Table(Public, Protocol):
    """What lies on the table of a game with a board, besides its own."""

    @property
    def dealer(self) -> Seat: ...
    @property
    def seats(self) -> tuple[Seat, ...]: ...
    @property
    def players(self) -> tuple[Seat, ...]: ...


B = TypeVar("B", bound=Table)


class OnBoard(ByLot[B, H, V, Carry]):
    """A game whose pools stand over for ever, until nobody can deal or the host stops."""

    @abstractmethod
    def dealers(self, seats: tuple[Seat, ...], stacks: tuple[int, ...]) -> tuple[Seat, ...]:
        """Who of these can deal with these chips; nobody where there can be no deal."""

    def to_deal(self, company: Company, carry: Carry) -> Seat:
        """Who deals: the seat named, or the next to its left that can. There must be one."""
        seats, stacks = company.taken, company.chips({}).stacks
        named = named_dealer(carry.dealer, "random", seats)
        return able_dealer(named, self.dealers(seats, stacks))

    def dealer(self, table: B) -> Seat:
        return table.dealer

    def close(self, position: Position[B, H, V]) -> Closing[Carry]:
        table = position.table
        able = self.dealers(table.seats, table.chips.stacks)
        dealer = following(table.dealer, able or table.seats)[0]
        return Closing(Carry(dealer, table.chips.pools, table.players), False, dealer)

    def end(self, position: Position[B, H, V]) -> Step[B, H, V]:
        return divided(Step(position), position.table.players)

    def left(
        self, company: Company, carry: Carry, place: Seat
    ) -> tuple[Carry, tuple[Payment, ...]]:
        """Who leaves has no share of the board any more, nor has whoever sits there next."""
        del company
        return replace(carry, in_=tuple(seat for seat in carry.in_ if seat != place)), ()

    def stop(self, company: Company, carry: Carry) -> tuple[Payment, ...]:
        return paid_back(company, carry.dealer, carry.pools, carry.in_)
