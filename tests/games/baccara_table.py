"""Tables of baccara for tests: a bank stands, and the next cards of the stock are given."""

from __future__ import annotations

from typing import cast

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
from bot.rules.cards import PACK, Card
from bot.rules.piles import Stock
from bot.rules.turns import Seat
from tests.art.samples.packs import topped
from tests.games.bank_table import REST, BankTable

SIDE = {"r": "R", "l": "L", "c": "cheval"}


class Played(BankTable[Cloth, Hand, Stock, Carry]):
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
    return topped(first, PACK * packs)
