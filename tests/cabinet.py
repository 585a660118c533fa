"""A toy game of all that the frame has and few games need: entries that are hidden, cards picked,
chips laid out, lots of another pack in mid-deal, tables of several sizes.

Everybody puts away one or two cards, lays one to three chips on three places, and bids for what
lies there; all three unseen. Then all cards that nobody holds are shuffled, and each gets one more.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from types import MappingProxyType
from typing import Annotated, ClassVar, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.rules.cards import PACK, Card
from bot.rules.chance import Chance, Reshuffle, Shuffle, Shuffled
from bot.rules.chips import Chips, Payment, pay
from bot.rules.codec import Between, decode
from bot.rules.game import Closing, Company, Elsewhere, Event, Position, Rules, Step
from bot.rules.offers import Action, Layout, Offer, Pick, Refused, Stake
from bot.rules.turns import Close, Nature, Over, Seat, Turn, Window

CARDS: Final = PACK[:40]
PLACES: Final = ("left", "right", "top_shelf")
HELD: Final = 4


class PutAway(Action, frozen=True):
    """One or two cards of one suit."""

    cards: tuple[Card, ...]


class Lay(Action, frozen=True):
    """Chips on the places."""

    layout: Mapping[str, int]


class Bid(Action, frozen=True):
    """Chips for all that lies there."""

    amount: int


class Entered(Event, frozen=True):
    seat: Seat


class PutAwayBy(Event, frozen=True):
    seat: Seat
    number: int


class Laid(Event, frozen=True):
    seat: Seat
    layout: Mapping[str, int]


class Sold(Event, frozen=True):
    seat: Seat
    amount: int


class Phase(IntEnum):
    DEAL = 1
    AWAY = 2
    LAY = 3
    BID = 4
    REFILL = 5
    OVER = 6


class Shelf(Struct, frozen=True):
    """What everybody sees."""

    chips: Chips
    taken: tuple[Seat, ...]
    phase: Phase = Phase.DEAL
    entered: tuple[Seat, ...] = ()
    heap: int = 0
    """Cards that nobody holds."""
    score: tuple[int, ...] = ()

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Who may enter something now: chips can only be laid by who has some."""
        stacks = self.chips.stacks
        return tuple(seat for seat in self.taken if self.phase is not Phase.LAY or stacks[seat])


class Hand(Struct, frozen=True):
    cards: tuple[Card, ...] = ()
    entry: Elsewhere[PutAway | Lay | Bid | None] = None

    def __repr__(self) -> str:
        return f"Hand({len(self.cards)} cards)"


class Heap(Struct, frozen=True):
    cards: tuple[Card, ...] = ()

    def __repr__(self) -> str:
        return f"Heap({len(self.cards)} cards)"


class OneSuit(Pick, frozen=True):
    """Cards that must be of one suit."""

    def of(self, cards: tuple[Card, ...]) -> Action:
        if len({card.suit for card in cards}) > 1:
            raise Refused("They must be of one suit.")
        return Pick.of(self, cards)


class NoBareTop(Layout, frozen=True):
    """A layout in which the top shelf never has most."""

    def of(self, layout: Mapping[str, int]) -> Action:
        if layout.get("top_shelf", 0) > 2:
            raise Refused("The top shelf bears two chips at most.")
        return Layout.of(self, layout)


@dataclass(frozen=True, slots=True)
class Carry:
    """Nothing stands over."""


Deal: TypeAlias = Position[Shelf, Hand, Heap]
DealStep: TypeAlias = Step[Shelf, Hand, Heap]


@dataclass(frozen=True)
class Cabinet(Rules[Shelf, Hand, Heap, Carry]):
    """The toy, with `most` seats at the most."""

    most: Annotated[int, Between(2, 5)] = 4

    name: ClassVar[str] = "cabinet"
    version: ClassVar[int] = 1
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 4
    actions: ClassVar[tuple[type[Action], ...]] = (PutAway, Lay, Bid)

    @property
    def sizes(self) -> range:
        return range(2, self.most + 1)

    def carried(self, data: object) -> Carry:
        return decode(Carry, data)

    def fault(self, company: Company, carry: Carry) -> str | None:
        del carry
        return "Two are wanted." if len(company.taken) < 2 else None

    def open(self, company: Company, carry: Carry) -> DealStep:
        del carry
        shelf = Shelf(company.chips(dict.fromkeys(PLACES, 0)), company.taken)
        return Step(Position(shelf, (Hand(),) * len(company.stacks), Heap()))

    def turn(self, table: Shelf) -> Turn:
        match table.phase:
            case Phase.DEAL:
                return Nature(Shuffle(CARDS))
            case Phase.REFILL:
                return Nature(Reshuffle(table.heap))
            case Phase.OVER:
                return Over()
            case _:
                waiting = tuple(seat for seat in table.asked if seat not in table.entered)
                refill = Reshuffle(table.heap) if table.phase is Phase.BID else None
                return Window(table.asked, waiting, refill, table.phase, hidden=True)

    def pack(self, position: Deal) -> tuple[Card, ...]:
        return position.veiled.cards

    def open_offers(self, table: Shelf, seat: Seat) -> tuple[Offer, ...]:
        chips = table.chips.stacks[seat]
        match table.phase:
            case Phase.LAY:
                usual = MappingProxyType({"left": 1})
                return (NoBareTop(Lay({}), PLACES, 1, min(3, chips), usual),)
            case Phase.BID:
                return (Stake(Bid(0), 0, chips),)
            case _:
                return ()

    def hand_offers(self, table: Shelf, hand: Hand, seat: Seat) -> tuple[Offer, ...]:
        del seat
        if table.phase is not Phase.AWAY:
            return ()
        return (OneSuit(PutAway(()), hand.cards, 1, 2),)

    def why_not(self, table: Shelf, hand: Hand, seat: Seat, action: Action) -> str:
        del table, hand, seat, action
        return "That cannot be done now."

    def apply(self, position: Deal, seat: Seat | None, action: Action | Chance) -> DealStep:
        if isinstance(action, Shuffled):
            return _dealt(position, action.cards)
        if isinstance(action, Close):
            return _closed(position)
        assert seat is not None
        assert isinstance(action, PutAway | Lay | Bid)
        return self.entered(position, seat, action)

    def entered(self, position: Deal, seat: Seat, entry: PutAway | Lay | Bid) -> DealStep:
        """A place has entered something, which it alone knows."""
        table = position.table
        table = replace(table, entered=tuple(sorted({*table.entered, seat})))
        hands = _put(position.hands, seat, replace(position.hands[seat], entry=entry))
        return Step(Position(table, hands, position.veiled), (Entered(seat),))

    def absent(self, table: Shelf, hand: Hand, seat: Seat) -> Action:
        del seat
        if hand.entry is not None:
            return hand.entry
        match table.phase:
            case Phase.AWAY:
                return PutAway(hand.cards[:1])
            case Phase.LAY:
                return Lay({"left": 1})
            case _:
                return Bid(0)

    def close(self, position: Deal) -> Closing[Carry]:
        del position
        return Closing(Carry(), False, None)


def _put(hands: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _dealt(position: Deal, cards: tuple[Card, ...]) -> DealStep:
    """Four cards each, or one more; the rest is a heap."""
    table, hands = position.table, position.hands
    first = table.phase is Phase.DEAL
    for seat in table.taken:
        number = HELD if first else 1
        dealt, cards = cards[:number], cards[number:]
        hands = _put(hands, seat, Hand((*hands[seat].cards, *dealt)))
    phase = Phase.AWAY if first else Phase.OVER
    return Step(Position(replace(table, phase=phase, heap=len(cards)), hands, Heap(cards)))


def _closed(position: Deal) -> DealStep:
    """All entries are known: they count, and something else is asked."""
    entries = {seat: hand.entry for seat, hand in enumerate(position.hands) if hand.entry}
    step = Step(position)
    for seat, entry in entries.items():
        step = step.followed_by(_counted(step.position, seat, entry))
    if position.table.phase is Phase.BID:
        step = step.followed_by(_sold(step.position, entries))
    table, hands = step.position.table, tuple(Hand(each.cards) for each in step.position.hands)
    table = replace(table, phase=Phase(table.phase + 1), entered=())
    return Step(Position(table, hands, step.position.veiled), step.events, step.payments)


def _counted(position: Deal, seat: Seat, entry: PutAway | Lay | Bid) -> DealStep:
    table, hand, heap = position.table, position.hands[seat], position.veiled
    match entry:
        case PutAway(cards):
            left = tuple(card for card in hand.cards if card not in cards)
            table = replace(table, heap=table.heap + len(cards))
            hands = _put(position.hands, seat, replace(hand, cards=left))
            heap = Heap((*heap.cards, *cards))
            return Step(Position(table, hands, heap), (PutAwayBy(seat, len(cards)),))
        case Lay(layout):
            laid = [pay(seat, place, chips, "laid") for place, chips in layout.items()]
            return _paid(position, sum(laid, ()), Laid(seat, layout))
        case Bid():
            return Step(position)


def _sold(position: Deal, entries: Mapping[Seat, PutAway | Lay | Bid]) -> DealStep:
    """The highest bid, of equal ones the first seat's, is paid to the others; what lies there
    goes to who has made it."""
    bids = {seat: entry.amount for seat, entry in entries.items() if isinstance(entry, Bid)}
    winner = max(bids, key=lambda seat: (bids[seat], -seat))
    other = next(seat for seat in bids if seat != winner)
    pools = position.table.chips.pools
    home = sum((pay(place, winner, pools[place], "won") for place in PLACES), ())
    return _paid(
        position, (*pay(winner, other, bids[winner], "bid"), *home), Sold(winner, bids[winner])
    )


def _paid(position: Deal, payments: tuple[Payment, ...], event: Event) -> DealStep:
    table = replace(position.table, chips=position.table.chips.paid(payments))
    return Step(Position(table, position.hands, position.veiled), (event,), payments)
