"""Whoever waits to show something shows the newest, and no table waits for hands."""

from __future__ import annotations

import asyncio

from bot.chat.stage import HANDS_AT_ONCE, Stage
from tests.chat.evening import Evening


def stage_of(tonight: Evening) -> Stage:
    stage = tonight.bot.house.presenter._stage
    assert stage is not None
    return stage


async def test_who_had_to_wait_shows_the_newest_and_nothing_before_it(tonight: Evening) -> None:
    await tonight.dealt()
    await tonight.until(lambda: " leads." in tonight.last.text)
    before = tonight.last.edits
    async with stage_of(tonight).venue(tonight.room.id, public=True).turn():
        for _ in range(3):
            await tonight.play()
        assert tonight.last.edits == before
    laid = [tonight.words_of(card) for card in tonight.baize.trick.cards]
    await tonight.until(lambda: all(each in tonight.last.text for each in laid))
    assert len(laid) == 3
    assert tonight.last.edits == before + 1


async def test_a_table_is_shown_although_hands_wait_for_each_other(tonight: Evening) -> None:
    await tonight.dealt()
    await tonight.until(lambda: " leads." in tonight.last.text)
    await tonight.letter(tonight.sitting_at(tonight.on_turn()))
    hands = stage_of(tonight)._hands
    for _ in range(HANDS_AT_ONCE):
        await hands.acquire()
    await tonight.play()
    await tonight.until(lambda: "played the" in tonight.last.text)


async def test_one_look_at_a_channel_serves_all_its_tables(tonight: Evening) -> None:
    people = tonight.people[:3]
    for host in people:
        await host.slash(tonight.room, "brag")
    tables, guest = tonight.hall.tables, tonight.people[3]
    await tonight.until(lambda: len(tonight.public) == len(tables))
    stage_of(tonight).venue(tonight.room.id, public=True)._looked = None  # It was long ago.
    await asyncio.gather(*(each.sit(guest.id, guest.name) for each in tables))
    await tonight.until(lambda: all(guest.name in each.text for each in tonight.public))
    path = f"/channels/{tonight.room.id}/messages"
    looks = [each for each in tonight.practice.log if (each.method, each.path) == ("GET", path)]
    assert len(looks) == 1
