"""What lies on the table at baccara, and who sees it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import cached_property
from typing import Literal, TypeAlias

from msgspec import Struct

from bot.games.baccara.places import FIRST, NOBODY, SIDES, Holders, On, Places, Spot, able
from bot.games.baccara.places import holder_order as order_of
from bot.games.baccara.stakes import Outcome, Results, Wagers
from bot.rules import piles
from bot.rules.cards import Card
from bot.rules.chips import Chips
from bot.rules.game import Position, SeatView, Step, Unscored
from bot.rules.piles import Stock
from bot.rules.turns import Seat


class Phase(Enum):
    """Where a coup stands."""

    AUCTION = 1
    OFFER = 2
    PLACES = 3
    BETTING = 4
    DEAL = 5
    RIGHT = 6
    LEFT = 7
    BANKER = 8
    RETIRE = 9
    OVER = 10


class Hand(piles.Hand, frozen=True):
    """The cards of one place, and its bid while the bank is sold by auction."""

    bid: int | None = None


class Cloth(Unscored, Struct, frozen=True, dict=True):
    """What everybody sees of a coup. The pools are `bank` and `kitty`.

    Bets stay in the purses until they are settled. What follows from the rest and is asked for all
    the time while bets are made, is worked out once: that is what the `dict` is for.
    """

    chips: Chips
    seats: tuple[Seat, ...]
    """The seats at which somebody sits, in the order of the list (BA4)."""
    gallery: tuple[Seat, ...]
    """Who stands there."""
    phase: Phase
    banker: Seat | None
    """While the bank is to be sold, the late one."""
    places: Places = NOBODY
    drawn: bool = False
    """Whether lots have been drawn for the places."""
    holders: Holders = FIRST
    shoe: int = 0
    """Cards left in the stock."""
    burnt: tuple[Card, ...] = ()
    """Cards that this coup's shuffle has thrown out, face up (BA19)."""
    queue: tuple[Seat, ...] = ()
    """Seats still to be offered the bank, the one on turn first."""
    bidders: tuple[Seat, ...] = ()
    """Who has entered a bid."""
    banco_by: Seat | None = None
    bancos: int = 0
    """So many coups in succession were bancos of `banco_by`."""
    bets: Wagers = ()
    done: tuple[Seat, ...] = ()
    callers: tuple[Seat, ...] = ()
    """Who has called banco in the open window."""
    empty: int = 0
    """Windows of this coup that have closed without a bet."""
    banco: Seat | None = None
    """Who plays alone."""
    players: tuple[Seat | None, Seat | None] = (None, None)
    """Who holds the cards of the right and of the left; `None` where none are dealt."""
    thirds: tuple[Card | None, Card | None] = (None, None)
    """Third cards of both sides, until all is turned up."""
    shown: tuple[tuple[Card, ...], ...] = ()
    """The hands turned up: right, left, banker."""
    results: Results = (None, None)
    outcomes: tuple[Outcome, ...] = ()
    sale: Literal["list"] | None = None
    """Whether the bank, once lost, is offered down the list."""
    closed: bool = False
    """No coup can follow."""

    @property
    def banked(self) -> int:
        """Chips in the bank."""
        return self.chips.pools["bank"]

    @property
    def holder_order(self) -> tuple[Spot, ...]:
        """The spots in the order of payments and of bancos."""
        return order_of(self.holders)

    @property
    def face_down(self) -> bool:
        """Whether hands are dealt, and not yet turned up."""
        return self.phase in (Phase.RIGHT, Phase.LEFT, Phase.BANKER)

    @property
    def asked(self) -> Seat:
        """Who draws or stands."""
        right, left = self.players
        seat = {Phase.RIGHT: right, Phase.LEFT: left}.get(self.phase, self.banker)
        assert seat is not None
        return seat

    @cached_property
    def bettors(self) -> tuple[Seat, ...]:
        """Seats, the banker apart, with a chip in the purse."""
        stacks = self.chips.stacks
        return tuple([seat for seat in self.seats if seat != self.banker and stacks[seat]])

    @property
    def alone(self) -> Seat | None:
        """Who would play alone against the bank, if the open window closed now."""
        seats = (self.places[spot] for spot in self.holder_order)
        return next((seat for seat in seats if seat in self.callers), None)

    @cached_property
    def playable(self) -> tuple[bool, bool]:
        """Whether somebody with chips sits on the right, and on the left."""
        right, left = (able(spot, self.places, self.chips.stacks) for spot in self.holders)
        return right is not None, left is not None

    def may_bet(self, on: On) -> bool:
        """Whether there is a hand to bet on."""
        return all(self.playable) if on == "cheval" else self.playable[SIDES.index(on)]

    def lying(self, place: Seat) -> Mapping[On, int]:
        """What a place has bet, where it has bet."""
        return {each.on: each.amount for each in self.bets if each.place == place}

    def bet(self, place: Seat, on: On) -> int:
        """What a place has bet there."""
        return self.lying(place).get(on, 0)

    def staked(self, place: Seat) -> int:
        """All that a place has bet."""
        return sum(self.lying(place).values())

    def turned_up(self, seat: Seat) -> tuple[Card, ...]:
        """The hand that a seat has had in this coup, when it lies open."""
        if not self.shown:
            return ()
        if seat in self.players:
            return self.shown[self.players.index(seat)]
        return self.shown[-1] if seat == self.banker else ()

    def gain(self, place: Seat) -> int:
        """What a place has won or lost by the hands that are turned up."""
        if place == self.banker:
            return -sum(each.moved for each in self.outcomes)
        return sum(each.moved for each in self.outcomes if each.wager.place == place)


def held_by(view: SeatView[Cloth, Hand]) -> tuple[Card, ...]:
    """A seat's cards; a third that a side has drawn lies on the table, and belongs to its hand."""
    table, cards = view.public.table, view.hand.cards
    if not cards or view.seat not in table.players:
        return cards
    third = table.thirds[table.players.index(view.seat)]
    return cards if third is None else (*cards, third)


Deal: TypeAlias = Position[Cloth, Hand, Stock]
DealStep: TypeAlias = Step[Cloth, Hand, Stock]
