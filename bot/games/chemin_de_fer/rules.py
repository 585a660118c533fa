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
from typing import ClassVar

from bot.games.chemin_de_fer import bank, betting, between, dealing, offers
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
from bot.games.chemin_de_fer.carry import Carry, read_carry, split
from bot.games.chemin_de_fer.options import House
from bot.games.chemin_de_fer.table import Cloth, Deal, DealStep, Phase
from bot.rules.chance import Chance, Drawn, Shuffled
from bot.rules.chance import Draw as Lots
from bot.rules.chips import Payment
from bot.rules.game import Closing, Company, Position, Rules, Seating, Step
from bot.rules.lots import PlacesDrawn
from bot.rules.offers import Action, Offer
from bot.rules.piles import Hand, Stock
from bot.rules.third_card import Draw, Stand
from bot.rules.turns import Close, Nature, OnTurn, Over, Seat, Turn


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
                return dealing.dealt(self, step)
            case "after" | "betting":
                return step

    def turn(self, table: Cloth) -> Turn:
        match table.phase:
            case Phase.OPEN_BANK | Phase.PASS_OFFER:
                return OnTurn(table.queue[0])
            case Phase.BETTING:
                return betting.window(self, table)
            case Phase.EXCESS:
                return OnTurn(table.banker, betting.shuffle_due(self, table))
            case Phase.DEAL:
                return Nature(betting.SHUFFLE)
            case Phase.PUNTER | Phase.BANKER:
                return OnTurn(table.asked)
            case Phase.AFTER:
                return OnTurn(table.banker)
            case Phase.OVER:
                return Over()

    def open_offers(self, table: Cloth, seat: Seat) -> tuple[Offer, ...]:
        return offers.open_offers(self, table, seat)

    def hand_offers(self, table: Cloth, hand: Hand, seat: Seat) -> tuple[Offer, ...]:
        return offers.hand_offers(self, table, hand)

    def why_not(self, table: Cloth, hand: Hand, seat: Seat, action: Action) -> str:
        return offers.why_not(self, table, hand, seat, action)

    def apply(self, position: Deal, seat: Seat | None, action: Action | Chance) -> DealStep:
        step = Step(position)
        if isinstance(action, Shuffled):
            return dealing.shuffled(self, step, action.cards)
        if isinstance(action, Close):
            return betting.closed(self, step)
        assert seat is not None
        match action:
            case Bet(amount):
                return betting.bet(step, seat, amount)
            case Banco():
                return betting.banco_called(step, seat)
            case Accept(amount):
                return betting.raised(self, step, seat, amount)
            case Decline() if position.table.phase is Phase.EXCESS:
                return betting.not_raised(self, step, seat)
            case Draw() | Stand():
                return dealing.third_card(self, step, seat, drew=isinstance(action, Draw))
            case _:
                return self._banked(step, seat, action)

    def _banked(self, step: DealStep, seat: Seat, action: Action | Chance) -> DealStep:
        """What becomes of the bank and of the deal."""
        match action:
            case Open(amount):
                return bank.opened(step, seat, amount)
            case Decline():
                return bank.declined(self, step, seat)
            case Continue():
                return bank.continued(step, seat)
            case Pass():
                return bank.passed(self, step, seat)
            case _:
                assert isinstance(action, Take)
                return bank.taken_over(self, step, seat)

    def absent(self, table: Cloth, hand: Hand, seat: Seat) -> Action:
        return offers.absent(table, hand, seat)

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
