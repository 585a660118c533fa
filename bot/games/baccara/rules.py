"""Baccara with two tableaux: one banker against the right and the left of his table.

Source: the rule book of baccara, ledger BA1 to BA80. Where the sources are silent: bets beyond the
bank stand at the bettor's risk, lost bets are collected before won ones are paid, an à cheval bet
with one tie counts by half, a banco is dealt to the caller's side alone.

Where the book leaves a choice:
- Bets stay in the purses until they are settled, so a fine is paid out of what is not bet; it is
  paid when the hands are turned up, since at the draw it would tell the banker what was held.
- The bids are read out when the auction has closed.
- The list is the order of the seats: who takes a seat between coups has its place on the list, and
  at the table the first free place in the alternate order.
- A banker who leaves between two coups takes the bank along, and it is sold by auction.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from bot.games.baccara import bank, betting, between, dealing, offers
from bot.games.baccara.actions import (
    Accept,
    Banco,
    Bet,
    Bid,
    Decline,
    Done,
    Retire,
)
from bot.games.baccara.carry import Carry, read_carry
from bot.games.baccara.options import House
from bot.games.baccara.places import seated
from bot.games.baccara.table import Cloth, Deal, DealStep, Hand, Phase
from bot.rules.chance import Chance, Drawn, Shuffle, Shuffled
from bot.rules.chance import Draw as Lots
from bot.rules.chips import Payment
from bot.rules.game import Closing, Company, Position, Rules, Step
from bot.rules.offers import Action, Offer
from bot.rules.piles import Stock
from bot.rules.third_card import Draw, Stand
from bot.rules.turns import Close, Nature, OnTurn, Over, Seat, Turn, Window


@dataclass(frozen=True, slots=True)
class Baccara(House, Rules[Cloth, Hand, Stock, Carry]):
    """The rules; the fields are the options of the book."""

    name: ClassVar[str] = "baccara"
    version: ClassVar[int] = 1
    least_seats: ClassVar[int] = 3
    most_seats: ClassVar[int] = 11
    actions: ClassVar[tuple[type[Action], ...]] = (
        Bid,
        Accept,
        Decline,
        Bet,
        Done,
        Banco,
        Retire,
        Draw,
        Stand,
    )

    def carried(self, data: object) -> Carry:
        return read_carry(data)

    def fault(self, company: Company, carry: Carry) -> str | None:
        return between.fault(company, carry)

    def open(self, company: Company, carry: Carry) -> DealStep:
        table = between.laid(company, carry)
        empty = (Hand(),) * len(company.stacks)
        step = Step(Position(table, empty, Stock(carry.shoe or ())))
        if table.drawn:
            known = (*table.places, table.banker)
            comers = tuple(seat for seat in table.seats if seat not in known)
            step = bank.placed(step, seated(table.places, comers))
        if table.phase is Phase.BETTING:
            return bank.betting(step)
        return bank.offered_down(step) if carry.sale == "list" else step

    def turn(self, table: Cloth) -> Turn:
        match table.phase:
            case Phase.AUCTION:
                seats = tuple(seat for seat in table.seats if table.chips.stacks[seat])
                waiting = tuple(seat for seat in seats if seat not in table.bidders)
                return Window(seats, waiting, hidden=True)
            case Phase.BETTING:
                return betting.window(self, table)
            case Phase.PLACES:
                return Nature(Lots(tuple(seat for seat in table.seats if seat != table.banker)))
            case Phase.DEAL:
                return Nature(Shuffle(self.stock))
            case Phase.OFFER | Phase.RETIRE:
                return OnTurn(table.queue[0])
            case Phase.OVER:
                return Over()
            case _:
                return OnTurn(table.asked)

    def open_offers(self, table: Cloth, seat: Seat) -> tuple[Offer, ...]:
        return offers.open_offers(self, table, seat)

    def hand_offers(self, table: Cloth, hand: Hand, seat: Seat) -> tuple[Offer, ...]:
        return offers.hand_offers(self, table, hand)

    def why_not(self, table: Cloth, hand: Hand, seat: Seat, action: Action) -> str:
        return offers.why_not(self, table, hand, seat, action)

    def apply(self, position: Deal, seat: Seat | None, action: Action | Chance) -> DealStep:
        step = Step(position)
        match action:
            case Shuffled():
                return dealing.shuffled(self, step, action.cards)
            case Drawn():
                return bank.drawn(step, action.order)
            case Close() if position.table.phase is Phase.AUCTION:
                return bank.auctioned(step)
            case Close():
                return betting.closed(self, step)
            case _:
                assert seat is not None
                return self._done(step, seat, action)

    def _done(self, step: DealStep, seat: Seat, action: Action | Chance) -> DealStep:
        """What a place does."""
        match action:
            case Bid():
                return bank.bid(step, seat, action.amount)
            case Bet():
                return betting.bet(step, seat, action.on, action.amount)
            case Done():
                return betting.done(step, seat)
            case Banco():
                return betting.banco_called(step, seat)
            case Retire():
                return bank.retired(step)
            case Decline():
                return bank.declined(step, seat)
            case Accept(None):
                return bank.taken_over(step, seat)
            case Accept(int(amount)):
                return bank.sold(step, seat, amount)
            case _:
                return dealing.third_card(self, step, seat, drew=isinstance(action, Draw))

    def absent(self, table: Cloth, hand: Hand, seat: Seat) -> Action:
        return offers.absent(table, hand, seat)

    def close(self, position: Deal) -> Closing[Carry]:
        table, shoe = position.table, position.veiled.cards
        if table.closed:
            return Closing(Carry(pools=table.chips.pools), True, None)
        carry = Carry(
            dealer=table.banker,
            pools=table.chips.pools,
            places=table.places,
            holders=table.holders,
            sale=table.sale,
            banco_by=table.banco_by,
            bancos=table.bancos or None,
            shoe=shoe or None,
        )
        return Closing(carry, False, table.banker if table.banked else None, bool(shoe))

    def end(self, position: Deal) -> DealStep:
        return bank.closed(Step(position))

    def voided(self, carry: Carry) -> Carry:
        return replace(carry, shoe=None)

    def stop(self, company: Company, carry: Carry) -> tuple[Payment, ...]:
        return between.stopped(carry)

    def left(
        self, company: Company, carry: Carry, place: Seat
    ) -> tuple[Carry, tuple[Payment, ...]]:
        return between.left(carry, place)
