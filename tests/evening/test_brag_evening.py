"""An evening of brag: five guests, one clumsy, one who goes away, and a bot that is killed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.practice.options import Impossible
from tests.evening.club import MOVED_ON, PURSE, SHUT, Club, opened, word

BUY_IN, MORE = 40, 25
GUESTS = ("Ada", "Ben", "Clo", "Dan", "Fay")


@dataclass
class BragClub(Club):
    """People who bet, see and fold under the table."""

    async def act(self, name: str, button: str) -> None:
        """Somebody acts who is on turn."""
        move = self.move
        answer = await self.people[name].click(self.table, button)
        assert not answer.failed
        assert word(answer) == ""
        self.acted = move

    async def deal_out(self, bets: int, *, wild: bool = False) -> None:
        """So many bets are made, and then whoever can sees or folds; wild ones are the highest.

        Who has left the server is waited for until the clock plays.
        """
        while not self.is_between() and not self.is_closed():
            name = self.on_turn
            if name is None or self.people[name].id not in self.server.members:
                await asyncio.sleep(0.02)
                continue
            with suppress(Impossible):
                await self.act(name, self._choice(bets, wild=wild))
                bets -= 1

    def _choice(self, bets: int, *, wild: bool) -> str:
        labels = self.labels
        for wanted in ("Cover with the rest", *(() if bets > 0 else ("See for ", "Fold"))):
            found = next((each for each in labels if each.startswith(wanted)), None)
            if found is not None:
                return found
        return [each for each in labels if each.startswith("Bet")][-1 if wild else 0]


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[BragClub]:
    async with opened(BragClub, tmp_path, (*GUESTS, "Eve"), hurry=8) as club:
        yield club


async def test_an_evening_of_brag_survives_clumsy_guests_and_a_kill(club: BragClub) -> None:
    await club.people["Ada"].slash(club.room, "brag", buy_in=BUY_IN, pace="quick")
    await club.sit_down(*GUESTS[1:])
    await club.press("Ada", "Begin")
    await club.next_deal(*GUESTS)
    await hands_are_read_to_their_holders(club)
    await wrong_people_are_told_so(club)
    await wrong_amounts_are_refused(club)
    await a_double_press_bets_once(club)
    await nobody_notices_a_restart(club)
    await club.deal_out(bets=4)
    await ben_buys_in_again(club)
    await club.next_deal(*GUESTS)
    club.server.leave(club.people["Fay"])
    for bets in (7, 12):
        await club.deal_out(bets)
        await club.next_deal(*GUESTS)
    assert "Fay" in club.table.text
    await club.deal_out(50, wild=True)
    if not club.is_closed():
        await club.close_table()
    await chips_and_record_agree(club)
    await club.shut()


async def hands_are_read_to_their_holders(club: BragClub) -> None:
    reached = [name for name in GUESTS if name != SHUT]
    await club.until(lambda: all(map(club.letters, reached)))
    assert all("ragger" in club.letters(name)[-1].text for name in reached)
    await club.until(lambda: "Dan cannot be reached" in club.table.text)
    answer = await club.press("Dan", "My hand")
    assert answer.message is not None
    assert answer.message.pictures
    assert answer.message.only_for is club.people["Dan"]


async def wrong_people_are_told_so(club: BragClub) -> None:
    name = await club.until_turn()
    other = next(each for each in GUESTS if each != name)
    for button in ("Fold", "Another bet…"):
        assert "not your turn" in word(await club.press(other, button))
        assert "no seat" in word(await club.press("Eve", button))
    assert "no seat" in word(await club.press("Eve", "My hand"))


async def wrong_amounts_are_refused(club: BragClub) -> None:
    name = await club.until_turn()
    for amount in ("0", "-3", "1.5", "99999", "all of it"):
        said = await club.give(name, "Another bet…", amount)
        assert said.endswith(" It can be from 1 to 10.")
    club.acted = club.move
    assert await club.give(name, "Another bet…", "3") == ""
    await club.until(lambda: f"{name} opened with a bet of 3." in club.table.text)


async def a_double_press_bets_once(club: BragClub) -> None:
    name = await club.until_turn()
    club.acted = club.move
    assert await club.press_twice(name, club.table, "Bet 3") == ["", MOVED_ON]


async def nobody_notices_a_restart(club: BragClub) -> None:
    name = await club.until_turn()
    async with club.killed(club.people[name].click(club.table, "Bet 6")):
        await club.act(name, "Bet 6")
        await club.until(lambda: f"{name} bet 6, which is 3 more." in club.table.text)


async def ben_buys_in_again(club: BragClub) -> None:
    said = await club.give("Ben", "Buy in again", str(MORE))
    assert f"You have added {MORE} chips to your stack." in said
    assert await club.balance("Ben") == PURSE - BUY_IN - MORE


async def chips_and_record_agree(club: BragClub) -> None:
    """All that the record says of chips stands in the purses."""
    brought: dict[str, int] = dict.fromkeys(GUESTS[:4], BUY_IN)
    brought["Ben"] += MORE
    record, printed = await club.settled(brought)
    names = [each["name"] for each in record["seats"]]
    changes = [each for deal in record["deals"] for each in deal.get("company", ())]
    assert {"seat": names.index("Ben"), "adds": MORE} in changes
    assert len(record["deals"]) == 4
    assert "cover" in [each.get("do") for each in record["deals"][-1]["moves"]]
    assert sum(printed["chips"]) == 5 * BUY_IN + MORE
