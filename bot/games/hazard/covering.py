"""Covering the stake at hazard: who may, who would, and what is taken of it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.hazard.box import ended
from bot.games.hazard.events import CallVoid, StakeCovered
from bot.games.hazard.options import House
from bot.games.hazard.shares import Share
from bot.games.hazard.table import HOUSE, Cloth, DealStep, Phase, at
from bot.rules.entries import Entered, entered
from bot.rules.game import Event
from bot.rules.turns import Seat, following
from bot.rules.values import changed


def limit(house: House, table: Cloth, place: Seat) -> int:
    """The most that a place may cover of the stake on the table."""
    assert table.main is not None
    return house.limit(table.chips.stacks[place], table.main)


def covering(house: House, table: Cloth, main: int, event: Event) -> DealStep:
    """The main is settled: the house covers at once, or the setters are asked."""
    table = changed(table, main=main)
    if house.setter == "house":
        share = Share(HOUSE, house.limit(table.chips.pools[HOUSE], main))
        return taken(house, table, (share,), (event,))
    places = (*following(table.caster, table.seats)[:-1], *table.gallery)
    setters = tuple(place for place in places if limit(house, table, place))
    return at(changed(table, phase=Phase.COVER, setters=setters), event)


def offered(table: Cloth, place: Seat, amount: int) -> DealStep:
    """A setter or onlooker is willing to cover so much; a changed offer loses its turn."""
    entries = entered(table.entries, Share(place, amount))
    return at(changed(table, entries=entries), Entered(place, amount))


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


def closed(house: House, table: Cloth) -> DealStep:
    """The window has closed: seats come first, from the caster's left, then the gallery."""
    amounts = {share.place: share for share in table.entries}
    seats = tuple(amounts[place] for place in table.setters if place in table.seats)
    gallery = (share for share in table.entries if share.place in table.gallery)
    return taken(house, table, (*seats, *gallery), ())


def taken(
    house: House, table: Cloth, entries: Sequence[Share], events: tuple[Event, ...]
) -> DealStep:
    """The stake is filled from these entries, one after the other."""
    covers: list[Share] = []
    left, step = table.stake, house.multiple(table.main)
    for entry in entries:
        amount = min(entry.amount // step * step, left)
        left -= amount
        covers += [Share(entry.place, amount)] if amount else []
    if not covers:
        return _void(house, table, events)
    table = changed(table, phase=Phase.THROW, covers=tuple(covers), voids=0)
    return at(table, *events, StakeCovered(table.covers, table.covered))


def _void(house: House, table: Cloth, events: tuple[Event, ...]) -> DealStep:
    voids = table.voids + 1
    events = (*events, CallVoid(table.caster, voids))
    table = changed(table, voids=voids)
    return ended(house, table, events, "voids" if voids == 2 else None)
