"""Hazard: one caster throws two dice against the setters, who cover his stake.

Source: the rule book of hazard, ledger H1 to H14. Where the sources differ: a made chance pays the
stake itself at the odds, three losses (not wins) in succession pass the box, and the setters are
the other players at the table.

The book lets the box go round for ever where no stake can be covered, by chips too few for the
worst case or by a house without chips. A record may do so; a table does not go on (`vain`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from bot.games.hazard import box, casting, covering, offers
from bot.games.hazard.actions import Call, Cover, Odds, PassBox, Throw
from bot.games.hazard.calling import calls
from bot.games.hazard.carry import Carry, read_carry
from bot.games.hazard.options import House
from bot.games.hazard.table import HOUSE, Cloth, Deal, DealStep, Phase
from bot.rules.chance import Chance, Roll, Rolled
from bot.rules.chips import Payment
from bot.rules.entries import without_entry
from bot.rules.game import Closing, Company, Position, Step
from bot.rules.lots import ByLot, able_dealer, no_such_seat
from bot.rules.offers import Action, Offer
from bot.rules.piles import Hand
from bot.rules.steps import then
from bot.rules.turns import Close, Nature, OnTurn, Over, Seat, Turn, Window


@dataclass(frozen=True, slots=True)
class Hazard(House, ByLot[Cloth, Hand, None, Carry]):
    """The rules; the fields are the options of the book."""

    name: ClassVar[str] = "hazard"
    version: ClassVar[int] = 1
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 12
    actions: ClassVar[tuple[type[Action], ...]] = (Call, PassBox, Cover, Throw, Odds)

    @property
    def onlookers(self) -> bool:
        return self.gallery == "on" and self.setter == "players"

    @property
    def house_plays(self) -> bool:
        return self.setter == "house"

    def carried(self, data: object) -> Carry:
        return read_carry(self, data)

    def dealer(self, table: Cloth) -> Seat:
        return table.caster

    def fault(self, company: Company, carry: Carry) -> str | None:
        if missing := no_such_seat(company, carry.dealer):
            return missing
        return box.fault(self, _held(company, company.taken))

    def vain(self, company: Company, carry: Carry) -> str | None:
        seats = _held(company, company.taken)
        if self.setter == "players":
            return box.vain(
                self, seats, _held(company, company.onlookers if self.onlookers else ())
            )
        # Before the first caster is known the house has put nothing on the table yet.
        return None if carry.dealer is None else box.vain(self, seats, (carry.house or 0,))

    def left(
        self, company: Company, carry: Carry, place: Seat
    ) -> tuple[Carry, tuple[Payment, ...]]:
        """A caster who leaves gives up the box: it passes to the left, the losses forgotten."""
        if place != carry.dealer:
            return carry, ()
        return replace(carry, dealer=(place + 1) % company.seats, losses=None, voids=None), ()

    def open(self, company: Company, carry: Carry) -> DealStep:
        able = [seat for seat in company.taken if calls(self, company.stacks[seat] or 0)]
        dealer = carry.dealer or 0
        caster = able_dealer(dealer, able)
        losses, voids = (carry.losses, carry.voids) if caster == dealer else (None, None)
        chips = company.chips({} if carry.house is None else {HOUSE: carry.house})
        gallery = company.onlookers if self.onlookers else ()
        table = Cloth(chips, company.taken, gallery, caster, losses or 0, voids or 0)
        return Step(Position(table, (Hand(),) * len(company.stacks), None))

    def turn(self, table: Cloth) -> Turn:
        if table.rolling:
            return Nature(Roll(2))
        match table.phase:
            case Phase.CALL:
                return OnTurn(table.caster, Roll(2) if self.main_choice == "thrown" else None)
            case Phase.COVER:
                return Window(table.setters, without_entry(table.setters, table.entries))
            case Phase.THROW | Phase.CHANCE:
                return OnTurn(table.caster, Roll(2))
            case Phase.OVER:
                return Over()

    def open_offers(self, table: Cloth, seat: Seat) -> tuple[Offer, ...]:
        return offers.open_offers(self, table, seat)

    def hand_offers(self, table: Cloth, hand: Hand, seat: Seat) -> tuple[Offer, ...]:
        return ()

    def why_not(self, table: Cloth, hand: Hand, seat: Seat, action: Action) -> str:
        return offers.why_not(self, table, seat, action)

    def apply(self, position: Deal, seat: Seat | None, action: Action | Chance) -> DealStep:
        step = Step(position)
        match action:
            case Call(amount, main):
                return casting.called(self, step, amount, main)
            case PassBox():
                return box.ended(self, step, "passed")
            case Cover(amount):
                assert seat is not None
                return covering.offered(step, seat, amount)
            case Throw():
                return then(step, rolling=True)
            case Odds(amount):
                return casting.laid(step, amount)
            case Rolled():
                return casting.rolled(self, step, action.faces)
            case _:
                assert isinstance(action, Close)
                return covering.closed(self, step)

    def absent(self, table: Cloth, hand: Hand, seat: Seat) -> Action:
        return offers.absent(self, table, seat)

    def close(self, position: Deal) -> Closing[Carry]:
        table = position.table
        caster = table.next_caster
        losses, voids = table.losses or None, table.voids or None
        carry = Carry(caster, table.chips.pools.get(HOUSE), losses, voids)
        return Closing(carry, caster is None, caster)

    def end(self, position: Deal) -> DealStep:
        return box.closed(Step(position))


def _held(company: Company, places: tuple[Seat, ...]) -> list[int]:
    return [company.stacks[place] or 0 for place in places]
