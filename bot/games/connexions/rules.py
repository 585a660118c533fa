"""Connexions for three or four: tricks with diamonds trumps, and three cards that draw a pool.

Source: the rule book of connexions, ledger X1 to X22. Where the source is silent: a connexion is
made by two of its cards in one trick and goes with that trick, it must be answered, one may trump
only what is complete, all three cards in a trick draw for all three connexions, the majority is
the most tricks of all, and a pool that holds less than eight units is filled by all alike.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from bot.games.connexions.actions import Play
from bot.games.connexions.carry import Carry, read_carry
from bot.games.connexions.dealing import dealt
from bot.games.connexions.offers import lowest, playable, why_not
from bot.games.connexions.options import House
from bot.games.connexions.playing import played
from bot.games.connexions.pooling import is_due, playing, pooled, why_none
from bot.games.connexions.table import Baize, Deal, DealStep, Phase
from bot.rules.antes import opening
from bot.rules.cards import PACK
from bot.rules.chance import Chance, Draw, Shuffle, Shuffled
from bot.rules.chips import Payment
from bot.rules.game import Closing, Company, Position, Step
from bot.rules.lots import ByLot, lot, named_dealer
from bot.rules.offers import Action, Offer, says
from bot.rules.piles import Hand, Stock
from bot.rules.pools import divided, shared_out
from bot.rules.refusals import NOT_NOW
from bot.rules.turns import Nature, OnTurn, Over, Seat, Turn, following

_PLAYS: Final = says(Play, PACK)


@dataclass(frozen=True, slots=True)
class Connexions(House, ByLot[Baize, Hand, Stock, Carry]):
    """The rules; the fields are the options of the book."""

    name: ClassVar[str] = "connexions"
    version: ClassVar[int] = 1
    least_seats: ClassVar[int] = 3
    most_seats: ClassVar[int] = 4
    actions: ClassVar[tuple[type[Action], ...]] = (Play,)

    def carried(self, data: object) -> Carry:
        return read_carry(self, data)

    def dealer(self, table: Baize) -> Seat:
        return table.dealer

    def seated_by(self, seats: tuple[Seat, ...]) -> Draw | None:
        return lot(self.first_dealer, seats)

    def fault(self, company: Company, carry: Carry) -> str | None:
        return why_none(self, company, carry)

    def open(self, company: Company, carry: Carry) -> DealStep:
        able = playing(self, company, carry)
        named = named_dealer(carry.dealer, self.first_dealer, company.taken)
        chips, players = company.chips(carry.pools), opening(named, able)
        baize = Baize(
            chips=chips,
            phase=Phase.DEAL,
            dealer=players[-1],
            seats=company.taken,
            players=players,
            on_turn=players[0],
            deals=carry.played,
            length=self.length(company.seats),
            before=chips.stacks,
        )
        step = Step(Position(baize, (Hand(),) * len(company.stacks), Stock()))
        return pooled(self, step) if is_due(self, company, carry) else step

    def turn(self, table: Baize) -> Turn:
        match table.phase:
            case Phase.DEAL:
                return Nature(Shuffle(PACK))
            case Phase.PLAY:
                return OnTurn(table.on_turn)
            case Phase.OVER:
                return Over()

    def open_offers(self, table: Baize, seat: Seat) -> tuple[Offer, ...]:
        return ()

    def hand_offers(self, table: Baize, hand: Hand, seat: Seat) -> tuple[Offer, ...]:
        return tuple(_PLAYS[card] for card in playable(self, table.trick, hand.cards))

    def why_not(self, table: Baize, hand: Hand, seat: Seat, action: Action) -> str:
        if not isinstance(action, Play):
            return NOT_NOW
        return why_not(self, table.trick, hand.cards, action.card)

    def apply(self, position: Deal, seat: Seat | None, action: Action | Chance) -> DealStep:
        step = Step(position)
        if isinstance(action, Shuffled):
            return dealt(step, action.cards)
        assert isinstance(action, Play)
        assert seat is not None
        return played(self, step, seat, action.card)

    def absent(self, table: Baize, hand: Hand, seat: Seat) -> Action:
        return Play(lowest(self, table.trick, hand.cards))

    def close(self, position: Deal) -> Closing[Carry]:
        table = position.table
        dealer = following(table.dealer, table.seats)[0]
        carry = Carry(dealer, table.chips.pools, tuple(sorted(table.players)), table.deals + 1)
        return Closing(carry, table.is_last, dealer)

    def end(self, position: Deal) -> DealStep:
        return divided(Step(position), position.table.players)

    def stop(self, company: Company, carry: Carry) -> tuple[Payment, ...]:
        """Before a first deal, and when its players have gone, all at the table share."""
        staying = carry.staying(company) or company.taken
        return shared_out(carry.pools, following((carry.dealer or 0) - 1, staying))
