"""An act at a table while it is being prepared: nothing of it counts until it is written."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Final, Generic

from bot.rules import sitting as deals
from bot.rules.chance import Ask, Chance, read_chance, write_chance
from bot.rules.chips import Account as PlaceOrPool
from bot.rules.chips import Payment
from bot.rules.codec import encode
from bot.rules.game import (
    Action,
    C,
    Event,
    H,
    Nature,
    OnTurn,
    Refused,
    Seat,
    T,
    Turn,
    V,
    Window,
    opened,
)
from bot.rules.sitting import Sitting, Turned
from bot.tables import seats
from bot.tables.fairness import commitment
from bot.tables.ports import (
    Account,
    Change,
    Dealer,
    DealRow,
    House,
    MoveRow,
    Pool,
    Stack,
    Transfer,
)
from bot.tables.record import standing, write_carry, write_move
from bot.tables.seats import Room
from bot.tables.state import Charter, Ending, Guest, Milliseconds, Phase, Seal, State

HOUSE_STAKES: Final = 20
"""So many buy-ins the house puts up where it plays itself."""


@dataclass(frozen=True, slots=True, repr=False)
class Written:
    """A move as a record writes it, with its seal if it is a chance that was sealed."""

    move: Mapping[str, object]
    seal: Seal | None = None


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
    """The seal of the latest chance in the latest deal."""
    latest: Latest = Latest()

    @property
    def turn(self) -> Turn | None:
        """Who or what is to act in the latest deal; `None` before the first."""
        return turn_of(self.sitting)

    @property
    def stacks(self) -> tuple[int, ...]:
        """Chips by place, those included that count from the next deal."""
        position, company = self.sitting.position, self.sitting.company
        played = self.sitting.playing and position is not None
        stacks = position.table.chips.stacks if played and position else company.stacks
        playing = self.state.phase is Phase.PLAYING
        return tuple(
            (stack or 0) + (guest.waiting if playing and guest is not None else 0)
            for guest, stack in zip_longest(self.state.guests, stacks)
        )


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
        """A person takes a seat. Raises `Refused`."""
        sits = seats.take(self._room, user, name, seat)
        for place, guest in enumerate(self.now.state.guests):
            if guest is not None and guest != sits.state.guests[place]:
                self._part(place)
        self._seated(seats.take(self._room, user, name, seat))

    def stand_by(self, user: int, name: str) -> None:
        """A person takes a place in the gallery. Raises `Refused`."""
        self._seated(seats.stand_by(self._room, user, name))

    @property
    def _room(self) -> Room:
        return Room(self._charter, self.now.state, self.now.stacks, self._seats)

    @property
    def _seats(self) -> int:
        return self.now.sitting.company.seats

    def vacate(self, seat: Seat) -> None:
        """A guest gives up a place between deals.

        Computer players take seats where the game cannot go on without; when no person is left,
        the table closes.
        """
        self._part(seat)
        stack = self.now.stacks[seat]
        self._seated(seats.vacate(self._charter, self.now.state, seat, stack))
        if not self.now.state.people:
            self.close("empty")
        elif self.now.state.phase is Phase.BETWEEN and self._fault() is not None:
            self._engage()

    def _part(self, place: Seat) -> None:
        """What lies in pools for a guest who goes comes to the stack that goes along."""
        if self.now.sitting.playing:
            return
        turned = deals.leave(self.now.sitting, place)
        self._transfers += map(self._transfer, turned.payments)
        carry = json.dumps(encode(turned.sitting.carry), separators=(",", ":"))
        state = replace(self.now.state, carry=carry)
        self.now = replace(self.now, sitting=turned.sitting, state=state)

    def buy_in(self, place: Seat, amount: int) -> None:
        """A guest puts chips to the stack; those put there during a deal count from the next."""
        move = seats.buy_in(self._charter, self.now.state, place, amount)
        if self.now.state.phase is not Phase.PLAYING:
            self._add(place, amount)
        self._state(move.state)
        self._transfers += move.transfers

    def _add(self, place: Seat, amount: int) -> None:
        """The company of the next deal with more chips at a place."""
        company = self.now.sitting.company
        stacks = [*company.stacks]
        stacks[place] = (stacks[place] or 0) + amount
        sitting = replace(self.now.sitting, company=replace(company, stacks=tuple(stacks)))
        self.now = replace(self.now, sitting=sitting)

    def fill(self) -> None:
        """A computer player takes a free seat, and as many more as the game needs to be played.

        Raises `Refused` when there is no free seat.
        """
        if None not in self.now.state.guests[: self._seats]:
            raise Refused("Every seat at this table is taken.")
        self._seated(seats.engage(self._charter, self.now.state))
        self._engage()

    def _engage(self) -> None:
        """Computer players take free seats while too few sit there to play."""
        least = self.now.sitting.rules.least_seats
        while len(self.now.sitting.company.taken) < least and self._fault() is not None:
            self._seated(seats.engage(self._charter, self.now.state))

    def _seated(self, move: seats.Move) -> None:
        """Adopts who sits where; who comes while a deal is under way is not in its company."""
        if self.now.state.phase is not Phase.PLAYING:
            company = self.now.sitting.company
            stacks = tuple(
                None if after is None else self._charter.buy_in if _another(before, after) else old
                for before, after, old in zip_longest(
                    self.now.state.guests, move.state.guests, company.stacks
                )
            )
            sitting = replace(self.now.sitting, company=replace(company, stacks=stacks))
            self.now = replace(self.now, sitting=sitting)
        self.now = replace(self.now, state=move.state)
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
        if sitting.rules.house_plays:
            self._fund()
        self._between()

    def _fund(self) -> None:
        """The house puts its own chips on the table; what is left of them goes back at the end."""
        amount = HOUSE_STAKES * max(self._charter.buy_in, 1)
        move = seats.funded(self._charter, amount)
        sitting = self.now.sitting
        carry = sitting.rules.carried({**write_carry(sitting.carry), "house": amount})
        self.now = replace(self.now, sitting=replace(sitting, carry=carry))
        self._transfers += move

    def deal(self) -> None:
        """The next deal begins, with the chance that was sealed for it. Raises `Refused`."""
        before = self.now.sitting
        turned = deals.begin(before)
        names = tuple(None if guest is None else guest.name for guest in self.now.state.guests)
        self._deal = DealRow(before.deals, before.company.stacks, names, self.now.state.carry)
        guests = tuple(
            None if guest is None else replace(guest, added=0) for guest in self.now.state.guests
        )
        self.now = replace(
            self.now,
            before=before,
            paid=(),
            moves=0,
            commitment=None,
            state=replace(self.now.state, guests=guests, phase=Phase.PLAYING),
        )
        self._adopt(turned, [], None)

    def play(self, seat: Seat | None, action: Action, absent: tuple[Seat, ...] = ()) -> None:
        """A move, and all the chance that follows from it. Raises `Refused`."""
        seated = self.now.sitting.company.seats
        written = write_move(seat, action, seated, absent=seat is not None and seat in absent)
        self._adopt(deals.move(self.now.sitting, seat, action), [Written(written)], seat, absent)

    def _adopt(
        self,
        turned: Turned[T, H, V, C],
        written: list[Written],
        seat: Seat | None,
        absent: tuple[Seat, ...] = (),
    ) -> None:
        while isinstance(turn := turn_of(turned.sitting), Nature):
            chance, seal = self._drawn(turn.ask, opening=not self.now.moves + len(written))
            written.append(Written(write_chance(chance), seal))
            turned = _joined(turned, deals.move(turned.sitting, None, chance))
        self._write_moves(turned.sitting.deals - 1, written)
        self._transfers += map(self._transfer, turned.payments)
        same_window = _is_same_window(self.now.turn, turn, seat)
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
        elif isinstance(turn, OnTurn | Window):
            self._reseal(turn.then)

    def _drawn(self, ask: Ask, *, opening: bool) -> tuple[Chance, Seal | None]:
        """What chance brings: what was sealed for it or, where nothing was, something fresh.

        What opens a deal is always sealed, so that every deal can be proven.
        """
        seal = self.now.state.seal
        if seal is None or not ask.admits(_unsealed(seal)):
            seal = self._sealed(ask) if opening else None
        if seal is None:
            return self._dealer.draw(ask), None
        state = replace(self.now.state, seal=None)
        self.now = replace(self.now, state=state, commitment=seal.commitment)
        return _unsealed(seal), seal

    def _reseal(self, ask: Ask | None) -> None:
        """What is foreseen is sealed; a seal that was shown stands until its chance is asked."""
        seal = self.now.state.seal
        if ask is not None and (seal is None or not ask.admits(_unsealed(seal))):
            self._state(replace(self.now.state, seal=self._sealed(ask)))

    def _write_moves(self, deal: int, written: Sequence[Written]) -> None:
        for each in written:
            text = json.dumps(each.move, separators=(",", ":"))
            proof = () if each.seal is None else (each.seal.commitment, each.seal.secret)
            self._moves.append(MoveRow(deal, self.now.moves, text, self._moment, *proof))
            self.now = replace(self.now, moves=self.now.moves + 1)

    def _finished(self) -> None:
        sitting = self.now.sitting
        guests = tuple(
            None if each is None else replace(each, fresh=each.aside is not None)
            for each in self.now.state.guests
        )
        self._state(replace(self.now.state, guests=guests))
        if sitting.over and sitting.position is not None:
            self._forfeit(sitting.position.table.chips.pools)
            self._homeward("finished")
            return
        self._between()

    def _between(self) -> None:
        """A deal can follow, once all may see its seal."""
        self._arrive()
        guests = tuple(
            None if each is None else replace(each, ready=False, void=False)
            for each in self.now.state.guests
        )
        state = replace(self.now.state, guests=guests, phase=Phase.BETWEEN)
        carry = json.dumps(encode(self.now.sitting.carry), separators=(",", ":"))
        self._state(replace(state, move=state.move + 1, carry=carry))
        for place, guest in enumerate(guests):
            if guest is not None and self._goes(place, guest):
                self.vacate(place)

    def foresee(self) -> None:
        """Seals what the next deal opens with as soon as one can follow.

        After every act, for a deal may become possible by any: that somebody buys in, or comes.
        """
        if self.now.state.phase is Phase.BETWEEN and self._fault() is None:
            self._reseal(self._next_ask())

    def _arrive(self) -> None:
        """Who came while the deal was under way plays from now on; chips put to a stack count."""
        company, state = self.now.sitting.company, self.now.state
        stacks = [*company.stacks, *(None,) * (len(state.guests) - len(company.stacks))]
        for place, guest in enumerate(state.guests):
            if guest is not None and (guest.aside is not None or guest.added):
                stacks[place] = (stacks[place] or 0) + guest.waiting
                state = state.seated(place, replace(guest, aside=None))
        sitting = replace(self.now.sitting, company=replace(company, stacks=tuple(stacks)))
        self.now = replace(self.now, state=state, sitting=sitting)

    def _goes(self, place: Seat, guest: Guest) -> bool:
        """Whether a guest leaves now that a deal is over: onlookers also when they are away."""
        if self.now.state.phase is not Phase.BETWEEN:
            return False
        return guest.leaving or (guest.away and place >= self._seats)

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
        stopped = deals.stop(self.now.sitting)
        self._transfers += map(self._transfer, stopped.payments)
        self.now = replace(self.now, sitting=stopped.sitting)
        pools = Counter(standing(stopped.sitting.carry))
        for payment in stopped.payments:
            pools.subtract({str(payment.source): payment.amount})
        self._forfeit(pools)
        self._homeward(ending)

    def _forfeit(self, pools: Mapping[str, int]) -> None:
        """What is nobody's at the table when it closes, such as a kitty, falls to the house."""
        house = House(self._charter.server)
        for name, amount in pools.items():
            if amount:
                pool = Pool(self._charter.table, name)
                self._transfers.append(Transfer(pool, house, amount, "closing"))

    def _undo(self) -> None:
        for payment in reversed(self.now.paid):
            back = Payment(payment.target, payment.source, payment.amount, "void")
            self._transfers.append(self._transfer(back))
        begun, before = self.now.sitting.deals, self.now.before
        self._void = begun - 1
        carry = before.rules.voided(before.carry)
        self.now = replace(
            self.now,
            sitting=replace(before, carry=carry, deals=begun),
            paid=(),
            commitment=None,
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


def _is_same_window(before: Turn | None, after: Turn | None, seat: Seat | None) -> bool:
    """Whether an entry of `seat` has left a window open; a game may open another one at once."""
    if not isinstance(before, Window) or not isinstance(after, Window) or seat is None:
        return False
    return set(after.waiting) <= set(before.waiting) - {seat}


def _unsealed(seal: Seal) -> Chance:
    return read_chance(json.loads(seal.chance))


def _another(before: Guest | None, after: Guest) -> bool:
    return before is None or (before.user, before.name) != (after.user, after.name)


def _joined(first: Turned[T, H, V, C], second: Turned[T, H, V, C]) -> Turned[T, H, V, C]:
    return Turned(second.sitting, first.events + second.events, first.payments + second.payments)
