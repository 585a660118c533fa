"""Tables of chemin de fer for tests: a bank stands, and the next cards of the shoe are given."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from bot.games.chemin_de_fer import SHOE, AllShown, Bet, Carry, CheminDeFer, Cloth
from bot.rules.cards import Card, cards
from bot.rules.offers import Action
from bot.rules.piles import Hand, Stock
from bot.rules.third_card import Draw, Stand
from bot.rules.turns import Close, OnTurn, Seat
from tests.games.table_of import TableOf

CheminTable: TypeAlias = TableOf[Cloth, Hand, Stock, Carry]

REST = " 2c 2d 2h 2s 3c 3d 3h 3s 4c 4d 4h 4s"
"""Cards below those that matter, so that no shuffle is due."""


class Played(CheminTable):
    """A table with short words for what is done at it; seats are those of the frame, from 0."""

    def bets(self, **amounts: int) -> None:
        """`s1=20`: seat 1 stakes 20; the window is still open unless all have an entry."""
        for place, amount in amounts.items():
            self.act(int(place[1:]), Bet(amount))

    def closes(self) -> None:
        """Time is up for the stakes."""
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

    def results(self) -> list[str]:
        """How the coups have come out."""
        return [event.result for event in self.happened(AllShown)]

    def pools(self) -> Mapping[str, int]:
        """Chips in no stack, without empty pools."""
        return {name: amount for name, amount in self.table.chips.pools.items() if amount}


def table_of(
    rules: CheminDeFer, stacks: tuple[int | None, ...], gallery: int = 0, /, **carry: object
) -> Played:
    """A table before its next coup; the last `gallery` stacks stand behind the seats."""
    seats = len(stacks) - gallery
    return Played(rules, stacks[:seats], carry, stacks[seats:])


def banked(
    stacks: tuple[int | None, ...],
    bank: int,
    shoe: str,
    rules: CheminDeFer | None = None,
    gallery: int = 0,
    /,
    **carry: object,
) -> Played:
    """A coup has begun: seat 0, or the dealer named, holds this bank, the betting is open."""
    pools = {"bank": bank}
    given = {"dealer": 0, "phase": "betting", "pools": pools, "shoe": shoe + REST, **carry}
    table = table_of(rules or CheminDeFer(), stacks, gallery, **given)
    table.begin()
    return table


def shoe_of(first: str) -> tuple[Card, ...]:
    """A full shoe that begins with these cards."""
    top = cards(first)
    rest = list(SHOE)
    for each in top:
        rest.remove(each)
    return (*top, *rest)
