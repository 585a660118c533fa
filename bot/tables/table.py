"""A table: one game being played by people, who come, go, press twice, and fall silent.

Everything that happens goes through one lock and the same four steps: check, write, adopt, show.
A write that fails leaves the table as it was.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Generic, TypeAlias, cast

from bot.rules.chips import Payment
from bot.rules.game import (
    Action,
    C,
    Close,
    H,
    Held,
    Offer,
    Public,
    PublicView,
    Refused,
    Rules,
    Seat,
    SeatView,
    T,
    Turn,
    V,
    Window,
    acting,
    awaited,
    offers,
    public_view,
    seat_view,
)
from bot.tables import seats
from bot.tables.deadlines import Alarm, alarm, deadline
from bot.tables.draft import Draft, Latest, Snapshot
from bot.tables.ports import (
    Clock,
    Dealer,
    Journal,
    OverdrawnError,
    Presenter,
    Timer,
)
from bot.tables.state import Charter, Guest, Phase, State
from bot.tables.times import Times

log = logging.getLogger(__name__)

Computer: TypeAlias = Callable[[Rules[T, H, V, C], SeatView[T, H]], Action]
"""A computer player: it knows the rules, and sees what its seat sees."""

MOVED_ON = "The table has moved on."
NEXT_DEAL = "You play from the next deal on."
NO_VOID = "The house plays here for chips, and does not agree to a void deal."
HIRE = "The host may ask computer players to the free seats."


@dataclass(frozen=True, slots=True)
class World:
    """What all tables share."""

    journal: Journal
    dealer: Dealer
    clock: Clock
    presenter: Presenter
    times: Times


@dataclass(frozen=True, slots=True)
class TableView(Generic[T]):
    """What everybody may know of a table."""

    charter: Charter
    state: State
    public: PublicView[T] | None
    """The latest deal, until the next one begins."""
    turn: Turn | None
    """Who or what is to act, while a deal is under way."""
    offers: tuple[Offer, ...]
    """The open offers of whoever is waited for."""
    latest: Latest
    paid: tuple[Payment, ...]
    """Every payment of the latest deal."""
    deal: int
    """Deals begun, void ones included."""
    commitment: str | None
    """Of the deal under way, or of the sealed next one."""
    sealed: str | None
    """What kind of chance is sealed to come next, as a record calls it."""
    deadline: Alarm | None
    """What happens if nobody does anything, and when."""


class Table(Generic[T, H, V, C]):
    """One table. Its coroutines raise `Refused`, with words for whoever asked."""

    def __init__(
        self,
        charter: Charter,
        snapshot: Snapshot[T, H, V, C],
        computer: Computer[T, H, V, C],
        world: World,
        leave: Callable[[str], None],
    ) -> None:
        self.charter = charter
        self._now = snapshot
        self._computer = computer
        self._world = world
        self._leave = leave
        self._lock = asyncio.Lock()
        self._timer: Timer | None = None
        self._ringing: asyncio.Task[None] | None = None

    # --- what can be seen -------------------------------------------------------------------

    @property
    def state(self) -> State:
        """What is saved of the table beside its journal."""
        return self._now.state

    @property
    def rules(self) -> Rules[T, H, V, C]:
        """The game with the house rules of this table."""
        return self._now.sitting.rules

    def view(self) -> TableView[T]:
        """What everybody sees now."""
        state, position = self.state, self._now.sitting.position
        turn = self._now.turn if state.phase is Phase.PLAYING else None
        return TableView(
            charter=self.charter,
            state=state.open,
            public=None if position is None else public_view(position),
            turn=turn,
            offers=self._open_offers(turn),
            latest=self._now.latest,
            paid=self._now.paid,
            deal=self._now.sitting.deals,
            commitment=self._now.commitment if state.seal is None else state.seal.commitment,
            sealed=None if state.seal is None else state.seal.kind,
            deadline=deadline(
                self.charter,
                state,
                self._now.turn,
                self._now.sitting.deals,
                self._world.times,
            ),
        )

    def _open_offers(self, turn: Turn | None) -> tuple[Offer, ...]:
        position = self._now.sitting.position
        seats = awaited(turn) if turn is not None else ()
        if position is None or not seats:
            return ()
        return self.rules.open_offers(position.table, seats[0])

    def seat_view(self, seat: Seat) -> SeatView[T, H] | None:
        """What the guest of a place sees of the latest deal; for that guest's eyes only."""
        position = self._now.sitting.position
        if position is None or seat >= len(position.hands) or not self._plays(seat):
            return None
        return seat_view(position, seat)

    def _plays(self, seat: Seat) -> bool:
        """Whether whoever is in a place has part in the latest deal."""
        guest = self.state.guests[seat]
        if guest is None or guest.aside is not None:
            return False
        return self.state.phase is Phase.PLAYING or not guest.fresh

    def offers(self, seat: Seat) -> tuple[Offer, ...]:
        """All that a place may do now; for the eyes of its guest only."""
        position = self._now.sitting.position
        if position is None or self.state.phase is not Phase.PLAYING or not self._plays(seat):
            return ()
        return offers(self.rules, position.table, position.hands[seat], seat)

    # --- what people do ---------------------------------------------------------------------

    async def sit(self, user: int, name: str, seat: Seat | None = None) -> None:
        """A person takes a place, with the table's buy-in out of the purse."""
        async with self._act("sit") as draft:
            draft.take(user, name, seat)

    async def stand_by(self, user: int, name: str) -> None:
        """A person takes a place in the gallery, with the table's buy-in out of the purse."""
        async with self._act("sit") as draft:
            if not self.rules.onlookers:
                raise Refused("Nobody stakes from the gallery at this table.")
            draft.stand_by(user, name)

    async def buy_in(self, user: int, amount: int) -> None:
        """A guest puts `amount` chips (over 0) from the purse to the stack.

        Those put there during a deal count from the next one.
        """
        async with self._act("buy_in", user) as draft:
            seat = self._seat_of(user)
            again = self.rules.buys_in_again
            refusal = seats.no_buying_in(self.charter, self.state, again=again)
            if refusal is not None:
                raise Refused(refusal)
            draft.buy_in(seat, amount)

    async def leave(self, user: int) -> None:
        """A person gives up a place: at once between deals, else when the deal is over."""
        async with self._act("leave", user) as draft:
            self._part(draft, self._seat_of(user), dismissed=False)

    async def stay(self, user: int) -> None:
        """A person who was to leave when the deal is over stays."""
        async with self._act("stay", user) as draft:
            seat = self._seat_of(user)
            if _guest(self.state, seat).dismissed:
                raise Refused("The host has sent you away: you leave when this deal is over.")
            draft.guest(seat, leaving=False)

    async def remove(self, user: int, seat: Seat, whom: int | None) -> None:
        """The host sends a guest away, chips and all, when the deal is over.

        `whom` is the guest that the host saw in the seat, `None` for a computer player.
        """
        async with self._act("remove", user) as draft:
            self._check_host(user)
            guest = self.state.guests[seat]
            if guest is None or guest.user != whom:
                raise Refused(MOVED_ON)
            self._part(draft, seat, dismissed=True)

    def _part(self, draft: Draft[T, H, V, C], seat: Seat, *, dismissed: bool) -> None:
        if self.state.phase is Phase.PLAYING and _guest(self.state, seat).aside is None:
            dismissed = dismissed or _guest(self.state, seat).dismissed
            draft.guest(seat, leaving=True, dismissed=dismissed)
        else:
            draft.vacate(seat)

    async def fill(self, user: int) -> None:
        """The host asks a computer player to the table, and as many more as the game needs."""
        async with self._act("fill", user) as draft:
            self._check_host(user)
            if self.state.phase is not Phase.LOBBY:
                raise Refused("Free seats are filled before the game begins.")
            draft.fill()

    async def begin(self, user: int) -> None:
        """The host begins: places are settled and the pack is sealed; soon it is dealt."""
        async with self._act("begin", user) as draft:
            self._check_host(user)
            if self.state.phase is not Phase.LOBBY:
                raise Refused("This table has begun already.")
            sitting = self._now.sitting
            fault = self.rules.fault(sitting.company, sitting.carry)
            if fault is not None:
                free = None in self.state.guests[: sitting.company.seats]
                raise Refused(f"{fault} {HIRE}" if free else fault)
            draft.settle_places()

    async def next_deal(self, user: int) -> None:
        """A person is ready; when all are, the next deal begins at once."""
        async with self._act("ready", user) as draft:
            if self.state.phase is not Phase.BETWEEN:
                raise Refused(MOVED_ON)
            draft.guest(self._seat_of(user), ready=True)
            seated = draft.now.state.guests[: self._now.sitting.company.seats]
            if all(each is None or each.computer or each.ready or each.away for each in seated):
                draft.deal()

    async def act(self, user: int, choose: Callable[[Sequence[Offer]], Action], move: int) -> None:
        """A person plays what `choose` makes of the offers, as they stood at `move`."""
        async with self._act("move", user) as draft:
            seat = self._seat_of(user)
            if self.state.phase is not Phase.PLAYING or move != self.state.move:
                raise Refused(MOVED_ON)
            if not self._plays(seat):
                raise Refused(NEXT_DEAL)
            if seat not in acting(self._now.turn) if self._now.turn is not None else True:
                raise Refused(self._whose_turn())
            draft.play(seat, choose(self.offers(seat)))

    async def close_window(self, user: int, move: int) -> None:
        """The host closes a window that was open at `move`; who has no entry gets the book's."""
        async with self._act("close_window", user) as draft:
            self._check_host(user)
            if not isinstance(self._now.turn, Window) or move != self.state.move:
                raise Refused(MOVED_ON)
            draft.play(None, Close())

    async def ask_void(self, user: int, deal: int | None) -> None:
        """A person asks for the deal under way, the `deal`-th, to be void; when all ask, it is.

        With chips at stake nobody agrees by being away, and neither computer players nor the
        house ever do: else whoever plays against them could take back what went badly.
        """
        async with self._act("void", user) as draft:
            playing = [guest for guest in self.state.guests if guest and guest.aside is None]
            staked = self.charter.buy_in > 0
            if staked and (self.rules.house_plays or any(guest.computer for guest in playing)):
                raise Refused(NO_VOID)
            self._vote(draft, user, deal, void=True)
            people = [guest for guest in draft.now.state.people if guest.aside is None]
            if all(guest.void or (guest.away and not staked) for guest in people):
                draft.annul()

    async def let_stand(self, user: int, deal: int | None) -> None:
        """A person asks no more for the deal under way, the `deal`-th, to be void."""
        async with self._act("stand", user) as draft:
            self._vote(draft, user, deal, void=False)

    def _vote(self, draft: Draft[T, H, V, C], user: int, deal: int | None, *, void: bool) -> None:
        seat = self._seat_of(user)
        if self.state.phase is not Phase.PLAYING or deal != self._now.sitting.deals:
            raise Refused(MOVED_ON)
        if not self._plays(seat):
            raise Refused("You have no part in this deal.")
        draft.guest(seat, void=void)

    async def close(self, user: int) -> None:
        """The host ends the table: an unfinished deal is void, and all chips go home."""
        async with self._act("close", user) as draft:
            self._check_host(user)
            draft.close("host")

    async def present(self, user: int) -> None:
        """A person has pressed something: whoever was away is back."""
        seat = self.state.seat_of(user)
        if seat is None or self.state.phase is Phase.CLOSED:
            return
        guest = _guest(self.state, seat)
        if guest.away or guest.missed:
            async with self._act("back", user):
                pass  # Whoever acts at a table is back; there is nothing else to do.

    async def unshown(self) -> None:
        """The place where the table stood is gone: it is closed with all chips returned."""
        if self.state.phase is not Phase.CLOSED:
            async with self._act("unshown") as draft:
                draft.close("unshown")

    async def tell(self, user: int) -> None:
        """Notes that the table says that this guest's hand could not be sent."""
        async with self._act("told") as draft:
            seat = self.state.seat_of(user)
            if seat is not None:
                draft.guest(seat, told=True)

    def _seat_of(self, user: int) -> Seat:
        seat = self.state.seat_of(user)
        if seat is None:
            raise Refused("You have no seat at this table.")
        return seat

    def _check_host(self, user: int) -> None:
        """The host's tools are the host's; while the host is away, every guest's."""
        host = self.state.seat_of(self.state.host)
        deserted = host is None or _guest(self.state, host).away
        if user != self.state.host and not (deserted and self.state.seat_of(user) is not None):
            raise Refused("Only the host of the table can do that.")

    def _whose_turn(self) -> str:
        waiting = awaited(self._now.turn) if self._now.turn is not None else ()
        names = [_guest(self.state, seat).name for seat in waiting]
        return f"It is not your turn: {' and '.join(names)} must act."

    # --- the one way to change anything -----------------------------------------------------

    @asynccontextmanager
    async def _act(self, cause: str, user: int | None = None) -> AsyncGenerator[Draft[T, H, V, C]]:
        """Prepares an act under the lock; when it has been prepared, writes and adopts it.

        `user` is whoever presses something, and so is not away. What changes nothing is not
        written.
        """
        async with self._lock:
            if self.state.phase is Phase.CLOSED:
                raise Refused("This table is closed.")
            moment = self._world.clock.now()
            draft = Draft(self.charter, self._now, self._world.dealer, moment)
            seat = None if user is None else self.state.seat_of(user)
            if seat is not None:
                draft.guest(seat, away=False, missed=0)
            yield draft
            draft.foresee()
            if draft.now is self._now:
                return
            snapshot = self._timed(draft.now)
            draft.now = snapshot
            await self._write(draft, cause)
            self._now = snapshot
            self._schedule()
            self._show()
            if snapshot.state.phase is Phase.CLOSED:
                self._leave(self.charter.table)

    def _show(self) -> None:
        self._world.presenter.show(cast("AnyTable", self))

    async def _write(self, draft: Draft[T, H, V, C], cause: str) -> None:
        try:
            await self._world.journal.write(draft.change(cause))
        except OverdrawnError:
            match cause:
                case "sit":
                    raise Refused(seats.too_light(self.charter.buy_in)) from None
                case "buy_in":
                    raise Refused(seats.TOO_MUCH) from None
                case _:
                    raise

    def _timed(self, after: Snapshot[T, H, V, C]) -> Snapshot[T, H, V, C]:
        """Counts the change, and begins a new wait where something else is waited for."""
        before, state = self._now.state, after.state
        state = replace(state, change=state.change + 1)
        if _wait(before, self._now.turn) != _wait(state, after.turn):
            state = replace(state, since=self._world.clock.now(), nudged=False)
        return replace(after, state=state)

    # --- what happens by itself -------------------------------------------------------------

    def start(self) -> None:
        """Sets the clock of a table that was opened or restored, and shows it."""
        self._schedule()
        self._show()

    def stop(self) -> None:
        """Stops the clock, for the program to end."""
        if self._timer is not None:
            self._timer.cancel()
        if self._ringing is not None:
            self._ringing.cancel()

    def _alarm(self) -> Alarm | None:
        now, times = self._now, self._world.times
        return alarm(self.charter, now.state, now.turn, now.sitting.deals, times)

    def _schedule(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = self._alarm()
        if due is not None:
            self._timer = self._world.clock.at(due.moment, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._ringing = asyncio.get_running_loop().create_task(self._rung())

    async def _rung(self) -> None:
        try:
            due = self._alarm()
            if due is not None and due.moment <= self._world.clock.now():
                await self._due(due)
            elif self._timer is None:
                self._schedule()
        except Exception:
            if self.state.phase is Phase.CLOSED:
                return  # Somebody was faster.
            # Whatever it is, a table whose clock stands still would wait for ever.
            log.exception("table %s: the clock could not act", self.charter.table)
            again = self._world.clock.now() + self._world.times.retry
            self._timer = self._world.clock.at(again, self._ring)

    async def _due(self, due: Alarm) -> None:
        """Does what is due, unless somebody was faster."""
        async with self._act(due.what) as draft:
            if self._alarm() != due:
                return
            match due.what:
                case "nudge":
                    draft.nudged()
                case "computer":
                    self._computer_plays(draft, due.seat)
                case "absent":
                    self._absent_play(draft)
                case "deal":
                    draft.deal()
                case "idle" | "deserted":
                    draft.close(due.what)
        if due.what == "nudge":
            self._nudge()

    def _nudge(self) -> None:
        for seat in awaited(self._now.turn) if self._now.turn is not None else ():
            guest = _guest(self.state, seat)
            if not guest.computer and not guest.away:
                self._world.presenter.nudge(cast("AnyTable", self), seat)

    def _computer_plays(self, draft: Draft[T, H, V, C], seat: Seat) -> None:
        view = self.seat_view(seat)
        assert view is not None
        draft.play(seat, self._computer(self.rules, view))

    def _absent_play(self, draft: Draft[T, H, V, C]) -> None:
        turn, position = self._now.turn, self._now.sitting.position
        assert turn is not None
        assert position is not None
        missing = awaited(turn)
        for seat in missing:
            missed = _guest(self.state, seat).missed + 1
            draft.guest(seat, missed=missed, away=missed >= 2)
        if isinstance(turn, Window):
            draft.play(None, Close(), missing)
        else:
            (seat,) = missing
            absent = self.rules.absent(position.table, position.hands[seat], seat)
            draft.play(seat, absent, missing)


AnyTable: TypeAlias = Table[Public, Held, object, object]
"""A table of whichever game."""


def _guest(state: State, seat: Seat) -> Guest:
    guest = state.guests[seat]
    assert guest is not None
    return guest


def _wait(state: State, turn: Turn | None) -> tuple[object, ...]:
    """What is waited for; while it stays the same, so does the deadline."""
    may_act = acting(turn) if turn is not None else ()
    away = tuple(guest.away for seat in may_act if (guest := state.guests[seat]) is not None)
    lobby = state.change if state.phase is Phase.LOBBY else None
    # Until there is a seal to be seen, the pause before a deal has not begun.
    sealed = state.seal is not None if state.phase is Phase.BETWEEN else None
    return (state.phase, state.move, away, lobby, sealed)
