"""The box at hazard: whether anybody can play for it, and where it goes when a round is over."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.hazard.calling import calls
from bot.games.hazard.events import BoxPassed, Cause
from bot.games.hazard.options import House
from bot.games.hazard.table import DealStep, Phase
from bot.rules.refusals import too_few
from bot.rules.steps import then
from bot.rules.turns import following


def fault(house: House, seats: Sequence[int]) -> str | None:
    """Why seats with these chips can play no round, in words."""
    first, second = _richest(seats)
    if house.setter == "players" and not second:
        return too_few("Hazard needs {players} who have chips.", 2)
    if not calls(house, first):
        return "Nobody holds enough chips for a call, or the limit allows none."
    return None


def vain(house: House, seats: Sequence[int], others: Sequence[int]) -> str | None:
    """Why no call could be covered, in words; `others` are the chips of the gallery or the house.

    Each round would be void then, and the box go round for ever.
    """
    first, second = _richest(seats)
    if house.setter == "house":
        broken = not house.meets(first, max(others, default=0))
        return "The bank is broken: the house cannot cover another stake." if broken else None
    # Who has more can call more and cover more, so nobody else need be asked.
    if house.meets(first, max((second, *others))) or house.meets(second, first):
        return None
    return "Nobody holds enough chips to cover a stake, which may have to be paid at odds."


def _richest(seats: Sequence[int]) -> tuple[int, int]:
    """The chips of the two that have most."""
    first, second, *_ = sorted((0, 0, *seats), reverse=True)
    return first, second


def ended(house: House, step: DealStep, cause: Cause | None) -> DealStep:
    """The round is over; for a `cause`, or when the caster is out of chips, the box passes."""
    step = then(step, phase=Phase.OVER)
    table = step.position.table
    stacks = table.chips.stacks
    if fault(house, [stacks[seat] for seat in table.seats]) is not None:
        # Somebody may have come meanwhile; the caster keeps the box as long as he can call.
        return then(step, next_caster=table.caster, losses=0, voids=0)
    able = [seat for seat in table.seats if calls(house, stacks[seat])]
    if cause is None and table.caster in able:
        return then(step, next_caster=table.caster)
    to = following(table.caster, able)[0]
    events = (BoxPassed(table.caster, to, cause or "chips"),)
    return then(step, events, next_caster=to, losses=0, voids=0)


def closed(step: DealStep) -> DealStep:
    """No other round can follow, and nobody has come with whom one could."""
    return then(step, next_caster=None)
