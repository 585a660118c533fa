"""Bets that are brought to one level: whoever is asked holds it, raises it, or gives up.

Rule books of poch and bragg. At brag each turn costs a bet anew, which is another thing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from msgspec import Struct

from bot.rules.chips import pay
from bot.rules.game import Event, H, Public, Step, V
from bot.rules.steps import then
from bot.rules.turns import Seat, following
from bot.rules.values import replaced


class Raised(Event, frozen=True):
    """A seat has put in `amount` chips; the highest bet is now `level`, by `more` than before."""

    seat: Seat
    amount: int
    more: int
    level: int


class Bets(Struct, frozen=True):
    """A round of betting as it stands. What is done, is done by the first of `asked`."""

    live: tuple[Seat, ...]
    """Who is still in, eldest first."""
    asked: tuple[Seat, ...]
    """Who has still to answer, in this order."""
    puts: tuple[int, ...]
    """Chips put in by each place."""

    @property
    def level(self) -> int:
        """The highest put, to which all others must come."""
        return max(self.puts)

    @property
    def due(self) -> int:
        """What it costs whoever is asked to come to the level."""
        return self.level - self.puts[self.asked[0]]

    def ceiling(self, stacks: Sequence[int]) -> int:
        """The level to which all who are still in could come with these chips."""
        return min(stacks[seat] + self.puts[seat] for seat in self.live)

    def held(self) -> Bets:
        """Whoever is asked comes to the level, or is there already."""
        puts = replaced(self.puts, self.asked[0], self.level)
        return Bets(self.live, self.asked[1:], puts)

    def raised(self, more: int) -> Bets:
        """The level is so much higher, and all others must answer again."""
        seat = self.asked[0]
        puts = replaced(self.puts, seat, self.level + more)
        return Bets(self.live, following(seat, self.live)[:-1], puts)

    def given_up(self) -> Bets:
        """Whoever is asked is out; what is put in stays."""
        live = tuple(seat for seat in self.live if seat != self.asked[0])
        return Bets(live, self.asked[1:], self.puts)


class Table(Public, Protocol):
    """What lies on the table of such a game, besides its own."""

    @property
    def bets(self) -> Bets: ...


B = TypeVar("B", bound=Table)


def held(step: Step[B, H, V], pool: str, event: Event) -> Step[B, H, V]:
    """Whoever is asked comes to the level, which is the event in the game's own terms."""
    bets = step.position.table.bets
    return then(step, [event], pay(bets.asked[0], pool, bets.due, "bet"), bets=bets.held())


def raised(step: Step[B, H, V], pool: str, more: int) -> Step[B, H, V]:
    """Whoever is asked goes so much above the level, and all others must answer again."""
    bets = step.position.table.bets
    event = Raised(bets.asked[0], bets.due + more, more, bets.level + more)
    return opened(step, pool, more, event)


def opened(step: Step[B, H, V], pool: str, more: int, event: Event) -> Step[B, H, V]:
    """The same for a first bet that the game calls otherwise."""
    bets = step.position.table.bets
    payments = pay(bets.asked[0], pool, bets.due + more, "bet")
    return then(step, [event], payments, bets=bets.raised(more))


def given_up(step: Step[B, H, V], event: Event) -> Step[B, H, V]:
    """Whoever is asked is out, and what is put in is lost."""
    return then(step, [event], bets=step.position.table.bets.given_up())
