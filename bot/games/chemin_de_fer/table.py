"""What lies on the table at chemin de fer, and who sees it."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from bot.games.chemin_de_fer.carry import Standing
from bot.games.chemin_de_fer.events import Result
from bot.games.chemin_de_fer.stakes import Entry, Wagers, banco_caller, room_for
from bot.rules.cards import Card
from bot.rules.chips import Chips
from bot.rules.game import Position, SeatView, Step, Unscored
from bot.rules.piles import Hand, Stock
from bot.rules.turns import Seat, following


class Phase(Enum):
    """Where a coup stands."""

    OPEN_BANK = 1
    BETTING = 2
    EXCESS = 3
    DEAL = 4
    PUNTER = 5
    BANKER = 6
    AFTER = 7
    PASS_OFFER = 8
    OVER = 9


class Cloth(Unscored, Struct, frozen=True):
    """What everybody sees of a coup.

    The pools are `bank`, `carried` (the accepted stakes) and `kitty`.
    """

    chips: Chips
    seats: tuple[Seat, ...]
    """The seats at which somebody sits."""
    gallery: tuple[Seat, ...]
    """Who stands there."""
    gallery_from: Seat
    """The first place that is no seat."""
    phase: Phase
    banker: Seat
    """Also the seat that is asked to open a bank."""
    shoe: int
    """Cards left in the shoe."""
    queue: tuple[Seat, ...] = ()
    """Seats still to be asked for a bank or a passed deal, the one on turn first."""
    price: int = 0
    """At which a passed deal may be taken."""
    wins: int = 0
    """Coups that the banker has won in this tenure."""
    suivi: Seat | None = None
    """Who has lost a banco, and has the first claim to the next."""
    resume: Seat | None = None
    """Where the deal goes when a bank that was taken over is lost."""
    banco_by: Seat | None = None
    bancos: int = 0
    """So many coups in succession were bancos of `banco_by`."""
    entries: tuple[Entry, ...] = ()
    """Of the open window, oldest first."""
    empty: int = 0
    """Windows of this coup that have closed without a stake."""
    excess: int = 0
    """By how much the seated stakes exceed the bank, while the banker is asked."""
    stakes: Wagers = ()
    """That play, or played in this coup."""
    banco: bool = False
    """One seat plays alone."""
    represents: Seat | None = None
    """Who plays the punters' hand."""
    third: Card | None = None
    """The punters' third card, while the banker is asked."""
    punters: tuple[Card, ...] = ()
    """Their hand, once it is turned up."""
    bank: tuple[Card, ...] = ()
    """The banker's hand, once it is turned up."""
    result: Result | None = None
    then: Standing | None = None
    """Where the next coup begins, when this one is over; `None`: with a bank to be opened."""
    next_dealer: Seat | None = None
    """Where the deal has gone, when the tenure has ended with the coup."""
    closed: bool = False
    """No coup can follow."""

    @property
    def banked(self) -> int:
        """Chips in the bank."""
        return self.chips.pools["bank"]

    @property
    def face_down(self) -> bool:
        """Whether hands are dealt, and not yet turned up."""
        return self.phase in (Phase.PUNTER, Phase.BANKER)

    @property
    def asked(self) -> Seat:
        """Who draws or stands."""
        if self.phase is Phase.BANKER:
            return self.banker
        assert self.represents is not None
        return self.represents

    @property
    def order(self) -> tuple[Seat, ...]:
        """The punters' seats from the banker's right."""
        return tuple(seat for seat in following(self.banker, self.seats) if seat != self.banker)

    def staked(self, place: Seat) -> int:
        """What lies on the table for a place."""
        return sum(each.amount for each in self.stakes if each.place == place)

    def room(self, place: Seat) -> int:
        """The most that the bank would take of a place, as those before it have entered so far."""
        return room_for(self.banked, self.stakes, self.entries, self.order, place)

    @property
    def alone(self) -> Seat | None:
        """Who would play alone against the bank, if the open window closed now."""
        return banco_caller(self.entries, self.suivi, self.order)

    def turned_up(self, place: Seat) -> tuple[Card, ...]:
        """The hand that a place has had in this coup, when it lies open."""
        if place == self.represents:
            return self.punters
        return self.bank if place == self.banker else ()

    def gain(self, place: Seat) -> int:
        """What a place has won or lost by the hands that are turned up; not by a false draw."""
        sign = {"bank": -1, "punters": 1}.get(self.result or "", 0)
        if place == self.banker:
            return -sign * sum(each.amount for each in self.stakes)
        return sign * self.staked(place)


def held_by(view: SeatView[Cloth, Hand]) -> tuple[Card, ...]:
    """The cards of a place; the punters' third lies on the table, and belongs to their hand."""
    table, cards = view.public.table, view.hand.cards
    if cards and table.third and view.seat == table.represents:
        return (*cards, table.third)
    return cards


Deal: TypeAlias = Position[Cloth, Hand, Stock]
DealStep: TypeAlias = Step[Cloth, Hand, Stock]
