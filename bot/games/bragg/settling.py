"""Pots that are taken, and the end of a deal."""

from __future__ import annotations

from bot.games.bragg.events import Took
from bot.games.bragg.table import DealStep, Phase
from bot.rules.chips import pay
from bot.rules.pools import divided
from bot.rules.steps import then


def took(step: DealStep, win: Took) -> DealStep:
    """A pot goes to its winner."""
    payments = pay(win.pool, win.seat, win.amount, "pool")
    return then(step, [win], payments, won=(*step.position.table.won, win))


def over(step: DealStep) -> DealStep:
    """The deal is over; with the last one nothing may stand over."""
    step = then(step, phase=Phase.OVER)
    table = step.position.table
    return divided(step, table.players) if table.last else step
