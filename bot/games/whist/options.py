"""The house rules of whist, and what follows from them alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from bot.rules.codec import Between

Score: TypeAlias = tuple[int, int]
"""Points or tricks of [NS, EW]."""

SIDES: Final = ((0, 2), (1, 3))
"""The seats of each side."""

BOOK: Final = 6
"""Tricks of a side that score nothing (W27)."""


@dataclass(frozen=True, slots=True)
class House:
    """The options of the book, by its names."""

    target: Literal[5, 7, 10] = 5
    honours: Literal["on", "off"] = "on"
    honours_conflict: Literal["order", "cancel"] = "order"
    honours_claim: Literal["auto", "manual"] = "auto"
    match: Literal["single", "rubber"] = "single"
    first_dealer: Literal["random", "cut", 0, 1, 2, 3] = "random"
    partners: Literal["seats", "cut"] = "seats"
    stake: Annotated[int, Between(0, 1000)] = 0

    def is_won(self, score: Score) -> bool:
        """Whether a side has reached the target."""
        return max(score) >= self.target

    def winner(self, game: Score) -> int:
        """The side that has won a game."""
        return 0 if game[0] >= self.target else 1

    def is_match_over(self, games: tuple[Score, ...]) -> bool:
        """Whether the match has ended with the last of these games."""
        won = [self.winner(game) for game in games]
        return max(won.count(0), won.count(1)) >= (1 if self.match == "single" else 2)

    def rubber_points(self, games: tuple[Score, ...]) -> int:
        """Points of the side that won two of these games, less the other's."""
        points = [0, 0]
        for game in games:
            winner = self.winner(game)
            points[winner] += self._game_points(game[1 - winner])
        winner = self.winner(games[-1])
        return points[winner] + 2 - points[1 - winner]

    def _game_points(self, loser: int) -> int:
        """What a game counts in the rubber, by the points of the side that has lost it."""
        if loser == 0:
            return 3
        return 2 if loser < (self.target + 1) // 2 else 1
