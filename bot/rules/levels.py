"""Bets that are brought to one level: whoever is asked holds it, raises it, or gives up.

Rule books of poch and bragg. At brag each turn costs a bet anew, which is another thing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.rules.turns import Seat, following
from bot.rules.values import replaced


@dataclass(frozen=True, slots=True)
class Bets:
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
