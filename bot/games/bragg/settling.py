"""Pots that are taken, and the end of a deal."""

from __future__ import annotations

from bot.games.bragg.events import Shared, TookPot
from bot.games.bragg.table import DealStep, Phase
from bot.rules.chips import pay
from bot.rules.pools import equal_parts, shared_out
from bot.rules.steps import then


def took(step: DealStep, win: TookPot) -> DealStep:
    """A pot goes to its winner."""
    payments = pay(win.pool, win.seat, win.amount, "pot")
    return then(step, [win], payments, won=(*step.position.table.won, win))


def over(step: DealStep) -> DealStep:
    """The deal is over; with the last one nothing may stand over."""
    step = then(step, phase=Phase.OVER)
    return shared(step) if step.position.table.last else step


def shared(step: DealStep) -> DealStep:
    """The match is over: a pot that stood over goes in equal parts to those of this deal."""
    table = step.position.table
    pools = table.chips.pools
    if not any(pools.values()):
        return step
    parts = equal_parts(sum(pools.values()), table.players)
    events = [Shared(*part) for part in parts if part[1]]
    return then(step, events, shared_out(pools, table.players))
