"""Brag with three cards and braggers, for two to eight.

Source: the brag rule book, ledger B1 to B49. Where the source is silent: the ace of diamonds, the
knave of clubs and the nine of diamonds are braggers, in pairs and prials only; a see wants a bet
before it, and of its hands the loser's is hidden if it is the seer's; who cannot bet may cover.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cache
from typing import Annotated, ClassVar, Literal, TypeAlias

from bot.rules.brag_hands import Kind, Ranking, Reading
from bot.rules.cards import PACK, Card, cards
from bot.rules.chance import Chance, Draw, Shuffle, Shuffled
from bot.rules.chips import Chips, Payment
from bot.rules.codec import Between, Deck, UnreadableError, decode
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
    Stake,
    Step,
    Turn,
    following,
)
from bot.rules.lots import able_dealer, named_dealer, seated_by_lot
from bot.rules.values import changed

NO_LIMIT = 2**53 - 1
BRAGGERS = {"classic3": "Ad Jc 9d", "hoyle2": "Jc 9d", "jc": "Jc", "none": ""}


@dataclass(frozen=True, slots=True)
class Bet(Action):
    """So many chips into the pot, at least as many as were bet last (B35, B37)."""

    amount: int


@dataclass(frozen=True, slots=True)
class Fold(Action):
    """The seat gives its hand up (B34)."""


@dataclass(frozen=True, slots=True)
class See(Action):
    """The seat pays twice the last bet, and the other of the last two must show (B40)."""


@dataclass(frozen=True, slots=True)
class Cover(Action):
    """The seat, too short of chips to bet, plays on with all it has for the pot so far."""


@dataclass(frozen=True, slots=True)
class Anted(Event):
    """These seats have paid the ante; those of `out` sit there and could not (B23)."""

    seats: tuple[Seat, ...]
    amount: int
    out: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Everybody who plays has three cards, from a pack just shuffled or from one that was not."""

    dealer: Seat
    shuffled: bool


@dataclass(frozen=True, slots=True)
class Staked(Event):
    """A seat has bet, and by so much more than the bet before (the first bet: than nothing)."""

    seat: Seat
    amount: int
    more: int


@dataclass(frozen=True, slots=True)
class Folded(Event):
    """A seat is out; its cards lie under the pack (B47)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Covered(Event):
    """A seat has put in its last chips, perhaps none; the pot so far is closed and so named."""

    seat: Seat
    amount: int
    pool: str
    pot: int


@dataclass(frozen=True, slots=True)
class Saw(Event):
    """A seat has paid to see another."""

    seat: Seat
    other: Seat
    price: int


@dataclass(frozen=True, slots=True)
class Showed(Event):
    """A hand is laid open, and what it is worth."""

    seat: Seat
    cards: tuple[Card, ...]
    reading: Reading


@dataclass(frozen=True, slots=True)
class TookPot(Event):
    """A seat has won a pot: everybody else folded, or its hand was the better."""

    seat: Seat
    pool: str
    amount: int
    by: Literal["folds", "see", "cover"]


@dataclass(frozen=True, slots=True)
class ShuffleEarned(Event):
    """A see was won by a prial: the pack is shuffled before the next deal (B27)."""

    seat: Seat


class Phase(Enum):
    """Where a deal stands."""

    DEAL = 1
    BET = 2
    OVER = 3


@dataclass(frozen=True)
class Baize:
    """What everybody sees of a deal of brag."""

    chips: Chips
    phase: Phase
    dealer: Seat
    seats: tuple[Seat, ...]
    """All seats that are taken."""
    players: tuple[Seat, ...]
    """Who paid the ante, from the dealer's left round to the dealer."""
    live: tuple[Seat, ...]
    """Who may still win and is not covered, in the order of `players`."""
    on_turn: Seat
    played: int
    """Deals before this one."""
    paid: tuple[int, ...]
    """Chips put in by each place in this deal, the ante among them."""
    bets: tuple[int, ...]
    """The latest bet of each place, 0 where there was none."""
    times: tuple[int, ...]
    """How often each place has bet in this deal."""
    last_bet: int = 0
    """The latest bet of all, 0 before the first."""
    duel: int = 0
    """Bets made since only two were left to bet."""
    folded: tuple[Seat, ...] = ()
    covers: tuple[Seat, ...] = ()
    """Who covers, in the order of the pots that they closed."""
    shown: tuple[tuple[Card, ...], ...] = field(default=(), metadata=ELSEWHERE)
    """The hands laid open, by place; a hidden one is empty."""
    won: tuple[int, ...] = ()
    """Chips taken out of pots by each place, once the deal is over."""
    shuffle_earned: bool = False
    score: tuple[int, ...] = ()

    @property
    def under(self) -> int:
        """How many cards of this deal lie under the pack."""
        return 3 * len(self.folded)

    @property
    def pot(self) -> int:
        """Chips in the newest pot."""
        return self.chips.pools["pot"]


@dataclass(frozen=True, slots=True, repr=False)
class Hand:
    """The cards of one seat, in the order dealt."""

    cards: tuple[Card, ...] = ()

    def __repr__(self) -> str:
        return f"Hand({len(self.cards)} cards)"


@dataclass(frozen=True, slots=True, repr=False)
class Pack:
    """What lies face down beside the dealer, top card first."""

    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Carry:
    """What stands from before: who is to deal, the pack as it lies, how many deals were played."""

    dealer: Annotated[int, Between(0, 7)] | None = None
    pack: Deck | None = None
    played: Annotated[int, Between(0, NO_LIMIT)] = 0


Table: TypeAlias = Position[Baize, Hand, Pack]
Stride: TypeAlias = Step[Baize, Hand, Pack]


@dataclass(frozen=True, slots=True)
class Brag(Rules[Baize, Hand, Pack, Carry]):
    """The rules; the fields are the options of the book."""

    name: ClassVar[str] = "brag"
    version: ClassVar[int] = 1
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 8
    actions: ClassVar[tuple[type[Action], ...]] = (Bet, Fold, See, Cover)

    ante: Annotated[int, Between(1, 100)] = 1
    min_bet: Annotated[int, Between(1, 100)] = 1
    max_bet: Annotated[int, Between(1, 10_000)] = 10
    max_raise: Annotated[int, Between(0, 1000)] = 10
    bet_cap: Annotated[int, Between(0, 10_000)] = 0
    braggers: Literal["classic3", "hoyle2", "jc", "none"] = "classic3"
    bragger_scope: Literal["pairs", "all"] = "pairs"
    natural_braggers: Literal["ace_of_diamonds", "own_rank"] = "ace_of_diamonds"
    threes_high: Literal["on", "off"] = "off"
    show_losing_seer: Literal["on", "off"] = "off"
    short_stack: Literal["cover", "fold"] = "cover"
    shuffle_every_deal: Literal["on", "off"] = "off"
    first_dealer: Literal["random", 0, 1, 2, 3, 4, 5, 6, 7] = "random"
    deals: Annotated[int, Between(0, 200)] = 0
    rebuy: Literal["on", "off"] = "on"

    def __post_init__(self) -> None:
        if self.max_bet < self.min_bet:
            raise UnreadableError(f"max_bet: {self.max_bet} is below min_bet, {self.min_bet}")

    def reading(self, hand: tuple[Card, ...]) -> Reading:
        """What three cards are worth by these house rules."""
        ranking = _ranking(
            self.braggers, self.bragger_scope, self.natural_braggers, self.threes_high
        )
        return ranking.read(hand)

    def carried(self, data: object) -> Carry:
        carry = decode(Carry, data)
        if carry.pack is not None and sorted(carry.pack, key=PACK.index) != list(PACK):
            raise UnreadableError("pack: it is not the 52 cards, each once")
        if 0 < self.deals <= carry.played:
            raise UnreadableError("played: the match would be over")
        return carry

    @property
    def buys_in_again(self) -> bool:
        return self.rebuy == "on"

    def seated_by(self, seats: tuple[Seat, ...]) -> Draw | None:
        return Draw(seats) if self.first_dealer == "random" else None

    def seating(self, seats: tuple[Seat, ...], chance: Chance) -> Seating[Carry]:
        return seated_by_lot(seats, chance, Carry)

    def fault(self, company: Company, carry: Carry) -> str | None:
        if len(self._payers(company)) >= 2:
            return None
        return f"Brag wants two who can pay the ante of {self.ante}."

    def _payers(self, company: Company) -> tuple[Seat, ...]:
        stacks = company.stacks
        return tuple(seat for seat in company.taken if (stacks[seat] or 0) >= self.ante)

    def open(self, company: Company, carry: Carry) -> Stride:
        """Antes are paid, and the cards are dealt if the pack is not to be shuffled first."""
        payers = self._payers(company)
        named = named_dealer(carry.dealer, self.first_dealer, company.taken)
        dealer = able_dealer(named, payers)
        players = following(dealer, payers)
        antes = tuple(Payment(seat, "pot", self.ante, "ante") for seat in players)
        nothing = (0,) * len(company.stacks)
        baize = Baize(
            chips=company.chips({"pot": 0}).paid(antes),
            phase=Phase.DEAL,
            dealer=dealer,
            seats=company.taken,
            players=players,
            live=players,
            on_turn=players[0],
            played=carry.played,
            paid=_added(nothing, dict.fromkeys(players, self.ante)),
            bets=nothing,
            times=nothing,
            shown=((),) * len(nothing),
            won=nothing,
        )
        out = tuple(seat for seat in company.taken if seat not in payers)
        position = Position(baize, tuple(Hand() for _ in nothing), Pack())
        step = Step(position, (Anted(players, self.ante, out),), antes)
        if carry.pack is None or self.shuffle_every_deal == "on":
            return step
        return _after(step, _dealt(position, carry.pack, shuffled=False))

    def turn(self, table: Baize) -> Turn:
        match table.phase:
            case Phase.DEAL:
                return Nature(Shuffle(PACK))
            case Phase.BET:
                return _ON_TURN[table.on_turn]
            case Phase.OVER:
                return Over()

    def open_offers(self, table: Baize, seat: Seat) -> tuple[Offer, ...]:
        chips, least = table.chips.stacks[seat], self.required(table)
        found: list[Offer] = []
        if chips >= least:
            found.append(Stake(Bet(least), least, self._most(table, chips)))
        elif self.short_stack == "cover":
            found.append(_COVER)
        if _may_see(table) and chips >= price(table):
            found.append(_SEE)
        return (*found, _FOLD)

    def hand_offers(self, table: Baize, hand: Hand, seat: Seat) -> tuple[Offer, ...]:
        return ()

    def required(self, table: Baize) -> int:
        """The least that may be bet now."""
        return table.last_bet or self.min_bet

    def _most(self, table: Baize, chips: int) -> int:
        """The most that one with these chips may bet; the required amount is never too much."""
        limit = self.max_bet
        if table.last_bet:
            limit = table.last_bet + self.max_raise if self.max_raise else NO_LIMIT
        return min(chips, max(self.required(table), min(limit, self.bet_cap or NO_LIMIT)))

    def why_not(self, table: Baize, hand: Hand, seat: Seat, action: Action) -> str:
        chips, least = table.chips.stacks[seat], self.required(table)
        match action:
            case Bet() if chips < least:
                ways = "fold or cover" if self.short_stack == "cover" else "fold"
                return f"You hold {chips} and {least} is the least bet; you can only {ways}."
            case Bet():
                return f"You may bet from {least} to {self._most(table, chips)}."
            case See() if len(table.live) > 2:
                return "You may see only when two are left to bet."
            case See() if not table.last_bet:
                return "You may see only after a bet in this deal."
            case See():
                return f"To see costs {price(table)}, twice the last bet, and you hold {chips}."
            case Cover() if self.short_stack == "fold":
                return "By these house rules nobody covers."
            case _:
                return f"You may cover only with fewer chips than the least bet, {least}."

    def apply(self, position: Table, seat: Seat | None, action: Action | Chance) -> Stride:
        if isinstance(action, Shuffled):
            return _dealt(position, action.cards, shuffled=True)
        assert seat is not None
        match action:
            case Bet(amount):
                return _bet(position, seat, amount)
            case Fold():
                return self._passed_on(_folded(position, seat), seat)
            case Cover():
                return self._passed_on(_covered(position, seat), seat)
            case _:
                assert isinstance(action, See)
                return self._saw(position, seat)

    def absent(self, table: Baize, hand: Hand, seat: Seat) -> Action:
        return Fold()

    def close(self, position: Table) -> Closing[Carry]:
        table = position.table
        dealer = following(table.dealer, table.seats)[0]
        played = table.played + 1
        able = [seat for seat in table.seats if table.chips.stacks[seat] >= self.ante]
        over = played == self.deals or len(able) < 2
        pack = None
        if not table.shuffle_earned and self.shuffle_every_deal == "off":
            left = [each for seat in table.players for each in position.hands[seat].cards]
            pack = (*position.veiled.cards, *left)
        closing = Carry(dealer, pack, played)
        return Closing(closing, over, None if over else dealer, secret=pack is not None)

    def voided(self, carry: Carry) -> Carry:
        return replace(carry, pack=None)

    def _passed_on(self, step: Stride, seat: Seat) -> Stride:
        """The turn goes on from a seat that no longer bets, or the last one has won."""
        table = step.position.table
        if len(table.live) == 1:
            return self._settled(step, table.live[0], "folds")
        table = changed(table, on_turn=following(seat, table.live)[0])
        return replace(step, position=replace(step.position, table=table))

    def _saw(self, position: Table, seat: Seat) -> Stride:
        """The other shows first; the seer shows, and takes the pot, only if better (B40 to B42)."""
        (other,) = (each for each in position.table.live if each != seat)
        step = _paid_in(position, seat, price(position.table), "see")
        step = replace(step, events=(Saw(seat, other, price(position.table)),))
        step = self._showed(step, other)
        seers, others = (self.reading(position.hands[each].cards) for each in (seat, other))
        winner, worth = (seat, seers) if seers > others else (other, others)
        if winner == seat or self.show_losing_seer == "on":
            step = self._showed(step, seat)
        step = self._settled(step, winner, "see")
        if worth.kind is not Kind.PRIAL:
            return step
        table = changed(step.position.table, shuffle_earned=True)
        events = (*step.events, ShuffleEarned(winner))
        return Step(replace(step.position, table=table), events, step.payments)

    def _showed(self, step: Stride, seat: Seat) -> Stride:
        """A hand is laid open, if it does not lie so already."""
        table, hand = step.position.table, step.position.hands[seat].cards
        if table.shown[seat]:
            return step
        shown = tuple(hand if each == seat else there for each, there in enumerate(table.shown))
        position = replace(step.position, table=changed(table, shown=shown))
        return Step(position, (*step.events, Showed(seat, hand, self.reading(hand))), step.payments)

    def _settled(self, step: Stride, winner: Seat, by: Literal["folds", "see"]) -> Stride:
        """The winner takes the newest pot, and meets those who cover for the closed ones."""
        step = _took(step, winner, "pot", by)
        covers = step.position.table.covers
        for seat in (winner, *reversed(covers)) if covers else ():
            step = self._showed(step, seat)
        hands = step.position.hands
        best = winner
        for number, seat in reversed(list(enumerate(covers, 1))):
            # Whoever comes later must be better, so ties stay with the winner or the later cover.
            if self.reading(hands[seat].cards) > self.reading(hands[best].cards):
                best = seat
            step = _took(step, best, f"closed_{number}", "cover")
        table = changed(step.position.table, phase=Phase.OVER)
        return replace(step, position=replace(step.position, table=table))


def price(table: Baize) -> int:
    """What it costs to see: twice the last bet (B40)."""
    return 2 * table.last_bet


@cache
def _ranking(braggers: str, scope: str, natural: str, threes_high: str) -> Ranking:
    return Ranking(
        frozenset(cards(BRAGGERS[braggers])),
        everywhere=scope == "all",
        own_rank=natural == "own_rank",
        threes_high=threes_high == "on",
    )


_ON_TURN = tuple(OnTurn(seat) for seat in range(Brag.most_seats))
_FOLD, _SEE, _COVER = Say(Fold()), Say(See()), Say(Cover())


def _may_see(table: Baize) -> bool:
    return len(table.live) == 2 and table.last_bet > 0


def _dealt(position: Table, pack: tuple[Card, ...], *, shuffled: bool) -> Stride:
    """Three cards each, one at a time, from the dealer's left (B29)."""
    players = position.table.players
    number = len(players)
    held = {seat: Hand(pack[i : 3 * number : number]) for i, seat in enumerate(players)}
    hands = tuple(held.get(place, Hand()) for place in range(len(position.hands)))
    table = changed(position.table, phase=Phase.BET)
    rest = Pack(pack[3 * number :])
    return Step(Position(table, hands, rest), (Dealt(table.dealer, shuffled),))


def _bet(position: Table, seat: Seat, amount: int) -> Stride:
    before = position.table.last_bet
    step = _paid_in(position, seat, amount, "bet")
    table = step.position.table
    table = changed(
        table,
        bets=tuple(amount if each == seat else bet for each, bet in enumerate(table.bets)),
        times=_added(table.times, {seat: 1}),
        last_bet=amount,
        duel=table.duel + (len(table.live) == 2),
        on_turn=following(seat, table.live)[0],
    )
    event = Staked(seat, amount, amount - before)
    return Step(replace(position, table=table), (event,), step.payments)


def _folded(position: Table, seat: Seat) -> Stride:
    """The seat is out, and its cards go under the pack at once (B47)."""
    table = position.table
    under = Pack(position.veiled.cards + position.hands[seat].cards)
    hands = tuple(Hand() if place == seat else hand for place, hand in enumerate(position.hands))
    table = changed(table, live=_without(table.live, seat), folded=(*table.folded, seat))
    return Step(Position(table, hands, under), (Folded(seat),))


def _covered(position: Table, seat: Seat) -> Stride:
    """The seat puts in all it has, and the pot so far is closed."""
    amount = position.table.chips.stacks[seat]
    step = _paid_in(position, seat, amount, "cover")
    table = step.position.table
    covers = (*table.covers, seat)
    pool, pot = f"closed_{len(covers)}", table.pot
    closed = (Payment("pot", pool, pot, "cover"),) if pot else ()
    chips = table.chips.paid(closed)
    table = changed(table, chips=chips, live=_without(table.live, seat), covers=covers)
    event = Covered(seat, amount, pool, pot)
    return Step(replace(position, table=table), (event,), step.payments + closed)


def _paid_in(position: Table, seat: Seat, amount: int, reason: str) -> Stride:
    """Chips go from a seat to the newest pot."""
    table = position.table
    payments = (Payment(seat, "pot", amount, reason),) if amount else ()
    paid = _added(table.paid, {seat: amount})
    table = changed(table, chips=table.chips.paid(payments), paid=paid)
    return Step(replace(position, table=table), (), payments)


def _took(step: Stride, seat: Seat, pool: str, by: Literal["folds", "see", "cover"]) -> Stride:
    """A pot goes to its winner; an empty one is passed over in silence."""
    table = step.position.table
    amount = table.chips.pools.get(pool, 0)
    if not amount:
        return step
    payment = Payment(pool, seat, amount, "pot")
    won = _added(table.won, {seat: amount})
    table = changed(table, chips=table.chips.paid((payment,)), won=won)
    event = TookPot(seat, pool, amount, by)
    position = replace(step.position, table=table)
    return Step(position, (*step.events, event), (*step.payments, payment))


def _without(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(each for each in seats if each != seat)


def _added(amounts: tuple[int, ...], more: dict[Seat, int]) -> tuple[int, ...]:
    return tuple(amount + more.get(place, 0) for place, amount in enumerate(amounts))


def _after(first: Stride, second: Stride) -> Stride:
    return Step(second.position, first.events + second.events, first.payments + second.payments)
