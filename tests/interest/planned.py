"""Plans looked over by another than who made them; and small problems solved by trying all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from bot.interest.planning import Plan, PlannedTable, Problem
from bot.interest.programme import Programme


def faults(problem: Problem, programme: Iterable[Programme], plan: Plan) -> list[str]:
    """All that is wrong with a plan."""
    games = {game.name: game for game in programme}
    offered = {(w.user, game) for w in problem.wishes for game in w.games if game in games}
    sat = {(u, t.game) for tables in plan.rounds for t in tables for u in t.guests}
    found = [
        *(f"{pair} was not wished" for pair in sorted(sat - offered)),
        *(fault for tables in plan.rounds for fault in _of_round(problem, games, tables)),
    ]
    if len(plan.rounds) != problem.rounds:
        found.append("other rounds than were asked for")
    if (plan.met, plan.wishes) != (len(sat), len(offered)):
        found.append("the wishes are miscounted")
    if plan.unmet != tuple(sorted(plan.unmet, key=lambda each: each[0])):
        found.append("what is not met is in no order")
    if Counter(plan.unmet) != Counter(offered - sat):
        found.append("what is not met is something else")
    if plan.bound < plan.met or plan.proved != (plan.bound == plan.met):
        found.append("the bound is none")
    return found


def _of_round(
    problem: Problem, games: dict[str, Programme], tables: Sequence[PlannedTable]
) -> Iterator[str]:
    if len(tables) > problem.tables:
        yield "too many tables"
    guests = Counter(user for table in tables for user in table.guests)
    staff = Counter(table.staff for table in tables if table.staff)
    yield from (f"{who} is twice in a round" for who, n in (guests + staff).items() if n > 1)
    for table in tables:
        yield from _of_table(problem, games[table.game], table)


def _of_table(problem: Problem, game: Programme, table: PlannedTable) -> Iterator[str]:
    teachers = {wish.user for wish in problem.wishes if wish.experience == "teach"}
    if not game.least <= len(table.guests) <= game.most:
        yield f"{len(table.guests)} at {game.name}"
    if game.staff and table.staff is None:
        yield f"nobody runs {game.name}"
    if table.staff and game.name not in {h.name: h.games for h in problem.staff}[table.staff]:
        yield f"{table.staff} cannot run {game.name}"
    if table.teacher is not None and table.teacher not in teachers & {*table.guests}:
        yield f"{table.teacher} does not teach there"


def most(problem: Problem, programme: Sequence[Programme]) -> int:
    """The most wishes that can be met, found by trying all ways in which everybody can sit."""
    games = {game.name: game for game in programme}
    choices = [
        (None, *(game for game in dict.fromkeys(wish.games) if game in games))
        for wish in problem.wishes
    ]
    rounds = {
        frozenset((guest, game) for guest, game in enumerate(seats) if game is not None)
        for seats in product(*choices)
        if _can_be(problem, games, seats)
    }
    reached: set[frozenset[tuple[int, str]]] = {frozenset()}
    for _ in range(problem.rounds):
        reached = {before | now for before in reached for now in rounds}
    return max(map(len, reached))


def _can_be(problem: Problem, games: dict[str, Programme], seats: Sequence[str | None]) -> bool:
    """Whether there are tables and staff for guests who sit at these games at the same time."""
    tables: list[Programme] = []
    for name, count in Counter(seat for seat in seats if seat is not None).items():
        number = -(-count // games[name].most)
        if count < number * games[name].least:
            return False
        tables += [games[name]] * number
    needy = [table.name for table in tables if table.staff]
    return len(tables) <= problem.tables and _can_staff(needy, [h.games for h in problem.staff])


def _can_staff(needy: Sequence[str], staff: Sequence[tuple[str, ...]]) -> bool:
    if not needy:
        return True
    return any(
        needy[0] in skills and _can_staff(needy[1:], [*staff[:place], *staff[place + 1 :]])
        for place, skills in enumerate(staff)
    )
