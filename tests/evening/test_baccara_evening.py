"""A short evening of baccara: two people and a computer, a bot killed in mid-coup."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.practice.options import Impossible
from bot.practice.state.messages import Message
from tests.evening.club import Club, move_of, opened, word

PLAYERS = ("Ada", "Ben")
"""Ada buys the bank. The third is a computer player; Eve bets from the gallery."""

BUY_IN = 100
ANSWERS = ("Take a card", "Stand")
BID = "Another bid…"
BIDS = {"Ada": "60", "Ben": "30"}


@dataclass
class BaccaraClub(Club):
    """People who bid and bet by forms, and answer for a hand beside it."""

    betted: set[tuple[str, int]] = field(default_factory=set[tuple[str, int]])
    """Who has bet in which coup."""

    def asked(self) -> tuple[str, Message, str] | None:
        """Who holds a hand that asks for a card, in which letter, and one answer to it."""
        for name in PLAYERS:
            letters = self.letters(name)
            for each in letters[-1].buttons if letters else ():
                if each.label in ANSWERS and move_of(each.custom_id) > self.acted:
                    return name, letters[-1], each.label
        return None

    async def answer(self) -> None:
        """Whoever is asked for a card answers."""
        found = self.asked()
        assert found is not None
        name, hand, button = found
        self.acted = move_of(hand.buttons[0].custom_id)
        answer = await self.people[name].click(hand, button)
        assert not answer.failed

    async def bet(self, name: str) -> None:
        """Everybody bets once, and is done then."""
        if (name, self.deal) in self.betted:
            await self.press(name, "Done")
            return
        self.betted.add((name, self.deal))
        on = "À cheval…" if name == "Eve" else "Right…"
        assert not await self.give(name, on, "5")

    async def step(self) -> None:
        """Whoever can do anything does one thing."""
        with suppress(Impossible):
            if self.asked() is not None:
                await self.answer()
            elif self.is_between():
                await self.next_deal(*PLAYERS)
            elif self.offers("Done"):
                for name in self.waiting:
                    await self.bet(name)
            elif self.offers(BID):
                for name in PLAYERS:
                    await self.bid(name)
        await asyncio.sleep(0.02)

    async def bid(self, name: str) -> str:
        """The word to somebody who bids as usual, or who may not."""
        form = await self.press(name, BID)
        if form.modal is None:
            return word(form)
        return await self.fill_in(name, form, amount=BIDS[name])

    async def until_asked(self) -> None:
        """Plays until somebody holds a hand that asks for a card."""
        async with asyncio.timeout(15):
            while self.asked() is None:
                await self.step()

    async def play(self, deal: int) -> None:
        """Plays until the coup of this number is over."""
        async with asyncio.timeout(15):
            while not (self.deal == deal and self.is_between()):
                await self.step()


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[BaccaraClub]:
    async with opened(BaccaraClub, tmp_path, (*PLAYERS, "Eve"), hurry=10) as club:
        yield club


async def test_an_evening_of_baccara_survives_a_kill_in_mid_coup(club: BaccaraClub) -> None:
    await club.people["Ada"].slash(club.room, "baccara", buy_in=BUY_IN)
    await club.sit_down("Ben")
    await club.press("Ada", "Add a computer player")
    assert "in the gallery" in word(await club.press("Eve", "Stand by"))
    await club.press("Ada", "Begin")
    await the_bank_is_sold(club)
    await club.until_asked()
    await nobody_notices_a_restart(club)
    number = club.deal
    await club.play(number)
    await club.play(number + 1)
    await club.close_table()
    _, printed = await club.settled(dict.fromkeys(PLAYERS, BUY_IN))
    assert printed["over"] is True
    assert sum(printed["chips"]) + sum(printed["gallery"]) == 4 * BUY_IN
    assert printed["pools"] == {"bank": 0, "kitty": 0}
    await club.shut()


async def the_bank_is_sold(club: BaccaraClub) -> None:
    """Nobody reads a bid before the auction closes; then Ada is banker."""
    await club.next_deal(*PLAYERS)
    assert "not your turn" in word(await club.press("Eve", BID))
    assert "30" in await club.bid("Ben")
    assert "30" not in re.sub(r"<t:\d+:\w>", "", club.table.text)
    await club.bid("Ada")
    await club.until(lambda: "Bank 60, held by Ada." in club.table.text)


async def nobody_notices_a_restart(club: BaccaraClub) -> None:
    found = club.asked()
    assert found is not None
    name, hand, button = found
    async with club.killed(club.people[name].click(hand, button)):
        await club.answer()
