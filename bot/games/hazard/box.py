"""The box at hazard: who can cast, and where the dice go when a round is over."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.hazard.baize import After, Baize, Phase, at
from bot.games.hazard.events import BoxPassed, Cause
from bot.games.hazard.options import HouseRules
from bot.rules.chips import Payment
from bot.rules.game import Event, Step, following
from bot.rules.values import changed


def stuck(house: HouseRules, stacks: Iterable[int]) -> str | None:
    """Why seats with these chips can play no round."""
    richest = sorted(stacks)[-2:]
    if house.setter == "players" and (len(richest) < 2 or richest[0] == 0):
        return "Hazard wants two seats with chips."
    if not richest or not house.calls(richest[-1]):
        return "Nobody holds chips enough for a call, or the limit allows none."
    return None


def ended(
    house: HouseRules,
    table: Baize,
    events: tuple[Event, ...],
    cause: Cause | None,
    payments: tuple[Payment, ...] = (),
) -> After:
    """The round is over; for a `cause`, or when the caster is out of chips, the box passes."""
    table = changed(table, phase=Phase.OVER, chips=table.chips.paid(payments))
    stacks = {seat: table.chips.stacks[seat] for seat in table.seats}
    able = [seat for seat, chips in stacks.items() if house.calls(chips)]
    if cause is None and table.caster not in able:
        cause = "chips"
    if stuck(house, stacks.values()) is not None:
        table = changed(table, losses=0, voids=0)
    elif cause is None:
        table = changed(table, next_caster=table.caster)
    else:
        to = following(table.caster, able)[0]
        table = changed(table, next_caster=to, losses=0, voids=0)
        events = (*events, BoxPassed(table.caster, to, cause))
    return Step(at(table).position, events, payments)
