"""Hazard: one caster throws two dice against the setters, who cover his stake.

Source: the hazard rule book, ledger H1 to H14. Where the sources differ: a made chance pays the
stake itself at the odds, three losses (not wins) in succession pass the box, and the setters are
the other players at the table.

The book lets the box go round for ever where no stake can be covered, by chips too few for the
worst case or by a house without chips. A record may do so; a table does not go on (`vain`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from bot.games.hazard import covering, offers
from bot.games.hazard.actions import Call, Cover, Odds, PassBox, Throw
from bot.games.hazard.box import closed, ended, lacking, uncoverable
from bot.games.hazard.calling import calls
from bot.games.hazard.carry import Carry, read_carry
from bot.games.hazard.casting import rolled
from bot.games.hazard.events import Called, OddsLaid
from bot.games.hazard.options import House
from bot.games.hazard.table import HOUSE, Cloth, Deal, DealStep, Phase, at
from bot.rules.chance import Chance, Roll, Rolled
from bot.rules.chips import Payment
from bot.rules.entries import without_entry
from bot.rules.game import Closing, Company, Position, Step
from bot.rules.lots import ByLot, able_dealer, no_such_seat
from bot.rules.offers import Action, Offer, Stake
from bot.rules.piles import Hand
from bot.rules.turns import Close, Nature, OnTurn, Over, Seat, Turn, Window
from bot.rules.values import changed


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
        return lacking(self, _held(company, company.taken))

    def vain(self, company: Company, carry: Carry) -> str | None:
        seats = _held(company, company.taken)
        if self.setter == "players":
            return uncoverable(
                self, seats, _held(company, company.onlookers if self.onlookers else ())
            )
        # Before the first caster is known the house has put nothing on the table yet.
        return None if carry.dealer is None else uncoverable(self, seats, (carry.house or 0,))

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
        table = position.table
        match action:
            case Call():
                return self._called(table, action)
            case PassBox():
                return ended(self, table, (), "passed")
            case Cover():
                assert seat is not None
                return covering.offered(table, seat, action.amount)
            case Throw():
                return at(changed(table, rolling=True))
            case Odds():
                laid = changed(table, odds=action.amount)
                return at(laid, OddsLaid(table.caster, action.amount))
            case Rolled():
                return rolled(self, table, action.faces)
            case _:
                assert isinstance(action, Close)
                return covering.closed(self, table)

    def absent(self, table: Cloth, hand: Hand, seat: Seat) -> Action:
        match table.phase:
            case Phase.CALL if self.voluntary_pass == "on":
                return PassBox()
            case Phase.CALL:
                least = min(calls(self, table.chips.stacks[seat]), key=_best_first)
                return least.at(least.low)
            case Phase.COVER:
                return Cover(0)
            case _:
                return Throw()

    def close(self, position: Deal) -> Closing[Carry]:
        table = position.table
        caster = table.next_caster
        losses, voids = table.losses or None, table.voids or None
        carry = Carry(caster, table.chips.pools.get(HOUSE), losses, voids)
        return Closing(carry, caster is None, caster)

    def end(self, position: Deal) -> DealStep:
        return closed(position.table)

    def _called(self, table: Cloth, call: Call) -> DealStep:
        table = changed(table, stake=call.amount)
        called = Called(table.caster, call.amount, call.main)
        if call.main is None:
            return at(changed(table, rolling=True), called)
        return covering.covering(self, table, call.main, called)


def _held(company: Company, places: tuple[Seat, ...]) -> list[int]:
    return [company.stacks[place] or 0 for place in places]


def _best_first(offer: Stake) -> int:
    """What is called for an absent caster: 7 before 6, 8, 5 and 9."""
    assert isinstance(offer.action, Call)
    return 0 if offer.action.main is None else (7, 6, 8, 5, 9).index(offer.action.main)
