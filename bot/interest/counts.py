"""How many people want what: everybody once, however many games they like."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.interest.standing import standings
from bot.interest.values import Evening, Milliseconds, Registration


@dataclass(frozen=True, slots=True)
class GameCount:
    """The interest in one game, in people."""

    game: str
    interested: int
    teachers: int
    """Of these, who could teach it."""
    newcomers: int
    waiting: int
    """Of these, who have no place as yet."""
    places: int | None
    """The capacity, if there is one."""
    since: Milliseconds | None
    """When the first of them asked for it."""


@dataclass(frozen=True, slots=True)
class Counts:
    """The interest in an evening."""

    people: int
    """Distinct people: less than the games add up to, where somebody likes several."""
    teachers: int
    newcomers: int
    reminded: int
    """Who want to be reminded."""
    games: tuple[GameCount, ...]
    """Every game that is offered, in the programme's order."""
    since: Milliseconds | None


def counted(evening: Evening, registrations: Iterable[Registration]) -> Counts:
    """Counts the people who are interested in an evening."""
    people = tuple({each.user: each for each in registrations}.values())
    waiting = {game: each.waiting for game, each in standings(evening, people).items()}
    return Counts(
        people=len(people),
        teachers=_with(people, "teach"),
        newcomers=_with(people, "new"),
        reminded=sum(each.answer.remind for each in people),
        games=tuple(
            _of(game, people, len(waiting[game]), evening.capacity.get(game))
            for game in evening.games
        ),
        since=min((each.since for each in people), default=None),
    )


def _of(game: str, people: tuple[Registration, ...], waiting: int, places: int | None) -> GameCount:
    wanting = tuple(each for each in people if game in each.answer.games)
    return GameCount(
        game=game,
        interested=len(wanting),
        teachers=_with(wanting, "teach"),
        newcomers=_with(wanting, "new"),
        waiting=waiting,
        places=places,
        since=min((each.since_for(game) for each in wanting), default=None),
    )


def _with(people: tuple[Registration, ...], experience: str) -> int:
    return sum(each.answer.experience == experience for each in people)
