"""Matrimony for five to fourteen: chips on five chances, three cards each, and all is shown.

Source: the rule book of matrimony, ledger M1 to M20. Where the sources differ: the others lay one
chip less than the dealer in all and as they please, two cards are dealt down and one up, and best
goes to the highest card of any suit.

Cards are of no use to anybody before they are shown, so that a deal is over with them: its only
moves are the layouts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.games.matrimony import offers
from bot.games.matrimony.actions import Lay
from bot.games.matrimony.carry import Carry, read_carry
from bot.games.matrimony.dealing import dealt
from bot.games.matrimony.laying import closed, dealer_laid, entered
from bot.games.matrimony.options import LEAST, House
from bot.games.matrimony.table import Deal, DealStep, Hand, Phase, Sheet
from bot.rules.board import OnBoard, SatOut
from bot.rules.cards import PACK
from bot.rules.chance import Chance, Shuffle, Shuffled
from bot.rules.game import Company, Position, Step
from bot.rules.lots import no_such_seat
from bot.rules.offers import Action, Offer
from bot.rules.piles import Stock
from bot.rules.refusals import too_few
from bot.rules.turns import Close, Nature, OnTurn, Over, Seat, Turn, Window, following


@dataclass(frozen=True, slots=True)
class Matrimony(House, OnBoard[Sheet, Hand, Stock]):
    """The rules; the fields are the options of the book."""

    name: ClassVar[str] = "matrimony"
    version: ClassVar[int] = 1
    least_seats: ClassVar[int] = 5
    most_seats: ClassVar[int] = 14
    actions: ClassVar[tuple[type[Action], ...]] = (Lay,)

    @property
    def sizes(self) -> range:
        return range(self.min_seats, self.most_seats + 1)

    def carried(self, data: object) -> Carry:
        return read_carry(data)

    def players(self, seats: tuple[Seat, ...], stacks: tuple[int, ...]) -> tuple[Seat, ...]:
        """Who can take part: who has chips, where they are enough for a table."""
        able = tuple(seat for seat in seats if stacks[seat])
        return able if len(able) >= self.min_seats else ()

    def dealers(self, seats: tuple[Seat, ...], stacks: tuple[int, ...]) -> tuple[Seat, ...]:
        """Who can deal: as all players have a chip, whoever can lay two is answered."""
        return tuple(seat for seat in self.players(seats, stacks) if stacks[seat] >= LEAST)

    def fault(self, company: Company, carry: Carry) -> str | None:
        if missing := no_such_seat(company, carry.dealer):
            return missing
        if len(company.taken) not in self.sizes:
            return f"Matrimony is played by {self.min_seats} to {self.most_seats} here."
        stacks = company.chips({}).stacks
        if not self.players(company.taken, stacks):
            return too_few(
                "Matrimony needs {players} who can pay {chips} for a chance.", self.min_seats, 1
            )
        if not self.dealers(company.taken, stacks):
            return too_few(
                "Matrimony needs {players} who can pay {chips} for the dealer's chances.", 1, LEAST
            )
        return None

    def open(self, company: Company, carry: Carry) -> DealStep:
        chips, seats = company.chips(carry.pools), company.taken
        players = following(self.to_deal(company, carry), self.players(seats, chips.stacks))
        sheet = Sheet(chips, players[-1], seats, players, Phase.LAY)
        hands = (Hand(),) * len(company.stacks)
        out = tuple(SatOut(seat, 1) for seat in seats if seat not in players)
        return Step(Position(sheet, hands, Stock()), out)

    def turn(self, table: Sheet) -> Turn:
        shuffle = Shuffle(PACK)
        match table.phase:
            case Phase.LAY:
                return OnTurn(table.dealer, None if self.less_one == "total" else shuffle)
            case Phase.STAKES:
                waiting = tuple(seat for seat in table.others if seat not in table.entered)
                return Window(table.others, waiting, shuffle, hidden=True)
            case Phase.DEAL:
                return Nature(shuffle)
            case Phase.OVER:
                return Over()

    def open_offers(self, table: Sheet, seat: Seat) -> tuple[Offer, ...]:
        return offers.open_offers(self, table)

    def why_not(self, table: Sheet, hand: Hand, seat: Seat, action: Action) -> str:
        return offers.why_not(self, table, action)

    def apply(self, position: Deal, seat: Seat | None, action: Action | Chance) -> DealStep:
        step = Step(position)
        match action:
            case Shuffled(cards):
                return dealt(self, step, cards)
            case Close():
                return closed(step)
            case _:
                assert isinstance(action, Lay)
                assert seat is not None
                if position.table.phase is Phase.LAY:
                    return dealer_laid(self, step, action.layout)
                return entered(step, seat, action)

    def absent(self, table: Sheet, hand: Hand, seat: Seat) -> Action:
        return offers.absent(self, table, hand)
