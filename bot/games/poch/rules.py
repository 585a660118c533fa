"""Poch for three to six: melds on a board of pools, bets on equal cards, and cards played out.

Source: the rule book of poch, ledger PO1 to PO16. Where the sources differ: five cards each, the
poch pool is staked like the others, the longest run wins the sequence, only who holds equal cards
may bet, raises are allowed, and the eldest leads.

The chips of a bet lie in the poch pool, since whoever wins the pochen takes both. Who holds a
pair is nobody else's business, so bets are offered with the hand, and to pass beside them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.games.poch import offers
from bot.games.poch.actions import Hold, Lead, Pass, Poch, Raise
from bot.games.poch.carry import Carry, read_carry
from bot.games.poch.dealing import dealt, dressed
from bot.games.poch.options import House
from bot.games.poch.pack import POCH_PACK
from bot.games.poch.pochen import held, passed, poched, raised
from bot.games.poch.running import led
from bot.games.poch.table import Board, Deal, DealStep, Phase
from bot.rules.board import OnBoard
from bot.rules.chance import Chance, Shuffle, Shuffled
from bot.rules.game import Company, Position, Step
from bot.rules.levels import Bets
from bot.rules.lots import no_such_seat
from bot.rules.offers import Action, Offer
from bot.rules.piles import Hand, Played, Stock
from bot.rules.refusals import too_few
from bot.rules.turns import Nature, OnTurn, Over, Seat, Turn, following


@dataclass(frozen=True, slots=True)
class Pochen(House, OnBoard[Board, Hand, Stock]):
    """The rules; the fields are the options of the book. `Poch` is what a player does."""

    name: ClassVar[str] = "poch"
    version: ClassVar[int] = 1
    least_seats: ClassVar[int] = 3
    most_seats: ClassVar[int] = 6
    actions: ClassVar[tuple[type[Action], ...]] = (Poch, Hold, Raise, Pass, Lead)

    def carried(self, data: object) -> Carry:
        return read_carry(self, data)

    def dealers(self, seats: tuple[Seat, ...], stacks: tuple[int, ...]) -> tuple[Seat, ...]:
        """Who can pay for the board, and so plays."""
        return tuple(seat for seat in seats if stacks[seat] >= self.cost)

    def fault(self, company: Company, carry: Carry) -> str | None:
        if len(company.taken) not in self.sizes:
            return "Poch is played by three to six."
        if missing := no_such_seat(company, carry.dealer):
            return missing
        if len(self.dealers(company.taken, company.chips({}).stacks)) < self.least_seats:
            return too_few(
                "Poch needs {players} who can pay {chips} for the board.",
                self.least_seats,
                self.cost,
            )
        return None

    def open(self, company: Company, carry: Carry) -> DealStep:
        chips, seats = company.chips(carry.pools), company.taken
        dealer, places = self.to_deal(company, carry), len(company.stacks)
        players = following(dealer, self.dealers(seats, chips.stacks))
        board = Board(
            chips=chips,
            dealer=dealer,
            seats=seats,
            players=players,
            phase=Phase.DEAL,
            leader=players[0],
            left=(0,) * places,
            before=chips.stacks,
            bets=Bets(players, players, (0,) * places),
            shown=((),) * places,
        )
        return dressed(self, Step(Position(board, (Hand(),) * places, Stock())))

    def turn(self, table: Board) -> Turn:
        match table.phase:
            case Phase.DEAL:
                return Nature(Shuffle(POCH_PACK))
            case Phase.POCH | Phase.PLAY:
                return OnTurn(table.on_turn)
            case Phase.OVER:
                return Over()

    def open_offers(self, table: Board, seat: Seat) -> tuple[Offer, ...]:
        return offers.open_offers(self, table)

    def hand_offers(self, table: Board, hand: Hand, seat: Seat) -> tuple[Offer, ...]:
        return offers.hand_offers(self, table, hand)

    def why_not(self, table: Board, hand: Hand, seat: Seat, action: Action) -> str:
        return offers.why_not(self, table, hand, action)

    def apply(self, position: Deal, seat: Seat | None, action: Action | Chance) -> DealStep:
        step = Step(position)
        if isinstance(action, Shuffled):
            return dealt(self, step, action.cards)
        assert seat is not None
        match action:
            case Poch(amount):
                return poched(self, step, seat, amount)
            case Hold():
                return held(self, step, seat)
            case Raise(amount):
                return raised(self, step, amount)
            case Pass():
                return passed(self, step, seat)
            case _:
                assert isinstance(action, Lead)
                return led(step, Played(seat, action.card))

    def absent(self, table: Board, hand: Hand, seat: Seat) -> Action:
        return offers.absent(table, hand)
