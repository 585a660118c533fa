"""Why wishes are not met by a plan: for each game in its own words."""

from __future__ import annotations

from bot.chat.interest.lists import Listing
from bot.chat.interest.plan import problem_of
from bot.chat.interest.shortfall import shortfall
from bot.chat.words.organising import STAFF
from bot.interest.planning import Helper
from bot.interest.planning.solving import plan
from bot.interest.programme import GAMES, PROGRAMME
from bot.interest.values import Answer, Evening, Registration


def told(
    *wants: str, places: dict[str, int] | None = None, staff: tuple[Helper, ...] = ()
) -> list[str]:
    """What is said of a plan with one table and one round; each guest wants games by name."""
    people = [
        Registration(user, f"P{user}", Answer(tuple(games.split()), "played", (), "", False), 1, 1)
        for user, games in enumerate(wants, 1)
    ]
    evening = Evening("a", 1, "Cards", None, "UTC", None, GAMES, places or {}, True)
    listing = Listing(evening, people, {}, doubt=False)
    problem = problem_of(listing, 1, staff, 1)
    return [*shortfall(listing, problem, plan(problem, PROGRAMME))]


def test_nothing_is_said_where_all_is_met() -> None:
    assert told(*["whist"] * 4) == []


def test_a_game_for_which_there_are_too_few() -> None:
    assert told(*["whist"] * 3) == ["Not met:", "- Whist 3: a table needs 4, and there are 3"]


def test_a_game_that_nobody_of_the_staff_can_run() -> None:
    why = "a table needs a groom-porter, and nobody is named who can run it"
    assert told("hazard", "hazard") == ["Not met:", f"- Hazard 2: {why}", STAFF]
    assert told("hazard", "hazard", staff=(Helper("Tom", ("hazard",)),)) == []


def test_a_game_for_which_there_is_no_table_or_no_seat() -> None:
    assert told(*["whist"] * 5, "poch", "poch", "poch") == [
        "Not met:",
        "- Whist 1: its table has no seat for them when they are free",
        "- Poch 3: no table is left for it",
    ]


def test_who_waits_for_a_place_is_not_in_the_plan() -> None:
    line = "Not in the plan, as they wait for a place: Whist 2."
    assert told(*["whist"] * 6, places={"whist": 4}) == [line]
