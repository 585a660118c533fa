"""A thousand presses by one person within seconds: each is answered, and none leaves a trace."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import pytest

from bot.chat.bot import CONNECTIONS
from bot.practice.interactions import Interaction
from bot.practice.people import Person
from tests.abuse.scene import (
    is_answered_quietly,
    pinged,
    pressed,
    public,
    quiet_word,
    scene,
    standing,
)
from tests.chat.evening import Evening

pytestmark = pytest.mark.xdist_group("floods")
"""Discord waits three seconds: two floods at a time on one machine are answered too late."""

FLOOD: Final = 1_000
AT_ONCE: Final = 100
"""So many presses are under way at the same time."""
HOUSE: Final = re.compile("/bot/(?:chat|tables|store)/|/discord/")
LISTENING: Final = 3
"""Tasks of a bot to which nobody speaks."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the books are."""
    return tmp_path / "parlour.sqlite3"


async def flooded(press: Callable[[], Awaitable[Interaction]]) -> list[Interaction]:
    """A thousand presses by one person."""
    answers: list[Interaction] = []
    for _ in range(FLOOD // AT_ONCE):
        answers += await asyncio.gather(*(press() for _ in range(AT_ONCE)))
    return answers


async def is_idle(tonight: Evening) -> None:
    """The house comes to rest: nothing is queued, nothing under way but its listening."""
    await tonight.until(lambda: len(_under_way()) <= LISTENING, within=20)


def _under_way() -> list[str]:
    """The tasks of the bot; the stand-in has some of its own in this process."""
    codes = [getattr(each.get_coro(), "cr_code", None) for each in asyncio.all_tasks()]
    return [each.co_qualname for each in codes if each and HOUSE.search(each.co_filename)]


@pytest.mark.parametrize(
    ("button", "word"),
    [
        ("Take a seat", "You have a seat at this table "),
        ("Begin", "Only the host of the table can do that: Ann."),
        ("Rules", "### Whist"),
    ],
)
async def test_a_thousand_presses_in_the_lobby_seat_nobody_twice(
    tonight: Evening, path: Path, button: str, word: str
) -> None:
    await tonight.lobby()
    ben = tonight.people[1]
    await tonight.press(ben, "Take a seat")
    await tonight.settled()
    before, shown = scene(tonight, path), len(public(tonight))
    message = tonight.shown
    answers = await flooded(lambda: ben.click(message, button))
    await is_idle(tonight)
    assert all(is_answered_quietly(each) for each in answers)
    assert {quiet_word(each)[: len(word)] for each in answers} == {word}
    assert scene(tonight, path) == before
    assert len(public(tonight)) == shown


async def test_a_flood_opens_no_flood_of_connections(tonight: Evening) -> None:
    await tonight.lobby()
    ben, message, most = tonight.people[1], tonight.shown, 0
    presses = asyncio.gather(*(ben.click(message, "Rules") for _ in range(CONNECTIONS * 2)))
    while not presses.done():
        most = max(most, len(tonight.bot.http.connector._acquired))
        await asyncio.sleep(0)
    assert 1 < most <= CONNECTIONS


async def test_one_seat_is_taken_once_by_a_thousand_presses(tonight: Evening) -> None:
    await tonight.lobby()
    ben, message = tonight.people[1], tonight.shown
    answers = await flooded(lambda: ben.click(message, "Take a seat"))
    assert not any(each.failed for each in answers)
    assert sum(guest is not None for guest in tonight.table.state.guests) == 2
    assert await tonight.purse(ben) == 1_000 - tonight.table.charter.buy_in


@pytest.mark.parametrize("button", ["My hand", "More"])
async def test_a_thousand_looks_at_a_hand_cost_nobody_his_turn(
    tonight: Evening, path: Path, button: str
) -> None:
    await tonight.dealt()
    await tonight.until(lambda: tonight.offers(button))
    looker = tonight.people[1]
    before, move = standing(tonight, path), tonight.table.state.move
    message = tonight.last
    answers = await flooded(lambda: looker.click(message, button))
    assert all(is_answered_quietly(each) for each in answers)
    assert standing(tonight, path) == before
    await tonight.play()
    assert tonight.table.state.move > move
    await is_idle(tonight)


async def test_one_card_is_played_by_a_thousand_choices_of_it(tonight: Evening) -> None:
    await tonight.dealt()
    person: Person = tonight.sitting_at(tonight.on_turn())
    letter = await tonight.letter(person)
    menu = letter.selects[0]
    move, value = tonight.table.state.move, menu.options[0].value
    # All of these are made before the first of them is answered.
    presses = [person.choose(letter, menu.custom_id, value) for _ in range(AT_ONCE)]
    answers = await asyncio.gather(*presses)
    while len(answers) < FLOOD:
        answers.append(await pressed(tonight, person, letter, menu.custom_id, value))
    assert not any(each.failed for each in answers)
    assert tonight.table.state.move == move + 1
    assert sum(quiet_word(each) == "The table has moved on." for each in answers) == FLOOD - 1
    await is_idle(tonight)
    assert pinged(public(tonight)) == []
