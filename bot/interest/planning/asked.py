"""A problem in good order: the same for the same people, in whatever order they were named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.interest.planning.values import Problem, Wish
from bot.interest.programme import Programme

Skill: TypeAlias = frozenset[str]
"""The games that one of the staff can run."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What is to be planned. Games and guests go by their places in `games` and `guests`."""

    games: tuple[Programme, ...]
    guests: tuple[Wish, ...]
    """By user; only wishes for these games, and nobody without any."""
    crew: tuple[tuple[Skill, int], ...]
    """What staff can run, and how many of them the same."""
    tables: int
    rounds: int

    @property
    def wishes(self) -> int:
        """How many pairs of guest and game there are."""
        return sum(len(guest.games) for guest in self.guests)

    def wanting(self, game: Programme) -> int:
        """How many guests want a game."""
        return sum(game.name in guest.games for guest in self.guests)

    def at_once(self, game: Programme) -> int:
        """How many tables of a game there can be at the same time, as guests and room go."""
        return min(self.tables, self.wanting(game) // game.least)


def asked(problem: Problem, programme: Iterable[Programme]) -> Asked:
    """The problem, as far as it concerns the games that are offered."""
    games = tuple(programme)
    names = [game.name for game in games]

    def offered(wish: Wish) -> Wish:
        return replace(wish, games=tuple(name for name in names if name in wish.games))

    guests = sorted(map(offered, problem.wishes), key=lambda wish: wish.user)
    skills = Counter(frozenset(helper.games).intersection(names) for helper in problem.staff)
    crew = sorted(skills.items(), key=lambda each: sorted(each[0]))
    return Asked(
        games,
        tuple(guest for guest in guests if guest.games),
        tuple((skill, count) for skill, count in crew if skill),
        problem.tables,
        problem.rounds,
    )
