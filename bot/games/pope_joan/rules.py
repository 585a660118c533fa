"""Pope Joan for three to eight: a board of pools, and cards played in sequence up to a stop.

Source: the rule book of Pope Joan, ledger P1 to P43. Where the sources differ: the dealer dresses
the board alone, Pope turned up ends the deal, any card may be led, a pair of honours that is split
wins nothing, and a hand out in the middle of a run ends the deal at once.

Nobody is told which card of the stock has stopped a run: hands are not laid open at the end, since
with them the stock would be known.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from bot.games.pope_joan.actions import Lead
from bot.games.pope_joan.carry import Carry, read_carry
from bot.games.pope_joan.dealing import dealt, dressed
from bot.games.pope_joan.offers import by_the_book, leads, why_no_lead
from bot.games.pope_joan.options import House
from bot.games.pope_joan.pack import STOPS_PACK
from bot.games.pope_joan.running import led
from bot.games.pope_joan.table import Board, Deal, DealStep, Hand, Phase
from bot.rules.board import divided, shares, without
from bot.rules.chance import Chance, Shuffle, Shuffled
from bot.rules.chips import Payment
from bot.rules.game import Closing, Company, Position, Step
from bot.rules.lots import ByLot, able_dealer, named_dealer, no_such_seat
from bot.rules.offers import Action, Offer, says
from bot.rules.piles import Stock
from bot.rules.refusals import NOT_NOW
from bot.rules.stops import Played
from bot.rules.turns import Nature, Over, Seat, Turn, following, on_turn

_LEADS: Final = says(Lead, STOPS_PACK)


@dataclass(frozen=True, slots=True)
class PopeJoan(House, ByLot[Board, Hand, Stock, Carry]):
    """The rules; the fields are the options of the book."""

    name: ClassVar[str] = "pope_joan"
    version: ClassVar[int] = 1
    least_seats: ClassVar[int] = 3
    most_seats: ClassVar[int] = 8
    actions: ClassVar[tuple[type[Action], ...]] = (Lead,)

    def carried(self, data: object) -> Carry:
        return read_carry(self, data)

    def dealer(self, table: Board) -> Seat:
        return table.dealer

    def fault(self, company: Company, carry: Carry) -> str | None:
        if not 3 <= len(company.taken) <= 8:
            return "Pope Joan is played by three to eight."
        if missing := no_such_seat(company, carry.dealer):
            return missing
        if self.dressers(company.taken, company.chips({}).stacks):
            return None
        if self.dress == "each":
            return "Fewer than three can pay for the board."
        return f"Nobody has the {self.cost} chips to dress the board."

    def open(self, company: Company, carry: Carry) -> DealStep:
        chips, seats = company.chips(carry.pools), company.taken
        dressers = self.dressers(seats, chips.stacks)
        dealer = able_dealer(named_dealer(carry.dealer, "random", seats), dressers)
        players = following(dealer, dressers if self.dress == "each" else seats)
        empty = (Hand(),) * len(company.stacks)
        board = Board(
            chips=chips,
            dealer=dealer,
            seats=seats,
            players=players,
            phase=Phase.DEAL,
            leader=players[0],
            left=(0,) * len(empty),
            before=chips.stacks,
        )
        return dressed(self, Step(Position(board, empty, Stock())))

    def turn(self, table: Board) -> Turn:
        match table.phase:
            case Phase.DEAL:
                return Nature(Shuffle(STOPS_PACK))
            case Phase.LEAD:
                return on_turn(table.leader)
            case Phase.OVER:
                return Over()

    def open_offers(self, table: Board, seat: Seat) -> tuple[Offer, ...]:
        return ()

    def hand_offers(self, table: Board, hand: Hand, seat: Seat) -> tuple[Offer, ...]:
        return tuple(_LEADS[each] for each in leads(self, table, hand.cards))

    def why_not(self, table: Board, hand: Hand, seat: Seat, action: Action) -> str:
        if not isinstance(action, Lead):
            return NOT_NOW
        return why_no_lead(self, table, hand.cards, action.card)

    def apply(self, position: Deal, seat: Seat | None, action: Action | Chance) -> DealStep:
        if isinstance(action, Shuffled):
            return dealt(self, position, action.cards)
        assert isinstance(action, Lead)
        assert seat is not None
        return led(self, position, Played(seat, action.card))

    def absent(self, table: Board, hand: Hand, seat: Seat) -> Action:
        return Lead(by_the_book(self, table, hand.cards))

    def close(self, position: Deal) -> Closing[Carry]:
        table = position.table
        dressers = self.dressers(table.seats, table.chips.stacks)
        dealer = following(table.dealer, dressers or table.seats)[0]
        return Closing(Carry(dealer, table.chips.pools, table.players), False, dealer)

    def end(self, position: Deal) -> DealStep:
        return divided(Step(position), position.table.players)

    def left(
        self, company: Company, carry: Carry, place: Seat
    ) -> tuple[Carry, tuple[Payment, ...]]:
        return without(carry, place), ()

    def stop(self, company: Company, carry: Carry) -> tuple[Payment, ...]:
        return shares(company, carry)
