"""An evening in a browser: the room as a process, the real bot in it, and people who click."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from tests.evening.practice_room import Room, bot_of, room
from tests.page.evening.guest import SOON, Guest, guest

pytestmark = [
    pytest.mark.asyncio(loop_scope="session"),
    # The room hurries, so that an evening is short; two of them at once would hurry too much.
    pytest.mark.xdist_group("evening"),
]


@pytest_asyncio.fixture(loop_scope="session")
async def club(browser: Browser, tmp_path: Path) -> AsyncIterator[Room]:
    assert browser.is_connected()
    async with room(tmp_path / "room") as opened:
        yield opened


@pytest.fixture
def folder(tmp_path: Path, club: Room) -> Path:
    assert club.lines
    return tmp_path / "room"


async def test_a_whole_deal_of_whist_is_played_by_clicking(browser: Browser, club: Room) -> None:
    async with guest(browser, club.address, "ada") as ada:
        await ada.open_whist()
        await expect(ada.button("My hand")).to_be_visible(timeout=SOON)
        await ada.go("Parlour")
        played: list[str] = []
        while len(played) < 13:
            assert len(await _hand_of(ada, 13 - len(played))) == 13 - len(played)
            played.append(await ada.play_first())
        assert len(set(played)) == 13
        await ada.go("card-room")
        await expect(ada.timeline.get_by_text("scored")).to_be_visible(timeout=SOON)
        table = ada.timeline.get_by_role("img").last
        assert "Score" in (await table.get_attribute("alt") or "")


async def _hand_of(who: Guest, cards: int) -> set[str]:
    """The hand in view, as its picture is described, as soon as it has so many cards."""
    picture = who.timeline.get_by_role("img").last
    async with asyncio.timeout(SOON / 1000):
        while len(hand := _cards(await picture.get_attribute("alt") or "")) != cards:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    return hand


def _cards(alt: str) -> set[str]:
    suits = [row.split() for row in alt.split(" · ")]
    return {rank + suit for suit, *ranks in suits for rank in ranks}


async def test_two_windows_show_two_hands_and_nobody_elses(browser: Browser, club: Room) -> None:
    async with (
        guest(browser, club.address, "ada") as ada,
        guest(browser, club.address, "ben") as ben,
        guest(browser, club.address, "clara") as clara,
    ):
        await ada.command("whist")
        await ben.press("Take a seat")
        await ada.press("Fill with computer players")
        await expect(ada.timeline.get_by_text("Colonel Pam").last).to_be_visible(timeout=SOON)
        await ada.press("Begin")
        for each in (ada, ben):
            await each.go("Parlour")
        hands = [await _hand_of(each, 13) for each in (ada, ben)]
        assert not hands[0] & hands[1]
        await clara.go("Parlour")
        await expect(clara.timeline.get_by_role("img")).to_have_count(0)
        await clara.go("card-room")
        await expect(clara.timeline.get_by_role("img")).to_have_count(1)
        await expect(clara.timeline.get_by_text("Only you can see this")).to_have_count(0)


async def test_a_panel_changes_where_it_stands_and_a_form_changes_it(
    browser: Browser, club: Room
) -> None:
    async with guest(browser, club.address, "harriet") as harriet:
        await harriet.command("me settings")
        await harriet.press("Use words only")
        await expect(harriet.button("Use pictures, too")).to_be_visible(timeout=SOON)
        await harriet.command("house settings")
        await harriet.press("Allowance…")
        form = harriet.window.get_by_role("dialog", name="Daily allowance")
        await form.get_by_role("textbox", name="Fill a purse up to").fill("500")
        await form.get_by_role("button", name="Submit").click()
        await expect(form).to_have_count(0, timeout=SOON)
        stands = harriet.timeline.get_by_text("up to 500 chips, for whoever has fewer than 200")
        await expect(stands).to_be_visible(timeout=SOON)


async def test_a_press_that_nobody_answers_fails_in_discords_words(
    browser: Browser, club: Room, folder: Path
) -> None:
    async with guest(browser, club.address, "ada") as ada:
        await ada.command("whist")
        await expect(ada.button("Begin")).to_be_visible(timeout=SOON)
        os.kill(bot_of(folder), signal.SIGKILL)
        await ada.press("Rules")
        failed = ada.timeline.get_by_text("This interaction failed")
        await expect(failed).to_be_visible(timeout=SOON)
        await ada.window.keyboard.press("F2")
        await ada.window.get_by_role("button", name=re.compile("^Restart")).click()
        await club.until("The bot is on line")
        await ada.press("Rules")
        rules = ada.timeline.get_by_text("Four play, partners").first
        await expect(rules).to_be_visible(timeout=SOON)
        await expect(failed).to_have_count(0)
