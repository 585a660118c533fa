"""Antes: what everybody pays into a pool before the cards, and who sits out for want of it.

Rule books of brag, bragg, thirty-one and connexions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.rules.chips import Payment
from bot.rules.game import Company, Event
from bot.rules.turns import Seat


@dataclass(frozen=True, slots=True)
class Anted(Event):
    """These seats have paid the ante; those of `out` sit there and could not."""

    seats: tuple[Seat, ...]
    amount: int
    out: tuple[Seat, ...]


def payers(company: Company, ante: int) -> tuple[Seat, ...]:
    """The seats at which somebody holds the ante."""
    return tuple(seat for seat in company.taken if (company.stacks[seat] or 0) >= ante)


def antes(seats: Sequence[Seat], pool: str, amount: int) -> tuple[Payment, ...]:
    """The ante of each of these seats, in their order."""
    return tuple(Payment(seat, pool, amount, "ante") for seat in seats)
