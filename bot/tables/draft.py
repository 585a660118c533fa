"""An act at a table while it is being prepared: nothing of it counts until it is written.

A draft only gathers. What is done with it stands in modules of one idea each: `comings` (who
takes which place), `dealing` (from the first deal to the last), `seals` (chance), `endings`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Generic

from bot.rules import sitting as deals
from bot.rules.chips import Account as PlaceOrPool
from bot.rules.chips import Payment
from bot.rules.codec import encode
from bot.rules.game import C, H, T, V
from bot.rules.sitting import Sitting
from bot.rules.turns import Seat
from bot.tables.ports import (
    Account,
    Change,
    ComingRow,
    Dealer,
    DealRow,
    House,
    MoveRow,
    Pool,
    Purse,
    Stack,
    Transfer,
)
from bot.tables.scores import Ended, scores
from bot.tables.snapshot import Snapshot
from bot.tables.state import Charter, Milliseconds, Ruling, Seal, State


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
        self.charter = charter
        self.dealer = dealer
        self.moment = moment
        self._deal: DealRow | None = None
        self._moves: list[MoveRow] = []
        self._comings: list[ComingRow] = []
        self._transfers: list[Transfer] = []
        self._void: int | None = None
        self._ended: Ended | None = None
        self._lying: tuple[int, ...] = ()

    def change(self, cause: str) -> Change:
        """What is to be written."""
        return Change(
            self.charter.table,
            f"{cause}/{self.state.change}",
            self.state,
            self._deal,
            tuple(self._moves),
            tuple(self._transfers),
            self._void,
            tuple(self._comings),
            self._ended,
            self._lying,
        )

    # --- the table as it will be ------------------------------------------------------------

    @property
    def state(self) -> State:
        """What will be saved of the table beside its journal."""
        return self.now.state

    @state.setter
    def state(self, state: State) -> None:
        self.now = replace(self.now, state=state)

    @property
    def sitting(self) -> Sitting[T, H, V, C]:
        """The run of deals as it will stand."""
        return self.now.sitting

    @sitting.setter
    def sitting(self, sitting: Sitting[T, H, V, C]) -> None:
        self.now = replace(self.now, sitting=sitting)

    @property
    def seats(self) -> int:
        """So many places are seats; the others are the gallery."""
        return self.sitting.company.seats

    def note(self, place: Seat, **changed: bool | int | Ruling | None) -> None:
        """Changes what is noted of a guest."""
        guest = self.state.guest(place)
        after = replace(guest, **changed)  # pyright: ignore[reportArgumentType]
        if after != guest:
            self.state = self.state.seated(place, after)

    def note_all(self, **changed: bool | int) -> None:
        """Changes what is noted of every guest."""
        for place, guest in enumerate(self.state.guests):
            if guest is not None:
                self.note(place, **changed)

    def nudge(self) -> None:
        """The player on turn has been called."""
        self.state = replace(self.state, nudged=True)

    def stack(self, place: Seat, stack: int | None) -> None:
        """Puts the chips of a place in the next deal, `None` for nobody; the gallery may grow."""
        company = self.sitting.company
        stacks = [*company.stacks, *(None,) * (place + 1 - len(company.stacks))]
        stacks[place] = stack
        self.sitting = replace(self.sitting, company=replace(company, stacks=tuple(stacks)))

    def save_carry(self) -> None:
        """What the next deal takes on is saved as the sitting has it, and whose the pools are."""
        places = enumerate(self.sitting.company.stacks)
        lying = tuple(
            0 if stack is None else deals.lying(self.sitting, place) for place, stack in places
        )
        carry = _text(encode(self.sitting.carry))
        self.state = replace(self.state, carry=carry, lying=lying if any(lying) else ())

    # --- what is to be written --------------------------------------------------------------

    def begin(self, deal: DealRow) -> None:
        """A deal begins."""
        self._deal, self._lying = deal, self.state.lying

    def move(self, deal: int, move: Mapping[str, object], seal: Seal | None) -> None:
        """A move as a record writes it, with its seal if it is a chance that was sealed."""
        proof = () if seal is None else (seal.commitment, seal.secret)
        self._moves.append(MoveRow(deal, self.now.moves, _text(move), self.moment, *proof))
        self.now = replace(self.now, moves=self.now.moves + 1)

    def coming(self, user: int | None, entry: Mapping[str, object]) -> None:
        """Somebody comes, leaves or buys in again, as a record writes it."""
        self._comings.append(ComingRow(self.now.comings, _text(entry), user))
        self.now = replace(self.now, comings=self.now.comings + 1)

    def end(self) -> None:
        """The latest deal is finished."""
        after = self.sitting
        self._ended = Ended(after.deals - 1, self.seats, scores(self.now.before, after))

    def make_void(self, deal: int) -> None:
        """A deal is void."""
        self._void = deal

    def pay(self, source: Account, target: Account, amount: int, reason: str) -> None:
        """Chips go from one account to another, if there are any to go."""
        if amount:
            self._transfers.append(Transfer(source, target, amount, reason))

    def settle(self, payments: Iterable[Payment]) -> None:
        """Chips go as the rules say."""
        for each in payments:
            source, target = self._account(each.source), self._account(each.target)
            self.pay(source, target, each.amount, each.reason)

    def send_home(self, place: Seat) -> int:
        """The whole stack of a place goes to the guest's purse, or to the house: how much it is."""
        user, server = self.state.guest(place).user, self.charter.server
        home = House(server) if user is None else Purse(server, user)
        chips = self.now.stacks[place]
        self.pay(Stack(self.charter.table, place), home, chips, "leaving")
        return chips

    def _account(self, account: PlaceOrPool) -> Account:
        table = self.charter.table
        return Stack(table, account) if isinstance(account, int) else Pool(table, account)


def _text(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))
