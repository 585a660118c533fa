"""Why some of the wishes are not met by a plan, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from bot.chat.interest.lists import Listing
from bot.chat.interest.words import game_title
from bot.chat.wording import listed
from bot.interest.planning import Plan, Problem
from bot.interest.programme import BY_NAME, Programme, in_order
from bot.interest.standing import standings

STAFF: Final = (
    "-# The bot deals and pays by itself; a croupier or groom-porter is one of the staff, who looks"
    " after a table and does not play. Name whom you have: `staff: Tom: hazard`."
)


def shortfall(listing: Listing, problem: Problem, plan: Plan) -> Iterator[str]:
    """What is not met and why, a line a game; and who is not in the plan at all."""
    short = Counter(game for _, game in plan.unmet)
    if short:
        yield "Not met:"
    for game in in_order(short):
        yield f"- {game_title(game)} {short[game]:,}: {_why(BY_NAME[game], problem, plan)}"
    if any(_lacks_staff(BY_NAME[game], problem) for game in short):
        yield STAFF
    held = standings(listing.evening, listing.people)
    waiting = [
        f"{game_title(game)} {len(each.waiting):,}" for game, each in held.items() if each.waiting
    ]
    if waiting:
        yield f"Not in the plan, as they wait for a place: {listed(waiting)}."


def _why(game: Programme, problem: Problem, plan: Plan) -> str:
    wanting = sum(game.name in wish.games for wish in problem.wishes)
    tables = sum(each.game == game.name for round_ in plan.rounds for each in round_)
    if wanting < game.least:
        return f"a table needs {game.least}, and there are {wanting:,}"
    if _lacks_staff(game, problem):
        return f"a table needs a {game.staff}, and nobody is named who can run it"
    if not tables:
        return "no table is left for it"
    at = "its table has" if tables == 1 else f"its {tables:,} tables have"
    return f"{at} no seat for them when they are free"


def _lacks_staff(game: Programme, problem: Problem) -> bool:
    """Whether a game needs somebody of the staff, and there is nobody for it."""
    return game.staff is not None and all(game.name not in each.games for each in problem.staff)
