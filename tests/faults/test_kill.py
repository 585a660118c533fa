"""The power goes at every point of a deal at which something is written, and comes back."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.practice.interactions import Interaction
from tests.evening.house import ROOT
from tests.faults.night import NAMES, Books, Night, night, unanswered

PLUG = str(ROOT / "tests" / "faults" / "plug.py")


@pytest.fixture
async def tonight(tmp_path: Path) -> AsyncIterator[Night]:
    async with night(tmp_path, program=(PLUG,)) as tonight:
        yield tonight


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
    points = 0
    while not tonight.is_over():
        points += 1
        await survives(tonight, tonight.act)
    assert points == 4
    await tonight.is_settled()
    assert [len(tonight.letters(name)) for name in NAMES] == [1, 1, 1]
    assert len(tonight.tables) == 1


async def survives(tonight: Night, deed: Callable[[], Awaitable[Interaction]] | None) -> None:
    """Something happens, and the power goes: before it is written, and again after that.

    Without a deed it happens by itself: the pack is dealt.
    """
    before = tonight.books()
    armed(tonight, "before")
    await power_goes(tonight, deed)
    assert tonight.books() == before
    armed(tonight, "after")
    await (tonight.house.start() if deed is None else tonight.house.open())
    await power_goes(tonight, deed)
    after = tonight.books()
    assert len(after["causes"]) == len(before["causes"]) + 1
    await tonight.is_sound()
    await tonight.house.open()
    await tonight.until(lambda: tonight.is_over() or tonight.move == move(after))


def armed(tonight: Night, when: str) -> None:
    (tonight.house.folder / "plug").write_text(when)


async def power_goes(tonight: Night, deed: Callable[[], Awaitable[Interaction]] | None) -> None:
    pressing = None if deed is None else asyncio.ensure_future(deed())
    assert await tonight.house.ended() == -signal.SIGKILL
    if pressing is not None:
        answer = await unanswered(tonight, pressing)
        assert answer is not None
        assert answer.failed


def move(books: Books) -> int:
    """The move at which the table stands."""
    ((_, _, state),) = books["tables"]
    return int(json.loads(str(state))["move"])
