"""What happens by itself at a table: deadlines, calls, and the plays of computers and of absent
guests."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Generic, TypeAlias

from bot.rules.game import C, H, Rules, SeatView, T, V
from bot.rules.offers import Action
from bot.rules.turns import Close, Seat, Window, awaited
from bot.tables import dealing, endings, invitations, stewards
from bot.tables.acts import Acts
from bot.tables.deadlines import Alarm, alarm
from bot.tables.draft import Draft
from bot.tables.ports import Timer, World
from bot.tables.state import Phase
from bot.tables.view import seat_view

log = logging.getLogger(__name__)

Computer: TypeAlias = Callable[[Rules[T, H, V, C], SeatView[T, H]], Action]
"""A computer player: it knows the rules, and sees what its seat sees."""


class Clockwork(Generic[T, H, V, C]):
    """The clock of one table. `call` is told the seat of a guest who has been thinking long."""

    def __init__(
        self,
        acts: Acts[T, H, V, C],
        computer: Computer[T, H, V, C],
        world: World,
        call: Callable[[Seat], None],
    ) -> None:
        self._acts = acts
        self._computer = computer
        self._world = world
        self._call = call
        self._timer: Timer | None = None
        self._ringing: asyncio.Task[None] | None = None

    def stop(self) -> None:
        """Stops the clock, for the program to end."""
        if self._timer is not None:
            self._timer.cancel()
        if self._ringing is not None:
            self._ringing.cancel()

    def wind(self) -> None:
        """Sets the clock for what happens next."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = self._alarm()
        if due is not None:
            self._timer = self._world.clock.at(due.moment, self._ring)

    def _alarm(self) -> Alarm | None:
        return alarm(self._acts.charter, self._acts.now, self._world.times)

    def _ring(self) -> None:
        self._timer = None
        self._ringing = asyncio.get_running_loop().create_task(self._rung())

    async def _rung(self) -> None:
        try:
            due = self._alarm()
            if due is not None and due.moment <= self._world.clock.now():
                await self._due(due)
            elif self._timer is None:
                self.wind()
        except Exception:
            if self._acts.now.state.phase is Phase.CLOSED:
                return  # Somebody was faster.
            # Whatever it is, a table whose clock stands still would wait for ever.
            log.exception("table %s: the clock could not act", self._acts.charter.table)
            again = self._world.clock.now() + self._world.times.retry
            self._timer = self._world.clock.at(again, self._ring)

    async def _due(self, due: Alarm) -> None:
        """Does what is due, unless somebody was faster."""
        async with self._acts.prepared(due.what) as draft:
            if self._alarm() != due:
                return
            match due.what:
                case "nudge":
                    draft.nudge()
                case "computer":
                    self._computer_plays(draft, due.seat)
                case "absent":
                    _absent_play(draft)
                case "deal" if draft.sitting.hindrance is None:
                    dealing.deal(draft)
                case "deal":
                    endings.close(draft, "finished")
                case "lapse":
                    invitations.lapse(draft)
                case "idle":
                    endings.close(draft, "idle")
                case "deserted":
                    self._give_up(draft)
        if due.what == "nudge":
            self._call_awaited()

    def _call_awaited(self) -> None:
        turn = self._acts.now.turn
        for seat in awaited(turn) if turn is not None else ():
            guest = self._acts.now.state.guest(seat)
            if not guest.computer and not guest.away:
                self._call(seat)

    def _give_up(self, draft: Draft[T, H, V, C]) -> None:
        """The table closes. If the house would lose by a void deal, it is played to its end first:
        else whoever plays against it could stay away from what goes badly."""
        if stewards.house_has_part(self._acts.charter, draft.state, draft.sitting.rules):
            while draft.state.phase is Phase.PLAYING:
                self._next_plays(draft)
        if draft.state.phase is not Phase.CLOSED:
            endings.close(draft, "deserted")

    def _next_plays(self, draft: Draft[T, H, V, C]) -> None:
        assert draft.now.turn is not None
        waiting = awaited(draft.now.turn)
        computer = next((seat for seat in waiting if draft.state.guest(seat).computer), None)
        if computer is None:
            _absent_play(draft)
        else:
            self._computer_plays(draft, computer)

    def _computer_plays(self, draft: Draft[T, H, V, C], seat: Seat) -> None:
        view = seat_view(draft.now, seat)
        assert view is not None
        dealing.play(draft, seat, self._computer(draft.sitting.rules, view))


def _absent_play(draft: Draft[T, H, V, C]) -> None:
    """Whoever is waited for is played for; who misses two deadlines in a row is away."""
    turn, position = draft.now.turn, draft.sitting.position
    assert turn is not None
    assert position is not None
    missing = awaited(turn)
    for seat in missing:
        missed = draft.state.guest(seat).missed + 1
        draft.note(seat, missed=missed, away=missed >= 2)
    if isinstance(turn, Window):
        dealing.play(draft, None, Close(), missing)
    else:
        (seat,) = missing
        absent = draft.sitting.rules.absent(position.table, position.hands[seat], seat)
        dealing.play(draft, seat, absent, missing)
