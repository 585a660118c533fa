"""Brag with three cards and braggers, for two to eight.

Source: the rule book of brag, ledger B1 to B49. Where the source is silent: the ace of diamonds,
the knave of clubs and the nine of diamonds are braggers, in pairs and prials only; a see wants a
bet before it, and of its hands the loser's is hidden if it is the seer's; who cannot bet may cover.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from bot.games.brag import offers
from bot.games.brag.actions import Bet, Cover, Fold, See
from bot.games.brag.betting import bet, covered, folded, saw
from bot.games.brag.carry import Carry, read_carry
from bot.games.brag.dealing import dealt, gathered
from bot.games.brag.options import House
from bot.games.brag.table import Baize, Deal, DealStep, Phase
from bot.rules.antes import anted, opening, payers
from bot.rules.cards import PACK
from bot.rules.chance import Chance, Draw, Shuffle, Shuffled
from bot.rules.game import Closing, Company, Position, Step
from bot.rules.lots import ByLot, lot, named_dealer, no_such_seat
from bot.rules.offers import Action, Offer
from bot.rules.piles import Hand, Stock
from bot.rules.refusals import too_few
from bot.rules.turns import Nature, OnTurn, Over, Seat, Turn, following


@dataclass(frozen=True, slots=True)
class Brag(House, ByLot[Baize, Hand, Stock, Carry]):
    """The rules; the fields are the options of the book."""

    name: ClassVar[str] = "brag"
    version: ClassVar[int] = 1
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 8
    actions: ClassVar[tuple[type[Action], ...]] = (Bet, Fold, See, Cover)

    @property
    def buys_in_again(self) -> bool:
        return self.rebuy == "on"

    def carried(self, data: object) -> Carry:
        return read_carry(self, data)

    def voided(self, carry: Carry) -> Carry:
        return replace(carry, pack=None)

    def dealer(self, table: Baize) -> Seat:
        return table.dealer

    def seated_by(self, seats: tuple[Seat, ...]) -> Draw | None:
        return lot(self.first_dealer, seats)

    def fault(self, company: Company, carry: Carry) -> str | None:
        if missing := no_such_seat(company, carry.dealer):
            return missing
        if len(payers(company, self.ante)) >= 2:
            return None
        return too_few(
            "Brag needs {players} who can pay {chips} for the ante.", self.least_seats, self.ante
        )

    def vain(self, company: Company, carry: Carry) -> str | None:
        del carry
        able = payers(company, self.ante + self.min_bet)
        if able or self.short_stack == "cover":
            return None
        return f"Nobody could make the least bet of {self.min_bet:,} after the ante."

    def open(self, company: Company, carry: Carry) -> DealStep:
        """Antes are paid, and the cards are dealt if the pack is not to be shuffled first."""
        able = payers(company, self.ante)
        named = named_dealer(carry.dealer, self.first_dealer, company.taken)
        players = opening(named, able)
        baize = self._baize(company, carry, players)
        step = Step(Position(baize, (Hand(),) * len(company.stacks), Stock()))
        step = anted(step, company.taken, players, ["pot"], self.ante)
        if carry.pack is None or self.shuffle_every_deal == "on":
            return step
        return dealt(step, carry.pack, shuffled=False)

    def turn(self, table: Baize) -> Turn:
        match table.phase:
            case Phase.DEAL:
                return Nature(Shuffle(PACK))
            case Phase.BET:
                return OnTurn(table.on_turn)
            case Phase.OVER:
                return Over()

    def open_offers(self, table: Baize, seat: Seat) -> tuple[Offer, ...]:
        return offers.open_offers(self, table, seat)

    def why_not(self, table: Baize, hand: Hand, seat: Seat, action: Action) -> str:
        return offers.why_not(self, table, seat, action)

    def apply(self, position: Deal, seat: Seat | None, action: Action | Chance) -> DealStep:
        step = Step(position)
        if isinstance(action, Shuffled):
            return dealt(step, action.cards, shuffled=True)
        assert seat is not None
        match action:
            case Bet(amount):
                return bet(step, seat, amount)
            case Fold():
                return folded(self, step, seat)
            case Cover():
                return covered(self, step, seat)
            case _:
                assert isinstance(action, See)
                return saw(self, step, seat)

    def absent(self, table: Baize, hand: Hand, seat: Seat) -> Action:
        return Fold()

    def close(self, position: Deal) -> Closing[Carry]:
        table = position.table
        dealer = following(table.dealer, table.seats)[0]
        played = table.deals + 1
        shuffled = table.shuffle_earned or self.shuffle_every_deal == "on"
        pack = None if shuffled else gathered(Step(position))
        carry = Carry(dealer, pack, played)
        return Closing(carry, played == self.deals, dealer, secret=not shuffled)

    def _baize(self, company: Company, carry: Carry, players: tuple[Seat, ...]) -> Baize:
        """The table before a card is dealt; `players` are those who pay the ante."""
        places = range(len(company.stacks))
        nothing = (0,) * len(places)
        return Baize(
            chips=company.chips({"pot": 0}),
            phase=Phase.DEAL,
            dealer=players[-1],
            seats=company.taken,
            players=players,
            live=players,
            on_turn=players[0],
            deals=carry.played,
            paid=tuple(self.ante if place in players else 0 for place in places),
            bets=nothing,
            times=nothing,
            shown=((),) * len(places),
            won=nothing,
        )
