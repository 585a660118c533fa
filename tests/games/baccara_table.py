"""Tables of baccara for tests: a bank stands, and the next cards of the stock are given."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, cast

from bot.games.baccara import (
    AllShown,
    Baccara,
    Banco,
    Bet,
    Carry,
    Cloth,
    Done,
    Hand,
    HandPassed,
    On,
    Settled,
    label,
)
from bot.rules.baccarat import point
from bot.rules.cards import PACK, Card, cards
from bot.rules.offers import Action
from bot.rules.piles import Stock
from bot.rules.third_card import Draw, Stand
from bot.rules.turns import Close, OnTurn, Seat
from tests.games.table_of import TableOf

BaccaraTable: TypeAlias = TableOf[Cloth, Hand, Stock, Carry]

REST = " 2c 2d 2h 2s 3c 3d 3h 3s 4c 4d 4h 4s"
"""Cards below those that matter, so that no shuffle is due."""
SIDE = {"r": "R", "l": "L", "c": "cheval"}


class Played(BaccaraTable):
    """A table with short words for what is done at it; seats are those of the frame, from 0."""

    def bets(self, **amounts: int) -> None:
        """`r1=20`: seat 1 bets 20 on the right; `l` is the left and `c` à cheval."""
        for bet, amount in amounts.items():
            self.act(int(bet[1:]), Bet(cast("On", SIDE[bet[0]]), amount))

    def banco(self, seat: Seat) -> None:
        """A seat calls banco."""
        self.act(seat, Banco())

    def done(self, *places: Seat) -> None:
        """These bet no more."""
        for place in places:
            self.act(place, Done())

    def closes(self) -> None:
        """Time is up for the open window."""
        self.act(None, Close())

    def on_turn(self) -> Seat:
        """The one place that is to act."""
        turn = self.rules.turn(self.table)
        assert isinstance(turn, OnTurn)
        return turn.seat

    def does(self, *actions: Action) -> None:
        """Actions of whoever is on turn, one after the other."""
        for action in actions:
            self.act(self.on_turn(), action)

    def draws(self) -> None:
        """Whoever is on turn draws."""
        self.does(Draw())

    def stands(self) -> None:
        """Whoever is on turn stands."""
        self.does(Stand())

    def points(self) -> list[int | None]:
        """Of the right, the left and the banker in the latest coup."""
        return [point(hand) if hand else None for hand in self.happened(AllShown)[-1].hands]

    def results(self) -> list[str | None]:
        """How both sides have come out in the latest coup."""
        return [*self.happened(AllShown)[-1].results]

    def paid(self) -> list[tuple[Seat, str, int, int]]:
        """Bets won in the latest coup, in the order of payment: place, where, due and paid."""
        outcomes = self.happened(Settled)[-1].outcomes
        return [(o.wager.place, o.wager.on, o.due, o.moved) for o in outcomes if o.due > 0]

    def holders(self) -> list[str]:
        """The labels of who holds the cards, right and left."""
        return [label(spot) for spot in self.table.holders]

    def passed_to(self) -> list[Seat]:
        """To whom hands have gone on, oldest first."""
        return [event.seat for event in self.happened(HandPassed)]

    def pools(self) -> Mapping[str, int]:
        """Chips in no stack, without empty pools."""
        return {name: amount for name, amount in self.table.chips.pools.items() if amount}


def table_of(
    rules: Baccara, stacks: tuple[int | None, ...], gallery: int = 0, /, **carry: object
) -> Played:
    """A table before its next coup; the last `gallery` stacks stand behind the seats."""
    seats = len(stacks) - gallery
    return Played(rules, stacks[:seats], carry, stacks[seats:])


def banked(
    stacks: tuple[int | None, ...],
    bank: int,
    shoe: str = "",
    rules: Baccara | None = None,
    gallery: int = 0,
    /,
    **carry: object,
) -> Played:
    """A coup has begun: seat 0 holds this bank, and the betting is open.

    The others sit in the alternate order: seat 1 at R1, seat 2 at L1, seat 3 at R2 …
    """
    seats = len(stacks) - gallery
    places = [*range(1, seats), *[None] * (11 - seats)]
    given = {
        "dealer": 0,
        "pools": {"bank": bank},
        "places": places,
        "holders": [0, 1],
        "shoe": shoe + REST,
        **carry,
    }
    table = table_of(rules or Baccara(), stacks, gallery, **given)
    table.begin()
    return table


def stock_of(first: str, packs: int = 3) -> tuple[Card, ...]:
    """A whole stock that begins with these cards."""
    top = cards(first)
    rest = [*PACK * packs]
    for each in top:
        rest.remove(each)
    return (*top, *rest)
