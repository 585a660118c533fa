"""Thirty-one for two to sixteen: three cards, three in the middle, and a knock when content.

Source: the rule book of thirty-one, ledger T1 to T19. Where the source is silent: a turn is an
exchange or a knock, which is allowed from the first; 31 wins at once, also when it is dealt or
made after the knock; equal hands go by seniority; after ten circuits without a knock all show.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.games.thirty_one import offers
from bot.games.thirty_one.actions import Exchange, Knock, Pass, Stand
from bot.games.thirty_one.carry import Carry, read_carry
from bot.games.thirty_one.dealing import dealt
from bot.games.thirty_one.options import House
from bot.games.thirty_one.table import Baize, Deal, DealStep, Phase
from bot.games.thirty_one.turns import exchanged, knocked, passed, stood
from bot.rules.antes import anted, opening, payers
from bot.rules.cards import PACK
from bot.rules.chance import Chance, Draw, Shuffle, Shuffled
from bot.rules.game import Closing, Company, Position, Step
from bot.rules.lots import ByLot, lot, named_dealer, no_such_seat
from bot.rules.offers import Action, Offer, Say
from bot.rules.piles import Hand, Stock
from bot.rules.refusals import too_few
from bot.rules.turns import Nature, OnTurn, Over, Seat, Turn, following


@dataclass(frozen=True, slots=True)
class ThirtyOne(House, ByLot[Baize, Hand, Stock, Carry]):
    """The rules; the fields are the options of the book."""

    name: ClassVar[str] = "thirty_one"
    version: ClassVar[int] = 1
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 16
    actions: ClassVar[tuple[type[Action], ...]] = (Exchange, Knock, Pass, Stand)

    def carried(self, data: object) -> Carry:
        return read_carry(self, data)

    def dealer(self, table: Baize) -> Seat:
        return table.dealer

    def seated_by(self, seats: tuple[Seat, ...]) -> Draw | None:
        return lot(self.first_dealer, seats)

    def fault(self, company: Company, carry: Carry) -> str | None:
        if missing := no_such_seat(company, carry.dealer):
            return missing
        if len(payers(company, self.stake)) >= self.least_seats:
            return None
        return too_few(
            "Thirty-one needs {players} who can pay {chips} for the stake.",
            self.least_seats,
            self.stake,
        )

    def open(self, company: Company, carry: Carry) -> DealStep:
        """Everybody who can pays the stake (T3)."""
        able = payers(company, self.stake)
        named = named_dealer(carry.dealer, self.first_dealer, company.taken)
        players = opening(named, able)
        baize = self._baize(company, carry, players)
        step = Step(Position(baize, (Hand(),) * len(company.stacks), Stock()))
        return anted(step, company.taken, players, ["pool"], self.stake)

    def turn(self, table: Baize) -> Turn:
        match table.phase:
            case Phase.DEAL:
                return Nature(Shuffle(PACK))
            case Phase.PLAY | Phase.LAST_ROUND:
                return OnTurn(table.on_turn)
            case Phase.OVER:
                return Over()

    def open_offers(self, table: Baize, seat: Seat) -> tuple[Offer, ...]:
        return offers.open_offers(self, table)

    def hand_offers(self, table: Baize, hand: Hand, seat: Seat) -> tuple[Offer, ...]:
        return tuple(map(Say, offers.exchanges(table, hand.cards)))

    def why_not(self, table: Baize, hand: Hand, seat: Seat, action: Action) -> str:
        return offers.why_not(self, table, hand.cards, action)

    def apply(self, position: Deal, seat: Seat | None, action: Action | Chance) -> DealStep:
        step = Step(position)
        if isinstance(action, Shuffled):
            return dealt(self, step, action.cards)
        assert seat is not None
        match action:
            case Exchange(take, give):
                return exchanged(self, step, seat, take, give)
            case Knock():
                return knocked(step, seat)
            case Pass():
                return passed(self, step, seat)
            case _:
                assert isinstance(action, Stand)
                return stood(self, step, seat)

    def absent(self, table: Baize, hand: Hand, seat: Seat) -> Action:
        return offers.absent(self, table, hand.cards)

    def close(self, position: Deal) -> Closing[Carry]:
        table = position.table
        dealer = following(table.dealer, table.seats)[0]
        deals = table.deals + 1
        return Closing(Carry(dealer, deals), deals == self.deals, dealer)

    def _baize(self, company: Company, carry: Carry, players: tuple[Seat, ...]) -> Baize:
        """The table before a card is dealt; `players` are those who pay the stake."""
        places = len(company.stacks)
        return Baize(
            chips=company.chips({"pool": 0}),
            phase=Phase.DEAL,
            dealer=players[-1],
            seats=company.taken,
            players=players,
            on_turn=players[0],
            deals=carry.played,
            latest=(None,) * places,
            known=((),) * places,
            shown=((),) * places,
            won=(0,) * places,
        )
