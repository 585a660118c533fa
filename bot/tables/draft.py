"""An act at a table while it is being prepared: nothing of it counts until it is written."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Generic

from bot.rules import sitting as deals
from bot.rules.chance import Ask, Chance, read_chance, write_chance
from bot.rules.chips import Account as PlaceOrPool
from bot.rules.chips import Payment
from bot.rules.codec import encode
from bot.rules.game import Action, C, Event, H, Nature, Seat, T, Turn, V, Window, opened
from bot.rules.sitting import Sitting, Turned
from bot.tables import seats
from bot.tables.fairness import commitment
from bot.tables.ports import (
    Account,
    Change,
    Dealer,
    DealRow,
    MoveRow,
    Pool,
    Stack,
    Transfer,
)
from bot.tables.record import write_move
from bot.tables.state import Charter, Ending, Guest, Milliseconds, Phase, Seal, State


@dataclass(frozen=True, slots=True)
class Latest:
    """What the latest move brought about, for the words under the table."""

    events: tuple[Event, ...] = ()
    payments: tuple[Payment, ...] = ()
    absent: tuple[Seat, ...] = ()
    """Places that were played for."""
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
    moves: int = 0
    """Moves of the latest deal so far."""
    commitment: str | None = None
    """Of the latest deal."""
    latest: Latest = Latest()

    @property
    def turn(self) -> Turn | None:
        """Who or what is to act in the latest deal; `None` before the first."""
        return turn_of(self.sitting)

    @property
    def stacks(self) -> tuple[int, ...]:
        """Chips by place."""
        position = self.sitting.position
        if self.sitting.playing and position is not None:
            return position.table.chips.stacks
        return tuple(stack or 0 for stack in self.sitting.company.stacks)


def turn_of(sitting: Sitting[T, H, V, C]) -> Turn | None:
    """Who or what is to act in the latest deal of a sitting; `None` before the first."""
    position = sitting.position
    return None if position is None else sitting.rules.turn(position.table)


class Draft(Generic[T, H, V, C]):
    """The act: the table as it will be (`now`), and what is to be written for it."""

    def __init__(
        self,
        charter: Charter,
        snapshot: Snapshot[T, H, V, C],
        dealer: Dealer,
        moment: Milliseconds,
    ) -> None:
        self.now = snapshot
        self._charter = charter
        self._dealer = dealer
        self._moment = moment
        self._deal: DealRow | None = None
        self._moves: list[MoveRow] = []
        self._transfers: list[Transfer] = []
        self._void: int | None = None

    def change(self, cause: str) -> Change:
        """What is to be written."""
        return Change(
            self._charter.table,
            f"{cause}/{self.now.state.change}",
            self.now.state,
            self._deal,
            tuple(self._moves),
            tuple(self._transfers),
            self._void,
        )

    # --- guests -----------------------------------------------------------------------------

    def nudged(self) -> None:
        """The player on turn has been called."""
        self._state(replace(self.now.state, nudged=True))

    def guest(self, seat: Seat, **changed: bool | int) -> None:
        """Changes what is noted of a guest."""
        guest = self.now.state.guests[seat]
        assert guest is not None
        after = replace(guest, **changed)  # pyright: ignore[reportArgumentType]
        if after != guest:
            self._state(self.now.state.seated(seat, after))

    def take(self, user: int, name: str, seat: Seat | None) -> None:
        """A person takes a place. Raises `Refused`."""
        taken = seats.take(self._charter, self.now.state, self.now.stacks, user, name, seat)
        self._seated(taken)

    def vacate(self, seat: Seat) -> None:
        """A guest gives up a place between deals.

        A computer player takes it where the game cannot go on without; when no person is left,
        the table closes.
        """
        stack = self.now.stacks[seat]
        self._seated(seats.vacate(self._charter, self.now.state, seat, stack))
        if not self.now.state.people:
            self.close("empty")
        elif self.now.state.phase is Phase.BETWEEN and self._fault() is not None:
            self.fill()

    def fill(self) -> None:
        """Computer players take all free seats."""
        company = self.now.sitting.company
        self._seated(seats.fill(self._charter, self.now.state, company.seats))

    def _seated(self, move: seats.Move) -> None:
        old, new = self.now.state.guests, move.state.guests
        company = self.now.sitting.company
        stacks = tuple(
            None if after is None else self._charter.buy_in if _another(before, after) else stack
            for before, after, stack in zip(old, new, company.stacks, strict=True)
        )
        sitting = replace(self.now.sitting, company=replace(company, stacks=stacks))
        self.now = replace(self.now, state=move.state, sitting=sitting)
        self._transfers += move.transfers

    # --- deals ------------------------------------------------------------------------------

    def settle_places(self) -> None:
        """Before the first deal: who sits where and who deals, by lot where the rules say so."""
        sitting, state = self.now.sitting, self.now.state
        taken = sitting.company.taken
        ask = sitting.rules.seated_by(taken)
        latest = Latest()
        if ask is not None:
            seating = sitting.rules.seating(taken, self._dealer.draw(ask))
            # Everybody has brought the same chips, so only the guests change places.
            for seat, former in zip(taken, seating.order, strict=True):
                state = state.seated(seat, self.now.state.guests[former])
            sitting = replace(sitting, carry=seating.carry)
            latest = Latest(seating.events)
        self.now = replace(self.now, state=state, sitting=sitting, latest=latest)
        self._between()

    def deal(self) -> None:
        """The next deal begins, with the chance that was sealed for it. Raises `Refused`."""
        before = self.now.sitting
        turned = deals.begin(before)
        seal = self._seal_for(turn_of(turned.sitting))
        self._deal = self._deal_row(before, seal)
        self.now = replace(
            self.now,
            before=before,
            paid=(),
            moves=0,
            commitment=self._deal.commitment,
            state=replace(self.now.state, phase=Phase.PLAYING, seal=None),
        )
        self._adopt(turned, [], None if seal is None else _unsealed(seal))

    def _seal_for(self, turn: Turn | None) -> Seal | None:
        """The seal of the chance that opens a deal: the one shown before, while it still fits."""
        seal = self.now.state.seal
        if not isinstance(turn, Nature):
            return None
        fits = seal is not None and turn.ask.admits(_unsealed(seal))
        return seal if fits else self._sealed(turn.ask)

    def _deal_row(self, sitting: Sitting[T, H, V, C], seal: Seal | None) -> DealRow:
        names = tuple(None if guest is None else guest.name for guest in self.now.state.guests)
        return DealRow(
            deal=sitting.deals,
            stacks=sitting.company.stacks,
            names=names,
            carry=self.now.state.carry,
            commitment=None if seal is None else seal.commitment,
            secret=None if seal is None else seal.secret,
        )

    def play(self, seat: Seat | None, action: Action, absent: tuple[Seat, ...] = ()) -> None:
        """A move, and all the chance that follows from it. Raises `Refused`."""
        seated = self.now.sitting.company.seats
        written = write_move(seat, action, seated, absent=seat is not None and seat in absent)
        self._adopt(deals.move(self.now.sitting, seat, action), [written], None, absent)

    def _adopt(
        self,
        turned: Turned[T, H, V, C],
        written: list[Mapping[str, object]],
        sealed: Chance | None,
        absent: tuple[Seat, ...] = (),
    ) -> None:
        while isinstance(turn := turn_of(turned.sitting), Nature):
            chance, sealed = sealed or self._dealer.draw(turn.ask), None
            written.append(write_chance(chance))
            turned = _joined(turned, deals.move(turned.sitting, None, chance))
        self._write_moves(turned.sitting.deals - 1, written)
        self._transfers += map(self._transfer, turned.payments)
        same_window = isinstance(self.now.turn, Window) and isinstance(turn, Window)
        state = self.now.state
        self.now = replace(
            self.now,
            state=replace(state, move=state.move + (not same_window)),
            sitting=turned.sitting,
            paid=self.now.paid + turned.payments,
            latest=Latest(turned.events, turned.payments, absent),
        )
        if not turned.sitting.playing:
            self._finished()

    def _write_moves(self, deal: int, written: Sequence[Mapping[str, object]]) -> None:
        for each in written:
            text = json.dumps(each, separators=(",", ":"))
            self._moves.append(MoveRow(deal, self.now.moves, text, self._moment))
            self.now = replace(self.now, moves=self.now.moves + 1)

    def _finished(self) -> None:
        if self.now.sitting.over:
            self._homeward("finished")
            return
        self._between()

    def _between(self) -> None:
        """A deal can follow: it is sealed now, so that all may see the seal before the cards."""
        guests = tuple(
            None if each is None else replace(each, ready=False, void=False)
            for each in self.now.state.guests
        )
        state = replace(self.now.state, guests=guests, phase=Phase.BETWEEN)
        carry = json.dumps(encode(self.now.sitting.carry), separators=(",", ":"))
        self._state(replace(state, move=state.move + 1, carry=carry))
        for seat, guest in enumerate(guests):
            if guest is not None and guest.leaving and self.now.state.phase is Phase.BETWEEN:
                self.vacate(seat)
        if self.now.state.phase is Phase.BETWEEN and self._fault() is None:
            ask = self._next_ask()
            self._state(replace(self.now.state, seal=None if ask is None else self._sealed(ask)))

    def _fault(self) -> str | None:
        sitting = self.now.sitting
        return sitting.rules.fault(sitting.company, sitting.carry)

    def _next_ask(self) -> Ask | None:
        """The chance with which the next deal will open, if it opens with any."""
        sitting = self.now.sitting
        position = opened(sitting.rules, sitting.company, sitting.carry).position
        turn = sitting.rules.turn(position.table)
        return turn.ask if isinstance(turn, Nature) else None

    def _sealed(self, ask: Ask) -> Seal:
        chance = write_chance(self._dealer.draw(ask))
        secret = self._dealer.secret()
        text = json.dumps(chance, separators=(",", ":"))
        return Seal(commitment(secret, chance), secret, text)

    # --- endings ----------------------------------------------------------------------------

    def annul(self) -> None:
        """The deal under way is void: every payment of it goes back, and it is dealt anew."""
        self._undo()
        self._between()

    def close(self, ending: Ending) -> None:
        """The table ends: an unfinished deal is void, and all chips go home."""
        if self.now.sitting.playing:
            self._undo()
        else:
            stopped = deals.stop(self.now.sitting)
            self._transfers += map(self._transfer, stopped.payments)
            self.now = replace(self.now, sitting=stopped.sitting)
        self._homeward(ending)

    def _undo(self) -> None:
        for payment in reversed(self.now.paid):
            back = Payment(payment.target, payment.source, payment.amount, "void")
            self._transfers.append(self._transfer(back))
        begun = self.now.sitting.deals
        self._void = begun - 1
        self.now = replace(
            self.now,
            sitting=replace(self.now.before, deals=begun),
            paid=(),
            latest=Latest(void=True),
        )

    def _homeward(self, ending: Ending) -> None:
        """Every guest takes the whole stack home; the guests stay to be seen."""
        state = self.now.state
        for seat, guest in enumerate(state.guests):
            if guest is not None:
                stack = self.now.stacks[seat]
                self._transfers += seats.homeward(self._charter, guest, seat, stack)
        closed = replace(state, phase=Phase.CLOSED, ending=ending, seal=None)
        self._state(replace(closed, move=closed.move + 1))

    def _state(self, state: State) -> None:
        self.now = replace(self.now, state=state)

    def _transfer(self, payment: Payment) -> Transfer:
        source, target = self._account(payment.source), self._account(payment.target)
        return Transfer(source, target, payment.amount, payment.reason)

    def _account(self, account: PlaceOrPool) -> Account:
        table = self._charter.table
        return Stack(table, account) if isinstance(account, int) else Pool(table, account)


def _unsealed(seal: Seal) -> Chance:
    return read_chance(json.loads(seal.chance))


def _another(before: Guest | None, after: Guest) -> bool:
    return before is None or (before.user, before.name) != (after.user, after.name)


def _joined(first: Turned[T, H, V, C], second: Turned[T, H, V, C]) -> Turned[T, H, V, C]:
    return Turned(second.sitting, first.events + second.events, first.payments + second.payments)
