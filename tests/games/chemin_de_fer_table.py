"""Tables of chemin de fer for tests: a bank stands, and the next cards of the shoe are given."""

from __future__ import annotations

from bot.games.chemin_de_fer import SHOE, AllShown, Bet, Carry, CheminDeFer, Cloth
from bot.rules.cards import Card
from bot.rules.piles import Hand, Stock
from tests.art.samples.packs import topped
from tests.games.bank_table import REST, BankTable


class Played(BankTable[Cloth, Hand, Stock, Carry]):
    """A table with short words for what is done at it; seats are those of the frame, from 0."""

    def bets(self, **amounts: int) -> None:
        """`s1=20`: seat 1 stakes 20; the window is still open unless all have an entry."""
        for place, amount in amounts.items():
            self.act(int(place[1:]), Bet(amount))

    def results(self) -> list[str]:
        """How the coups have come out."""
        return [event.result for event in self.happened(AllShown)]


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


def dealt(shoe: str, rules: CheminDeFer | None = None) -> Played:
    """Seat 1 has staked 10 against seat 0's bank of 50, seat 2 has staked 5; cards are dealt."""
    table = banked((100, 100, 100), 50, shoe, rules)
    table.bets(s1=10, s2=5)
    return table


def shoe_of(first: str) -> tuple[Card, ...]:
    """A full shoe that begins with these cards."""
    return topped(first, SHOE)
