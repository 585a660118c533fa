"""The power goes at every point of a deal at which something is written, and comes back."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import Awaitable, Callable

import pytest

from bot.practice.interactions import Interaction
from tests.faults.night import LOST, NAMES, Books, Night


async def test_a_kill_before_or_after_any_change_leaves_it_wholly_undone_or_done(
    tonight: Night,
) -> None:
    for person in tonight.people.values():
        await person.slash(tonight.room, "chips balance")
    await survives(tonight, tonight.asked)
    await survives(tonight, lambda: tonight.press("Ben", "Take a seat"))
    await survives(tonight, lambda: tonight.press("Clo", "Take a seat"))
    await survives(tonight, lambda: tonight.press("Ada", "Begin"))
    await survives(tonight, None)
    await tonight.until(lambda: all(tonight.letters(name) for name in NAMES))
    points = 0
    while not tonight.is_closed():
        points += 1
        await survives(tonight, tonight.act)
    assert points == 4
    await tonight.is_settled()
    assert [len(tonight.letters(name)) for name in NAMES] == [1, 1, 1]
    assert len(tonight.tables) == 1


@pytest.mark.parametrize("when", ["before note", "after note"])
async def test_a_kill_where_a_message_is_noted_neither_loses_nor_doubles_it(
    tonight: Night, when: str
) -> None:
    tonight.pull_plug(when)
    await power_goes(tonight, tonight.asked)
    await tonight.house.open()
    await tonight.until(lambda: bool(tonight.tables))
    for name in NAMES[1:]:
        await tonight.press(name, "Take a seat")
    await tonight.press("Ada", "Begin")
    tonight.pull_plug(when)
    await power_goes(tonight, None)
    await tonight.house.open()
    await tonight.until(lambda: tonight.on_turn is not None)
    await tonight.until(lambda: all(tonight.letters(name) for name in NAMES))
    await tonight.played_out()
    await tonight.is_settled()
    assert [len(tonight.letters(name)) for name in NAMES] == [1, 1, 1]
    assert len(tonight.tables) == 1


async def survives(tonight: Night, deed: Callable[[], Awaitable[Interaction]] | None) -> None:
    """Something happens, and the power goes: before it is written, and again after that.

    Without a deed it happens by itself: the pack is dealt.
    """
    before = tonight.books()
    tonight.pull_plug("before")
    await power_goes(tonight, deed)
    assert tonight.books() == before
    tonight.pull_plug("after")
    await (tonight.house.start() if deed is None else tonight.house.open())
    await power_goes(tonight, deed)
    after = tonight.books()
    assert len(after["causes"]) == len(before["causes"]) + 1
    await tonight.is_sound()
    await tonight.house.open()
    await tonight.until(lambda: tonight.is_closed() or tonight.move == move(after))


async def power_goes(tonight: Night, deed: Callable[[], Awaitable[Interaction]] | None) -> None:
    pressing = None if deed is None else asyncio.ensure_future(deed())
    assert await tonight.house.ended() == -signal.SIGKILL
    if pressing is not None:
        tonight.practice.clock.advance(LOST)
        await pressing


def move(books: Books) -> int:
    """The move at which the table stands."""
    ((_, _, state),) = books["tables"]
    return int(json.loads(str(state))["move"])
