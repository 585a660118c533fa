"""Places, waiting lists and counts."""

from __future__ import annotations

from dataclasses import replace

from bot.interest.agenda import LINGERS, in_turn
from bot.interest.counts import counted
from bot.interest.standing import Moved, moved_up, standings
from bot.interest.values import Answer, Evening, Experience, Registration

EVENING = Evening(
    "e", 1, "Cards", 1_000, "UTC", 1_000, ("whist", "brag", "hazard"), {"whist": 2}, True
)


def said(
    user: int, *games: str, experience: Experience = "played", since: int = 0, **asked: int
) -> Registration:
    answer = Answer(games, experience, (), "", remind=False)
    return Registration(user, f"P{user}", answer, since or user, since or user, asked)


def test_the_first_come_have_the_places() -> None:
    people = [said(3, "whist", "brag"), said(1, "whist"), said(2, "whist", "hazard")]
    whist = standings(EVENING, people)["whist"]
    assert (whist.placed, whist.waiting) == ((1, 2), (3,))
    assert (whist.waits(3), whist.waits(1)) == (1, None)
    assert standings(EVENING, people)["brag"].placed == (3,)


def test_who_adds_a_game_later_stands_behind_those_who_asked_before() -> None:
    people = [
        said(1, "brag", "whist", since=1, brag=1, whist=9),
        said(2, "whist"),
        said(3, "whist"),
    ]
    assert standings(EVENING, people)["whist"].waiting == (1,)


def test_a_place_set_free_goes_to_the_next() -> None:
    people = [said(user, "whist", "brag") for user in (1, 2, 3, 4)]
    before, after = standings(EVENING, people), standings(EVENING, people[1:])
    assert moved_up(before, after) == (Moved(3, "whist"),)
    wider = standings(replace(EVENING, capacity={"whist": 4}), people)
    assert moved_up(before, wider) == (Moved(3, "whist"), Moved(4, "whist"))
    assert moved_up(before, before) == ()


def test_people_count_once_however_many_games_they_like() -> None:
    people = [
        said(1, "whist", "brag", "hazard", experience="teach"),
        said(2, "whist", experience="new"),
        said(3, "whist", experience="new", since=30),
    ]
    counts = counted(EVENING, people)
    assert (counts.people, counts.teachers, counts.newcomers, counts.since) == (3, 1, 2, 1)
    whist, brag, hazard = counts.games
    assert (whist.interested, whist.waiting, whist.places, whist.teachers) == (3, 1, 2, 1)
    assert (brag.interested, hazard.interested, hazard.since) == (1, 1, 1)


def test_nobody_is_nought() -> None:
    counts = counted(EVENING, [])
    assert (counts.people, counts.since) == (0, None)
    assert [each.interested for each in counts.games] == [0, 0, 0]


def test_the_evening_at_hand_comes_first() -> None:
    general, past = replace(EVENING, id="g", at=None), replace(EVENING, id="p", at=-LINGERS)
    tonight, later = replace(EVENING, id="t", at=100), replace(EVENING, id="l", at=900)
    assert [each.id for each in in_turn([past, later, general, tonight], 500)] == [
        "t",
        "l",
        "g",
        "p",
    ]
