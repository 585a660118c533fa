"""Whist for four in two partnerships.

Source: the rule book of whist, ledger W1 to W44. Where the sources differ: game of five, honours
counted as dealt and after tricks, the turn-up exposed until the dealer's turn in the first trick.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.games.whist import offers
from bot.games.whist.actions import ClaimHonours, Pass, Play
from bot.games.whist.carry import Carry, read_carry
from bot.games.whist.dealing import dealt
from bot.games.whist.options import House
from bot.games.whist.playing import played
from bot.games.whist.scoring import entered, honours_scored
from bot.games.whist.table import SEATS, Baize, Deal, DealStep, Gathered, Hand, Phase
from bot.rules.cards import PACK
from bot.rules.chance import Chance, Draw, Shuffle, Shuffled
from bot.rules.cutting import lot_or_cut, seated
from bot.rules.game import Closing, Company, Position, Rules, Seating, Step
from bot.rules.lots import named_dealer, no_such_seat
from bot.rules.offers import Action, Offer
from bot.rules.turns import Close, Nature, OnTurn, Over, Seat, Turn, Window


@dataclass(frozen=True, slots=True)
class Whist(House, Rules[Baize, Hand, Gathered, Carry]):
    """The rules; the fields are the options of the book."""

    name: ClassVar[str] = "whist"
    version: ClassVar[int] = 1
    least_seats: ClassVar[int] = 4
    most_seats: ClassVar[int] = 4
    actions: ClassVar[tuple[type[Action], ...]] = (Play, ClaimHonours, Pass)

    def carried(self, data: object) -> Carry:
        return read_carry(self, data)

    def dealer(self, table: Baize) -> Seat:
        return table.dealer

    def seated_by(self, seats: tuple[Seat, ...]) -> Shuffle | Draw | None:
        return lot_or_cut(self.first_dealer, self.partners, seats)

    def seating(self, seats: tuple[Seat, ...], chance: Chance) -> Seating[Carry]:
        return seated(seats, chance, Carry, self.first_dealer, self.partners)

    def fault(self, company: Company, carry: Carry) -> str | None:
        if missing := no_such_seat(company, carry.dealer):
            return missing
        return None if company.taken == SEATS else "Whist is played by four."

    def open(self, company: Company, carry: Carry) -> DealStep:
        dealer = named_dealer(carry.dealer, self.first_dealer, SEATS)
        leader = (dealer + 1) % 4
        baize = Baize(company.chips({}), dealer, carry.score, carry.games, leader)
        return Step(Position(baize, (Hand(),) * 4, Gathered()))

    def turn(self, table: Baize) -> Turn:
        match table.phase:
            case Phase.PLAY:
                return OnTurn(table.on_turn)
            case Phase.DEAL:
                return Nature(Shuffle(PACK))
            case Phase.CLAIM:
                waiting = tuple(seat for seat in SEATS if table.claims[seat] is None)
                return Window(SEATS, waiting)
            case Phase.OVER:
                return Over()

    def open_offers(self, table: Baize, seat: Seat) -> tuple[Offer, ...]:
        return offers.open_offers(self, table, seat)

    def hand_offers(self, table: Baize, hand: Hand, seat: Seat) -> tuple[Offer, ...]:
        return offers.hand_offers(table, hand)

    def why_not(self, table: Baize, hand: Hand, seat: Seat, action: Action) -> str:
        return offers.why_not(self, table, hand, seat, action)

    def apply(self, position: Deal, seat: Seat | None, action: Action | Chance) -> DealStep:
        step = Step(position)
        match action:
            case Play(card):
                assert seat is not None
                return played(self, step, seat, card)
            case Shuffled(cards):
                return dealt(step, cards)
            case ClaimHonours() | Pass():
                assert seat is not None
                return entered(step, seat, claims=isinstance(action, ClaimHonours))
            case _:
                assert isinstance(action, Close)
                return honours_scored(self, step)

    def absent(self, table: Baize, hand: Hand, seat: Seat) -> Action:
        return offers.absent(self, table, hand, seat)

    def close(self, position: Deal) -> Closing[Carry]:
        table = position.table
        dealer = (table.dealer + 1) % 4
        if not self.is_won(table.score):
            return Closing(Carry(dealer, table.score, table.games), False, dealer)
        over = self.is_match_over(table.games)
        return Closing(Carry(dealer, (0, 0), table.games), over, dealer)
