"""What every game is made of: positions, steps, companies, and `Rules`, which a game inherits.

A position keeps what is true apart by who may see it, so that a view is a projection and never a
filter.

What a move makes anew is a frozen `Struct`: positions and all that lies in them, steps, events,
actions and offers. It is made and compared in a fraction of the time that a frozen dataclass takes.
What is made once a deal or more rarely, such as options and what is carried, is a dataclass.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Annotated, ClassVar, Final, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from bot.rules.cards import Card
from bot.rules.chance import Ask, Chance
from bot.rules.chips import Chips, Payment
from bot.rules.offers import Action, Offer
from bot.rules.turns import Seat, Turn

Shown = TypeVar("Shown")

ELSEWHERE: Final = "elsewhere"
Elsewhere: TypeAlias = Annotated[Shown, ELSEWHERE]
"""A field whose cards lie in another place as well: a card turned up that is in a hand, the last of
the tricks in a heap, cards of a hand that are entered in a window."""


class Event(Struct, frozen=True):
    """What has happened, in the past tense, for everybody to know."""

    tells: ClassVar[bool] = False
    """Whether it lets everybody know something of cards that are not shown, as the book has it:
    that they are thrown up for being too many."""
    places: ClassVar[bool] = False
    """Whether it tells how chance has settled who sits where or deals first: that is told all
    through the deal."""


class Public(Protocol):
    """What the public part of every game holds besides its own."""

    @property
    def chips(self) -> Chips: ...
    @property
    def score(self) -> tuple[int, ...]:
        """Points by side, as they stand; empty where a game has none."""
        ...


class Unscored:
    """The public part of a game without points inherits it."""

    __slots__ = ()

    @property
    def score(self) -> tuple[int, ...]:
        """There are no points in this game."""
        return ()


class Reckoned:
    """The public part of a game that tells what a seat has won inherits it, and has the fields."""

    __slots__ = ()

    chips: Chips
    before: tuple[int, ...]
    """The stacks by place before anything was paid in this deal."""

    def gain(self, seat: Seat) -> int:
        """What a seat has won in this deal; below nought, what it has lost."""
        return self.chips.stacks[seat] - self.before[seat]


class Held(Protocol):
    """What the hand of every game holds besides its own."""

    @property
    def cards(self) -> tuple[Card, ...]: ...


T = TypeVar("T", bound=Public)
H = TypeVar("H", bound=Held)
V = TypeVar("V")
C = TypeVar("C")


class Position(Struct, Generic[T, H, V], frozen=True):
    """Everything true at a table between two moves, stored by who may see it.

    `table` is the public view itself; the place `i` besides sees `hands[i]`; `veiled` is seen by
    nobody yet (stock, shoe, undisclosed choices).
    """

    table: T
    hands: tuple[H, ...]
    veiled: V

    def __repr__(self) -> str:
        return f"Position({type(self.table).__name__}, {len(self.hands)} hands)"


class PublicView(Struct, Generic[T], frozen=True):
    """What everybody sees."""

    table: T


class SeatView(Struct, Generic[T, H], frozen=True):
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


class Step(Struct, Generic[T, H, V], frozen=True):
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
    """By the book, with no option changed."""
    most_seats: ClassVar[int]
    actions: ClassVar[tuple[type[Action], ...]]

    # --- what most games need not say --------------------------------------------------------

    @property
    def sizes(self) -> range:
        """With how many seats these house rules are played; a table is laid for the most."""
        return range(self.least_seats, self.most_seats + 1)

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

    def pack(self, position: Position[T, H, V]) -> tuple[Card, ...]:
        """The cards that are shuffled together wherever the turn speaks of a `Reshuffle`."""
        raise NotImplementedError

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
