"""Counting what people have won: records of their own, and tables of honour. Values alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import groupby
from typing import Final, Literal, TypeAlias

from bot.tables.annals import Brought, Tally
from bot.tables.state import Milliseconds

Period: TypeAlias = Literal["all", "year", "month"]

LEAST: Final[dict[Period, int]] = {"all": 20, "year": 10, "month": 5}
"""So many deals of a game somebody must have played to be honoured for it."""


@dataclass(frozen=True, slots=True)
class Honour:
    """A line of a table of honour; equals share a rank, the first is 1."""

    rank: int
    user: int
    tally: Tally


@dataclass(frozen=True, slots=True)
class Best:
    """The best evening of somebody at a game."""

    at: Milliseconds
    """When its last deal ended."""
    ahead: int


@dataclass(frozen=True, slots=True)
class Record:
    """What somebody has done at one game."""

    tally: Tally
    sittings: int
    gained: int
    """Chips won in the deals that brought any."""
    lost: int
    """Chips lost in the others."""
    best: Best | None
    """`None` where no evening was won."""
    running: int
    """The most deals won one after the other."""


def since(period: Period, now: Milliseconds) -> Milliseconds | None:
    """When this month or year began, by UTC; `None` for all time."""
    if period == "all":
        return None
    day = datetime.fromtimestamp(now / 1_000, UTC)
    first = datetime(day.year, day.month if period == "month" else 1, 1, tzinfo=UTC)
    return round(first.timestamp() * 1_000)


def honoured(tallies: Iterable[Tally], least: int) -> list[Honour]:
    """Who has played at least so many deals of a game, the best first."""
    listed = [
        (each.user, each) for each in tallies if each.user is not None and each.deals >= least
    ]
    listed.sort(key=lambda each: (-each[1].ahead, each[1].deals, each[0]))
    honours: list[Honour] = []
    for place, (user, tally) in enumerate(listed, 1):
        tied = honours and honours[-1].tally.ahead == tally.ahead
        honours.append(Honour(honours[-1].rank if tied else place, user, tally))
    return honours


def records(user: int, deals: Iterable[Brought]) -> list[Record]:
    """Somebody's record at every game, that which was played most first; the oldest deal first."""
    by_game: dict[str, list[Brought]] = {}
    for each in deals:
        by_game.setdefault(each.game, []).append(each)
    found = [_record(user, game, of_game) for game, of_game in by_game.items()]
    return sorted(found, key=lambda each: (-each.tally.deals, each.tally.game))


def _record(user: int, game: str, deals: Sequence[Brought]) -> Record:
    evenings: dict[str, list[Brought]] = {}
    for each in deals:
        evenings.setdefault(each.table, []).append(each)
    return Record(
        tally=_tally(user, game, deals),
        sittings=len(evenings),
        gained=sum(each.chips for each in deals if each.chips > 0),
        lost=-sum(each.chips for each in deals if each.chips < 0),
        best=_best(evenings.values()),
        running=max((len(list(run)) for won, run in groupby(deals, _is_won) if won), default=0),
    )


def _tally(user: int, game: str, deals: Sequence[Brought]) -> Tally:
    points = [each.points for each in deals if each.points is not None]
    against = [each.against for each in deals if each.against is not None]
    return Tally(
        user=user,
        game=game,
        deals=len(deals),
        won=sum(map(_is_won, deals)),
        points=sum(points) if points else None,
        against=sum(against) if against else None,
        chips=sum(each.chips for each in deals),
    )


def _best(evenings: Iterable[Sequence[Brought]]) -> Best | None:
    """The evening that was won by the most; of equals the latest."""
    sums = [Best(each[-1].at, sum(deal.ahead for deal in each)) for each in evenings]
    best = max(sums, key=lambda each: (each.ahead, each.at), default=None)
    return best if best is not None and best.ahead > 0 else None


def _is_won(deal: Brought) -> bool:
    return deal.ahead > 0
