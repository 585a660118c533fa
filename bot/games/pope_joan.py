"""Pope Joan for three to eight: a board of pools, and cards played in sequence up to a stop.

Source: the rule book of Pope Joan, ledger P1 to P43. Where the sources differ: the dealer dresses
the board alone, Pope turned up ends the deal, any card may be led, a pair of honours that is split
wins nothing, and a hand out in the middle of a run ends the deal at once.

Nobody is told which card of the stock has stopped a run: hands are not laid open at the end, since
with them the stock would be known.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from itertools import chain
from types import MappingProxyType
from typing import Annotated, ClassVar, Final, Literal, TypeAlias

from bot.rules.cards import PACK, Card, Suit, card
from bot.rules.chance import Chance, Draw, Shuffle, Shuffled
from bot.rules.chips import Account, Chips, Payment
from bot.rules.codec import Between, UnreadableError, decode
from bot.rules.game import (
    ELSEWHERE,
    Action,
    Closing,
    Company,
    Event,
    Nature,
    Offer,
    OnTurn,
    Over,
    Position,
    Rules,
    Say,
    Seat,
    Seating,
    Step,
    Turn,
    following,
)
from bot.rules.lots import able_dealer, named_dealer, seated_by_lot
from bot.rules.values import changed

STAKES: Final = MappingProxyType(
    {
        "pope": 6,
        "matrimony": 2,
        "intrigue": 2,
        "ace": 1,
        "king": 1,
        "queen": 1,
        "knave": 1,
        "game": 1,
    }
)
"""The pools of the board, and what a dealer puts into each (P4)."""

HONOURS: Final = MappingProxyType({14: "ace", 13: "king", 12: "queen", 11: "knave"})
"""The pool of each honour of trumps, by rank."""

PAIRS: Final = (("intrigue", 12, 11), ("matrimony", 13, 12))
"""The pools of two honours, the higher first (P20)."""

POPE: Final = card("9d")
STOPS_PACK: Final = tuple(each for each in PACK if each is not card("8d"))
"""The 51 cards of the game (P3)."""

HAND_SIZES: Final = MappingProxyType({3: 14, 4: 11, 5: 9, 6: 7, 7: 6, 8: 5})
"""Cards dealt to each, by the number of players."""


@dataclass(frozen=True, slots=True)
class Lead(Action):
    """A card to begin a run with (P35)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Dressed(Event):
    """Each of the payers has put `amount` chips on the board (P4, P28)."""

    dealer: Seat
    payers: tuple[Seat, ...]
    amount: int


@dataclass(frozen=True, slots=True)
class SatOut(Event):
    """A seat cannot pay its `amount` for the board and gets no cards in this deal."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """All hands are dealt; the next card makes trumps (P7)."""

    dealer: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card was led, or followed in the run."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Collected(Event):
    """A seat has taken chips from a pool of the board."""

    seat: Seat
    pool: str
    amount: int


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """No hand holds the next card of the suit: the player of `card` leads again (P16)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A seat has played its last card and wins the deal (P17)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Excused(Event):
    """A seat has not played Pope and pays nothing for its cards (P18)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class PaidForCards(Event):
    """A seat has paid for `cards` cards, `amount` chips being all that it could (P12, P17)."""

    seat: Seat
    to: Seat
    cards: int
    amount: int


@dataclass(frozen=True, slots=True)
class Shared(Event):
    """The game has come to its end, and the seat gets its share of what lay on the board."""

    seat: Seat
    amount: int


class Phase(Enum):
    """Where a deal stands."""

    DEAL = 1
    LEAD = 2
    OVER = 3


@dataclass(frozen=True)
class Board:
    """What everybody sees of a deal of Pope Joan."""

    chips: Chips
    dealer: Seat
    seats: tuple[Seat, ...]
    """Everybody at the table, also who sits this deal out."""
    players: tuple[Seat, ...]
    """Who plays, in the order of dealing: the eldest hand first, the dealer last."""
    phase: Phase
    leader: Seat
    left: tuple[int, ...]
    """Cards in each hand, by place."""
    before: tuple[int, ...]
    """The stacks by place before the board was dressed."""
    turn_up: Card | None = None
    stock: int = 0
    """Cards that lie face down, the turn-up not among them."""
    runs: tuple[tuple[Played, ...], ...] = ()
    """The cards played, from each lead up to the stop; the last run lies open, the others are
    turned over."""
    winner: Seat | None = None
    settled: tuple[PaidForCards, ...] = ()
    """Who has paid for cards at the end; a loser who is not among them was excused."""
    next_dealer: Seat | None = None
    """Who deals next, once the deal is over; nobody at the end of the game."""

    @property
    def score(self) -> tuple[int, ...]:
        """There are no points in this game."""
        return ()

    def gain(self, seat: Seat) -> int:
        """What a seat has won in this deal; below nought, what it has lost."""
        return self.chips.stacks[seat] - self.before[seat]

    @property
    def trumps(self) -> Suit | None:
        """The suit of the turn-up."""
        return self.turn_up.suit if self.turn_up else None

    @property
    def played(self) -> tuple[Played, ...]:
        """All cards played, oldest first."""
        return tuple(chain.from_iterable(self.runs))


@dataclass(frozen=True, slots=True, repr=False)
class Hand:
    """The cards of one seat in the order dealt, and the stock for a dealer who may look at it."""

    cards: tuple[Card, ...] = ()
    stock: tuple[Card, ...] = field(default=(), metadata=ELSEWHERE)

    def __repr__(self) -> str:
        return f"Hand({len(self.cards)} cards)"


@dataclass(frozen=True, slots=True, repr=False)
class Stock:
    """The cards that are out of play, face down."""

    cards: tuple[Card, ...] = ()

    def __repr__(self) -> str:
        return f"Stock({len(self.cards)} cards)"


@dataclass(frozen=True, slots=True)
class Carry:
    """What stands from before: who deals, and what was left on the board."""

    dealer: Annotated[int, Between(0, 7)] | None = None
    pools: Mapping[str, int] = field(default_factory=dict[str, int])
    in_: tuple[Annotated[int, Between(0, 7)], ...] = ()
    """The players of the last deal, eldest hand first: what is left is theirs at the end."""


Table: TypeAlias = Position[Board, Hand, Stock]
TableStep: TypeAlias = Step[Board, Hand, Stock]
Win: TypeAlias = tuple[Seat, str, int]
"""A seat, a pool, and the chips that it takes from there."""


@dataclass(frozen=True, slots=True)
class PopeJoan(Rules[Board, Hand, Stock, Carry]):
    """The rules; the fields are the options of the book."""

    name: ClassVar[str] = "pope_joan"
    version: ClassVar[int] = 1
    least_seats: ClassVar[int] = 3
    most_seats: ClassVar[int] = 8
    actions: ClassVar[tuple[type[Action], ...]] = (Lead,)

    dress: Literal["dealer", "each"] = "dealer"
    # The book sets no bound; no stack is larger than this.
    contribution: Annotated[int, Between(0, 2**53 - 1)] = 0
    pope_turnup: Literal["game", "compartment", "whole-pool"] = "game"
    lead: Literal["free", "ordered", "lowest"] = "free"
    divide_split: Literal["on", "off"] = "off"
    pope_stop: Literal["on", "off"] = "off"
    dealer_peeks: Literal["on", "off"] = "off"
    knave_optional: Literal["on", "off"] = "off"

    @property
    def stakes(self) -> dict[str, int]:
        """The pools of the board, and what a dealer puts into each (P4, P27)."""
        unstaked = ("king", "queen", "knave") if self.knave_optional == "on" else ()
        return {pool: stake for pool, stake in STAKES.items() if pool not in unstaked}

    def carried(self, data: object) -> Carry:
        carry = decode(Carry, data)
        for pool, amount in carry.pools.items():
            if pool not in self.stakes:
                raise UnreadableError(f"pools: {pool!r} is no pool of the board")
            if amount < 0:
                raise UnreadableError(f"pools: {pool}: {amount} is below nought")
        if len(set(carry.in_)) < len(carry.in_):
            raise UnreadableError("in: a seat stands there twice")
        pools = {pool: carry.pools.get(pool, 0) for pool in self.stakes}
        return replace(carry, pools=MappingProxyType(pools))

    def seated_by(self, seats: tuple[Seat, ...]) -> Draw:
        return Draw(seats)

    def seating(self, seats: tuple[Seat, ...], chance: Chance) -> Seating[Carry]:
        carry = self.carried({})
        return seated_by_lot(seats, chance, lambda dealer: replace(carry, dealer=dealer))

    def fault(self, company: Company, carry: Carry) -> str | None:
        if not 3 <= len(company.taken) <= 8:
            return "Pope Joan is played by three to eight."
        if carry.dealer is not None and carry.dealer >= company.seats:
            return f"There is no seat {carry.dealer} to deal."
        if self._dressers(company.taken, company.chips({}).stacks):
            return None
        if self.dress == "each":
            return "Fewer than three can pay for the board."
        return f"Nobody has the {sum(self.stakes.values())} chips to dress the board."

    def open(self, company: Company, carry: Carry) -> TableStep:
        chips = company.chips(carry.pools)
        seats = company.taken
        dressers = self._dressers(seats, chips.stacks)
        dealer = able_dealer(named_dealer(carry.dealer, "random", seats), dressers)
        players = following(dealer, dressers if self.dress == "each" else seats)
        places = len(company.stacks)
        board = Board(
            chips, dealer, seats, players, Phase.DEAL, players[0], (0,) * places, chips.stacks
        )
        step: TableStep = Step(Position(board, (Hand(),) * places, Stock()))
        return self._dressed(step)

    def turn(self, table: Board) -> Turn:
        match table.phase:
            case Phase.DEAL:
                return Nature(Shuffle(STOPS_PACK))
            case Phase.LEAD:
                return OnTurn(table.leader)
            case Phase.OVER:
                return Over()

    def open_offers(self, table: Board, seat: Seat) -> tuple[Offer, ...]:
        return ()

    def hand_offers(self, table: Board, hand: Hand, seat: Seat) -> tuple[Offer, ...]:
        return tuple(_SAY[each] for each in self.leads(table, hand.cards))

    def why_not(self, table: Board, hand: Hand, seat: Seat, action: Action) -> str:
        if not isinstance(action, Lead):
            return "That is not to be done now."
        if action.card not in hand.cards:
            return f"You do not hold the {action.card}."
        if self.lead == "lowest":
            lowest = _lowest([each for each in hand.cards if each.suit is action.card.suit])
            return f"Only the lowest of a suit may be led: here the {lowest}."
        if stops := known_stops(table, hand.cards):
            return f"You hold a stop and must lead it: the {_listed(stops)}."
        if POPE in hand.cards:
            return f"You hold Pope and must lead it: the {POPE}."
        return f"You must lead the {_listed(self.leads(table, hand.cards))}."

    def apply(self, position: Table, seat: Seat | None, action: Action | Chance) -> TableStep:
        if isinstance(action, Shuffled):
            return self._dealt(position, action.cards)
        assert isinstance(action, Lead)
        assert seat is not None
        return self._led(position, Played(seat, action.card))

    def absent(self, table: Board, hand: Hand, seat: Seat) -> Action:
        chosen = _by_the_books(table, hand.cards)
        if chosen not in self.leads(table, hand.cards):
            chosen = lowest_of_longest(hand.cards)
        return Lead(chosen)

    def close(self, position: Table) -> Closing[Carry]:
        table = position.table
        carry = Carry(table.next_dealer, table.chips.pools, table.players)
        return Closing(carry, table.next_dealer is None, table.next_dealer)

    def left(
        self, company: Company, carry: Carry, place: Seat
    ) -> tuple[Carry, tuple[Payment, ...]]:
        """Who leaves has no share of the board any more, nor has whoever sits there next."""
        return replace(carry, in_=tuple(seat for seat in carry.in_ if seat != place)), ()

    def stop(self, company: Company, carry: Carry) -> tuple[Payment, ...]:
        """Before a first deal, and when its players have gone, all at the table share."""
        staying = tuple(seat for seat in carry.in_ if seat in company.taken)
        players = staying or following((carry.dealer or 0) - 1, company.taken)
        return _moved(carry.pools.items(), _shares(carry.pools, players), "share")

    def leads(self, table: Board, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards of a hand that may be led (P13, P35)."""
        match self.lead:
            case "free":
                return cards
            case "lowest":
                return tuple(_lowest(suit) for suit in _by_suit(cards).values())
            case "ordered":
                if stops := known_stops(table, cards):
                    return stops
                return (POPE,) if POPE in cards else _low_cards(cards)

    def deal_out(
        self,
        position: Table,
        hands: Mapping[Seat, tuple[Card, ...]],
        turn_up: Card,
        stock: tuple[Card, ...],
    ) -> TableStep:
        """The deal with the cards as they lie: trumps are made, and the eldest hand is to lead."""
        table = position.table
        seen = stock if self.dealer_peeks == "on" else ()
        held = tuple(
            Hand(hands.get(place, ()), seen if place == table.dealer else ())
            for place in range(len(position.hands))
        )
        table = changed(
            table,
            phase=Phase.LEAD,
            left=tuple(len(hand.cards) for hand in held),
            turn_up=turn_up,
            stock=len(stock),
        )
        event = TurnedUp(table.dealer, turn_up)
        return self._turned_up(Step(Position(table, held, Stock(stock)), (event,)), turn_up)

    def _dressers(self, seats: tuple[Seat, ...], stacks: tuple[int, ...]) -> tuple[Seat, ...]:
        """Who can deal: who can pay for the whole board, or for his part of it."""
        if self.dress == "each":
            return self._contributors(seats, stacks)
        cost = sum(self.stakes.values())
        return tuple(seat for seat in seats if stacks[seat] >= cost)

    def _contributors(self, seats: tuple[Seat, ...], stacks: tuple[int, ...]) -> tuple[Seat, ...]:
        """Who can pay his part: it may grow with everybody who sits out. Nobody if below three."""
        while len(seats) >= 3:
            part = self._part(len(seats))
            paying = tuple(seat for seat in seats if stacks[seat] >= part)
            if paying == seats:
                return seats
            seats = paying
        return ()

    def _part(self, players: int) -> int:
        """What each of so many puts on the board: there must be a chip for Pope."""
        least = sum(self.stakes.values()) - STAKES["pope"] + 1
        return max(self.contribution or 2, -(-least // players))

    def _dressed(self, step: TableStep) -> TableStep:
        table, stakes = step.position.table, self.stakes
        if self.dress == "dealer":
            payers, amount = (table.dealer,), sum(stakes.values())
        else:
            payers, amount = table.players, self._part(len(table.players))
        stakes["pope"] += amount * len(payers) - sum(stakes.values())
        out = [SatOut(seat, amount) for seat in table.seats if seat not in table.players]
        payments = _moved([(seat, amount) for seat in payers], stakes.items(), "ante")
        return _then(step, [*out, Dressed(table.dealer, payers, amount)], payments)

    def _dealt(self, position: Table, pack: tuple[Card, ...]) -> TableStep:
        players = position.table.players
        last = len(players) * HAND_SIZES[len(players)]
        hands = {seat: pack[place : last : len(players)] for place, seat in enumerate(players)}
        return self.deal_out(position, hands, pack[last], pack[last + 1 :])

    def _turned_up(self, step: TableStep, turn_up: Card) -> TableStep:
        """The dealer takes what the turn-up wins (P11, P12, P32, P33)."""
        dealer = step.position.table.dealer
        if turn_up is not POPE:
            pool = HONOURS.get(turn_up.rank)
            return _taken(step, dealer, [pool]) if pool else step
        match self.pope_turnup:
            case "compartment":
                return _taken(step, dealer, ["pope"])
            case "whole-pool":
                return self._over(_taken(step, dealer, list(self.stakes)))
            case "game":
                step = _taken(step, dealer, ["pope", "game"])
                others = [seat for seat in step.position.table.players if seat != dealer]
                return self._over(_paid_for_cards(step, dealer, others))

    def _led(self, position: Table, led: Played) -> TableStep:
        """The run from a lead up to its stop, or to a hand that is out (P15)."""
        table = changed(position.table, runs=(*position.table.runs, ()))
        step = self._played(Step(replace(position, table=table)), led)
        last = led
        while (then := self._follower(step.position, last)) is not None:
            step, last = self._played(step, then), then
        if not step.position.table.left[last.seat]:
            return self._out(step, last.seat)
        return _then(step, [Stopped(last.seat, last.card)], leader=last.seat)

    def _follower(self, position: Table, last: Played) -> Played | None:
        """Who plays the next card of the run; nobody after a stop and when a hand is out."""
        table, above = position.table, ABOVE.get(last.card)
        stopped = last.card is POPE and self.pope_stop == "on"
        if above is None or stopped or not table.left[last.seat]:
            return None
        holders = (seat for seat in table.players if above in position.hands[seat].cards)
        return next((Played(seat, above) for seat in holders), None)

    def _played(self, step: TableStep, played: Played) -> TableStep:
        position, table = step.position, step.position.table
        hands, left = list(position.hands), list(table.left)
        hand = hands[played.seat]
        cards = tuple(each for each in hand.cards if each is not played.card)
        hands[played.seat] = Hand(cards, hand.stock)
        left[played.seat] -= 1
        step = replace(step, position=replace(position, hands=tuple(hands)))
        runs = (*table.runs[:-1], (*table.runs[-1], played))
        step = _then(step, [played], left=tuple(left), runs=runs)
        return _collected(step, self._wins(step.position.table, played))

    def _wins(self, table: Board, played: Played) -> list[Win]:
        """What a card wins on the board as it is played (P39, P40, P41)."""
        pools = table.chips.pools
        if played.card is POPE:
            return [(played.seat, "pope", pools["pope"])]
        if played.card.suit is not table.trumps or played.card.rank not in HONOURS:
            return []
        pool = HONOURS[played.card.rank]
        wins = [(played.seat, pool, pools.get(pool, 0))]
        honours = {each.card.rank: each.seat for each in table.played if _is_trump(table, each)}
        for pair, *ranks in PAIRS:
            if played.card.rank in ranks and all(rank in honours for rank in ranks):
                higher, lower = (honours[rank] for rank in ranks)
                wins += self._pair_wins(pair, pools[pair], higher, lower)
        return wins

    def _pair_wins(self, pool: str, amount: int, higher: Seat, lower: Seat) -> list[Win]:
        if higher == lower:
            return [(higher, pool, amount)]
        if self.divide_split == "off":
            return []
        return [(higher, pool, amount - amount // 2), (lower, pool, amount // 2)]

    def _out(self, step: TableStep, winner: Seat) -> TableStep:
        """The winner takes the game, and a chip for every card in the other hands (P17, P38)."""
        step = _taken(_then(step, [WentOut(winner)], winner=winner), winner, ["game"])
        hands = step.position.hands
        others = [seat for seat in step.position.table.players if seat != winner]
        excused = [seat for seat in others if POPE in hands[seat].cards]
        step = _then(step, [Excused(seat, POPE) for seat in excused])
        paying = [seat for seat in others if seat not in excused]
        return self._over(_paid_for_cards(step, winner, paying))

    def _over(self, step: TableStep) -> TableStep:
        """The end of the deal, and of the game when nobody can dress the board again."""
        table = step.position.table
        dressers = self._dressers(table.seats, table.chips.stacks)
        if dressers:
            dealer = following(table.dealer, dressers)[0]
            return _then(step, [], phase=Phase.OVER, next_dealer=dealer)
        pools = table.chips.pools
        shares = _shares(pools, table.players)
        events = [Shared(seat, amount) for seat, amount in shares if amount]
        return _then(step, events, _moved(pools.items(), shares, "share"), phase=Phase.OVER)


def known_stops(table: Board, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of a hand that anybody can tell will stop a run (P8, P9, P24, P36).

    The kings, the seven of diamonds, and whatever is next below the turn-up or a card played.
    """
    gone = {each.card for each in table.played} | {table.turn_up}
    return tuple(each for each in cards if each not in ABOVE or ABOVE[each] in gone)


def height(card: Card) -> int:
    """The rank of a card in this game: the ace is lowest (P34)."""
    return 1 if card.rank == 14 else card.rank


def lowest_of_longest(cards: tuple[Card, ...]) -> Card:
    """The lowest card of the longest suit; of suits as long, clubs, diamonds, hearts, spades."""
    suits = _by_suit(cards).values()
    return _lowest(max(suits, key=len))


def first_ace(cards: tuple[Card, ...]) -> Card | None:
    """The ace that comes first in the order of suits."""
    aces = [each for each in cards if height(each) == 1]
    return min(aces, key=_ORDER.__getitem__, default=None)


ABOVE: Final = MappingProxyType(
    {
        low: high
        for low in STOPS_PACK
        for high in STOPS_PACK
        if low.suit is high.suit and height(high) == height(low) + 1
    }
)
"""The card that follows each in a run; none follows a king or the seven of diamonds."""

_ORDER: Final = MappingProxyType({each: place for place, each in enumerate(PACK)})
_SAY: Final = MappingProxyType({each: Say(Lead(each)) for each in STOPS_PACK})


def _by_the_books(table: Board, cards: tuple[Card, ...]) -> Card:
    """What is led for an absent player: a stop, Pope, an ace, or low from the longest suit."""
    if stops := known_stops(table, cards):
        return min(stops, key=lambda each: (-height(each), _ORDER[each]))
    if POPE in cards:
        return POPE
    return first_ace(cards) or lowest_of_longest(cards)


def _low_cards(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The lowest card of each longest suit, and the aces."""
    suits = _by_suit(cards).values()
    length = max(map(len, suits))
    lowest = {_lowest(suit) for suit in suits if len(suit) == length}
    return tuple(each for each in cards if each in lowest or height(each) == 1)


def _by_suit(cards: tuple[Card, ...]) -> dict[Suit, list[Card]]:
    """The suits of a hand, in their order."""
    suits = {suit: [each for each in cards if each.suit is suit] for suit in Suit}
    return {suit: held for suit, held in suits.items() if held}


def _lowest(cards: list[Card]) -> Card:
    return min(cards, key=height)


def _listed(cards: tuple[Card, ...]) -> str:
    return " or the ".join(map(str, cards))


def _is_trump(table: Board, played: Played) -> bool:
    return played.card.suit is table.trumps


def _then(
    step: TableStep,
    events: Iterable[Event],
    payments: tuple[Payment, ...] = (),
    **changes: object,
) -> TableStep:
    """The step with more events and payments, and other changes of the board."""
    position = step.position
    chips = position.table.chips
    paid = chips.paid(payments) if payments else chips
    table = changed(position.table, chips=paid, **changes)
    events = (*step.events, *events)
    return Step(Position(table, position.hands, position.veiled), events, step.payments + payments)


def _taken(step: TableStep, seat: Seat, pools: list[str]) -> TableStep:
    """A seat takes all that lies in these pools."""
    held = step.position.table.chips.pools
    return _collected(step, [(seat, pool, held.get(pool, 0)) for pool in pools])


def _collected(step: TableStep, wins: list[Win]) -> TableStep:
    found = [Collected(*win) for win in wins if win[2]]
    payments = tuple(Payment(each.pool, each.seat, each.amount, "pool") for each in found)
    return _then(step, found, payments) if found else step


def _paid_for_cards(step: TableStep, winner: Seat, others: list[Seat]) -> TableStep:
    """Each of the others pays a chip for each of his cards, or what he has."""
    left, stacks = step.position.table.left, step.position.table.chips.stacks
    paid = [
        PaidForCards(seat, winner, left[seat], min(left[seat], stacks[seat])) for seat in others
    ]
    payments = (Payment(each.seat, winner, each.amount, "cards") for each in paid if each.amount)
    return _then(step, paid, tuple(payments), settled=tuple(paid))


def _shares(pools: Mapping[str, int], seats: tuple[Seat, ...]) -> list[tuple[Seat, int]]:
    """The chips of all pools in equal parts, odd chips to the first seats."""
    if not seats:
        return []
    part, odd = divmod(sum(pools.values()), len(seats))
    return [(seat, part + (place < odd)) for place, seat in enumerate(seats)]


def _moved(
    sources: Iterable[tuple[Account, int]], targets: Iterable[tuple[Account, int]], reason: str
) -> tuple[Payment, ...]:
    """Payments that fill the targets from the sources, each in its order."""
    payments: list[Payment] = []
    givers = iter(sources)
    giver: Account = ""
    held = 0
    for target, due in targets:
        while due:
            while not held:
                giver, held = next(givers)
            amount = min(due, held)
            payments.append(Payment(giver, target, amount, reason))
            due, held = due - amount, held - amount
    return tuple(payments)
