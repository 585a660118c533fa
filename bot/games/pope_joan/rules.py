"""Pope Joan for three to eight: a board of pools, and cards played in sequence up to a stop.

Source: the rule book of Pope Joan, ledger P1 to P43. Where the sources differ: the dealer dresses
the board alone, Pope turned up ends the deal, any card may be led, a pair of honours that is split
wins nothing, and a hand out in the middle of a run ends the deal at once.

Nobody is told which card of the stock has stopped a run: hands are not laid open at the end, since
with them the stock would be known.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.games.pope_joan import offers
from bot.games.pope_joan.actions import Lead
from bot.games.pope_joan.carry import Carry, read_carry
from bot.games.pope_joan.dealing import contributors, dealt, dressed
from bot.games.pope_joan.options import House
from bot.games.pope_joan.pack import STOPS_PACK
from bot.games.pope_joan.running import led
from bot.games.pope_joan.table import Board, Deal, DealStep, Hand, Phase
from bot.rules.board import OnBoard
from bot.rules.chance import Chance, Shuffle, Shuffled
from bot.rules.game import Company, Position, Step
from bot.rules.lots import no_such_seat
from bot.rules.offers import Action, Offer
from bot.rules.piles import Played, Stock
from bot.rules.refusals import too_few
from bot.rules.turns import Nature, OnTurn, Over, Seat, Turn, following


@dataclass(frozen=True, slots=True)
class PopeJoan(House, OnBoard[Board, Hand, Stock]):
    """The rules; the fields are the options of the book."""

    name: ClassVar[str] = "pope_joan"
    version: ClassVar[int] = 1
    least_seats: ClassVar[int] = 3
    most_seats: ClassVar[int] = 8
    actions: ClassVar[tuple[type[Action], ...]] = (Lead,)

    def carried(self, data: object) -> Carry:
        return read_carry(self, data)

    def dealers(self, seats: tuple[Seat, ...], stacks: tuple[int, ...]) -> tuple[Seat, ...]:
        """Who can deal: who can pay for the whole board, or for his part of it."""
        if self.dress == "each":
            return contributors(self, seats, stacks)
        return tuple(seat for seat in seats if stacks[seat] >= self.cost)

    def fault(self, company: Company, carry: Carry) -> str | None:
        if len(company.taken) not in self.sizes:
            return "Pope Joan is played by three to eight."
        if missing := no_such_seat(company, carry.dealer):
            return missing
        if self.dealers(company.taken, company.chips({}).stacks):
            return None
        if self.dress == "each":
            part = self.part(self.least_seats)
            return too_few(
                "Pope Joan needs {players} who can pay {chips} for the board.",
                self.least_seats,
                part,
            )
        return too_few("Pope Joan needs {players} who can pay {chips} for the board.", 1, self.cost)

    def open(self, company: Company, carry: Carry) -> DealStep:
        chips, seats = company.chips(carry.pools), company.taken
        dealer, places = self.to_deal(company, carry), len(company.stacks)
        paying = self.dealers(seats, chips.stacks) if self.dress == "each" else seats
        players = following(dealer, paying)
        board = Board(
            chips=chips,
            dealer=dealer,
            seats=seats,
            players=players,
            phase=Phase.DEAL,
            leader=players[0],
            left=(0,) * places,
            before=chips.stacks,
        )
        return dressed(self, Step(Position(board, (Hand(),) * places, Stock())))

    def turn(self, table: Board) -> Turn:
        match table.phase:
            case Phase.DEAL:
                return Nature(Shuffle(STOPS_PACK))
            case Phase.PLAY:
                return OnTurn(table.leader)
            case Phase.OVER:
                return Over()

    def open_offers(self, table: Board, seat: Seat) -> tuple[Offer, ...]:
        return ()

    def hand_offers(self, table: Board, hand: Hand, seat: Seat) -> tuple[Offer, ...]:
        return offers.hand_offers(self, table, hand)

    def why_not(self, table: Board, hand: Hand, seat: Seat, action: Action) -> str:
        return offers.why_not(self, table, hand, action)

    def apply(self, position: Deal, seat: Seat | None, action: Action | Chance) -> DealStep:
        step = Step(position)
        if isinstance(action, Shuffled):
            return dealt(self, step, action.cards)
        assert isinstance(action, Lead)
        assert seat is not None
        return led(self, step, Played(seat, action.card))

    def absent(self, table: Board, hand: Hand, seat: Seat) -> Action:
        return offers.absent(self, table, hand)
