"""Chemin de fer: baccarat in which the bank goes round the table.

Source: the rule book of chemin de fer, ledger C1 to C67. Where the sources differ: the deal goes
to the right, the highest staker plays the punters' hand, stakes above the bank are declined, a
tie leaves the stakes for the next hand.

Where the book leaves a choice:
- During a coup the accepted stakes lie in the pool `carried`: a tie just leaves them there.
- A fine is paid when the hands are turned up. Paid at the draw, as the book has it, it would tell
  the banker what the punters hold.
- A banker who leaves between two coups takes the bank along, as one who retires; his deal is
  then offered to the others at the amount of that bank, as a passed one, and stakes that a tie has
  left go back to their owners. Any other who leaves takes a stake left by a tie along, as when the
  host ends the sitting; a tied banco is then off, and the betting opens again.
- A table at which no seat holds the least bank when one is to be opened cannot go on.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from bot.games.chemin_de_fer import bank, betting, between, hands, offers
from bot.games.chemin_de_fer.actions import (
    Accept,
    Banco,
    Bet,
    Continue,
    Decline,
    Open,
    Pass,
    Take,
)
from bot.games.chemin_de_fer.carry import SHOE, Carry, read_carry, split
from bot.games.chemin_de_fer.events import BankRaised, Continued, DealOffered
from bot.games.chemin_de_fer.options import House
from bot.games.chemin_de_fer.table import Cloth, Deal, DealStep, Phase
from bot.rules.baccarat import FREE_POINT, bank_draws, point
from bot.rules.banco import BankOpened, Declined
from bot.rules.chance import Chance, Drawn, Shuffle, Shuffled
from bot.rules.chance import Draw as Lots
from bot.rules.chips import Payment, pay
from bot.rules.entries import without_entry
from bot.rules.game import Closing, Company, Position, Rules, Seating, Step
from bot.rules.lots import PlacesDrawn
from bot.rules.offers import Action, Offer
from bot.rules.piles import Hand, Stock
from bot.rules.steps import then
from bot.rules.third_card import Draw, Stand
from bot.rules.turns import Close, Nature, OnTurn, Over, Seat, Turn, Window, on_turn

_SHUFFLE: Final = Shuffle(SHOE)


@dataclass(frozen=True, slots=True)
class CheminDeFer(House, Rules[Cloth, Hand, Stock, Carry]):
    """The rules; the fields are the options of the book."""

    name: ClassVar[str] = "chemin_de_fer"
    version: ClassVar[int] = 1
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 11
    actions: ClassVar[tuple[type[Action], ...]] = (
        Open,
        Decline,
        Bet,
        Banco,
        Accept,
        Draw,
        Stand,
        Continue,
        Pass,
        Take,
    )

    @property
    def onlookers(self) -> bool:
        return self.gallery == "on"

    def carried(self, data: object) -> Carry:
        return read_carry(data)

    def seated_by(self, seats: tuple[Seat, ...]) -> Lots:
        return Lots(seats)

    def seating(self, seats: tuple[Seat, ...], chance: Chance) -> Seating[Carry]:
        assert isinstance(chance, Drawn)
        return Seating(chance.order, Carry(min(seats)), (PlacesDrawn(chance.order),))

    def fault(self, company: Company, carry: Carry) -> str | None:
        return between.fault(self, company, carry)

    def open(self, company: Company, carry: Carry) -> DealStep:
        table = between.laid(company, carry)
        empty = (Hand(),) * len(company.stacks)
        step = Step(Position(table, empty, Stock(carry.shoe or ())))
        match carry.phase:
            case None:
                return bank.asked_round(self, step, table.banker)
            case "pass_offer":
                return bank.deal_offered(self, step)
            case "deal":
                return hands.dealt(self, step)
            case "after" | "betting":
                return step

    def turn(self, table: Cloth) -> Turn:
        match table.phase:
            case Phase.OPEN_BANK | Phase.PASS_OFFER:
                return on_turn(table.queue[0])
            case Phase.BETTING:
                seats = self._bettors(table)
                waiting = without_entry(seats, table.entries)
                return Window(seats, waiting, self._shuffle_due(table), table.empty)
            case Phase.EXCESS:
                return OnTurn(table.banker, self._shuffle_due(table))
            case Phase.DEAL:
                return Nature(_SHUFFLE)
            case Phase.PUNTER:
                assert table.represents is not None
                return on_turn(table.represents)
            case Phase.BANKER | Phase.AFTER:
                return on_turn(table.banker)
            case Phase.OVER:
                return Over()

    def _shuffle_due(self, table: Cloth) -> Shuffle | None:
        return _SHUFFLE if table.shoe < self.cut else None

    def _bettors(self, table: Cloth) -> tuple[Seat, ...]:
        """Who may act in the window: every punter with a chip in the purse."""
        places = (*table.seats, *table.gallery) if self.onlookers else table.seats
        stacks = table.chips.stacks
        return tuple(place for place in places if place != table.banker and stacks[place])

    def open_offers(self, table: Cloth, seat: Seat) -> tuple[Offer, ...]:
        return offers.open_offers(self, table, seat)

    def hand_offers(self, table: Cloth, hand: Hand, seat: Seat) -> tuple[Offer, ...]:
        return offers.hand_offers(self, table, hand)

    def why_not(self, table: Cloth, hand: Hand, seat: Seat, action: Action) -> str:
        return offers.why_not(self, table, hand, seat, action)

    def apply(self, position: Deal, seat: Seat | None, action: Action | Chance) -> DealStep:
        step = Step(position)
        if isinstance(action, Shuffled):
            return hands.shuffled(self, step, action.cards)
        if isinstance(action, Close):
            return betting.closed(self, step)
        assert seat is not None
        match action:
            case Bet():
                return betting.bet(step, seat, action.amount)
            case Banco():
                return betting.banco_called(step, seat)
            case Draw() | Stand():
                return hands.third_card(self, step, seat, drew=isinstance(action, Draw))
            case Accept():
                payments = pay(seat, "bank", action.amount, "bank")
                raised = then(step, (BankRaised(seat, action.amount),), payments)
                return betting.accepted(self, raised)
            case Decline():
                return self._declined(then(step, (Declined(seat),)))
            case _:
                return self._banked(step, seat, action)

    def _banked(self, step: DealStep, seat: Seat, action: Action | Chance) -> DealStep:
        """Somebody opens a bank, goes on with it, retires from it or takes one over."""
        match action:
            case Open():
                payments = pay(seat, "bank", action.amount, "bank")
                return bank.tenure(then(step, (BankOpened(seat, action.amount),), payments))
            case Continue():
                return then(step, (Continued(seat),), phase=Phase.BETTING)
            case Pass():
                price = step.position.table.banked
                offered = then(step, (DealOffered(seat, price),), price=price)
                return bank.deal_offered(self, offered)
            case _:
                assert isinstance(action, Take)
                return bank.taken_over(self, step, seat)

    def _declined(self, step: DealStep) -> DealStep:
        table = step.position.table
        match table.phase:
            case Phase.OPEN_BANK:
                return bank.next_asked(step, table.queue[1:])
            case Phase.EXCESS:
                return betting.accepted(self, step)
            case _:
                return bank.offered_on(self, step, table.queue[1:])

    def absent(self, table: Cloth, hand: Hand, seat: Seat) -> Action:
        match table.phase:
            case Phase.BETTING:
                return Bet(table.staked(seat))
            case Phase.AFTER:
                return Pass() if table.wins else Continue()
            case Phase.PUNTER:
                return Draw() if point(hand.cards) < FREE_POINT else Stand()
            case Phase.BANKER:
                return Draw() if bank_draws(point(hand.cards), table.third) else Stand()
            case _:
                return Decline()

    def close(self, position: Deal) -> Closing[Carry]:
        table, shoe = position.table, position.veiled.cards
        if table.closed:
            return Closing(Carry(pools=table.chips.pools), True, None)
        dealer = table.banker if table.next_dealer is None else table.next_dealer
        carry = Carry(
            dealer=dealer,
            phase=table.then,
            pools=table.chips.pools,
            wins=table.wins or None,
            suivi=table.suivi,
            resume=table.resume,
            banco_by=table.banco_by,
            bancos=table.bancos or None,
            shoe=shoe or None,
        )
        if table.chips.pools["carried"]:
            carry = split(carry, table.stakes, table.gallery_from)
        return Closing(carry, False, dealer, bool(shoe))

    def end(self, position: Deal) -> DealStep:
        return bank.closed(Step(position))

    def voided(self, carry: Carry) -> Carry:
        return replace(carry, shoe=None)

    def stop(self, company: Company, carry: Carry) -> tuple[Payment, ...]:
        return between.stopped(company, carry)

    def left(
        self, company: Company, carry: Carry, place: Seat
    ) -> tuple[Carry, tuple[Payment, ...]]:
        return between.left(company, carry, place)
