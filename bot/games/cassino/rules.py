"""Cassino for two, three, or four in two partnerships.

Source: the rule book of cassino, ledger K1 to K32. Where the sources differ: a game of eleven,
net scores, combinations of any size, taking optional, the last take has only what is left on the
board, and the last card of a deal makes no sweep. Builds, which the oldest source does not know,
are a house rule.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.games.cassino import offers
from bot.games.cassino.actions import Build, Call, Lay, Raise, Take
from bot.games.cassino.carry import Carry, read_carry
from bot.games.cassino.dealing import dealt
from bot.games.cassino.events import BegunAnew
from bot.games.cassino.options import House
from bot.games.cassino.playing import built, called, laid, raised, took
from bot.games.cassino.sight import Sight
from bot.games.cassino.table import Board, Covered, Deal, DealStep, Phase, sides_of
from bot.rules.cards import PACK
from bot.rules.chance import Chance, Draw, Shuffle, Shuffled
from bot.rules.cutting import lot_or_cut, seated
from bot.rules.game import Closing, Company, Position, Rules, Seating, Step
from bot.rules.lots import able_dealer, named_dealer, no_such_seat
from bot.rules.offers import Action, Offer
from bot.rules.piles import Hand
from bot.rules.turns import Nature, OnTurn, Over, Seat, Turn, following


@dataclass(frozen=True, slots=True)
class Cassino(House, Rules[Board, Hand, Covered, Carry]):
    """The rules; the fields are the options of the book."""

    name: ClassVar[str] = "cassino"
    version: ClassVar[int] = 1
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 4
    actions: ClassVar[tuple[type[Action], ...]] = (Take, Lay, Build, Raise, Call)

    def carried(self, data: object) -> Carry:
        return read_carry(self, data)

    def dealer(self, table: Board) -> Seat:
        return table.dealer

    def seated_by(self, seats: tuple[Seat, ...]) -> Shuffle | Draw | None:
        partners = self.partners if len(seats) == 4 else "seats"
        return lot_or_cut(self.first_dealer, partners, seats)

    def seating(self, seats: tuple[Seat, ...], chance: Chance) -> Seating[Carry]:
        partners = self.partners if len(seats) == 4 else "seats"
        return seated(seats, chance, Carry, self.first_dealer, partners)

    def fault(self, company: Company, carry: Carry) -> str | None:
        if not 2 <= len(company.taken) <= 4:
            return "Cassino is played by two, three or four."
        if missing := no_such_seat(company, carry.dealer, *(carry.players or ())):
            return missing
        sides = sides_of(company.taken)
        if carry.score is None or carry.players is not None or len(carry.score) == sides:
            return None
        return f"The score is one of {len(carry.score)} sides, and {sides} would play."

    def open(self, company: Company, carry: Carry) -> DealStep:
        """Among others than before the game begins anew."""
        seats = company.taken
        goes_on = carry.players in (None, seats)
        nothing = (0,) * sides_of(seats)
        named = named_dealer(carry.dealer, self.first_dealer, seats)
        dealer = able_dealer(named, seats)
        board = Board(
            chips=company.chips({}),
            phase=Phase.DEAL,
            dealer=dealer,
            seats=seats,
            on_turn=following(dealer, seats)[0],
            score=(carry.score or nothing) if goes_on else nothing,
            left=(0,) * len(company.stacks),
            sweeps=nothing,
        )
        hands = (Hand(),) * len(company.stacks)
        events = () if goes_on or not any(carry.score or ()) else (BegunAnew(),)
        return Step(Position(board, hands, Covered(piles=((),) * len(nothing))), events)

    def turn(self, table: Board) -> Turn:
        match table.phase:
            case Phase.PLAY:
                return OnTurn(table.on_turn)
            case Phase.DEAL:
                return Nature(Shuffle(PACK))
            case Phase.OVER:
                return Over()

    def open_offers(self, table: Board, seat: Seat) -> tuple[Offer, ...]:
        return ()

    def hand_offers(self, table: Board, hand: Hand, seat: Seat) -> tuple[Offer, ...]:
        return offers.hand_offers(Sight(self, table, hand.cards, seat))

    def why_not(self, table: Board, hand: Hand, seat: Seat, action: Action) -> str:
        return offers.why_not(Sight(self, table, hand.cards, seat), action)

    def apply(self, position: Deal, seat: Seat | None, action: Action | Chance) -> DealStep:
        step = Step(position)
        if isinstance(action, Shuffled):
            return dealt(step, action.cards)
        assert seat is not None
        match action:
            case Take():
                return took(self, step, seat, action)
            case Lay():
                return laid(self, step, seat, action)
            case Build():
                return built(self, step, seat, action)
            case Raise():
                return raised(self, step, seat, action)
            case _:
                assert isinstance(action, Call)
                return called(self, step, seat, action)

    def absent(self, table: Board, hand: Hand, seat: Seat) -> Action:
        return offers.absent(Sight(self, table, hand.cards, seat))

    def close(self, position: Deal) -> Closing[Carry]:
        table = position.table
        dealer = following(table.dealer, table.seats)[0]
        if table.winner is not None or not self.target:
            return Closing(Carry(dealer), True, dealer)
        return Closing(Carry(dealer, table.score, table.seats), False, dealer)
