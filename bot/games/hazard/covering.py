"""Covering the stake at hazard: who may, who would, and what is taken of it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.hazard.box import ended
from bot.games.hazard.events import CallVoid, StakeCovered
from bot.games.hazard.options import House
from bot.games.hazard.shares import Share
from bot.games.hazard.table import HOUSE, Cloth, DealStep, Phase
from bot.rules.chips import handy
from bot.rules.entries import Entered, entered
from bot.rules.steps import then
from bot.rules.turns import Seat, following


def limit(house: House, table: Cloth, place: Seat) -> int:
    """The most that a place may cover of the stake on the table."""
    assert table.main is not None
    return house.limit(table.chips.stacks[place], table.main)


def covering(house: House, step: DealStep, main: int) -> DealStep:
    """The main is settled: the house covers at once, or the setters are asked."""
    step = then(step, main=main)
    table = step.position.table
    if house.setter == "house":
        return _filled(house, step, (Share(HOUSE, house.limit(table.chips.pools[HOUSE], main)),))
    places = (*following(table.caster, table.seats)[:-1], *table.gallery)
    setters = tuple(place for place in places if limit(house, table, place))
    return then(step, phase=Phase.COVER, setters=setters)


def offered(step: DealStep, place: Seat, amount: int) -> DealStep:
    """A setter or onlooker is willing to cover so much; a changed offer loses its turn."""
    entries = entered(step.position.table.entries, Share(place, amount))
    return then(step, (Entered(place, amount),), entries=entries)


def before(table: Cloth, place: Seat) -> tuple[Seat, ...]:
    """Whose covers are taken before those of a place, if it enters one now.

    Seats come from the caster's left; then the gallery, as its entries were placed.
    """
    seats = tuple(each for each in table.setters if each in table.seats)
    if place in seats:
        return seats[: seats.index(place)]
    known = [each.place for each in table.entries if each.place in table.gallery]
    return (*seats, *(each for each in table.gallery if each in known and each != place))


def left_for(house: House, table: Cloth, place: Seat) -> int:
    """What of the stake is left for a place, as those before it have entered so far."""
    step, first = house.multiple(table.main), before(table, place)
    offered = sum(each.amount // step * step for each in table.entries if each.place in first)
    return max(table.stake - offered, 0)


def ready_covers(house: House, table: Cloth) -> tuple[int, ...]:
    """Covers that come to mind: of what is unclaimed about a quarter, the half and the whole.

    Where nothing is, they are of the stake: a seat may still come before others.
    """
    step = house.multiple(table.main)
    whole = table.unclaimed // step * step or table.stake
    half = whole // 2 // step * step
    return tuple(amount for amount in (*handy(whole, (4,), step), half, whole) if amount)


def closed(house: House, step: DealStep) -> DealStep:
    """The window has closed: seats come first, from the caster's left, then the gallery."""
    table = step.position.table
    amounts = {share.place: share for share in table.entries}
    seats = tuple(amounts[place] for place in table.setters if place in table.seats)
    gallery = (share for share in table.entries if share.place in table.gallery)
    return _filled(house, step, (*seats, *gallery))


def _filled(house: House, step: DealStep, entries: Sequence[Share]) -> DealStep:
    """The stake is filled from these entries, one after the other."""
    table = step.position.table
    covers: list[Share] = []
    left, multiple = table.stake, house.multiple(table.main)
    for entry in entries:
        amount = min(entry.amount // multiple * multiple, left)
        left -= amount
        covers += [Share(entry.place, amount)] if amount else []
    if not covers:
        return _void(house, step)
    step = then(step, phase=Phase.THROW, covers=tuple(covers), voids=0)
    table = step.position.table
    return then(step, (StakeCovered(table.covers, table.covered),))


def _void(house: House, step: DealStep) -> DealStep:
    table = step.position.table
    voids = table.voids + 1
    step = then(step, (CallVoid(table.caster, voids),), voids=voids)
    return ended(house, step, "voids" if voids == 2 else None)
