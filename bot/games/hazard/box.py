"""The box at hazard: whether anybody can play for it, and where it goes when a round is over."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.hazard.baize import HOUSE, After, Baize, Phase, at
from bot.games.hazard.events import BoxPassed, Cause, GameEnded, Want
from bot.games.hazard.options import HouseRules
from bot.rules.chips import Payment
from bot.rules.game import Event, Step, following
from bot.rules.values import changed


def wanting(house: HouseRules, seats: Sequence[int], gallery: Sequence[int]) -> Want | None:
    """What seats and onlookers with these chips want for a round between them."""
    first, second = sorted((0, 0, *seats))[:-3:-1]
    if house.setter == "players" and not second:
        return "seats"
    if not house.calls(first):
        return "call"
    if house.setter == "house":
        return None
    # Who has more can call more and cover more, so nobody else need be asked.
    strongest = max(second, *gallery) if gallery else second
    if house.meets(first, strongest) or house.meets(second, first):
        return None
    return "cover"


def ended(
    house: HouseRules,
    table: Baize,
    events: tuple[Event, ...],
    cause: Cause | None,
    payments: tuple[Payment, ...] = (),
) -> After:
    """The round is over; for a `cause`, or when the caster is out of chips, the box passes."""
    table = changed(table, phase=Phase.OVER, chips=table.chips.paid(payments))
    if end := _end(house, table):
        table = changed(table, losses=0, voids=0)
        return Step(at(table).position, events + end, payments)
    able = [seat for seat in table.seats if house.calls(table.chips.stacks[seat])]
    if cause is None and table.caster not in able:
        cause = "chips"
    if cause is None:
        table = changed(table, next_caster=table.caster)
    else:
        to = following(table.caster, able)[0]
        table = changed(table, next_caster=to, losses=0, voids=0)
        events = (*events, BoxPassed(table.caster, to, cause))
    return Step(at(table).position, events, payments)


def _end(house: HouseRules, table: Baize) -> tuple[GameEnded, ...]:
    """Whether another round can follow."""
    stacks = table.chips.stacks
    seats = [stacks[seat] for seat in table.seats]
    want = wanting(house, seats, [stacks[place] for place in table.gallery])
    if want is not None:
        return (GameEnded(want),)
    if house.setter == "house" and not house.meets(max(seats), table.chips.pools[HOUSE]):
        return (GameEnded("house"),)
    return ()
