"""The one way in which anything changes at a table: check, write, adopt.

Everything goes through one lock. A write that fails leaves the table as it was.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Generic

from bot.rules.game import C, H, T, V
from bot.rules.offers import Refused
from bot.rules.turns import Turn, acting
from bot.tables import dealing, refusals
from bot.tables.draft import Draft
from bot.tables.ports import Ledger, OverdrawnError, World
from bot.tables.snapshot import Snapshot
from bot.tables.state import Charter, Phase, State


class Acts(Generic[T, H, V, C]):
    """What a table is, and how it becomes something else; `adopted` is called when it has."""

    def __init__(
        self,
        charter: Charter,
        snapshot: Snapshot[T, H, V, C],
        world: World,
        adopted: Callable[[], None],
    ) -> None:
        self.charter = charter
        self.now = snapshot
        self._world = world
        self._adopted = adopted
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def prepared(
        self, cause: str, user: int | None = None
    ) -> AsyncGenerator[Draft[T, H, V, C]]:
        """Prepares an act under the lock; when it has been prepared, writes and adopts it.

        `user` is whoever presses something, and so is not away. What changes nothing is not
        written. Raises `Refused`.
        """
        async with self._lock:
            if self.now.state.phase is Phase.CLOSED:
                raise Refused(refusals.CLOSED)
            draft = Draft(self.charter, self.now, self._world.dealer, self._world.clock.now())
            place = None if user is None else draft.state.seat_of(user)
            if place is not None:
                draft.note(place, away=False, missed=0)
            yield draft
            dealing.foresee(draft)
            if draft.now is self.now:
                return
            draft.now = self._timed(draft.now)
            await self._write(draft, cause)
            self.now = draft.now
            self._adopted()

    async def agree(self, ledger: Ledger) -> bool:
        """Whether the books hold the very stacks that lie on the table."""
        async with self._lock:
            held, shown = await ledger.stacks(self.charter.table), dict(enumerate(self.now.stacks))
            places = held.keys() | shown.keys()
            return all(held.get(place, 0) == shown.get(place, 0) for place in places)

    def _timed(self, after: Snapshot[T, H, V, C]) -> Snapshot[T, H, V, C]:
        """Counts the change, and begins a new wait where something else is waited for."""
        before, state = self.now.state, after.state
        state = replace(state, change=state.change + 1)
        if _wait(before, self.now.turn) != _wait(state, after.turn):
            state = replace(state, since=self._world.clock.now(), nudged=False)
        return replace(after, state=state)

    async def _write(self, draft: Draft[T, H, V, C], cause: str) -> None:
        try:
            await self._world.journal.write(draft.change(cause))
        except OverdrawnError:
            match cause:
                case "sit":
                    raise Refused(refusals.too_light(self.charter.buy_in)) from None
                case "buy_in":
                    raise Refused(refusals.TOO_MUCH) from None
                case _:
                    raise


def _wait(state: State, turn: Turn | None) -> tuple[object, ...]:
    """What is waited for; while it stays the same, so does the deadline.

    When the first comes back to a table at which everybody was away, all waits begin anew: else
    the next deal would begin, or somebody be played for, before the guest has looked round.
    """
    may_act = acting(turn) if turn is not None else ()
    away = tuple(guest.away for seat in may_act if (guest := state.guests[seat]) is not None)
    lobby = state.change if state.phase is Phase.LOBBY else None
    # Until there is a seal to be seen, the pause before a deal has not begun.
    sealed = state.seal is not None if state.phase is Phase.BETWEEN else None
    return (state.phase, state.move, away, lobby, sealed, state.deserted)
