"""A whole evening of Pope Joan: six people, one of them clumsy, and a bot killed in mid-deal."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.practice.interactions import Interaction, Trigger
from bot.practice.state.components import Json
from bot.practice.state.messages import Message
from tests.evening.club import MOVED_ON, PURSE, SHUT, opened, word
from tests.evening.menus import MenuClub

PLAYERS = ("Ada", "Ben", "Clo", "Dan", "Gil")
"""Dan's direct messages are shut, and Gil is clumsy; Eve only looks on."""

BUY_IN = 60
DEALS = 4


@dataclass
class PopeJoanClub(MenuClub):
    """People who lead the last card of the menu."""

    ended: list[str] = field(default_factory=list[str])
    """What the table said at the end of each deal."""
    gone: set[str] = field(default_factory=set[str])
    """Who has left the server."""

    async def lead(self) -> str:
        """The word to whoever leads."""
        menu = await self.menu()
        return await self.choose(menu, menu.options[-1].value)

    async def finish(self) -> None:
        """Plays until the deal is over; who is gone, or too slow, is played for by the clock."""
        while not self.is_between():
            found = self.fresh()
            if self.on_turn == SHUT or (found is not None and found.name not in self.gone):
                assert await self.lead() in ("", MOVED_ON)
            await asyncio.sleep(0.02)
        self.ended.append(self.table.text)
        self.shown.clear()

    async def forged(self, name: str, message: Message, menu: str, value: str) -> Interaction:
        """A choice that no client would let somebody make."""
        data: Json = {"custom_id": menu, "component_type": 3, "id": 1, "values": [value]}
        part: Json = {"type": 3, "custom_id": menu, "id": 99}
        part["options"] = [{"label": "?", "value": value}]
        message.components.append({"type": 1, "id": 98, "components": [part]})
        person = self.people[name]
        try:
            return await self.practice.desk.open(
                Trigger.COMPONENT, person, message.channel, data, message
            )
        finally:
            with suppress(IndexError):
                if message.components[-1].get("id") == 98:
                    message.components.pop()


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[PopeJoanClub]:
    async with opened(PopeJoanClub, tmp_path, (*PLAYERS, "Eve"), hurry=10) as club:
        yield club


async def test_an_evening_of_pope_joan_survives_a_kill_in_mid_deal(club: PopeJoanClub) -> None:
    await club.people["Ada"].slash(
        club.room,
        "pope_joan",
        buy_in=BUY_IN,
        divide_split="on",
        dealer_peeks="on",
        # Pope turned up would otherwise end a deal before anybody has led.
        pope_turnup="compartment",
    )
    await everybody_sits_down(club)
    await club.until_offered("My hand")
    await hands_are_dealt(club)
    await what_is_wrong_is_answered(club)
    assert await club.lead() == ""
    await nobody_notices_a_restart(club)
    await club.finish()
    await club.next_deal(*({*PLAYERS} - club.gone))
    assert await club.lead() == ""
    await gil_leaves_the_server(club)
    await club.finish()
    for _ in range(DEALS - 2):
        await club.next_deal(*({*PLAYERS} - club.gone))
        await club.finish()
    deals_are_told(club)
    await club.close_table()
    await chips_are_settled(club)
    await club.shut()


async def everybody_sits_down(club: PopeJoanClub) -> None:
    await club.until_offered("Take a seat")
    text = club.table.text
    assert "A pair of two hands is halved" in text
    assert "The dealer sees the stock" in text
    assert "is played by three to eight" in word(await club.press("Ada", "Begin"))
    await club.sit_down("Ben", "Clo", "Dan")
    twice = await club.press_twice("Gil", club.table, "Take a seat")
    assert twice[0] == ""
    assert twice[1].startswith("You have a seat at this table already. To have another, leave")
    assert "Only the host" in word(await club.press("Gil", "Begin"))
    assert "Only the host" in word(await club.press("Eve", "Begin"))
    await club.press("Ada", "Begin")


async def hands_are_dealt(club: PopeJoanClub) -> None:
    reached = [name for name in PLAYERS if name != SHUT]
    await club.until(lambda: all(len(club.letters(name)) == 1 for name in reached))
    await club.until(lambda: "Dan cannot be reached" in club.table.text)
    assert await club.hand_by_button(SHUT) not in club.people["Ada"].sees(club.room)
    assert "no seat" in word(await club.press("Eve", "My hand"))
    stocked = [name for name in PLAYERS if "The stock:" in hand_of(club, name).text]
    (dealer,) = re.findall(r"(\w+) dealt, and dressed the board with 15 chips", club.table.text)
    assert stocked == [dealer]
    assert "The stock:" not in club.table.text


def hand_of(club: PopeJoanClub, name: str) -> Message:
    hand = club.hand(name)
    assert hand is not None
    return hand


async def what_is_wrong_is_answered(club: PopeJoanClub) -> None:
    """A card out of turn, one that is not there, a double press, a stale press."""
    chance = await club.menu()
    name, hand, menu, options = chance
    other = next(each for each in PLAYERS if each not in (name, SHUT))
    wrong = await club.forged(other, hand_of(club, other), menu, "h.0")
    assert word(wrong) == f"It is not your turn: {name} must act."
    stranger = await club.forged("Eve", club.table, menu, "h.0")
    assert word(stranger).startswith("You have no seat at this table. ")
    await is_told(club, await club.forged(name, hand, menu, "h.99"))
    value = options[0].value
    await club.choose_twice(chance, value)
    await is_told(club, await club.forged(name, hand, menu, value))


async def is_told(club: PopeJoanClub, answer: Interaction) -> None:
    """The press came to nothing; a hand that is a reply is first shown anew."""
    await club.until(lambda: word(answer) == MOVED_ON)


async def nobody_notices_a_restart(club: PopeJoanClub) -> None:
    menu = await club.menu()
    first = menu.options[0]
    led = re.compile(f"^{re.escape(first.label.split()[0])} .*{menu.name}", re.MULTILINE)
    async with club.killed(club.people[menu.name].click(club.table, "My hand")):
        assert await club.choose(menu, first.value) == ""
        await club.until(lambda: led.search(club.table.text) is not None)
        await club.until(lambda: club.on_turn is not None or club.is_between())
    club.shown.clear()


async def gil_leaves_the_server(club: PopeJoanClub) -> None:
    club.server.leave(club.people["Gil"])
    club.gone.add("Gil")


def deals_are_told(club: PopeJoanClub) -> None:
    """A run in one line, what was won, and the chips of all in one line."""
    assert len(club.ended) == DEALS
    for text in club.ended:
        assert text.count("Won and lost: ") == 1
        (winner,) = re.findall(r"\*\*(\w+) won the deal\*\*", text)
        assert f"{winner} is out and has won." in text
        assert len(text) < 2_000


async def chips_are_settled(club: PopeJoanClub) -> None:
    assert "All chips are back in their purses" in club.table.text
    club.server.join(club.people["Gil"])
    purses = [await club.balance(name) for name in PLAYERS]
    assert sum(purses) == len(PLAYERS) * PURSE
    assert len(set(purses)) > 1
    _, printed = await club.settled(dict.fromkeys(PLAYERS, BUY_IN))
    assert printed["over"]
    assert len(printed["deals"]) == DEALS
    assert sum(printed["chips"]) == len(PLAYERS) * BUY_IN
    assert set(printed["pools"].values()) == {0}
