"""All that a table is between two acts, as a value."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest
from typing import Generic

from bot.rules.chips import Payment
from bot.rules.game import C, Event, H, T, V
from bot.rules.sitting import Sitting
from bot.rules.turns import Seat, Turn
from bot.tables.state import Ruling, State


@dataclass(frozen=True, slots=True)
class Latest:
    """What the latest move brought about, for the words under the table."""

    events: tuple[Event, ...] = ()
    payments: tuple[Payment, ...] = ()
    absent: tuple[Seat, ...] = ()
    """Places that were played for."""
    hurried: Ruling | None = None
    """Who has closed the window before all had answered."""
    void: bool = False
    """The latest deal has become void, and whatever was paid in it has gone back."""


@dataclass(frozen=True, slots=True)
class Snapshot(Generic[T, H, V, C]):
    """All that a table is between two acts."""

    state: State
    sitting: Sitting[T, H, V, C]
    before: Sitting[T, H, V, C]
    """The sitting as it was before the latest deal, for a deal that becomes void."""
    paid: tuple[Payment, ...] = ()
    """Every payment of the latest deal."""
    drawn: tuple[Event, ...] = ()
    """What chance has settled in the latest deal of who sits where and deals first."""
    moves: int = 0
    """Moves of the latest deal so far."""
    comings: int = 0
    """Comings and goings between deals so far."""
    commitment: str | None = None
    """The seal of the latest chance in the latest deal."""
    latest: Latest = Latest()

    @property
    def turn(self) -> Turn | None:
        """Who or what is to act in the latest deal; `None` before the first."""
        return turn_of(self.sitting)

    @property
    def stacks(self) -> tuple[int, ...]:
        """Chips by place, those included that count from the next deal."""
        position, guests = self.sitting.position, self.state.guests
        if position is None or not self.sitting.playing:
            return tuple(stack or 0 for stack in self.sitting.company.stacks)
        return tuple(
            (stack or 0) + (0 if guest is None else guest.waiting)
            for guest, stack in zip_longest(guests, position.table.chips.stacks)
        )


def turn_of(sitting: Sitting[T, H, V, C]) -> Turn | None:
    """Who or what is to act in the latest deal of a sitting; `None` before the first."""
    position = sitting.position
    return None if position is None else sitting.rules.turn(position.table)
