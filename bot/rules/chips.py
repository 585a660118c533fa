"""Chips on a table: whole numbers in stacks and pools, moved only by payments.

An account of a table is a place (`0`, `1`, … seats first, then the gallery) or a pool by name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import TypeAlias

from msgspec import Struct, field

Account: TypeAlias = int | str


class Payment(Struct, frozen=True):
    """`amount` chips (over 0) from one account to another; `reason` is a word for the books."""

    source: Account
    target: Account
    amount: int
    reason: str


def _no_pools() -> Mapping[str, int]:
    return MappingProxyType({})


class Chips(Struct, frozen=True):
    """Every chip of a table: one stack a place, and the pools. Never negative."""

    stacks: tuple[int, ...]
    pools: Mapping[str, int] = field(default_factory=_no_pools)

    @property
    def total(self) -> int:
        """All chips of the table, which no action changes."""
        return sum(self.stacks) + sum(self.pools.values())

    def paid(self, payments: Iterable[Payment]) -> Chips:
        """The chips after these payments. Raises `ValueError` for one that is not covered."""
        stacks, pools = list(self.stacks), dict(self.pools)
        for payment in payments:
            _move(stacks, pools, payment.source, -payment.amount)
            _move(stacks, pools, payment.target, payment.amount)
        return Chips(tuple(stacks), MappingProxyType(pools))


def pay(source: Account, target: Account, amount: int, reason: str) -> tuple[Payment, ...]:
    """One payment, or none of nothing."""
    return (Payment(source, target, amount, reason),) if amount else ()


def round_amount(amount: int) -> int:
    """The greatest of 1, 2, 5, 10, 20, 50 … up to an amount; 0 for nothing."""
    if amount < 1:
        return 0
    power = 10 ** (len(str(amount)) - 1)
    return max(each * power for each in (1, 2, 5) if each * power <= amount)


@lru_cache(maxsize=1_024)
def handy(whole: int, parts: tuple[int, ...], step: int = 1) -> tuple[int, ...]:
    """Round amounts that come to mind: the `whole` divided by each of the parts, by the step.

    What comes to nothing is left out. It is asked for with every offer of chips, hence the cache.
    """
    amounts = (round_amount(whole // part) // step * step for part in parts)
    return tuple(amount for amount in amounts if amount)


def signed(amount: int) -> str:
    """What somebody has won or lost: `+12`, `−3`, `±0`."""
    sign = "+" if amount > 0 else "−" if amount else "±"
    return f"{sign}{abs(amount):,}"


def _move(stacks: list[int], pools: dict[str, int], account: Account, amount: int) -> None:
    held = stacks[account] if isinstance(account, int) else pools.get(account, 0)
    if held + amount < 0:
        raise ValueError(f"{account} holds {held} chips, not {-amount}")
    if isinstance(account, int):
        stacks[account] = held + amount
    else:
        pools[account] = held + amount
