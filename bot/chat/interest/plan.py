"""A plan of an evening, for an organiser: asked from what people said, and told in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.chat.interest.lists import Listing
from bot.chat.interest.opening import Ident
from bot.chat.interest.shortfall import shortfall
from bot.chat.interest.words import game_title, title_of
from bot.chat.sheet import Button, TableSheet, in_rows
from bot.chat.wording import escaped, listed
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
        f"**Round {number}**\n"
        + ("\n".join(_table(each, names) for each in tables) or "- no table")
        for number, tables in enumerate(plan.rounds, 1)
    )
    body = "\n".join([*_outcome(plan), *shortfall(listing, problem, plan), *rounds])
    foot = "\n".join(filter(None, ("-# Everything is in the file.", listing.doubts)))
    head = f"### A plan for {title_of(listing.evening)}\n{_met(plan)}"
    return TableSheet(head, body, foot, rows=in_rows([*_openers(plan, kept)]))


def _openers(plan: Plan, kept: Sequence[int]) -> Iterable[Button]:
    for number, (tables, round_) in enumerate(zip(plan.rounds, kept, strict=True), 1):
        if tables:
            label = "Open these tables" if len(kept) == 1 else f"Open the tables of round {number}"
            yield Button(label, str(Ident("ask", round_)), "good")


def _met(plan: Plan) -> str:
    if not plan.wishes:
        return "Nobody has wished for anything, so there is nothing to plan."
    met = f"**{plan.met:,} of {plan.wishes:,} wishes are met**"
    if plan.proved:
        return f"{met}, and no plan can meet more."
    return f"{met}; no plan can meet more than {plan.bound:,}."


def _outcome(plan: Plan) -> Iterable[str]:
    gains = {"table": plan.one_more_table, **plan.one_more_helper}
    worth = [f"one more {what} {_gain(wishes)}" for what, wishes in gains.items() if wishes]
    if worth:
        yield f"{listed(worth).capitalize()}."
    elif plan.unmet:
        yield "Neither a table more nor anybody of the staff would change that."


def _gain(wishes: int) -> str:
    return f"could meet {wishes:,} more"


def _table(table: PlannedTable, names: Mapping[int, str]) -> str:
    guests = [
        names[each] + (" (teaches)" if each == table.teacher else "") for each in table.guests
    ]
    staff = "" if table.staff is None else f", with {escaped(table.staff)}"
    return f"- {game_title(table.game)}{staff}: {', '.join(guests)}"
