"""The house rules of cassino, and what follows from them alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from bot.rules.codec import Between
from bot.rules.cutting import PartnersRule

Score: TypeAlias = tuple[int, ...]
"""Points by side: [seats 0 and 2, seats 1 and 3] where four play, else one for each player."""


@dataclass(frozen=True, slots=True)
class House:
    """The options of the book, by its names."""

    target: Literal[0, 11, 21] = 11
    scoring: Literal["net", "gross"] = "net"
    lurch: Annotated[int, Between(0, 10)] = 6
    builds: Literal["off", "simple", "full"] = "off"
    must_take: Literal["on", "off"] = "off"
    last_card_sweep: Literal["on", "off"] = "off"
    last_take_wins: Literal["on", "off"] = "off"
    show_piles: Literal["on", "off"] = "off"
    partners: PartnersRule = "seats"
    first_dealer: Literal["random", "cut", 0, 1, 2, 3] = "random"
    stake: Annotated[int, Between(0, 1000)] = 0

    def leader(self, score: Score) -> int | None:
        """The side that has won a game with this score at the end of a deal, if one has.

        With a target of nothing that is whoever is ahead; equal scores win nothing.
        """
        most = max(score)
        if score.count(most) > 1 or most < self.target:
            return None
        return score.index(most)

    def lurched(self, score: Score, winner: int) -> tuple[int, ...]:
        """The sides that have lost a game with too few points (K8)."""
        if not self.target:
            return ()
        sides = range(len(score))
        return tuple(side for side in sides if side != winner and score[side] < self.lurch)
