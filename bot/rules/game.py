"""What every game is made of, and `play`, the one way in which anything happens at a table.

A *place* is a seat or a spot in the gallery, numbered from 0, seats first. A position keeps what
is true apart by who may see it, so that a view is a projection and never a filter.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import ClassVar, Final, Generic, Protocol, TypeAlias, TypeVar

from bot.rules.cards import Card
from bot.rules.chance import Ask, Chance, Draw, Drawn, Roll, Rolled, Shuffle, Shuffled
from bot.rules.chips import Chips, Payment

Seat: TypeAlias = int

ELSEWHERE: Final = MappingProxyType({"elsewhere": True})
"""Metadata of a field of the public part whose cards lie in another place as well: a card turned
up that is in a hand, the last of the tricks in a heap."""


class Action:
    """What somebody does, in the imperative; the class name is the `do` of a record."""

    __slots__ = ()


class Event:
    """What has happened, in the past tense, for everybody to know."""

    __slots__ = ()


class Public(Protocol):
    """What the public part of every game holds besides its own."""

    @property
    def chips(self) -> Chips: ...
    @property
    def score(self) -> tuple[int, ...]:
        """Points by side, as they stand; empty where a game has none."""
        ...


class Held(Protocol):
    """What the hand of every game holds besides its own."""

    @property
    def cards(self) -> tuple[Card, ...]: ...


T = TypeVar("T", bound=Public)
H = TypeVar("H", bound=Held)
V = TypeVar("V")
C = TypeVar("C")


@dataclass(frozen=True, slots=True, repr=False)
class Position(Generic[T, H, V]):
    """Everything true at a table between two moves, stored by who may see it.

    `table` is the public view itself; the place `i` besides sees `hands[i]`; `veiled` is seen by
    nobody yet (stock, shoe, undisclosed choices).
    """

    table: T
    hands: tuple[H, ...]
    veiled: V

    def __repr__(self) -> str:
        return f"Position({type(self.table).__name__}, {len(self.hands)} hands)"


@dataclass(frozen=True, slots=True)
class PublicView(Generic[T]):
    """What everybody sees."""

    table: T


@dataclass(frozen=True, slots=True, repr=False)
class SeatView(Generic[T, H]):
    """What one place sees: the public view, and its own hand."""

    public: PublicView[T]
    seat: Seat
    hand: H

    def __repr__(self) -> str:
        return f"SeatView(seat {self.seat})"


def public_view(position: Position[T, H, V]) -> PublicView[T]:
    """What everybody sees of a position."""
    return PublicView(position.table)


def seat_view(position: Position[T, H, V], seat: Seat) -> SeatView[T, H]:
    """What the place `seat` sees of a position."""
    return SeatView(PublicView(position.table), seat, position.hands[seat])


@dataclass(frozen=True, slots=True)
class Nature:
    """Chance is asked for something."""

    ask: Ask


@dataclass(frozen=True, slots=True)
class OnTurn:
    """One place is to act.

    `then` is the chance that may follow at once, where it is known beforehand: the house draws
    it and shows its seal before the place acts.
    """

    seat: Seat
    then: Ask | None = None


@dataclass(frozen=True, slots=True)
class Window:
    """Several may act at once, and change their entry until all of `waiting` have one.

    The window closes by itself then, or when the clock or the host closes it. `then` is the
    chance that may follow, as in `OnTurn`.
    """

    seats: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    then: Ask | None = None


@dataclass(frozen=True, slots=True)
class Over:
    """The deal is over."""


Turn: TypeAlias = Nature | OnTurn | Window | Over


def acting(turn: Turn) -> tuple[Seat, ...]:
    """The places that may act."""
    if isinstance(turn, OnTurn):
        return (turn.seat,)
    return turn.seats if isinstance(turn, Window) else ()


def awaited(turn: Turn) -> tuple[Seat, ...]:
    """The places without which nothing goes on: the seat on turn, or those without an entry."""
    return turn.waiting if isinstance(turn, Window) else acting(turn)


@dataclass(frozen=True, slots=True)
class Close(Action):
    """The clock or the host closes a window; whoever has no entry gets the book's."""


@dataclass(frozen=True, slots=True)
class Say:
    """This very action: a button, or one line of a select menu."""

    action: Action

    def admits(self, action: Action) -> bool:
        """Whether `action` is the one offered."""
        return action is self.action or action == self.action


@dataclass(frozen=True, slots=True)
class Stake:
    """`action` with an `amount` of chips from `low` to `high` by `step`: never enumerated.

    Both bounds are among the amounts.
    """

    action: Action
    low: int
    high: int
    step: int = 1
    handy: tuple[int, ...] = field(default=(), compare=False)
    """Amounts that come to mind first; where none are named, those follow from the bounds."""

    def at(self, amount: int) -> Action:
        """The action with this amount."""
        return replace(self.action, amount=amount)  # pyright: ignore[reportArgumentType, reportUnknownVariableType, reportCallIssue]

    def admits(self, action: Action) -> bool:
        """Whether `action` is the one offered, with one of its amounts."""
        amount = getattr(action, "amount", None)
        return (
            type(action) is type(self.action)
            and type(amount) is int
            and amount in range(self.low, self.high + 1, self.step)
            and action == self.at(amount)
        )


Offer: TypeAlias = Say | Stake


class Refused(Exception):  # noqa: N818 - it is an answer to a player, not an error
    """An action that is not to be had. Its text is for the player, in the game's own terms."""


@dataclass(frozen=True, slots=True)
class Step(Generic[T, H, V]):
    """What an action brings about: the new position, what happened, and the chips that moved."""

    position: Position[T, H, V]
    events: tuple[Event, ...] = ()
    payments: tuple[Payment, ...] = ()

    def followed_by(self, second: Step[T, H, V]) -> Step[T, H, V]:
        """This step and then another, which was taken from the position that this one left."""
        events, payments = self.events + second.events, self.payments + second.payments
        return Step(second.position, events, payments)


@dataclass(frozen=True, slots=True)
class Company:
    """Who is at the table for a deal: chips by place, `None` for an empty seat.

    The first `seats` places are the seats, the others the gallery.
    """

    stacks: tuple[int | None, ...]
    seats: int

    @property
    def taken(self) -> tuple[Seat, ...]:
        """The seats at which somebody sits."""
        return tuple(seat for seat in range(self.seats) if self.stacks[seat] is not None)

    @property
    def onlookers(self) -> tuple[Seat, ...]:
        """The places of the gallery in which somebody stands."""
        places = range(self.seats, len(self.stacks))
        return tuple(place for place in places if self.stacks[place] is not None)

    def chips(self, pools: Mapping[str, int]) -> Chips:
        """All chips of the table; an empty place has none."""
        return Chips(tuple(stack or 0 for stack in self.stacks), MappingProxyType(dict(pools)))


def following(seat: Seat, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """These seats in rising order round the table from the next after `seat`; itself comes last.

    `seat` need not be among them.
    """
    rising = sorted(seats)
    return (*(each for each in rising if each > seat), *(each for each in rising if each <= seat))


@dataclass(frozen=True, slots=True)
class Closing(Generic[C]):
    """What a finished deal leaves: `carry` for the next one, or the end of the match.

    `over` says that the match is decided, whoever may still come. Whether those at the table can
    play another deal is not asked here: that is what `Rules.fault` says. `secret` says that
    `carry` holds cards in an order that nobody may know, as an unshuffled pack: what tells how
    they came to lie so, such as a record of the deal, must wait until they are shuffled anew.
    """

    carry: C
    over: bool
    next_dealer: Seat | None
    """Who deals next, if a deal follows."""
    secret: bool = False


@dataclass(frozen=True, slots=True)
class Seating(Generic[C]):
    """How a sitting begins: the guest of seat `order[i]` takes the `i`-th of the taken seats."""

    order: tuple[Seat, ...]
    carry: C
    events: tuple[Event, ...]


class Rules(ABC, Generic[T, H, V, C]):
    """One game as pure functions of values: no clock, chance, chat or disk.

    A game inherits it as a frozen dataclass whose fields are the options of its rule book, so
    that `decode(Whist, {"target": 7})` reads house rules and refuses unknown ones.
    """

    name: ClassVar[str]
    version: ClassVar[int]
    least_seats: ClassVar[int]
    most_seats: ClassVar[int]
    actions: ClassVar[tuple[type[Action], ...]]

    # --- what most games need not say --------------------------------------------------------

    @property
    def onlookers(self) -> bool:
        """Whether who stands in the gallery may act, by these house rules."""
        return False

    @property
    def buys_in_again(self) -> bool:
        """Whether a guest may put chips to the stack between two deals, by these house rules."""
        return True

    @property
    def house_plays(self) -> bool:
        """Whether the house stakes chips of its own, in a pool and a carry called `house`."""
        return False

    def dealer(self, table: T) -> Seat | None:
        """Who deals, or casts; `None` where that is settled in the deal itself."""
        del table
        return None

    def seated_by(self, seats: tuple[Seat, ...]) -> Ask | None:
        """The chance that settles places and first dealer before a sitting, if any does.

        `seats` are those that are taken.
        """
        del seats
        return None

    def seating(self, seats: tuple[Seat, ...], chance: Chance) -> Seating[C]:
        """Who sits where, and who deals first, by the chance that `seated_by` asked for."""
        raise NotImplementedError

    def vain(self, company: Company, carry: C) -> str | None:
        """Why nothing could come of a deal that the book would have this company play, in words.

        A table does not go on with such deals, though a record may.
        """
        del company, carry
        return None

    def hand_offers(self, table: T, hand: H, seat: Seat) -> tuple[Offer, ...]:
        """What a place that may act may do, as far as only it can tell: never shown in public."""
        del table, hand, seat
        return ()

    def voided(self, carry: C) -> C:
        """What the deal after a void one takes on, when the void one had begun with `carry`.

        It is the same but for cards in their order: somebody may have seen them.
        """
        return carry

    def left(self, company: Company, carry: C, place: Seat) -> tuple[C, tuple[Payment, ...]]:
        """What is carried on when `place` is given up between two deals, and what is paid out.

        For games whose pools hold from deal to deal what is one person's own, such as a bank.
        The place still has its chips; whoever leaves takes along what is paid to it.
        """
        del company, place
        return carry, ()

    def end(self, position: Position[T, H, V]) -> Step[T, H, V]:
        """What becomes of a finished deal after which those at the table can play no other.

        For games in which pools are divided, or given back, at the end of the match.
        """
        return Step(position)

    def stop(self, company: Company, carry: C) -> tuple[Payment, ...]:
        """What is paid back when the host ends the sitting between two deals."""
        del company, carry
        return ()

    # --- what makes a game --------------------------------------------------------------------

    @abstractmethod
    def carried(self, data: object) -> C:
        """What stands from before, read from the `carry` of a record.

        Raises `UnreadableError` for what the rule book does not know or allow.
        """

    @abstractmethod
    def fault(self, company: Company, carry: C) -> str | None:
        """Why this company can play no deal, in words; `None` when it can."""

    @abstractmethod
    def open(self, company: Company, carry: C) -> Step[T, H, V]:
        """A new deal, before its first move. The company must be without `fault`."""

    @abstractmethod
    def turn(self, table: T) -> Turn:
        """Who or what is to act."""

    @abstractmethod
    def open_offers(self, table: T, seat: Seat) -> tuple[Offer, ...]:
        """What a place that may act may do, as far as anybody can tell."""

    @abstractmethod
    def why_not(self, table: T, hand: H, seat: Seat, action: Action) -> str:
        """Why no offer admits `action`, in the game's own terms."""

    @abstractmethod
    def apply(
        self, position: Position[T, H, V], seat: Seat | None, action: Action | Chance
    ) -> Step[T, H, V]:
        """What a legal action brings about. `seat` is `None` for chance and for `Close`."""

    @abstractmethod
    def absent(self, table: T, hand: H, seat: Seat) -> Action:
        """The rule book's action for a place that does not act in time. Always among the offers."""

    @abstractmethod
    def close(self, position: Position[T, H, V]) -> Closing[C]:
        """What a deal that is over leaves."""


def offers(rules: Rules[T, H, V, C], table: T, hand: H, seat: Seat) -> tuple[Offer, ...]:
    """All that a place may do now."""
    if seat not in acting(rules.turn(table)):
        return ()
    return rules.open_offers(table, seat) + rules.hand_offers(table, hand, seat)


def opened(rules: Rules[T, H, V, C], company: Company, carry: C) -> Step[T, H, V]:
    """A new deal up to the first move that somebody has to make."""
    return _closed_if_full(rules, rules.open(company, carry))


def play(
    rules: Rules[T, H, V, C],
    position: Position[T, H, V],
    seat: Seat | None,
    action: Action | Chance,
) -> Step[T, H, V]:
    """The step that `action` brings about, if the rules admit it.

    Chance and `Close` are played with no seat. Raises `Refused`; the position is a value, so a
    refusal changes nothing.
    """
    if isinstance(action, (Shuffled, Rolled, Drawn)):
        return _answered(rules, position, seat, action)
    if isinstance(action, Close):
        return _closed(rules, position, seat)
    return _acted(rules, position, seat, action)


def _answered(
    rules: Rules[T, H, V, C], position: Position[T, H, V], seat: Seat | None, chance: Chance
) -> Step[T, H, V]:
    turn = rules.turn(position.table)
    if seat is not None or not isinstance(turn, Nature):
        raise Refused("Chance is not asked for now.")
    if not turn.ask.admits(chance):
        raise Refused(_wrong_chance(turn.ask))
    return _closed_if_full(rules, rules.apply(position, None, chance))


def _wrong_chance(ask: Ask) -> str:
    match ask:
        case Shuffle(pack):
            return f"A shuffle of {len(pack)} given cards is asked for."
        case Roll(dice):
            return f"A throw of {dice} dice is asked for."
        case Draw(seats):
            return f"Lots for {len(seats)} seats are asked for."


def _acted(
    rules: Rules[T, H, V, C], position: Position[T, H, V], seat: Seat | None, action: Action
) -> Step[T, H, V]:
    table = position.table
    if seat is None or seat not in acting(rules.turn(table)):
        raise Refused("It is not your turn.")
    hand = position.hands[seat]
    for offer in rules.open_offers(table, seat) + rules.hand_offers(table, hand, seat):
        if offer.admits(action):
            return _closed_if_full(rules, rules.apply(position, seat, action))
    raise Refused(rules.why_not(table, hand, seat, action))


def _closed(
    rules: Rules[T, H, V, C], position: Position[T, H, V], seat: Seat | None
) -> Step[T, H, V]:
    turn = rules.turn(position.table)
    if seat is not None or not isinstance(turn, Window):
        raise Refused("There is no window to close.")
    step = Step(position)
    for each in turn.waiting:
        hand = step.position.hands[each]
        entry = rules.absent(step.position.table, hand, each)
        step = step.followed_by(rules.apply(step.position, each, entry))
    return _closed_if_full(rules, step)


def _closed_if_full(rules: Rules[T, H, V, C], step: Step[T, H, V]) -> Step[T, H, V]:
    turn = rules.turn(step.position.table)
    while isinstance(turn, Window) and not turn.waiting:
        step = step.followed_by(rules.apply(step.position, None, Close()))
        turn = rules.turn(step.position.table)
    return step
