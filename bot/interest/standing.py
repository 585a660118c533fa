"""Who has a place and who waits for one, by the order in which each game was asked for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bot.interest.values import Evening, Registration


@dataclass(frozen=True, slots=True)
class Standing:
    """The people who want a game, first come first: those with a place, and those who wait."""

    placed: tuple[int, ...]
    waiting: tuple[int, ...]

    def waits(self, user: int) -> int | None:
        """A person's number on the waiting list, from 1; `None` for who is not on it."""
        return self.waiting.index(user) + 1 if user in self.waiting else None


@dataclass(frozen=True, slots=True, order=True)
class Moved:
    """Somebody who waited for a game has a place now."""

    user: int
    game: str


def standings(evening: Evening, registrations: Iterable[Registration]) -> dict[str, Standing]:
    """The standing of every game offered, in the programme's order."""
    asked = tuple(registrations)
    return {game: _standing(game, evening.capacity.get(game), asked) for game in evening.games}


def standing(users: tuple[int, ...], places: int | None) -> Standing:
    """The standing of those who want a game, in the order in which they asked for it."""
    return Standing(users, ()) if places is None else Standing(users[:places], users[places:])


def moved_up(before: Mapping[str, Standing], after: Mapping[str, Standing]) -> tuple[Moved, ...]:
    """Who waited before and has a place after."""
    return tuple(
        Moved(user, game)
        for game, now in after.items()
        if game in before
        for user in now.placed
        if user in before[game].waiting
    )


def _standing(game: str, places: int | None, asked: tuple[Registration, ...]) -> Standing:
    wanting = (each for each in asked if game in each.answer.games)
    in_order = sorted(wanting, key=lambda each: (each.since_for(game), each.user))
    return standing(tuple(each.user for each in in_order), places)
