"""What an organiser takes away as CSV: the registrations, the counts, a plan."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.chat.words import exports as words
from bot.chat.words.interest import game_title
from bot.interest.cells import Cell, csv_file, moment, text, user_id
from bot.interest.counts import Counts
from bot.interest.planning import Plan, PlannedTable, Problem, Wish
from bot.interest.standing import Standing, standings
from bot.interest.values import Evening, Registration


def registrations_csv(evening: Evening, registrations: Sequence[Registration]) -> bytes:
    """A row a person, and a column a game: `yes`, or the number on the waiting list."""
    places = standings(evening, registrations)
    titles = map(game_title, evening.games)
    rows = (
        (*_said(evening, each), *(_stands(places[game], each.user) for game in evening.games))
        for each in registrations
    )
    return csv_file((*words.PEOPLE, *titles), rows)


def counts_csv(evening: Evening, counts: Counts) -> bytes:
    """A row a game, and one of all people, in which everybody counts once."""
    rows: list[tuple[Cell, ...]] = [
        (
            game_title(each.game),
            each.interested,
            each.teachers,
            each.newcomers,
            each.waiting,
            "" if each.places is None else each.places,
            "" if each.since is None else moment(each.since, evening.zone),
        )
        for each in counts.games
    ]
    since = "" if counts.since is None else moment(counts.since, evening.zone)
    rows.append((words.EVERYBODY, counts.people, counts.teachers, counts.newcomers, "", "", since))
    return csv_file(words.COUNTS, rows)


def plan_csv(problem: Problem, plan: Plan) -> bytes:
    """A row for everybody at a table, and at last one for each wish that is not met."""
    people = {wish.user: wish for wish in problem.wishes}
    rows = [
        (number, table, game_title(each.game), *person)
        for number, tables in enumerate(plan.rounds, 1)
        for table, each in enumerate(tables, 1)
        for person in _at(each, people)
    ]
    unmet = [
        ("", "", game_title(game), *_person(words.NOT_MET, people[user]))
        for user, game in plan.unmet
    ]
    return csv_file(words.PLAN, [*rows, *unmet])


def _said(evening: Evening, registration: Registration) -> tuple[str, ...]:
    answer = registration.answer
    return (
        user_id(registration.user),
        text(registration.name),
        answer.experience,
        text(", ".join(answer.times)),
        text(answer.remark),
        words.YES if answer.remind else words.NO,
        moment(registration.since, evening.zone),
        moment(registration.changed, evening.zone),
    )


def _stands(standing: Standing, user: int) -> str:
    waits = standing.waits(user)
    if waits is not None:
        return words.waiting(waits)
    return words.YES if user in standing.placed else ""


def _at(table: PlannedTable, people: dict[int, Wish]) -> Iterator[tuple[str, str, str, str]]:
    if table.staff is not None:
        yield words.STAFF, "", text(table.staff), ""
    for user in table.guests:
        yield _person(words.TEACHER if user == table.teacher else words.GUEST, people[user])


def _person(part: str, wish: Wish) -> tuple[str, str, str, str]:
    return part, user_id(wish.user), text(wish.name), wish.experience
