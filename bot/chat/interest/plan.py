"""A plan of an evening, for an organiser: asked from what people said, and told in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.chat.interest.lists import Listing
from bot.chat.interest.opening import Ident
from bot.chat.interest.shortfall import shortfall
from bot.chat.sheet import Button, TableSheet, in_rows
from bot.chat.wording import escaped, sentences
from bot.chat.words import organising as words
from bot.interest.planning import Helper, Plan, PlannedTable, Problem, Wish
from bot.interest.standing import standings


def problem_of(listing: Listing, tables: int, staff: tuple[Helper, ...], rounds: int) -> Problem:
    """What is to be planned: the wishes of those who have a place, where places are numbered."""
    held = standings(listing.evening, listing.people)
    wishes = (
        Wish(
            user=each.user,
            name=listing.name(each),
            games=tuple(game for game in each.answer.games if each.user in held[game].placed),
            experience=each.answer.experience,
        )
        for each in listing.people
    )
    return Problem(tuple(each for each in wishes if each.games), tables, staff, rounds)


def plan_sheet(listing: Listing, problem: Problem, plan: Plan, kept: Sequence[int]) -> TableSheet:
    """A plan in words, and its rounds to be opened by their ids; the rest stands in its file."""
    names = {each.user: escaped(each.name) for each in problem.wishes}
    rounds = (
        line
        for number, tables in enumerate(plan.rounds, 1)
        for line in _round(number, tables, names)
    )
    body = "\n".join([*_outcome(plan), *shortfall(listing, problem, plan), *rounds])
    foot = "\n".join(filter(None, (words.IN_FILE, listing.doubts)))
    head = words.plan(listing.evening, _met(plan))
    return TableSheet(head, body, foot, rows=in_rows([*_openers(plan, kept)]))


def _openers(plan: Plan, kept: Sequence[int]) -> Iterable[Button]:
    for number, (tables, round_) in enumerate(zip(plan.rounds, kept, strict=True), 1):
        if tables:
            label = words.OPEN_TABLES if len(kept) == 1 else words.open_round(number)
            yield Button(label, str(Ident("ask", round_)), "good")


def _met(plan: Plan) -> str:
    if not plan.wishes:
        return words.NOTHING_TO_PLAN
    if plan.proved:
        return words.best(plan.met, plan.wishes)
    return words.good(plan.met, plan.wishes, plan.bound)


def _outcome(plan: Plan) -> Iterable[str]:
    gains = [words.table_would_help(plan.one_more_table)] if plan.one_more_table else []
    gains += [
        words.helper_would_help(helper, wishes)
        for helper, wishes in plan.one_more_helper.items()
        if wishes
    ]
    if gains:
        yield sentences(*gains)
    elif plan.unmet:
        yield words.NO_GAIN


def _round(number: int, tables: Sequence[PlannedTable], names: Mapping[int, str]) -> Iterable[str]:
    yield words.round_(number)
    if not tables:
        yield words.NO_TABLE
    for each in tables:
        guests = [
            words.teaches(names[user]) if user == each.teacher else names[user]
            for user in each.guests
        ]
        staff = None if each.staff is None else escaped(each.staff)
        yield words.table(each.game, staff, guests)
