"""A whole evening of Pope Joan: six people, one of them clumsy, and a bot killed in mid-deal."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.practice.interactions import Interaction, Trigger
from bot.practice.options import Impossible
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.components import Json
from bot.practice.state.messages import Message
from bot.practice.state.servers import Server
from tests.evening.club import move_of, opened, word
from tests.evening.house import House

PLAYERS = ("Ada", "Ben", "Clo", "Dan", "Gil")
"""Dan's direct messages are shut, and Gil is clumsy; Eve only looks on."""

PURSE, BUY_IN = 1_000, 60
MOVED_ON = "The table has moved on."
DEALS = 4


@dataclass
class Club:
    """The people, and the turns of phrase in which they play."""

    practice: Practice
    house: House
    server: Server
    room: Channel
    people: dict[str, Person]
    answered: int = -1
    """The latest move that has been answered."""
    shown: dict[str, Message] = field(default_factory=dict[str, Message])
    """Hands shown as quiet replies, to whom no direct message can be sent."""
    ended: list[str] = field(default_factory=list[str])
    """What the table said at the end of each deal."""
    gone: set[str] = field(default_factory=set[str])
    """Who has left the server."""

    @property
    def table(self) -> Message:
        """The table's message."""
        public = [each for each in self.room.messages.values() if not each.only_for]
        return [each for each in public if each.buttons and not each.deleted][-1]

    def offers(self, button: str) -> bool:
        return any(m.buttons for m in self.room.messages.values()) and button in [
            each.label for each in self.table.buttons
        ]

    async def until_offered(self, button: str) -> None:
        await self.practice.until(lambda: self.offers(button), within=20)

    async def press(self, name: str, button: str) -> Interaction:
        await self.until_offered(button)
        answer = await self.people[name].click(self.table, button)
        assert not answer.failed
        return answer

    def leader(self) -> str | None:
        found = re.search(r"\*\*(\w+)\*\* to play", self.table.text)
        return found[1] if found else None

    def letters(self, name: str) -> list[Message]:
        """The hands sent to somebody by direct message."""
        return [each for each in self.people[name].dms() if each.pictures]

    def hand(self, name: str) -> Message | None:
        return self.shown.get(name) or next(reversed(self.letters(name)), None)

    async def hand_by_button(self, name: str) -> Message:
        answer = await self.press(name, "My hand")
        assert answer.message is not None
        assert answer.message.only_for is self.people[name]
        return answer.message

    def fresh(self) -> tuple[str, str] | None:
        """Who has a menu that is yet to be answered, and its id."""
        for name in PLAYERS:
            hand = self.hand(name)
            for select in hand.selects if hand is not None else ():
                if move_of(select.custom_id) > self.answered:
                    return name, select.custom_id
        return None

    async def menu(self) -> tuple[str, str]:
        """The same, as soon as there is one."""
        async with asyncio.timeout(20):
            while (found := self.fresh()) is None:
                if self.leader() == "Dan":
                    self.shown["Dan"] = await self.hand_by_button("Dan")
                await asyncio.sleep(0.02)
            return found

    async def lead(self) -> str:
        """Whoever leads leads the last card of the menu, and says who it was."""
        name, answer = await self.chosen()
        assert answer == ""
        return name

    async def chosen(self) -> tuple[str, str]:
        """The same, with the word to the one who led."""
        name, menu = await self.menu()
        hand = self.hand(name)
        assert hand is not None
        answer = await self.people[name].choose(hand, menu, hand.select(menu).options[-1].value)
        assert not answer.failed
        self.answered = move_of(menu)
        return name, word(answer)

    async def finish(self) -> None:
        """Plays until the deal is over; who is gone, or too slow, is played for by the clock."""
        while not self.offers("Next deal"):
            found = self.fresh()
            mine = found is not None and found[0] not in self.gone
            if mine or (self.leader() == "Dan" and not self.stale()):
                _, answer = await self.chosen()
                assert answer in ("", MOVED_ON)
            await asyncio.sleep(0.02)
        self.ended.append(self.table.text)
        self.shown.clear()

    def stale(self) -> bool:
        """Whether the table still shows a move that has been answered."""
        tools = [each.custom_id for each in self.table.buttons if each.label == "My hand"]
        return not tools or move_of(tools[0]) <= self.answered

    async def next_deal(self) -> None:
        """All are ready, those at least who say so before the pause is over."""
        coming = f"deal {len(self.ended) + 1}"
        for name in PLAYERS:
            if name not in self.gone and self.offers("Next deal"):
                with suppress(Impossible):
                    await self.people[name].click(self.table, "Next deal")
        await self.practice.until(lambda: coming in self.table.text, within=20)

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

    async def balance(self, name: str) -> int:
        text = word(await self.people[name].slash(self.room, "chips balance"))
        found = re.search(r"\*\*([\d,]+) chips\*\* in your purse", text)
        assert found is not None, text
        return int(found[1].replace(",", ""))


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with opened(tmp_path, (*PLAYERS, "Eve"), hurry=10) as club:
        yield Club(club.practice, club.house, club.server, club.room, club.people)


async def test_an_evening_of_pope_joan_survives_a_kill_in_mid_deal(club: Club) -> None:
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
    await club.lead()
    await nobody_notices_a_restart(club)
    await club.finish()
    await club.next_deal()
    await club.lead()
    await gil_leaves_the_server(club)
    await club.finish()
    for _ in range(DEALS - 2):
        await club.next_deal()
        await club.finish()
    deals_are_told(club)
    await the_table_is_closed(club)
    await chips_are_settled(club)
    await the_record_replays(club)
    assert await club.house.close() == 0
    assert (await club.house.command("audit"))[0] == 0


async def everybody_sits_down(club: Club) -> None:
    await club.until_offered("Take a seat")
    text = club.table.text
    assert "A pair of two hands is halved" in text
    assert "The dealer sees the stock" in text
    assert "is played by three to eight" in word(await club.press("Ada", "Begin"))
    gil, lobby = club.people["Gil"], club.table
    for name in ("Ben", "Clo", "Dan"):
        await club.press(name, "Take a seat")
    twice = await asyncio.gather(gil.click(lobby, "Take a seat"), gil.click(lobby, "Take a seat"))
    assert sorted(map(word, twice)) == ["", "You have a seat at this table already."]
    assert "Only the host" in word(await club.press("Gil", "Begin"))
    assert "Only the host" in word(await club.press("Eve", "Begin"))
    await club.press("Ada", "Begin")


async def hands_are_dealt(club: Club) -> None:
    reached = [name for name in PLAYERS if name != "Dan"]
    await club.practice.until(
        lambda: all(len(club.letters(name)) == 1 for name in reached), within=20
    )
    await club.practice.until(lambda: "Dan cannot be reached" in club.table.text, within=20)
    club.shown["Dan"] = await club.hand_by_button("Dan")
    assert club.shown["Dan"] not in club.people["Ada"].sees(club.room)
    assert "no seat" in word(await club.press("Eve", "My hand"))
    stocked = [name for name in PLAYERS if "The stock:" in hand_of(club, name).text]
    (dealer,) = re.findall(r"(\w+) dealt, and dressed the board with 15 chips", club.table.text)
    assert stocked == [dealer]
    assert "The stock:" not in club.table.text


def hand_of(club: Club, name: str) -> Message:
    hand = club.hand(name)
    assert hand is not None
    return hand


async def what_is_wrong_is_answered(club: Club) -> None:
    """A card out of turn, one that is not there, a double press, a stale press."""
    name, menu = await club.menu()
    other = next(each for each in PLAYERS if each not in (name, "Dan"))
    wrong = await club.forged(other, hand_of(club, other), menu, "h.0")
    assert word(wrong) == f"It is not your turn: {name} must act."
    stranger = await club.forged("Eve", club.table, menu, "h.0")
    assert word(stranger) == "You have no seat at this table."
    person, hand = club.people[name], hand_of(club, name)
    await is_told(club, await club.forged(name, hand, menu, "h.99"))
    value = hand.select(menu).options[0].value
    twice = await asyncio.gather(person.choose(hand, menu, value), person.choose(hand, menu, value))
    await is_told(club, *twice)
    club.answered = move_of(menu)
    await is_told(club, await club.forged(name, hand, menu, value))


async def is_told(club: Club, *answers: Interaction) -> None:
    """One of these presses came to nothing; a hand that is a reply is first shown anew."""
    await club.practice.until(lambda: [*filter(None, map(word, answers))] == [MOVED_ON])


async def nobody_notices_a_restart(club: Club) -> None:
    name, menu = await club.menu()
    table, letters = club.table, {each: len(club.letters(each)) for each in PLAYERS}
    await club.house.kill()
    with suppress(Impossible):
        answer = await club.people[name].click(table, "My hand")
        assert answer.failed == "This interaction failed"
    await club.house.open()
    hand = hand_of(club, name)
    first = hand.select(menu).options[0]
    answer = await club.people[name].choose(hand, menu, first.value)
    assert word(answer) == ""
    club.answered = move_of(menu)
    led = re.compile(f"^{re.escape(first.label.split()[0])} .*{name}", re.MULTILINE)
    await club.practice.until(lambda: led.search(table.text) is not None, within=20)
    assert club.table is table
    club.shown.clear()
    await club.practice.until(lambda: not club.stale() or club.offers("Next deal"), within=20)
    assert {each: len(club.letters(each)) for each in PLAYERS} == letters


async def gil_leaves_the_server(club: Club) -> None:
    club.server.leave(club.people["Gil"])
    club.gone.add("Gil")


def deals_are_told(club: Club) -> None:
    """A run in one line, what was won, and the chips of all in one line."""
    assert len(club.ended) == DEALS
    for text in club.ended:
        assert text.count("Won and lost: ") == 1
        (winner,) = re.findall(r"\*\*(\w+) won the deal\*\*", text)
        assert f"{winner} is out and has won." in text
        assert len(text) < 2_000


async def the_table_is_closed(club: Club) -> None:
    more = await club.press("Ada", "More")
    assert more.message is not None
    sure = await club.people["Ada"].click(more.message, "Close the table")
    assert sure.message is not None
    await club.people["Ada"].click(sure.followups[-1] if sure.followups else sure.message, YES)
    await club.practice.until(
        lambda: [each.label for each in club.table.buttons] == ["Record"], within=20
    )


YES = "Yes, close the table"


async def chips_are_settled(club: Club) -> None:
    assert "All chips are back in their purses" in club.table.text
    club.server.join(club.people["Gil"])
    purses = [await club.balance(name) for name in PLAYERS]
    assert sum(purses) == len(PLAYERS) * PURSE
    assert len(set(purses)) > 1
    assert all(abs(each - PURSE) <= 4 * BUY_IN for each in purses)


async def the_record_replays(club: Club) -> None:
    answer = await club.press("Eve", "Record")
    assert answer.message is not None
    assert answer.message.only_for is club.people["Eve"]
    (file,) = answer.message.attachments
    path = club.house.folder / "record.json"
    path.write_bytes(file.data)
    status, out = await club.house.command("replay", "--verify", str(path))
    assert status == 0, out
    printed = json.loads(out)
    assert printed["over"]
    assert len(printed["deals"]) == DEALS
    assert sum(printed["chips"]) == len(PLAYERS) * BUY_IN
    assert set(printed["pools"].values()) == {0}
