"""Tables of vingt-un for tests: the next cards of the pack are given."""

from __future__ import annotations

from typing import TypeAlias

from bot.games.vingt_un import (
    Carry,
    Cloth,
    Hand,
    Pack,
    Phase,
    Stake,
    Stand,
    TakeCard,
    VingtUn,
    total,
)
from bot.rules.chance import Shuffled
from bot.rules.turns import Seat
from tests.art.samples.packs import topped
from tests.games.table_of import TableOf

VingtUnTable: TypeAlias = TableOf[Cloth, Hand, Pack, Carry]


class Played(VingtUnTable):
    """A table with short words for what is done at it; seats are those of the frame, from 0."""

    def stakes(self, **amounts: int) -> None:
        """`s1=5`: seat 1 stakes 5; the window is still open unless all have an entry."""
        for seat, amount in amounts.items():
            self.act(int(seat[1:]), Stake(amount))

    def takes(self, seat: Seat, times: int = 1) -> None:
        """A seat takes so many cards."""
        for _ in range(times):
            self.act(seat, TakeCard())

    def stands(self, *seats: Seat) -> None:
        """These seats stand, one after the other."""
        for seat in seats:
            self.act(seat, Stand())

    def total(self, seat: Seat) -> int:
        """What a seat holds, or has thrown up."""
        hand = self.position.hands[seat]
        return total(hand.cards or hand.thrown)

    @property
    def is_over(self) -> bool:
        """Whether the coup is over."""
        return self.table.phase is Phase.OVER


def table_of(rules: VingtUn, stacks: tuple[int | None, ...], /, **carry: object) -> Played:
    """A table before its next coup."""
    table = Played(rules, stacks, carry)
    table.begin()
    return table


def coup(
    pack: str,
    rules: VingtUn | None = None,
    stacks: tuple[int | None, ...] = (100, 50, 50),
    /,
    **stakes: int,
) -> Played:
    """A first coup dealt by seat 0 from a pack that begins so, up to the first card asked for.

    Without stakes, seat 1 has staked 5, and seat 2 has staked 4.
    """
    table = table_of(rules or VingtUn(), stacks, dealer=0)
    table.stakes(**(stakes or {"s1": 5, "s2": 4}))
    if table.table.phase is Phase.STAKES:
        table.closes()
    table.chance(Shuffled(topped(pack)))
    return table
