"""From a problem to a plan."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from bot.interest.planning.asked import Asked, asked
from bot.interest.planning.comfort import kindest
from bot.interest.planning.draft import Timetable
from bot.interest.planning.seating import parted, staffed
from bot.interest.planning.timetable import timetable
from bot.interest.planning.totals import most_wishes
from bot.interest.planning.values import Headway, Helper, Plan, PlannedTable, Problem, Step
from bot.interest.programme import Programme


def plan(
    problem: Problem,
    programme: Iterable[Programme],
    tick: Callable[[Headway], None] = lambda _: None,
) -> Plan:
    """The plan that meets as many wishes as possible; the same for the same problem in any order.

    Wishes for games that are not in the programme do not count. `tick` is told how it goes on. It
    takes seconds, with hundreds of guests, and all of a processor.
    """
    ask = asked(problem, programme)
    if not (ask.guests and ask.tables and ask.rounds):
        return _nothing(ask)
    tick(Headway(Step.BOUND))
    bound = most_wishes(ask)
    tick(Headway(Step.SEATS, bound, ask.wishes))
    found, bound = timetable(ask, bound, tick)
    tick(Headway(Step.NEWCOMERS, found.met, ask.wishes))
    found = kindest(ask, found)
    tick(Headway(Step.GAIN, found.met, ask.wishes))
    return Plan(
        rounds=_seated(ask, found, sorted(problem.staff, key=lambda helper: helper.name)),
        met=found.met,
        wishes=ask.wishes,
        bound=bound,
        proved=found.met == bound,
        unmet=_unmet(ask, found),
        one_more_table=most_wishes(replace(ask, tables=ask.tables + 1)) - bound,
        one_more_helper={role: _one_more(ask, role) - bound for role in _roles(ask)},
    )


def _seated(
    ask: Asked, found: Timetable, staff: list[Helper]
) -> tuple[tuple[PlannedTable, ...], ...]:
    needy = frozenset(game.name for game in ask.games if game.staff)
    newcomers = frozenset(each.user for each in ask.guests if each.experience == "new")
    return tuple(
        staffed(_tables(ask, found, round_), staff, needy, newcomers)
        for round_ in range(ask.rounds)
    )


def _tables(ask: Asked, found: Timetable, round_: int) -> list[PlannedTable]:
    tables: list[PlannedTable] = []
    for place, game in enumerate(ask.games):
        if number := found.tables[round_][place]:
            seated = [ask.guests[guest] for guest, *at in found.sittings if at == [place, round_]]
            tables += parted(game, seated, number)
    return tables


def _unmet(ask: Asked, found: Timetable) -> tuple[tuple[int, str], ...]:
    met = {(guest, ask.games[game].name) for guest, game, _ in found.sittings}
    return tuple(
        (wish.user, name)
        for guest, wish in enumerate(ask.guests)
        for name in wish.games
        if (guest, name) not in met
    )


def _roles(ask: Asked) -> tuple[str, ...]:
    return tuple(dict.fromkeys(game.staff for game in ask.games if game.staff))


def _one_more(ask: Asked, role: str) -> int:
    """The bound with one more of the staff, who can run every game that needs such."""
    skill = frozenset(game.name for game in ask.games if game.staff == role)
    return most_wishes(replace(ask, crew=(*ask.crew, (skill, 1))))


def _nothing(ask: Asked) -> Plan:
    """The plan of an evening at which nothing can be played."""
    unmet = tuple((wish.user, name) for wish in ask.guests for name in wish.games)
    return Plan(
        rounds=((),) * ask.rounds,
        met=0,
        wishes=ask.wishes,
        bound=0,
        proved=True,
        unmet=unmet,
        one_more_table=most_wishes(replace(ask, tables=ask.tables + 1)),
        one_more_helper=dict.fromkeys(_roles(ask), 0),
    )
