"""Whist for four in two partnerships.

Source: the whist rule book, ledger W1 to W44. Where the sources differ: game of five, honours
counted as dealt and after tricks, the turn-up exposed until the dealer's turn in the first trick.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from bot.games.whist.actions import ClaimHonours, Pass, Play
from bot.games.whist.carry import Carry, read_carry
from bot.games.whist.options import House
from bot.games.whist.play import dealt, lowest, playable, played
from bot.games.whist.scoring import at_game_point, entered, honours_scored, may_claim
from bot.games.whist.table import Baize, Deal, DealStep, Gathered, Hand, Phase, Trick
from bot.rules.cards import PACK
from bot.rules.chance import Chance, Draw, Shuffle, Shuffled
from bot.rules.cutting import lot_or_cut, seated
from bot.rules.game import Closing, Company, Position, Rules, Seating, Step
from bot.rules.lots import named_dealer
from bot.rules.offers import Action, Offer, Say, says
from bot.rules.refusals import NOT_NOW, must_follow, not_held
from bot.rules.turns import Close, Nature, Over, Seat, Turn, Window, on_turn

_SEATS: Final = (0, 1, 2, 3)
_PLAYS: Final = says(Play, PACK)


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
        four = company.seats == 4 and None not in company.stacks[:4]
        return None if four else "Whist is played by four."

    def open(self, company: Company, carry: Carry) -> DealStep:
        dealer = named_dealer(carry.dealer, self.first_dealer, _SEATS)
        leader = Trick((dealer + 1) % 4)
        baize = Baize(company.chips({}), dealer, carry.score, carry.games, Phase.DEAL, leader)
        return Step(Position(baize, (Hand(),) * 4, Gathered()))

    def turn(self, table: Baize) -> Turn:
        match table.phase:
            case Phase.PLAY:
                return on_turn(table.trick.on_turn)
            case Phase.DEAL:
                return Nature(Shuffle(PACK))
            case Phase.CLAIM:
                waiting = tuple(seat for seat in _SEATS if table.claims[seat] is None)
                return Window(_SEATS, waiting)
            case Phase.OVER:
                return Over()

    def open_offers(self, table: Baize, seat: Seat) -> tuple[Offer, ...]:
        if table.phase is not Phase.CLAIM:
            return ()
        claim = (Say(ClaimHonours()),) if may_claim(self, table, seat % 2) else ()
        return (*claim, Say(Pass()))

    def hand_offers(self, table: Baize, hand: Hand, seat: Seat) -> tuple[Offer, ...]:
        if table.phase is not Phase.PLAY:
            return ()
        return tuple([_PLAYS[card] for card in playable(table.trick, hand.cards)])

    def why_not(self, table: Baize, hand: Hand, seat: Seat, action: Action) -> str:
        match action, table.phase:
            case Play(), Phase.PLAY if action.card not in hand.cards:
                return not_held(action.card)
            case Play(), Phase.PLAY:
                return must_follow(table.trick.cards[0].suit)
            case ClaimHonours(), Phase.CLAIM if at_game_point(self, table, seat % 2):
                return f"A side that stood at {self.target - 1} scores no honours."
            case ClaimHonours(), Phase.CLAIM:
                return "Your side was not dealt three honours."
            case _:
                return NOT_NOW

    def apply(self, position: Deal, seat: Seat | None, action: Action | Chance) -> DealStep:
        match action:
            case Play():
                assert seat is not None
                return played(self, position, seat, action.card)
            case Shuffled():
                return dealt(position, action.cards)
            case ClaimHonours() | Pass():
                assert seat is not None
                return entered(position, seat, claims=isinstance(action, ClaimHonours))
            case _:
                assert isinstance(action, Close)
                return honours_scored(self, Step(position))

    def absent(self, table: Baize, hand: Hand, seat: Seat) -> Action:
        if table.phase is Phase.CLAIM:
            return ClaimHonours() if may_claim(self, table, seat % 2) else Pass()
        return Play(lowest(table, hand.cards))

    def close(self, position: Deal) -> Closing[Carry]:
        table = position.table
        dealer = (table.dealer + 1) % 4
        if not self.is_won(table.score):
            return Closing(Carry(dealer, table.score, table.games), False, dealer)
        over = self.is_match_over(table.games)
        return Closing(Carry(dealer, (0, 0), table.games), over, dealer)
