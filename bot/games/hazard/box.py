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
    if _want(house, table) is not None:
        # Somebody may have come meanwhile; the caster keeps the box as long as he can call.
        table = changed(table, next_caster=table.caster, losses=0, voids=0)
        return Step(at(table).position, events, payments)
    if _is_house_broken(house, table):
        table = changed(table, losses=0, voids=0)
        return Step(at(table).position, (*events, GameEnded("house")), payments)
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


def closed(house: HouseRules, table: Baize) -> After:
    """No other round can follow, and nobody has come with whom one could."""
    want = _want(house, table)
    assert want is not None
    return Step(at(changed(table, next_caster=None)).position, (GameEnded(want),))


def _want(house: HouseRules, table: Baize) -> Want | None:
    stacks = table.chips.stacks
    seats = [stacks[seat] for seat in table.seats]
    return wanting(house, seats, [stacks[place] for place in table.gallery])


def _is_house_broken(house: HouseRules, table: Baize) -> bool:
    richest = max(table.chips.stacks[seat] for seat in table.seats)
    return house.setter == "house" and not house.meets(richest, table.chips.pools[HOUSE])
