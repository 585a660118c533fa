"""An evening of poch: three people, the pochen by button and by hand, and a kill in mid-deal."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.practice.state.messages import Message
from tests.evening.club import MOVED_ON, PURSE, Club, move_of, opened, word

PLAYERS = ("Ada", "Ben", "Clo")
BUY_IN = 60
DEALS = 2


@dataclass
class PochClub(Club):
    """People who find all that they may do beside their hands."""

    def hand(self, name: str) -> Message:
        return self.letters(name)[-1]

    @property
    def asked(self) -> str | None:
        """Who is to act, once the hand shows it too."""
        name = self.on_turn
        if name is None:
            return None
        controls = [*self.hand(name).buttons, *self.hand(name).selects]
        fresh = any(move_of(each.custom_id) > self.acted for each in controls)
        return name if fresh else None

    async def until_asked(self) -> str:
        await self.until(lambda: self.asked is not None)
        assert self.asked is not None
        return self.asked

    async def act(self, name: str) -> str:
        """Whoever is on turn bets the least on a pair, passes without one, or leads a card."""
        hand, person = self.hand(name), self.people[name]
        self.acted = self.move
        if hand.selects:
            menu = hand.selects[0]
            return word(await person.choose(hand, menu.custom_id, menu.options[-1].value))
        bets = [each.label for each in hand.buttons if each.label in ("Poch 1", "Hold")]
        assert bool(bets) == ("For the pochen: " in hand.text)
        return word(await person.click(hand, bets[0] if bets else "Pass"))

    async def finish(self) -> str:
        """Plays until the deal is over; what the table says then."""
        while not self.is_between():
            if (name := self.asked) is not None:
                assert await self.act(name) == ""
            await asyncio.sleep(0.02)
        return self.table.text


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[PochClub]:
    async with opened(PochClub, tmp_path, (*PLAYERS, "Eve"), hurry=10) as club:
        yield club


async def test_an_evening_of_poch_survives_a_kill_in_mid_deal(club: PochClub) -> None:
    await club.people["Ada"].slash(club.room, "poch", buy_in=BUY_IN, max_poch=5, centre="on")
    assert "is played by three to six" in word(await club.press("Ada", "Begin"))
    assert "No bet in the pochen above 5" in club.table.text
    await club.sit_down(*PLAYERS[1:])
    await club.press("Ada", "Begin")
    await what_is_wrong_is_answered(club)
    await nobody_notices_a_restart(club)
    ended = [await club.finish()]
    while len(ended) < DEALS:
        await club.next_deal(*PLAYERS)
        ended.append(await club.finish())
    for text in ended:
        assert text.count("Won and lost: ") == 1
        assert re.search(r"\*\*\w+ won the deal\*\*, with \d+ from \*Centre\*", text)
    await club.close_table()
    assert sum([await club.balance(name) for name in PLAYERS]) == len(PLAYERS) * PURSE
    _, printed = await club.settled(dict.fromkeys(PLAYERS, BUY_IN))
    assert printed["over"]
    assert len(printed["deals"]) == DEALS
    assert set(printed["pools"].values()) == {0}
    await club.shut()


async def what_is_wrong_is_answered(club: PochClub) -> None:
    """A press by somebody else, an amount too great, a double press."""
    await club.until(lambda: all(map(club.letters, PLAYERS)))
    name = await club.until_asked()
    assert "Pass" not in club.labels
    assert "with *My hand*" in club.table.text
    assert "no seat" in word(await club.press("Eve", "My hand"))
    hand = club.hand(name)
    if "For the pochen: " in hand.text:
        form = await club.people[name].click(hand, "Another bet…")
        assert (await club.fill_in(name, form, amount="6")).endswith("It can be from 1 to 5.")
    club.acted = club.move
    assert await club.press_twice(name, hand, "Pass") == ["", MOVED_ON]


async def nobody_notices_a_restart(club: PochClub) -> None:
    name = await club.until_asked()
    async with club.killed(club.people[name].click(club.hand(name), "Pass")):
        assert await club.act(name) == ""
        await club.until_asked()
