"""Pools that stand over from deal to deal: filled, read from a record, and shared out at the end.

Rule books of Pope Joan, Poch, matrimony, connexions and bragg.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType

from bot.rules.chips import Account, Payment
from bot.rules.codec import UnreadableError
from bot.rules.game import Company, Event, H, Step, T, V
from bot.rules.steps import then
from bot.rules.turns import Seat, following


class Took(Event, frozen=True):
    """A seat has taken chips from a pool."""

    seat: Seat
    pool: str
    amount: int


class StoodOver(Event, frozen=True):
    """Nobody has won a pool, and it stands over to the next deal with so many chips."""

    pool: str
    amount: int


class Shared(Event, frozen=True):
    """The game has come to its end, and the seat gets its share of what lay in the pools."""

    seat: Seat
    amount: int


def read_pools(pools: Mapping[str, int], names: Collection[str]) -> Mapping[str, int]:
    """All pools of a board by name, those that are not carried empty. Raises `UnreadableError`."""
    for pool, amount in pools.items():
        if pool not in names:
            raise UnreadableError(f"pools: {pool!r} is no pool of the board")
        if amount < 0:
            raise UnreadableError(f"pools: {pool}: {amount} is below nought")
    return MappingProxyType({pool: pools.get(pool, 0) for pool in names})


def check_seats(seats: Sequence[Seat] | None) -> None:
    """Raises `UnreadableError` where a seat of those whose the pools are stands there twice."""
    if seats is not None and len(set(seats)) < len(seats):
        raise UnreadableError("in: a seat stands there twice")


def equal_parts(amount: int, seats: Sequence[Seat]) -> list[tuple[Seat, int]]:
    """What each of these seats has of an amount; the odd chips go one each to the first."""
    if not seats:
        return []
    part, odd = divmod(amount, len(seats))
    return [(seat, part + (place < odd)) for place, seat in enumerate(seats)]


def shared_out(pools: Mapping[str, int], seats: Sequence[Seat]) -> tuple[Payment, ...]:
    """All that lies in the pools, in equal parts to these seats."""
    return moved(pools.items(), equal_parts(sum(pools.values()), seats), "share")


def divided(step: Step[T, H, V], players: Sequence[Seat]) -> Step[T, H, V]:
    """No deal can follow: those who played the last one share what lies in the pools."""
    pools = step.position.table.chips.pools
    parts = equal_parts(sum(pools.values()), players)
    return then(step, [Shared(*part) for part in parts if part[1]], shared_out(pools, players))


def paid_back(
    company: Company, dealer: Seat | None, pools: Mapping[str, int], in_: Sequence[Seat]
) -> tuple[Payment, ...]:
    """What is paid when the host stops: to those of `in_`, whose the pools are, if any stay.

    Before a first deal, and when they have all gone, all at the table share.
    """
    staying = tuple(seat for seat in in_ if seat in company.taken)
    return shared_out(pools, staying or following((dealer or 0) - 1, company.taken))


def moved(
    sources: Iterable[tuple[Account, int]], targets: Iterable[tuple[Account, int]], reason: str
) -> tuple[Payment, ...]:
    """Payments that fill the targets from the sources, each in its order."""
    payments: list[Payment] = []
    givers = iter(sources)
    giver: Account = ""
    held = 0
    for target, due in targets:
        while due:
            while not held:
                giver, held = next(givers)
            amount = min(due, held)
            payments.append(Payment(giver, target, amount, reason))
            due, held = due - amount, held - amount
    return tuple(payments)
