"""Somebody sets the machine's clock, while people play or while the bot is down."""

from __future__ import annotations

import asyncio
import re
import time

import pytest

from tests.faults.night import Night

DAY, HOUR = 86_400, 3_600
TURN = 30
"""Seconds for a turn, at four times the usual pace."""
SLACK = 10
"""Seconds by which a wait may be longer after a start: the heart beats every five."""

jumps = pytest.mark.parametrize("jump", [DAY, -HOUR])


def set_clock(tonight: Night, jump: int) -> None:
    (tonight.house.folder / "clock").write_text(str(jump))


def time_is_up(tonight: Night) -> int:
    """When the table says that it will be, in seconds of the machine's first clock."""
    found = re.search(r"time is up <t:(\d+):R>", tonight.table.text)
    assert found is not None
    return int(found[1])


@jumps
async def test_a_clock_set_while_people_play_moves_no_deadline(tonight: Night, jump: int) -> None:
    await tonight.dealt()
    before = tonight.books()
    set_clock(tonight, jump)
    await asyncio.sleep(1)
    assert tonight.books() == before
    await tonight.play_on()
    assert "did not answer" not in tonight.table.text
    assert 0 < time_is_up(tonight) - time.time() <= TURN + 1
    await tonight.played_out()
    await tonight.is_settled()


@jumps
async def test_a_clock_set_while_the_bot_was_down_leaves_everybody_the_time_there_was(
    tonight: Night, jump: int
) -> None:
    await tonight.dealt()
    await tonight.house.kill()
    before, shown = tonight.books(), time_is_up(tonight)
    set_clock(tonight, jump)
    await tonight.house.open()
    await tonight.until(lambda: time_is_up(tonight) != shown)
    assert 0 < time_is_up(tonight) - (time.time() + jump) <= TURN + SLACK
    await asyncio.sleep(1)
    assert tonight.books() == before
    await tonight.played_out()
    await tonight.is_settled()
    said = [each for each in tonight.room.messages.values() if each.only_for is None]
    assert len(said) <= 2
