"""Why some of the wishes are not met by a plan, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.chat.interest.lists import Listing
from bot.chat.words import organising as words
from bot.interest.planning import Plan, Problem
from bot.interest.programme import BY_NAME, Programme, in_order
from bot.interest.standing import standings


def shortfall(listing: Listing, problem: Problem, plan: Plan) -> Iterator[str]:
    """What is not met and why, a line a game; and who is not in the plan at all."""
    short = Counter(game for _, game in plan.unmet)
    if short:
        yield words.NOT_MET
    for game in in_order(short):
        yield _why(BY_NAME[game], short[game], problem, plan)
    if any(_lacks_staff(BY_NAME[game], problem) for game in short):
        yield words.STAFF
    held = standings(listing.evening, listing.people)
    waiting = [(game, len(each.waiting)) for game, each in held.items() if each.waiting]
    if waiting:
        yield words.not_in_plan(waiting)


def _why(game: Programme, short: int, problem: Problem, plan: Plan) -> str:
    wanting = sum(game.name in wish.games for wish in problem.wishes)
    tables = sum(each.game == game.name for round_ in plan.rounds for each in round_)
    if wanting < game.least:
        return words.too_few(game.name, short, game.least, wanting)
    if game.staff is not None and _lacks_staff(game, problem):
        return words.no_staff(game.name, short, game.staff)
    if not tables:
        return words.no_table_left(game.name, short)
    return words.no_seat(game.name, short, tables)


def _lacks_staff(game: Programme, problem: Problem) -> bool:
    """Whether a game needs somebody of the staff, and there is nobody for it."""
    return game.staff is not None and all(game.name not in each.games for each in problem.staff)
