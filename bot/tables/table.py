"""A table: one game being played by people, who come, go, press twice, and fall silent.

Here stands who may do what. How it is done stands in `comings`, `dealing` and `endings`, how it is
written in `acts`, and what happens without anybody doing anything in `clockwork`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Generic, TypeAlias, cast

from bot.rules.game import C, H, Held, Public, PublicView, Rules, SeatView, T, V
from bot.rules.offers import Action, Offer, Refused
from bot.rules.turns import Seat, Turn, Window, acting, awaited
from bot.tables import comings, dealing, endings, invitations, refusals, seats, stewards, view
from bot.tables.acts import Acts
from bot.tables.clockwork import Clockwork, Computer
from bot.tables.draft import Draft
from bot.tables.nameless import nameless
from bot.tables.ports import Ledger, World
from bot.tables.snapshot import Snapshot
from bot.tables.state import Charter, Phase, State
from bot.tables.stewards import Steward
from bot.tables.view import TableView


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
        self._world = world
        self._leave = leave
        self._acts = Acts(charter, snapshot, world, self._adopted)
        self._clockwork = Clockwork(self._acts, computer, world, self._call)

    def start(self) -> None:
        """Sets the clock of a table that was opened or restored, and shows it."""
        self._clockwork.wind()
        self._world.presenter.show(cast("AnyTable", self))

    def stop(self) -> None:
        """Stops the clock, for the program to end."""
        self._clockwork.stop()

    def _adopted(self) -> None:
        """Something has changed."""
        self.start()
        if self.state.phase is Phase.CLOSED:
            self._leave(self.charter.table)

    def _call(self, seat: Seat) -> None:
        self._world.presenter.nudge(cast("AnyTable", self), seat)

    # --- what can be seen -------------------------------------------------------------------

    @property
    def _now(self) -> Snapshot[T, H, V, C]:
        return self._acts.now

    @property
    def state(self) -> State:
        """What is saved of the table beside its journal."""
        return self._now.state

    @property
    def rules(self) -> Rules[T, H, V, C]:
        """The game with the house rules of this table."""
        return self._now.sitting.rules

    @property
    def deal(self) -> int:
        """Deals begun, void ones included."""
        return self._now.sitting.deals

    @property
    def turn(self) -> Turn | None:
        """Who or what is to act in the latest deal; `None` before the first."""
        return self._now.turn

    def public(self) -> PublicView[T] | None:
        """The latest deal as everybody sees it; `None` before the first, and after a void one."""
        return view.public_view(self._now)

    def view(self) -> TableView[T]:
        """What everybody sees now."""
        return view.table_view(self.charter, self._now, self._world)

    def seat_view(self, seat: Seat) -> SeatView[T, H] | None:
        """What the guest of a place sees of the latest deal; for that guest's eyes only."""
        return view.seat_view(self._now, seat)

    def offers(self, seat: Seat) -> tuple[Offer, ...]:
        """All that a place may do now; for the eyes of its guest only."""
        return view.offers(self._now, seat)

    async def agrees(self, ledger: Ledger) -> bool:
        """Whether the books hold the very stacks that lie on the table."""
        return await self._acts.agree(ledger)

    # --- what guests do ---------------------------------------------------------------------

    async def sit(self, user: int, name: str, seat: Seat | None = None) -> None:
        """A person takes a place, with the table's buy-in out of the purse."""
        async with self._acts.prepared("sit") as draft:
            comings.take(draft, user, name, seat)

    async def stand_by(self, user: int, name: str) -> None:
        """A person takes a place in the gallery, with the table's buy-in out of the purse."""
        async with self._acts.prepared("sit") as draft:
            if not self.rules.onlookers:
                raise Refused(refusals.NO_GALLERY)
            comings.stand_by(draft, user, name)

    async def buy_in(self, user: int, amount: int) -> None:
        """A guest puts `amount` chips (over 0) from the purse to the stack.

        Those put there during a deal count from the next one.
        """
        async with self._acts.prepared("buy_in", user) as draft:
            seat = self._seat_of(user)
            again = self.rules.buys_in_again
            refusal = seats.no_buying_in(self.charter, self.state, again=again)
            if refusal is not None:
                raise Refused(refusal)
            comings.buy_in(draft, seat, amount)

    async def leave(self, user: int) -> None:
        """A person gives up a place: at once between deals, else when the deal is over."""
        async with self._acts.prepared("leave", user) as draft:
            comings.leave(draft, self._seat_of(user))

    async def stay(self, user: int) -> None:
        """A person who was to leave when the deal is over stays."""
        async with self._acts.prepared("stay", user) as draft:
            seat = self._seat_of(user)
            sent = self.state.guest(seat).sent
            if sent is not None:
                raise Refused(refusals.sent_away(sent.name))
            draft.note(seat, leaving=False)

    async def next_deal(self, user: int) -> None:
        """A person is ready; when all are, the next deal begins at once."""
        async with self._acts.prepared("ready", user) as draft:
            if self.state.phase is not Phase.BETWEEN:
                raise Refused(refusals.MOVED_ON)
            draft.note(self._seat_of(user), ready=True)
            seated = draft.state.guests[: draft.seats]
            if all(each is None or each.computer or each.ready or each.away for each in seated):
                if draft.sitting.hindrance is not None:
                    raise Refused(draft.sitting.hindrance)
                dealing.deal(draft)

    async def act(
        self, user: int, choose: Callable[[Sequence[Offer]], Action], move: int
    ) -> Action:
        """A person plays what `choose` makes of the offers as they stood at `move`: that action."""
        async with self._acts.prepared("move", user) as draft:
            seat = self._seat_of(user)
            if self.state.phase is not Phase.PLAYING or move != self.state.move:
                raise Refused(refusals.MOVED_ON)
            if not view.has_part(self.state, seat):
                raise Refused(refusals.IN_THE_MIDDLE)
            if self._now.turn is None or seat not in acting(self._now.turn):
                raise Refused(self._whose_turn())
            action = choose(self.offers(seat))
            dealing.play(draft, seat, action)
        return action

    async def ask_void(self, user: int, deal: int | None) -> None:
        """A person asks for the deal under way, the `deal`-th, to be void; when all ask, it is.

        With chips at stake nobody agrees by being away, and neither computer players nor the
        house ever do: else whoever plays against them could take back what went badly.
        """
        async with self._acts.prepared("void", user) as draft:
            self._ask_void(draft, user, deal)

    def _ask_void(self, draft: Draft[T, H, V, C], user: int, deal: int | None) -> None:
        if stewards.house_has_part(self.charter, self.state, self.rules):
            raise Refused(refusals.NO_VOID)
        self._vote(draft, user, deal, void=True)
        people = [guest for guest in draft.state.people if guest.aside is None]
        staked = self.charter.buy_in > 0
        if all(guest.void or (guest.away and not staked) for guest in people):
            dealing.annul(draft)

    async def let_stand(self, user: int, deal: int | None) -> None:
        """A person asks no more for the deal under way, the `deal`-th, to be void."""
        async with self._acts.prepared("stand", user) as draft:
            self._vote(draft, user, deal, void=False)

    def _vote(self, draft: Draft[T, H, V, C], user: int, deal: int | None, *, void: bool) -> None:
        seat = self._seat_of(user)
        self._check_deal(deal)
        if not view.has_part(self.state, seat):
            raise Refused(refusals.NO_PART)
        draft.note(seat, void=void)

    def _check_deal(self, deal: int | None) -> None:
        if self.state.phase is not Phase.PLAYING or deal != self.deal:
            raise Refused(refusals.MOVED_ON)

    def _whose_turn(self) -> str:
        waiting = awaited(self._now.turn) if self._now.turn is not None else ()
        names = [self.state.guest(seat).name for seat in waiting]
        return refusals.whose_turn(names)

    def _seat_of(self, user: int) -> Seat:
        seat = self.state.seat_of(user)
        if seat is None:
            raise Refused(refusals.NO_SEAT)
        return seat

    async def forget(self, user: int) -> None:
        """Takes the name of a person out of what is told here; not of one who still sits here.

        A seat is held for them no more.
        """
        async with self._acts.prepared("forget") as draft:
            others = tuple(each for each in self.state.invited if each.user != user)
            after = replace(nameless(self.state, user), invited=others)
            if self.state.seat_of(user) is None and after != self.state:
                draft.state = after

    # --- what the host does -----------------------------------------------------------------

    async def begin(self, user: int) -> None:
        """The host begins: places are settled and the pack is sealed; soon it is dealt."""
        async with self._acts.prepared("begin", user) as draft:
            self._check_host(user)
            if self.state.phase is not Phase.LOBBY:
                raise Refused(refusals.BEGUN_ALREADY)
            if not self.state.people:
                raise Refused(refusals.NOBODY_YET)
            hindrance = draft.sitting.hindrance
            if hindrance is not None:
                free = None in self.state.guests[: draft.seats]
                raise Refused(refusals.Pointed(hindrance, refusals.Way.HIRE) if free else hindrance)
            dealing.settle_places(draft)

    async def fill(self, user: int) -> None:
        """The host asks a computer player to the table, and as many more as the game needs."""
        async with self._acts.prepared("fill", user) as draft:
            self._check_host(user)
            if self.state.phase is not Phase.LOBBY:
                raise Refused(refusals.FILLED_BEFORE)
            comings.fill(draft)

    async def close_window(self, user: int, move: int) -> None:
        """The host closes a window that was open at `move`; who has no entry gets the book's."""
        async with self._acts.prepared("close_window", user) as draft:
            self._check_host(user)
            if not isinstance(self._now.turn, Window) or move != self.state.move:
                raise Refused(refusals.MOVED_ON)
            self._check_grace(self._now.turn)
            dealing.close_window(draft, stewards.closer(self.state, user))

    def _check_grace(self, window: Window) -> None:
        """Raises `Refused` while people who are asked have had no time to answer."""
        left = self.state.since + self._world.times.grace - self._world.clock.now()
        asked = [self.state.guest(place) for place in window.waiting]
        if left > 0 and any(not guest.computer and not guest.away for guest in asked):
            raise Refused(refusals.not_so_fast(-(-left // 1_000)))

    def _check_host(self, user: int) -> None:
        if not stewards.is_host(self.state, user):
            raise Refused(refusals.host_only(stewards.host_name(self.state)))

    # --- what the host does, or the server's staff --------------------------------------------

    async def remove(self, steward: Steward, seat: Seat, whom: int | None) -> None:
        """A steward sends a guest away, chips and all, when the deal is over.

        `whom` is the guest that the steward saw in the seat, `None` for a computer player.
        """
        async with self._acts.prepared("remove", steward.user) as draft:
            stewards.check(self.state, steward)
            guest = self.state.guests[seat]
            if guest is None or guest.user != whom:
                raise Refused(refusals.MOVED_ON)
            if guest.sent is not None:
                raise Refused(refusals.leaves_already(guest.name))
            own = whom == steward.user
            comings.leave(draft, seat, None if own else stewards.dismissal(self.state, steward))

    async def close(self, steward: Steward) -> None:
        """A steward ends the table: an unfinished deal is void, and all chips go home.

        Where chips are at stake in the deal under way, it ends when that deal is over.
        """
        async with self._acts.prepared("close", steward.user) as draft:
            stewards.check(self.state, steward)
            waits = stewards.must_wait(self.charter, self.state, steward)
            if waits and self.state.closing is not None:
                raise Refused(refusals.CLOSES_ALREADY)
            ruling = stewards.ruling(self.charter, self.state, steward)
            draft.state = replace(draft.state, closing=ruling)
            if not waits:
                endings.close(draft, "host")

    async def keep_open(self, steward: Steward) -> None:
        """A steward takes it back that the table closes when the deal is over."""
        async with self._acts.prepared("keep", steward.user) as draft:
            stewards.check(self.state, steward)
            if self.state.closing is None:
                raise Refused(refusals.MOVED_ON)
            draft.state = replace(draft.state, closing=None)

    async def void(self, steward: Steward, deal: int | None) -> None:
        """A steward makes the deal under way, the `deal`-th, void; it is dealt anew.

        Where chips are at stake a host can only ask for it, as every player can.
        """
        async with self._acts.prepared("void", steward.user) as draft:
            stewards.check(self.state, steward)
            self._check_deal(deal)
            if stewards.must_wait(self.charter, self.state, steward):
                self._ask_void(draft, steward.user, deal)
                return
            ruling = stewards.ruling(self.charter, self.state, steward)
            draft.state = replace(draft.state, voided=ruling)
            dealing.annul(draft)

    async def invite(self, steward: Steward, user: int, name: str) -> None:
        """A steward asks a person to the table, for whom a seat is held for a while."""
        async with self._acts.prepared("invite", steward.user) as draft:
            stewards.check(self.state, steward)
            times = self._world.times
            lasts = max(times.held, times.turn[self.charter.pace])
            invitations.ask(draft, user, name, lasts)

    async def decline(self, user: int) -> None:
        """A person who has been asked to the table would rather not."""
        async with self._acts.prepared("decline") as draft:
            invitations.decline(draft, user)

    # --- what nobody asks for ---------------------------------------------------------------

    async def present(self, user: int) -> None:
        """A person has pressed something: whoever was away is back."""
        seat = self.state.seat_of(user)
        if seat is None or self.state.phase is Phase.CLOSED:
            return
        guest = self.state.guest(seat)
        if guest.away or guest.missed:
            async with self._acts.prepared("back", user):
                pass  # Whoever acts at a table is back; there is nothing else to do.

    async def tell(self, user: int) -> None:
        """Notes that the table says that this guest's hand could not be sent."""
        async with self._acts.prepared("told") as draft:
            seat = self.state.seat_of(user)
            if seat is not None:
                draft.note(seat, told=True)

    async def unshown(self) -> None:
        """The place where the table stood is gone: it is closed with all chips returned."""
        if self.state.phase is not Phase.CLOSED:
            async with self._acts.prepared("unshown") as draft:
                endings.close(draft, "unshown")


AnyTable: TypeAlias = Table[Public, Held, object, object]
"""A table of whichever game."""
