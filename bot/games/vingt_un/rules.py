"""Vingt-un for two to ten: the dealer is banker, and twenty-one is aimed at and not passed.

Source: the rule book of vingt-un, ledger V1 to V27. Where the source is silent: stakes are made
before the cards and limited so that every double can be paid; the eldest natural is paid double
and has the deal, and the others play on; who throws up has paid, whatever the dealer draws.

While the stakes are open the dealer is no part of those waited for: he may pass the deal, as long
as another can deal and nobody has staked. A coup dealt by one who can no longer cover the stakes,
because somebody came or left, goes to the next on his left who can.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.games.vingt_un import offers
from bot.games.vingt_un.actions import PassDeal, Stake, Stand, TakeCard
from bot.games.vingt_un.carry import Carry, read_carry
from bot.games.vingt_un.dealing import shuffled, turned_up
from bot.games.vingt_un.drawing import drawn, stood
from bot.games.vingt_un.events import DealMoved, TableClosed
from bot.games.vingt_un.options import House
from bot.games.vingt_un.staking import closed, may_pass, offered, passed
from bot.games.vingt_un.table import Cloth, Deal, DealStep, Hand, Pack, Phase, dealers
from bot.rules.cards import PACK, Card
from bot.rules.chance import Chance, Reshuffle, Shuffle, Shuffled
from bot.rules.entries import without_entry
from bot.rules.game import Closing, Company, Position, Rules, Step
from bot.rules.lots import able_dealer, no_such_seat
from bot.rules.offers import Action, Offer
from bot.rules.steps import then
from bot.rules.turns import Close, Nature, OnTurn, Over, Seat, Turn, Window


@dataclass(frozen=True, slots=True)
class VingtUn(House, Rules[Cloth, Hand, Pack, Carry]):
    """The rules; the fields are the options of the book."""

    name: ClassVar[str] = "vingt_un"
    version: ClassVar[int] = 1
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 10
    actions: ClassVar[tuple[type[Action], ...]] = (Stake, PassDeal, TakeCard, Stand)

    def carried(self, data: object) -> Carry:
        return read_carry(data)

    def dealer(self, table: Cloth) -> Seat | None:
        return None if table.phase is Phase.TURN_UP else table.dealer

    def fault(self, company: Company, carry: Carry) -> str | None:
        if missing := no_such_seat(company, carry.dealer):
            return missing
        if _dealers(company):
            return None
        return "Vingt-un needs a dealer with two chips for each of the others who have two."

    def open(self, company: Company, carry: Carry) -> DealStep:
        places, pack = len(company.stacks), carry.pack or ()
        chips = company.chips({})
        nothing: tuple[tuple[Card, ...], ...] = ((),) * places
        table = Cloth(
            chips=chips,
            seats=company.taken,
            phase=Phase.TURN_UP,
            dealer=0,
            before=chips.stacks,
            left=(0,) * places,
            drawn=nothing,
            shown=nothing,
            stock=len(pack),
        )
        used = tuple(card for card in PACK if card not in pack)
        step = Step(Position(table, (Hand(),) * places, Pack(pack, used)))
        if carry.dealer is None:
            return step
        dealer = able_dealer(carry.dealer, _dealers(company))
        events = () if dealer == carry.dealer else (DealMoved(dealer, "chips"),)
        return then(step, events, phase=Phase.STAKES, dealer=dealer)

    def turn(self, table: Cloth) -> Turn:
        if table.due:
            return Nature(Reshuffle(table.used))
        match table.phase:
            case Phase.TURN_UP:
                return Nature(Shuffle(PACK))
            case Phase.STAKES:
                return self._window(table)
            case Phase.PLAYERS | Phase.DEALER:
                out = None if table.stock else Reshuffle(table.used)
                return OnTurn(table.on_turn, out)
            case Phase.DEAL | Phase.OVER:
                return Over()

    def _window(self, table: Cloth) -> Window:
        """All who are able; the dealer is not waited for."""
        able = table.able
        passing = (table.dealer,) if may_pass(table) else ()
        short = table.stock < 2 * (len(able) + 1)
        out = Reshuffle(table.used) if short else None
        return Window((*able, *passing), without_entry(able, table.entries), out, table.empty)

    def pack(self, position: Deal) -> tuple[Card, ...]:
        return position.veiled.used

    def open_offers(self, table: Cloth, seat: Seat) -> tuple[Offer, ...]:
        return offers.open_offers(self, table, seat)

    def why_not(self, table: Cloth, hand: Hand, seat: Seat, action: Action) -> str:
        return offers.why_not(self, table, seat, action)

    def apply(self, position: Deal, seat: Seat | None, action: Action | Chance) -> DealStep:
        step = Step(position)
        match action:
            case Shuffled() if position.table.phase is Phase.TURN_UP:
                return turned_up(self, step, action.cards)
            case Shuffled():
                return shuffled(self, step, action.cards)
            case Close():
                return closed(self, step)
            case Stake():
                assert seat is not None
                return offered(step, seat, action.amount)
            case PassDeal():
                return passed(step)
            case TakeCard():
                return drawn(self, step)
            case _:
                assert isinstance(action, Stand)
                return stood(self, step)

    def absent(self, table: Cloth, hand: Hand, seat: Seat) -> Action:
        return offers.absent(table, hand, seat)

    def close(self, position: Deal) -> Closing[Carry]:
        table, pack = position.table, position.veiled.cards
        dealer = table.dealer if table.next_dealer is None else table.next_dealer
        return Closing(Carry(dealer, pack or None), False, table.next_dealer, bool(pack))

    def end(self, position: Deal) -> DealStep:
        return then(Step(position), (TableClosed(),))

    def voided(self, carry: Carry) -> Carry:
        return Carry(carry.dealer)


def _dealers(company: Company) -> tuple[Seat, ...]:
    return dealers(tuple(stack or 0 for stack in company.stacks), company.taken)
