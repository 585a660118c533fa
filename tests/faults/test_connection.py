"""Discord is away, says "too many requests", or drops the line."""

from __future__ import annotations

import asyncio

import pytest

from tests.faults.night import NAMES, Night

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
