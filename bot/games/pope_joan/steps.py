"""Steps of a deal at Pope Joan: one thing after another."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from bot.games.pope_joan.board import TableStep
from bot.games.pope_joan.events import Collected
from bot.rules.chips import Payment
from bot.rules.game import Event, Position, Seat, Step
from bot.rules.values import changed

Win: TypeAlias = tuple[Seat, str, int]
"""A seat, a pool, and the chips that it takes from there."""


def then(
    step: TableStep,
    events: Iterable[Event],
    payments: tuple[Payment, ...] = (),
    **changes: object,
) -> TableStep:
    """The step with more events and payments, and other changes of the board."""
    position = step.position
    chips = position.table.chips
    paid = chips.paid(payments) if payments else chips
    table = changed(position.table, chips=paid, **changes)
    events = (*step.events, *events)
    return Step(Position(table, position.hands, position.veiled), events, step.payments + payments)


def taken(step: TableStep, seat: Seat, pools: list[str]) -> TableStep:
    """A seat takes all that lies in these pools."""
    held = step.position.table.chips.pools
    return collected(step, [(seat, pool, held.get(pool, 0)) for pool in pools])


def collected(step: TableStep, wins: list[Win]) -> TableStep:
    """What is won on the board is taken; an empty pool is passed over in silence."""
    found = [Collected(*win) for win in wins if win[2]]
    payments = tuple(Payment(each.pool, each.seat, each.amount, "pool") for each in found)
    return then(step, found, payments) if found else step
