"""A whole evening of matrimony: five at the table, and a kill while some have laid unseen."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.games.matrimony import CHANCES
from bot.practice.interactions import Interaction
from bot.practice.options import Impossible
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.messages import Message
from bot.practice.state.servers import Server
from tests.evening.club import opened, word
from tests.evening.house import House

PLAYERS = ("Ada", "Ben", "Clo", "Dan", "Eve")
"""Dan's direct messages are shut; Fay only looks on."""
PURSE, BUY_IN = 1_000, 60
OPENING = "Best 1, matrimony 1, intrigue 1, confederacy 1, pairs 1"
FOLLOW = "As the dealer, less 1 on best"
FORM = "Lay chips…"


@dataclass
class Parlour:
    """A parlour with a table, and who is in it."""

    practice: Practice
    house: House
    server: Server
    room: Channel
    people: dict[str, Person]

    @property
    def table(self) -> Message:
        """The table's message."""
        shown = [each for each in self.room.messages.values() if not each.only_for]
        return [each for each in shown if each.buttons and not each.deleted][-1]

    @property
    def buttons(self) -> list[str]:
        laid = any(each.buttons for each in self.room.messages.values() if not each.only_for)
        return [each.label or "" for each in self.table.buttons] if laid else []

    @property
    def dealer(self) -> str:
        found = re.search(r"(\w+) deals, and", self.table.text)
        assert found is not None
        return found[1]

    @property
    def waiting(self) -> list[str]:
        """Who has laid nothing yet."""
        found = re.search(r"^(.*) to play; time is up", self.table.text, re.MULTILINE)
        return re.findall(r"\*\*(\w+)\*\*", found[1]) if found else []

    async def until(self, true: Callable[[], bool]) -> None:
        await self.practice.until(true, within=10)

    async def press(self, name: str, button: str) -> Interaction:
        await self.until(lambda: button in self.buttons)
        answer = await self.people[name].click(self.table, button)
        assert not answer.failed
        return answer

    async def fills_in(self, name: str, **layout: str) -> str:
        """What somebody is told who fills in the form so."""
        form = await self.press(name, FORM)
        assert form.modal is not None
        sent = await self.people[name].submit(form.modal, dict.fromkeys(CHANCES, "") | layout)
        assert not sent.failed
        return word(sent)

    async def opening(self) -> None:
        """The dealer lays one chip on each chance."""
        await self.press(self.dealer, OPENING)
        await self.until(lambda: FOLLOW in self.buttons)

    async def follow(self) -> None:
        """All others copy the dealer, and the cards are dealt."""
        while self.waiting and FOLLOW in self.buttons:
            name = self.waiting[0]
            await self.press(name, FOLLOW)
            await self.until(lambda name=name: name not in self.waiting)
        await self.until(lambda: "Next deal" in self.buttons)

    async def next_deal(self) -> None:
        for name in PLAYERS:
            with suppress(Impossible):
                await self.people[name].click(self.table, "Next deal")
        await self.until(lambda: OPENING in self.buttons)


@pytest.fixture
async def parlour(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with opened(tmp_path, (*PLAYERS, "Fay"), hurry=5) as club:
        yield Parlour(club.practice, club.house, club.server, club.room, club.people)


async def test_an_evening_of_matrimony_survives_a_kill_while_chips_are_laid(
    parlour: Parlour,
) -> None:
    await parlour.people["Ada"].slash(parlour.room, "matrimony", buy_in=BUY_IN, max_stake=12)
    await seats_are_taken(parlour)
    await what_the_dealer_lays_is_checked(parlour)
    await what_the_others_lay_is_secret(parlour)
    await a_kill_changes_nothing(parlour)
    await parlour.follow()
    all_hands_are_told(parlour)
    await parlour.next_deal()
    await the_host_waits_no_longer(parlour)
    await parlour.next_deal()
    await parlour.opening()
    await parlour.follow()
    await the_table_is_closed(parlour)
    assert await parlour.house.close() == 0
    assert (await parlour.house.command("audit"))[0] == 0


async def seats_are_taken(parlour: Parlour) -> None:
    await parlour.until(lambda: "Take a seat" in parlour.buttons)
    assert "A dealer lays at most 12 chips" in parlour.table.text
    for name in PLAYERS[1:4]:
        await parlour.press(name, "Take a seat")
    assert "is played by 5 to 14" in word(await parlour.press("Ada", "Begin"))
    await parlour.press("Eve", "Take a seat")
    await parlour.press("Ada", "Begin")
    await parlour.until(lambda: OPENING in parlour.buttons)


async def what_the_dealer_lays_is_checked(parlour: Parlour) -> None:
    """Nobody lays for the dealer, nor more than the house allows; a double press is one."""
    dealer = parlour.dealer
    other = next(name for name in PLAYERS if name != dealer)
    assert "It is not your turn" in word(await parlour.press(other, OPENING))
    assert "no seat" in word(await parlour.press("Fay", OPENING))
    told = await parlour.fills_in(dealer, best="12", pairs="1")
    assert told == "That comes to 13. In all it can be from 2 to 12."
    told = await parlour.fills_in(dealer, best="some")
    assert told == "Best: “some” is no whole number of chips."
    person, shown = parlour.people[dealer], parlour.table
    twice = await asyncio.gather(person.click(shown, OPENING), person.click(shown, OPENING))
    assert "" in map(word, twice)
    await parlour.until(lambda: FOLLOW in parlour.buttons)
    assert "best 1, matrimony 1, intrigue 1, confederacy 1, pairs 1" in parlour.table.text


async def what_the_others_lay_is_secret(parlour: Parlour) -> None:
    first, second, *_ = parlour.waiting
    assert len(parlour.waiting) == 4
    assert re.search(r"[0-9a-f]{64}", parlour.table.text)
    told = await parlour.fills_in(first, best="5")
    assert told == "That comes to 5. In all it can be only 4."
    told = await parlour.fills_in(first, pairs="3", confederacy="1")
    assert told == "You have entered: Confederacy 1, pairs 3."
    await parlour.until(lambda: first not in parlour.waiting)
    assert "pairs 3" not in parlour.table.text
    assert f"{first}: 60 chips, has laid." in parlour.table.text
    own = await parlour.press(first, "My hand")
    assert own.message is not None
    assert own.message.only_for is parlour.people[first]
    assert "You have laid confederacy 1, pairs 3. Nobody else knows it yet." in own.message.text
    assert "pairs 3" not in parlour.table.text
    await parlour.press(second, FOLLOW)
    await parlour.until(lambda: len(parlour.waiting) == 2)


async def a_kill_changes_nothing(parlour: Parlour) -> None:
    """What has been laid unseen is still laid, and still unseen."""
    shown, waiting = parlour.table, parlour.waiting
    seal = re.findall(r"[0-9a-f]{64}", shown.text)
    await parlour.house.kill()
    with suppress(Impossible):
        assert (await parlour.people["Ada"].click(shown, "My hand")).failed
    await parlour.house.open()
    assert re.findall(r"[0-9a-f]{64}", parlour.table.text) == seal
    await parlour.press(waiting[0], FOLLOW)
    await parlour.until(lambda: parlour.waiting == waiting[1:])
    assert parlour.table is shown
    assert "pairs 3" not in shown.text


def all_hands_are_told(parlour: Parlour) -> None:
    """Who has laid what, and what everybody holds: or who has swept the board."""
    text = parlour.table.text
    assert "laid confederacy 1, pairs 3." in text
    if "swept the board" not in text:
        hands = re.findall(r"\w+: \d+ chips, (?:[\dAKQJ]+[♠♥♦♣][ .]){3}", text)
        assert len(hands) == len(PLAYERS)
        assert "*best*" in text


async def the_host_waits_no_longer(parlour: Parlour) -> None:
    """Whoever has laid nothing by then has the dealer copied."""
    await parlour.opening()
    assert "Only the host" in word(await parlour.press("Ben", "Wait no longer"))
    await asyncio.sleep(1.1)
    await parlour.press("Ada", "Wait no longer")
    await parlour.until(lambda: "Next deal" in parlour.buttons)
    assert "laid matrimony 1, intrigue 1, confederacy 1, pairs 1." in parlour.table.text


async def the_table_is_closed(parlour: Parlour) -> None:
    """What stands over is shared out, all chips come home, and the record proves every pack."""
    answer = await parlour.press("Ada", "More")
    for button in ("Close the table", "Yes, close the table"):
        answer = await parlour.people["Ada"].click(answer.message, button)
    await parlour.until(lambda: parlour.buttons == ["Record"])
    purses = [await balance(parlour, name) for name in PLAYERS]
    assert sum(purses) == PURSE * len(PLAYERS)
    answer = await parlour.press("Fay", "Record")
    assert answer.message is not None
    (file,) = answer.message.attachments
    path = parlour.house.folder / "record.json"
    path.write_bytes(file.data)
    status, out = await parlour.house.command("replay", "--verify", str(path))
    assert status == 0, out
    printed = json.loads(out)
    assert len(printed["deals"]) == 3
    assert sum(printed["chips"]) == BUY_IN * len(PLAYERS)
    assert set(printed["pools"].values()) == {0}


async def balance(parlour: Parlour, name: str) -> int:
    text = word(await parlour.people[name].slash(parlour.room, "chips balance"))
    found = re.search(r"\*\*([\d,]+) chips?\*\* in your purse", text)
    assert found is not None, text
    return int(found[1].replace(",", ""))
