"""How chance has settled who sits where and deals first, told for as long as anybody may ask."""

from __future__ import annotations

import json
from collections.abc import Iterable

from bot.rules.chance import Chance, read_chance, write_chance
from bot.rules.game import C, Event, H, Rules, T, V
from bot.tables.state import Lots, State


def lots(seats: tuple[int, ...], chance: Chance) -> Lots:
    """What was drawn for these seats, to be kept."""
    return Lots(seats, json.dumps(write_chance(chance), separators=(",", ":")))


def before_the_first(rules: Rules[T, H, V, C], state: State) -> tuple[Event, ...]:
    """What was drawn for the seats before the first deal, until a deal is finished.

    Nothing if somebody who drew has left before the cards were dealt: it would be told of another.
    """
    drawn = state.lots
    if drawn is None or not all(_drew(state, seat) for seat in drawn.seats):
        return ()
    return rules.seating(drawn.seats, read_chance(json.loads(drawn.chance))).events


def in_the_deal(events: Iterable[Event]) -> tuple[Event, ...]:
    """Which of these events tell of places."""
    return tuple(each for each in events if each.places)


def _drew(state: State, seat: int) -> bool:
    guest = state.guests[seat]
    return guest is not None and not guest.fresh
