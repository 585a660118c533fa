"""Bragg for two to eight: three stakes, for the highest card, the best pair, and thirty-one.

Source: the rule book of bragg, ledger G1 to G32. Where the source is silent or at odds: more than
five have six cards each, everything goes clockwise, the last card of each hand is turned up, who
folds in the brag still plays for the third stake, a pair made with the knave of clubs equals a
natural one, all ties go to the elder, and without any pair the highest card wins.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.games.bragg import offers
from bot.games.bragg.actions import Call, Check, Fold, Pick, Raise
from bot.games.bragg.bragging import called, checked, folded, raised
from bot.games.bragg.carry import Carry, read_carry, without
from bot.games.bragg.dealing import dealt
from bot.games.bragg.options import House
from bot.games.bragg.table import Baize, Deal, DealStep, Hand, Phase
from bot.games.bragg.third import counted, picked
from bot.rules.antes import anted, opening, payers
from bot.rules.cards import PACK
from bot.rules.chance import Chance, Draw, Shuffle, Shuffled
from bot.rules.chips import Payment
from bot.rules.game import Closing, Company, Position, Step
from bot.rules.levels import Bets
from bot.rules.lots import ByLot, lot, named_dealer, no_such_seat
from bot.rules.offers import Action, Offer
from bot.rules.piles import Stock
from bot.rules.pools import divided, paid_back
from bot.rules.refusals import too_few
from bot.rules.turns import Close, Nature, OnTurn, Over, Seat, Turn, Window, following


@dataclass(frozen=True, slots=True)
class Bragg(House, ByLot[Baize, Hand, Stock, Carry]):
    """The rules; the fields are the options of the book."""

    name: ClassVar[str] = "bragg"
    version: ClassVar[int] = 1
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 8
    actions: ClassVar[tuple[type[Action], ...]] = (Check, Call, Raise, Fold, Pick)

    @property
    def sizes(self) -> range:
        return range(self.least_seats, self.most + 1)

    def carried(self, data: object) -> Carry:
        return read_carry(self, data)

    def dealer(self, table: Baize) -> Seat:
        return table.dealer

    def seated_by(self, seats: tuple[Seat, ...]) -> Draw | None:
        return lot(self.first_dealer, seats)

    def fault(self, company: Company, carry: Carry) -> str | None:
        if len(company.taken) > self.most:
            return f"With {self.hand_size} cards each there are cards for {self.most} at most."
        if missing := no_such_seat(company, carry.dealer, *(carry.in_ or ())):
            return missing
        if len(payers(company, self.cost)) < self.least_seats:
            return too_few(
                "Bragg needs {players} who can pay {chips} for the antes.",
                self.least_seats,
                self.cost,
            )
        return None

    def open(self, company: Company, carry: Carry) -> DealStep:
        """Everybody who can pays the antes (G7)."""
        able = payers(company, self.cost)
        named = named_dealer(carry.dealer, self.first_dealer, company.taken)
        players = opening(named, able)
        baize = self._baize(company, carry, players)
        step = Step(Position(baize, (Hand(),) * len(company.stacks), Stock()))
        return anted(step, company.taken, players, self.pools, self.ante)

    def turn(self, table: Baize) -> Turn:
        match table.phase:
            case Phase.DEAL:
                return Nature(Shuffle(PACK))
            case Phase.BRAG:
                return OnTurn(table.bets.asked[0])
            case Phase.THIRD:
                waiting = tuple(seat for seat in table.counting if seat not in table.entered)
                return Window(table.counting, waiting, hidden=True)
            case Phase.OVER:
                return Over()

    def open_offers(self, table: Baize, seat: Seat) -> tuple[Offer, ...]:
        return offers.open_offers(self, table)

    def hand_offers(self, table: Baize, hand: Hand, seat: Seat) -> tuple[Offer, ...]:
        return offers.hand_offers(table, hand)

    def why_not(self, table: Baize, hand: Hand, seat: Seat, action: Action) -> str:
        return offers.why_not(self, table, hand, action)

    def apply(self, position: Deal, seat: Seat | None, action: Action | Chance) -> DealStep:
        step = Step(position)
        if isinstance(action, Shuffled):
            return dealt(self, step, action.cards)
        if isinstance(action, Close):
            return counted(step)
        assert seat is not None
        match action:
            case Check():
                return checked(self, step, seat)
            case Call():
                return called(self, step, seat)
            case Raise(amount):
                return raised(step, amount)
            case Fold():
                return folded(self, step, seat)
            case _:
                assert isinstance(action, Pick)
                return picked(step, seat, action.cards)

    def absent(self, table: Baize, hand: Hand, seat: Seat) -> Action:
        return offers.absent(table, hand)

    def close(self, position: Deal) -> Closing[Carry]:
        table = position.table
        dealer = following(table.dealer, table.seats)[0]
        pools = {"second": table.chips.pools["second"]}
        carry = Carry(dealer, pools, table.players, table.deals + 1)
        return Closing(carry, table.last, dealer)

    def end(self, position: Deal) -> DealStep:
        return divided(Step(position), position.table.players)

    def left(
        self, company: Company, carry: Carry, place: Seat
    ) -> tuple[Carry, tuple[Payment, ...]]:
        return without(carry, company, place), ()

    def stop(self, company: Company, carry: Carry) -> tuple[Payment, ...]:
        return paid_back(company, carry.dealer, carry.pools, carry.in_ or ())

    def _baize(self, company: Company, carry: Carry, players: tuple[Seat, ...]) -> Baize:
        """The table before a card is dealt; `players` are those who pay the antes."""
        places = len(company.stacks)
        return Baize(
            chips=company.chips({**dict.fromkeys(self.pools, 0), **carry.pools}),
            phase=Phase.DEAL,
            dealer=players[-1],
            seats=company.taken,
            players=players,
            deals=carry.played,
            last=carry.played + 1 == self.deals,
            bets=Bets(players, players, (0,) * places),
            left=(0,) * places,
            turned_up=(None,) * places,
            shown=(None,) * places,
            laid=(None,) * places,
        )
