"""Whist for four in two partnerships.

Source: the whist rule book, ledger W1 to W44. Where the sources differ: game of five, honours
counted as dealt and after tricks, the turn-up exposed until the dealer's turn in the first trick.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Annotated, ClassVar, Literal, TypeAlias

from bot.rules.cards import PACK, Card, Suit
from bot.rules.chance import Chance, Draw, Shuffle, Shuffled
from bot.rules.chips import Chips, Payment
from bot.rules.codec import Between, UnreadableError, decode
from bot.rules.cutting import Cut, cut
from bot.rules.game import (
    ELSEWHERE,
    Action,
    Close,
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
    Window,
)
from bot.rules.lots import FirstDealer, named_dealer, seated_by_lot
from bot.rules.values import changed

Score: TypeAlias = tuple[int, int]
"""Points of [NS, EW]; NS are seats 0 and 2, EW seats 1 and 3."""

BOOK = 6
HONOURS = 11


@dataclass(frozen=True, slots=True)
class Play(Action):
    """A card to the trick (W19)."""

    card: Card


@dataclass(frozen=True, slots=True)
class ClaimHonours(Action):
    """The seat's side claims its honours (W38)."""


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """The seat claims nothing."""


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """All cards are dealt; the last one, the dealer's, makes trumps (W9)."""

    dealer: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card was played to the trick."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """Four cards lie; `seat` takes the trick and leads the next (W22 to W24)."""

    seat: Seat
    tricks: Score


@dataclass(frozen=True, slots=True)
class TricksScored(Event):
    """A side scores its tricks above six (W26)."""

    side: int
    points: int


@dataclass(frozen=True, slots=True)
class HonoursScored(Event):
    """A side scores three or four honours (W36, W37)."""

    side: int
    cards: tuple[Card, ...]
    points: int


@dataclass(frozen=True, slots=True)
class HonoursLost(Event):
    """A side held honours and scores nothing: `cause` is at_game_point, unclaimed or cancelled."""

    side: int
    cards: tuple[Card, ...]
    cause: Literal["at_game_point", "unclaimed", "cancelled"]


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """A side has reached the target (W28)."""

    side: int
    score: Score


@dataclass(frozen=True, slots=True)
class RubberWon(Event):
    """A side has won two games; `points` are its rubber points above the other's."""

    side: int
    points: int


class Phase(Enum):
    """Where a deal stands."""

    DEAL = 1
    PLAY = 2
    CLAIM = 3
    OVER = 4


@dataclass(frozen=True, slots=True)
class Trick:
    """Cards in the order played, from `leader` clockwise."""

    leader: Seat
    cards: tuple[Card, ...] = ()

    @property
    def on_turn(self) -> Seat:
        """The seat that plays next to it."""
        return (self.leader + len(self.cards)) % 4

    def winner(self, trumps: Suit) -> Seat:
        """The seat that holds the trick so far (W22, W23)."""
        best = place = 0
        led = self.cards[0].suit
        for index, card in enumerate(self.cards):
            rank = card.rank + (26 if card.suit is trumps else 13 if card.suit is led else 0)
            if rank > best:
                best, place = rank, index
        return (self.leader + place) % 4


@dataclass(frozen=True)
class Baize:
    """What everybody sees of a deal of whist."""

    chips: Chips
    dealer: Seat
    score: Score
    games: tuple[Score, ...]
    """Finished games of the rubber."""
    phase: Phase
    trick: Trick
    trumps: Suit | None = None
    turn_up: Card | None = field(default=None, metadata=ELSEWHERE)
    """The dealer's exposed card, until his turn in the first trick (W10)."""
    tricks: Score = (0, 0)
    last: Trick | None = field(default=None, metadata=ELSEWHERE)
    """The last completed trick."""
    history: tuple[Trick, ...] = ()
    """All thirteen tricks, once they are played."""
    claims: tuple[bool | None, ...] = (None, None, None, None)
    """Entries of the claim window by seat."""

    def left(self, seat: Seat) -> int:
        """How many cards a seat holds."""
        if self.phase is not Phase.PLAY:
            return 0
        played = (seat - self.trick.leader) % 4 < len(self.trick.cards)
        return 13 - sum(self.tricks) - played


@dataclass(frozen=True, slots=True, repr=False)
class Hand:
    """The cards of one seat, in the order dealt, and what it remembers of its partner.

    Old tricks are not to be looked at, but any attentive player recalls the suit that his
    partner first led. It is kept here, not on the baize, which shows just what the book allows.
    """

    cards: tuple[Card, ...] = ()
    partner_led: Suit | None = None

    def __repr__(self) -> str:
        return f"Hand({len(self.cards)} cards)"


@dataclass(frozen=True, slots=True, repr=False)
class Gathered:
    """The tricks that lie face down, until the deal is over."""

    tricks: tuple[Trick, ...] = ()


@dataclass(frozen=True, slots=True)
class Carry:
    """What stands from before: who deals, the game in progress, the games of the rubber."""

    dealer: Annotated[int, Between(0, 3)] | None = None
    score: Score = (0, 0)
    games: tuple[Score, ...] = ()


Table: TypeAlias = Position[Baize, Hand, Gathered]


@dataclass(frozen=True, slots=True)
class Whist(Rules[Baize, Hand, Gathered, Carry]):
    """The rules; the fields are the options of the book."""

    name: ClassVar[str] = "whist"
    version: ClassVar[int] = 1
    least_seats: ClassVar[int] = 4
    most_seats: ClassVar[int] = 4
    actions: ClassVar[tuple[type[Action], ...]] = (Play, ClaimHonours, Pass)

    target: Literal[5, 7, 10] = 5
    honours: Literal["on", "off"] = "on"
    honours_conflict: Literal["order", "cancel"] = "order"
    honours_claim: Literal["auto", "manual"] = "auto"
    match: Literal["single", "rubber"] = "single"
    first_dealer: Literal["random", "cut", 0, 1, 2, 3] = "random"
    partners: Literal["seats", "cut"] = "seats"
    stake: Annotated[int, Between(0, 1000)] = 0

    def carried(self, data: object) -> Carry:
        carry = decode(Carry, data)
        if not all(0 <= points < self.target for points in carry.score):
            raise UnreadableError(f"score: {list(carry.score)} is no game in progress")
        if not all(self._is_finished(game) for game in carry.games):
            raise UnreadableError("games: a finished game has one side at the target")
        if carry.games and (self.match == "single" or self._is_over(carry.games)):
            raise UnreadableError("games: the match would be over")
        return carry

    def _is_finished(self, game: Score) -> bool:
        loser, winner = sorted(game)
        # Nobody wins by more than all thirteen tricks, won from one point short.
        return 0 <= loser < self.target <= winner <= self.target + 6

    def seated_by(self, seats: tuple[Seat, ...]) -> Shuffle | Draw | None:
        if "cut" in (self.first_dealer, self.partners):
            return Shuffle(PACK)
        return Draw(seats) if self.first_dealer == "random" else None

    def seating(self, seats: tuple[Seat, ...], chance: Chance) -> Seating[Carry]:
        if not isinstance(chance, Shuffled):
            return seated_by_lot(seats, chance, Carry)
        drawn = cut(chance.cards, len(seats))
        order = self._partnered(drawn) if self.partners == "cut" else seats
        dealer = self._cut_dealer(order.index(drawn.order[0]))
        return Seating(order, Carry(dealer), (drawn, FirstDealer(dealer)))

    def _partnered(self, drawn: Cut) -> tuple[Seat, ...]:
        """The second lowest changes places with the seat opposite the lowest (W42)."""
        lowest, second = drawn.order[:2]
        order = list(range(4))
        opposite = (lowest + 2) % 4
        order[opposite], order[second] = second, opposite
        return tuple(order)

    def _cut_dealer(self, lowest: Seat) -> Seat:
        return self.first_dealer if isinstance(self.first_dealer, int) else lowest

    def fault(self, company: Company, carry: Carry) -> str | None:
        four = company.seats == 4 and None not in company.stacks[:4]
        return None if four else "Whist is played by four."

    def open(self, company: Company, carry: Carry) -> Step[Baize, Hand, Gathered]:
        dealer = named_dealer(carry.dealer, self.first_dealer, company.taken)
        chips = Chips(tuple(stack or 0 for stack in company.stacks))
        leader = Trick((dealer + 1) % 4)
        baize = Baize(chips, dealer, carry.score, carry.games, Phase.DEAL, leader)
        return Step(Position(baize, (Hand(),) * 4, Gathered()))

    def turn(self, table: Baize) -> Turn:
        match table.phase:
            case Phase.PLAY:
                return _ON_TURN[table.trick.on_turn]
            case Phase.DEAL:
                return Nature(Shuffle(PACK))
            case Phase.CLAIM:
                waiting = tuple(seat for seat in range(4) if table.claims[seat] is None)
                return Window((0, 1, 2, 3), waiting)
            case Phase.OVER:
                return Over()

    def open_offers(self, table: Baize, seat: Seat) -> tuple[Offer, ...]:
        if table.phase is not Phase.CLAIM:
            return ()
        claim = (Say(ClaimHonours()),) if self._may_claim(table, seat % 2) else ()
        return (*claim, Say(Pass()))

    def hand_offers(self, table: Baize, hand: Hand, seat: Seat) -> tuple[Offer, ...]:
        if table.phase is not Phase.PLAY:
            return ()
        return tuple([_SAY[card] for card in playable(table.trick, hand.cards)])

    def why_not(self, table: Baize, hand: Hand, seat: Seat, action: Action) -> str:
        match action, table.phase:
            case Play(), Phase.PLAY if action.card not in hand.cards:
                return f"You do not hold the {action.card}."
            case Play(), Phase.PLAY:
                led = table.trick.cards[0].suit.name.lower().removesuffix("s")
                return f"You hold a {led}; you must follow suit."
            case ClaimHonours(), Phase.CLAIM if self._at_game_point(table, seat % 2):
                return f"A side that stood at {self.target - 1} scores no honours."
            case ClaimHonours(), Phase.CLAIM:
                return "Your side was not dealt three honours."
            case _:
                return "That is not to be done now."

    def apply(
        self, position: Table, seat: Seat | None, action: Action | Chance
    ) -> Step[Baize, Hand, Gathered]:
        match action:
            case Play():
                assert seat is not None
                return self._played(position, seat, action.card)
            case Shuffled():
                return self._dealt(position, action.cards)
            case ClaimHonours() | Pass():
                assert seat is not None
                return _entered(position, seat, isinstance(action, ClaimHonours))
            case _:
                assert isinstance(action, Close)
                return self._honours(position)

    def absent(self, table: Baize, hand: Hand, seat: Seat) -> Action:
        if table.phase is Phase.CLAIM:
            return ClaimHonours() if self._may_claim(table, seat % 2) else Pass()
        return Play(_lowest(table, hand.cards))

    def close(self, position: Table) -> Closing[Carry]:
        table = position.table
        dealer = (table.dealer + 1) % 4
        if max(table.score) < self.target:
            return Closing(Carry(dealer, table.score, table.games), False, dealer)
        over = self.match == "single" or self._is_over(table.games)
        return Closing(Carry(dealer, (0, 0), table.games), over, None if over else dealer)

    def _dealt(self, position: Table, pack: tuple[Card, ...]) -> Step[Baize, Hand, Gathered]:
        first = (position.table.dealer + 1) % 4
        hands = tuple(Hand(pack[(seat - first) % 4 :: 4]) for seat in range(4))
        turn_up = pack[-1]
        table = changed(position.table, phase=Phase.PLAY, trumps=turn_up.suit, turn_up=turn_up)
        return Step(Position(table, hands, Gathered()), (TurnedUp(table.dealer, turn_up),))

    def _played(self, position: Table, seat: Seat, card: Card) -> Step[Baize, Hand, Gathered]:
        table = position.table
        hands = _without(position.hands, seat, card)
        if not table.trick.cards:
            hands = _remembered(hands, (seat + 2) % 4, card.suit)
        trick = Trick(table.trick.leader, (*table.trick.cards, card))
        if len(trick.cards) == 4:
            return self._trick_taken(position, hands, trick, Played(seat, card))
        turn_up = None if trick.on_turn == table.dealer else table.turn_up
        table = changed(table, trick=trick, turn_up=turn_up)
        return Step(Position(table, hands, position.veiled), (Played(seat, card),))

    def _trick_taken(
        self, position: Table, hands: tuple[Hand, ...], trick: Trick, played: Played
    ) -> Step[Baize, Hand, Gathered]:
        table = position.table
        assert table.trumps is not None
        winner = trick.winner(table.trumps)
        tricks = _added(table.tricks, winner % 2, 1)
        gathered = Gathered((*position.veiled.tricks, trick))
        table = changed(table, trick=Trick(winner), tricks=tricks, last=trick)
        step = Step(Position(table, hands, gathered), (played, TrickTaken(winner, tricks)))
        return self._tricks_scored(step) if sum(tricks) == 13 else step

    def _tricks_scored(self, step: Step[Baize, Hand, Gathered]) -> Step[Baize, Hand, Gathered]:
        """Tricks score first, and a side that is out by them wins at once (W40)."""
        table = step.position.table
        side = 0 if table.tricks[0] > BOOK else 1
        points = table.tricks[side] - BOOK
        table = changed(
            table,
            score=_added(table.score, side, points),
            history=step.position.veiled.tricks,
            phase=Phase.CLAIM,
        )
        events = (*step.events, TricksScored(side, points))
        scored = Step(Position(table, step.position.hands, Gathered()), events)
        if max(table.score) >= self.target:
            return self._over(scored)
        if self.honours == "on" and self.honours_claim == "manual":
            return scored
        return _after(scored, self._honours(scored.position))

    def _honours(self, position: Table) -> Step[Baize, Hand, Gathered]:
        """Honours of the side that was dealt three or four (W35 to W39)."""
        table = position.table
        side, cards = honours(table)
        if self.honours == "off" or side is None:
            return self._over(Step(position))
        cause = self._lost_by(table, side)
        if cause is not None:
            return self._over(Step(position, (HonoursLost(side, cards, cause),)))
        points = 4 if len(cards) == 4 else 2
        table = changed(table, score=_added(table.score, side, points))
        events = (HonoursScored(side, cards, points),)
        return self._over(Step(replace(position, table=table), events))

    def _lost_by(
        self, table: Baize, side: int
    ) -> Literal["at_game_point", "unclaimed", "cancelled"] | None:
        if self._at_game_point(table, side):
            return "at_game_point"
        if self.honours_claim == "manual" and True not in table.claims[side::2]:
            return "unclaimed"
        if self.honours_conflict == "cancel" and table.tricks[side] <= BOOK:
            return "cancelled"
        return None

    def _at_game_point(self, table: Baize, side: int) -> bool:
        """Whether a side stood one point short at the start of the deal (W39)."""
        before = table.score[side] - max(0, table.tricks[side] - BOOK)
        return before == self.target - 1

    def _may_claim(self, table: Baize, side: int) -> bool:
        return honours(table)[0] == side and not self._at_game_point(table, side)

    def _over(self, step: Step[Baize, Hand, Gathered]) -> Step[Baize, Hand, Gathered]:
        table = changed(step.position.table, phase=Phase.OVER)
        if max(table.score) < self.target:
            return replace(step, position=replace(step.position, table=table))
        winner = 0 if table.score[0] >= self.target else 1
        games = (*table.games, table.score)
        events: tuple[Event, ...] = (*step.events, GameWon(winner, table.score))
        payments: tuple[Payment, ...] = ()
        if self.match == "single":
            payments = self._paid(table.chips, winner, 1)
        elif self._is_over(games):
            points = self.rubber_points(games)
            events = (*events, RubberWon(winner, points))
            payments = self._paid(table.chips, winner, points)
        table = changed(table, games=games, chips=table.chips.paid(payments))
        return Step(replace(step.position, table=table), events, payments)

    def _is_over(self, games: tuple[Score, ...]) -> bool:
        return max(sum(game[side] >= self.target for game in games) for side in (0, 1)) == 2

    def rubber_points(self, games: tuple[Score, ...]) -> int:
        """Points of the side that won two of these games, less the other's."""
        points = [0, 0]
        for game in games:
            winner = 0 if game[0] >= self.target else 1
            points[winner] += self._game_points(game[1 - winner])
        winner = 0 if games[-1][0] >= self.target else 1
        return points[winner] + 2 - points[1 - winner]

    def _game_points(self, loser: int) -> int:
        if loser == 0:
            return 3
        return 2 if loser < (self.target + 1) // 2 else 1

    def _paid(self, chips: Chips, winner: int, points: int) -> tuple[Payment, ...]:
        """Each loser pays the winner opposite him on his right or left, as far as he can."""
        return tuple(
            Payment(seat ^ 1, seat, amount, "stake")
            for seat in (winner, winner + 2)
            if (amount := min(self.stake * points, chips.stacks[seat ^ 1])) > 0
        )


def playable(trick: Trick, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of a hand that may be played to a trick (W18, W20, W21)."""
    if trick.cards:
        led = trick.cards[0].suit
        following = tuple([card for card in cards if card.suit is led])
        return following or cards
    return cards


def honours(table: Baize) -> tuple[int | None, tuple[Card, ...]]:
    """The side that was dealt three or four honours, and which, lowest first (W35).

    To be asked when all tricks are played.
    """
    dealt: tuple[list[Card], list[Card]] = ([], [])
    for trick in table.history:
        for index, card in enumerate(trick.cards):
            if card.suit is table.trumps and card.rank >= HONOURS:
                dealt[(trick.leader + index) % 2].append(card)
    for side in (0, 1):
        if len(dealt[side]) >= 3:
            return side, tuple(sorted(dealt[side], key=lambda card: card.rank))
    return None, ()


def _lowest(table: Baize, hand: tuple[Card, ...]) -> Card:
    """The card played for an absent seat."""
    cards = playable(table.trick, hand)
    plain = [card for card in cards if card.suit is not table.trumps]
    if not table.trick.cards and plain:
        length = Counter(card.suit for card in plain)
        longest = max(length.values())
        plain = [card for card in plain if length[card.suit] == longest]
        first = min(_ORDER[card.suit] for card in plain)
        plain = [card for card in plain if _ORDER[card.suit] == first]
    return min(plain or cards, key=lambda card: (card.rank, _ORDER[card.suit]))


_ORDER = {suit: index for index, suit in enumerate(Suit)}
_SAY = {card: Say(Play(card)) for card in PACK}
_ON_TURN = tuple(OnTurn(seat) for seat in range(4))


def _without(hands: tuple[Hand, ...], seat: Seat, card: Card) -> tuple[Hand, ...]:
    hand = hands[seat]
    place = hand.cards.index(card)
    left = Hand(hand.cards[:place] + hand.cards[place + 1 :], hand.partner_led)
    return _with(hands, seat, left)


def _remembered(hands: tuple[Hand, ...], seat: Seat, led: Suit) -> tuple[Hand, ...]:
    hand = hands[seat]
    if hand.partner_led is not None:
        return hands
    return _with(hands, seat, Hand(hand.cards, led))


def _with(hands: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    held = list(hands)
    held[seat] = hand
    return tuple(held)


def _entered(position: Table, seat: Seat, claimed: bool) -> Step[Baize, Hand, Gathered]:
    claims = list(position.table.claims)
    claims[seat] = claimed
    return Step(replace(position, table=changed(position.table, claims=tuple(claims))))


def _added(score: Score, side: int, points: int) -> Score:
    return (score[0] + points, score[1]) if side == 0 else (score[0], score[1] + points)


def _after(
    first: Step[Baize, Hand, Gathered], second: Step[Baize, Hand, Gathered]
) -> Step[Baize, Hand, Gathered]:
    return replace(second, events=first.events + second.events)
