"""Discord is away, says "too many requests", or drops the line."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path

import pytest

from tests.faults.night import NAMES, Night, night

BACK = 40.0
"""Seconds within which the bot has found the way back: it knocks less and less often."""


async def test_discord_down_for_ten_minutes_loses_nothing(tonight: Night) -> None:
    """A move goes into the books, and is to be seen by nobody for all that time."""
    await tonight.dealt()
    before, shown, name = tonight.books(), tonight.table.text, tonight.on_turn
    assert name is not None
    tonight.practice.faults.refuse(503, method="PATCH", lasting=600)
    await tonight.act()
    await tonight.practice.go_down()
    written = tonight.books()
    assert len(written["moves"]) == len(before["moves"]) + 1
    tonight.practice.clock.advance(600)
    tonight.people["Ada"].say(tonight.room, "Is anybody there?")
    assert (await tonight.people[name].click(tonight.table, "Fold")).failed
    await asyncio.sleep(2)
    assert tonight.books() == written
    assert tonight.table.text == shown
    await tonight.practice.come_back()
    await tonight.until(lambda: tonight.table.text != shown, within=BACK)
    await tonight.until(lambda: tonight.practice.gateway.connected, within=BACK)
    assert tonight.books() == written
    await tonight.played_out()
    await tonight.is_settled()
    assert [len(tonight.letters(name)) for name in NAMES] == [1, 1, 1]


HURRY, TURN = 30, 4.0
"""At such a pace a turn has so many seconds."""


async def test_nobody_is_played_for_while_discord_is_away(tmp_path: Path) -> None:
    """Afterwards whoever is on turn has the time that was left, and the table says so."""
    async with night(tmp_path, HURRY) as tonight:
        await tonight.dealt()
        await tonight.play_on()
        await asyncio.sleep(1)
        before, name, ends = tonight.books(), tonight.on_turn, time_is_up(tonight)
        gone = time.time()
        await tonight.practice.go_down()
        await asyncio.sleep(2.2 * TURN)
        assert tonight.books() == before
        await tonight.practice.come_back()
        await tonight.until(lambda: tonight.practice.gateway.connected, within=BACK)
        back = time.time()
        assert tonight.books() == before
        await tonight.until(lambda: time_is_up(tonight) != ends)
        assert tonight.on_turn == name
        assert time_is_up(tonight) - ends == pytest.approx(back - gone, abs=1.5)
        await tonight.until(lambda: tonight.on_turn != name)
        assert f"(Played for {name}, who did not answer.)" in tonight.table.text
        assert time.time() == pytest.approx(ends + back - gone, abs=1.5)


async def test_a_start_that_discord_is_slow_to_let_in_costs_nobody_time(tmp_path: Path) -> None:
    async with night(tmp_path, HURRY) as tonight:
        await tonight.dealt()
        await tonight.house.kill()
        before = tonight.books()
        tonight.practice.faults.slow(2 * TURN, method="PUT", path="/commands$")
        await tonight.house.open()
        assert tonight.books() == before
        await tonight.play_on()
        assert "did not answer" not in tonight.table.text


def time_is_up(tonight: Night) -> int:
    """When the table says that it will be, in seconds since the epoch."""
    found = re.search(r"time is up <t:(\d+):R>", tonight.table.text)
    assert found is not None
    return int(found[1])


@pytest.mark.parametrize("everywhere", [False, True])
async def test_a_storm_of_too_many_requests_only_delays_what_is_shown(
    tonight: Night, everywhere: bool
) -> None:
    await tonight.seated()
    tonight.practice.faults.limit(0.2, everywhere=everywhere, path="^/channels/", lasting=3)
    await tonight.press("Ada", "Begin")
    await tonight.until(lambda: not tonight.practice.faults.in_force())
    refused = [entry for entry in tonight.practice.log if entry.status == 429]
    assert 1 <= len(refused) <= 60
    await tonight.until(lambda: all(tonight.letters(name) for name in NAMES))
    await tonight.played_out()
    await tonight.is_settled()
    assert [len(tonight.letters(name)) for name in NAMES] == [1, 1, 1]
    assert len(tonight.tables) == 1


async def test_a_ban_at_the_edge_only_delays_what_is_shown(tonight: Night) -> None:
    """A 429 that comes from before Discord names no time at which to come back."""
    await tonight.dealt()
    shown = tonight.table.text
    tonight.practice.faults.refuse(429, path="^/channels/", lasting=3)
    await tonight.act()
    await tonight.until(lambda: 429 in [entry.status for entry in tonight.practice.log])
    await tonight.until(lambda: not tonight.practice.faults.in_force())
    refused = [entry for entry in tonight.practice.log if entry.status == 429]
    assert len(refused) < 20
    await tonight.until(lambda: tonight.table.text != shown)
    await tonight.played_out()
    await tonight.is_settled()


@pytest.mark.parametrize("resumed", [True, False])
async def test_the_line_drops_and_the_game_goes_on(tonight: Night, resumed: bool) -> None:
    """What was pressed in the gap counts once the line is resumed; a new session never hears it."""
    await tonight.dealt()
    before, shown = tonight.books(), tonight.table.text
    gateway = tonight.practice.gateway
    await (gateway.cut() if resumed else gateway.close(4009))
    answer = await tonight.act()
    assert bool(answer.failed) != resumed
    await tonight.until(lambda: gateway.connected, within=BACK)
    assert len(tonight.books()["moves"]) == len(before["moves"]) + resumed
    if resumed:
        await tonight.until(lambda: tonight.table.text != shown)
    await tonight.played_out()
    await tonight.is_settled()
