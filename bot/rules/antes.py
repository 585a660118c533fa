"""Antes: what everybody pays into a pool before the cards, and who sits out for want of it.

Rule books of brag, bragg, thirty-one and connexions.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.rules.chips import Payment
from bot.rules.game import Company, Event, H, Step, T, V
from bot.rules.lots import able_dealer
from bot.rules.steps import then
from bot.rules.turns import Seat, following


class Anted(Event, frozen=True):
    """These seats have paid the ante; those of `out` sit there and could not."""

    seats: tuple[Seat, ...]
    amount: int
    out: tuple[Seat, ...]


def payers(company: Company, ante: int) -> tuple[Seat, ...]:
    """The seats at which somebody holds the ante."""
    return tuple(seat for seat in company.taken if (company.stacks[seat] or 0) >= ante)


def opening(named: Seat, able: Sequence[Seat]) -> tuple[Seat, ...]:
    """Who plays, from the dealer's left round to the dealer: the seat named, if it is able."""
    return following(able_dealer(named, able), able)


def anted(
    step: Step[T, H, V],
    seats: Sequence[Seat],
    players: Sequence[Seat],
    pools: Sequence[str],
    each: int,
) -> Step[T, H, V]:
    """The players have paid so much into each pool; the others of these seats sit out."""
    out = tuple(seat for seat in seats if seat not in players)
    payments = tuple(Payment(seat, pool, each, "ante") for pool in pools for seat in players)
    return then(step, [Anted(tuple(players), each * len(pools), out)], payments)
