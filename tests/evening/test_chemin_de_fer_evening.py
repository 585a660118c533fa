"""An evening of chemin de fer: five at the table, one in the gallery, a bot that is killed.

Fay is clumsy: she presses twice and out of turn, writes nonsense into forms, and leaves the
server in the middle of a coup. Dan's direct messages are shut.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from bot.practice.options import Impossible
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.messages import Message
from bot.practice.state.servers import Server
from tests.evening.club import opened, word
from tests.evening.house import House

SEATED = ("Ada", "Ben", "Clo", "Dan", "Fay")
ONLOOKER = "Eve"
STRANGER = "Gus"
EVERYBODY = (*SEATED, ONLOOKER, STRANGER)
PURSE = 1_000
COUPS = 7
MOVED_ON = "The table has moved on."
ANSWERS = ("Take a card", "Stand")


@dataclass
class Salon:
    practice: Practice
    house: House
    server: Server
    room: Channel
    people: dict[str, Person]
    random: Random = field(default_factory=lambda: Random(6))
    present: set[str] = field(default_factory=lambda: {*SEATED, ONLOOKER})
    """Who plays as guests should."""
    coups: int = 0
    said: list[str] = field(default_factory=list[str])
    """What stood under the table after each coup."""
    held: set[str] = field(default_factory=set[str])
    """Who has answered for a hand."""

    @property
    def table(self) -> Message:
        """The table's message."""
        shown = [each for each in self.room.messages.values() if not each.only_for]
        return [each for each in shown if each.buttons and not each.deleted][-1]

    @property
    def labels(self) -> list[str]:
        return [each.label for each in self.table.buttons]

    def offers(self, button: str) -> bool:
        return any(m.buttons for m in self.room.messages.values()) and button in self.labels

    async def until(self, button: str) -> None:
        await self.practice.until(lambda: self.offers(button), within=15)

    async def press(self, name: str, button: str) -> str:
        """The quiet word that answers the press; nothing when it was simply done."""
        answer = await self.people[name].click(self.table, button)
        assert not answer.failed, (name, button, answer.failed)
        return word(answer)

    async def write(self, name: str, button: str, amount: str) -> str:
        """Opens a form, and sends an amount."""
        answer = await self.people[name].click(self.table, button)
        if answer.modal is None:
            return word(answer)
        sent = await self.people[name].submit(answer.modal, {"amount": amount})
        assert not sent.failed, (name, button, sent.failed)
        return word(sent)

    def waited_for(self) -> list[str]:
        """Who is to play, as everybody reads it."""
        line = next((each for each in self.table.text.split("\n") if " to play" in each), "")
        return re.findall(r"\*\*(\w+)\*\*", line)

    def letters(self, name: str) -> list[Message]:
        return [each for each in self.people[name].dms() if each.pictures]

    # --- playing ------------------------------------------------------------------------------

    async def play(self, coups: int) -> None:
        """Plays until so many coups more are over, or the table is closed."""
        goal = self.coups + coups
        while self.coups < goal and self.labels != ["Record"]:
            await self.step()
            await asyncio.sleep(0.02)

    async def step(self) -> None:
        """Whoever can do anything does one thing."""
        before, buttons, waited = self.table, self.labels, self.waited_for()
        with suppress(Impossible):
            if "Next deal" in buttons:
                await self.next_deal()
            elif "No stake" in buttons:
                await self.stakes(waited)
            elif not waited or waited[0] not in self.present:
                return
            elif any(each.startswith("Open with") for each in buttons):
                fine(await self.write(waited[0], "Another bank…", "40"))
            elif "Take the deal" in buttons:
                fine(await self.press(waited[0], self.random.choice(("Take the deal", "Decline"))))
            elif "Deal again" in buttons:
                passes = "Pass the deal" in buttons and self.random.random() < 0.3
                fine(await self.press(waited[0], "Pass the deal" if passes else "Deal again"))
            elif "My hand" in buttons:
                await self.answer(waited[0])
        assert before.deleted or before.text

    async def next_deal(self) -> None:
        if not self.said or self.said[-1] != self.table.text.split("\n-#")[0]:
            self.said.append(self.table.text.split("\n-#")[0])
        number = self.deal
        for name in sorted(self.present & set(SEATED)):
            if self.offers("Next deal") and self.deal == number:
                fine(await self.press(name, "Next deal"))
        await self.practice.until(lambda: not self.offers("Next deal"), within=10)
        self.coups += 1

    @property
    def deal(self) -> str:
        found = re.search(r"deal (\d+)", self.table.text)
        return found[1] if found else ""

    async def stakes(self, waited: list[str]) -> None:
        """Everybody who is waited for names a stake, in one way or another."""
        for name in waited:
            if name not in self.present:
                continue
            quick = [each for each in self.labels if each.startswith("Stake ")]
            fine(await self.stake(name, self.random.choice((*quick, "form", "Banco!", "No stake"))))
        if set(waited).isdisjoint(self.present) and self.offers("Wait no longer"):
            said = await self.press("Ada", "Wait no longer")
            if not said.startswith("Leave the others time"):
                fine(said)

    async def stake(self, name: str, how: str) -> str:
        if how == "form":
            return await self.write(name, "Another stake…", str(self.random.randint(1, 15)))
        if how == "Banco!" and (name == ONLOOKER or not self.offers("Banco!")):
            how = "No stake"
        return await self.press(name, how)

    async def answer(self, name: str) -> None:
        """Whoever is asked answers where the hand is: in a direct message, or in a reply."""
        hand = await self.hand(name)
        button = next((each for each in ANSWERS if self.has(hand, each)), None)
        if button is None:
            return
        self.held.add(name)
        answer = await self.people[name].click(hand, button)
        assert not answer.failed
        fine(word(answer))

    async def hand(self, name: str) -> Message | None:
        if name != "Dan":
            return next(reversed(self.letters(name)), None)
        answer = await self.people[name].click(self.table, "My hand")
        return answer.message

    @staticmethod
    def has(hand: Message | None, button: str) -> bool:
        return hand is not None and button in [each.label for each in hand.buttons]

    async def until_asked(self) -> str:
        """Plays until somebody holds a hand by direct message that asks for a card; says who."""
        while True:
            waited = self.waited_for()
            asked = waited[0] if len(waited) == 1 and waited[0] in self.present else "Dan"
            if asked != "Dan" and self.has_asked(asked):
                return asked
            if asked == "Dan" or not self.labels[0].startswith("My hand"):
                await self.step()
            await asyncio.sleep(0.02)

    def has_asked(self, name: str) -> bool:
        """Whether the latest letter to somebody has the answers of this very move."""
        letter = next(reversed(self.letters(name)), None)
        if letter is None or not self.has(letter, "Take a card") | self.has(letter, "Stand"):
            return False
        tool = next(each.custom_id for each in self.table.buttons if each.label == "More")
        return letter.buttons[0].custom_id.split(":")[2] == tool.split(":")[2]


def fine(said: str) -> None:
    """A press may come late, and a stake may be too small or too great; all else is a fault."""
    known = (MOVED_ON, "“", "It can be ", "It is not your turn", "Banco ")
    assert not said or said.startswith(known), said


@pytest.fixture
async def salon(tmp_path: Path) -> AsyncIterator[Salon]:
    async with opened(tmp_path, EVERYBODY, hurry=8) as club:
        yield Salon(club.practice, club.house, club.server, club.room, club.people)


async def test_an_evening_of_chemin_de_fer_survives_a_kill_in_mid_coup(salon: Salon) -> None:
    await the_table_is_laid(salon)
    await salon.play(2)
    await fay_is_clumsy(salon)
    await nobody_notices_a_restart(salon)
    await salon.play(1)
    await fay_leaves_the_server(salon)
    await salon.play(COUPS - salon.coups)
    await the_record_waits_for_the_shoe(salon)
    await the_host_closes_the_table(salon)
    hands_were_shown_to_their_holders_alone(salon)
    await chips_are_settled(salon)
    await the_record_replays(salon)
    assert await salon.house.close() == 0
    assert (await salon.house.command("audit"))[0] == 0


async def the_table_is_laid(salon: Salon) -> None:
    await salon.people["Ada"].slash(salon.room, "chemin_de_fer", buy_in=200, max_bank=150)
    await salon.until("Take a seat")
    for name in SEATED[1:]:
        assert not await salon.press(name, "Take a seat")
    assert "a seat at this table already" in await salon.press("Fay", "Take a seat")
    assert "in the gallery with 200 chips" in await salon.press(ONLOOKER, "Stand by")
    assert "a place at this table already" in await salon.press("Fay", "Stand by")
    assert "Only the host" in await salon.press("Fay", "Begin")
    assert not await salon.press("Ada", "Begin")
    await salon.until("Next deal")
    assert "From the croupier's right" in salon.table.text
    await salon.practice.until(
        lambda: any(each.startswith("Open with") for each in salon.labels), within=10
    )
    assert "no seat at this table" in await salon.press(STRANGER, "My hand")
    wrong = next(each for each in SEATED if each not in salon.waited_for())
    assert "not your turn" in await salon.press(wrong, "Decline")


async def fay_is_clumsy(salon: Salon) -> None:
    """Nonsense in forms changes nothing; a double press is one press."""
    while not (salon.offers("No stake") and "Fay" in salon.waited_for()):
        await salon.step()
        await asyncio.sleep(0.02)
    for amount in ("ten", "-5", "1.5", "999999"):
        said = await salon.write("Fay", "Another stake…", amount)
        assert said.startswith(f"“{amount}” is "), said
    fay, table = salon.people["Fay"], salon.table
    pair = fay.click(table, "No stake"), fay.click(table, "No stake")
    twice = await asyncio.gather(*pair)
    assert {word(each) for each in twice} <= {"", MOVED_ON}
    assert "no seat at this table" in await salon.press(STRANGER, "No stake")
    with suppress(Impossible):
        assert await salon.press("Fay", "Wait no longer") in (
            "Only the host of the table can do that.",
        )


async def nobody_notices_a_restart(salon: Salon) -> None:
    name = await salon.until_asked()
    hand, before = await salon.hand(name), salon.table
    assert hand is not None
    letters = len(salon.letters(name))
    shown = re.sub(r"<t:\d+:R>", "", before.text)
    await salon.house.kill()
    button = next(each for each in ANSWERS if salon.has(hand, each))
    with suppress(Impossible):
        answer = await salon.people[name].click(hand, button)
        assert answer.failed == "This interaction failed"
    await salon.house.open()
    answer = await salon.people[name].click(hand, button)
    fine(word(answer))
    salon.held.add(name)
    await salon.practice.until(lambda: re.sub(r"<t:\d+:R>", "", before.text) != shown, within=10)
    assert salon.table is before
    assert len(salon.letters(name)) == letters


async def fay_leaves_the_server(salon: Salon) -> None:
    """The host sends her chair away; until then she is played for."""
    salon.server.leave(salon.people["Fay"])
    salon.present.discard("Fay")
    answer = await salon.people["Ada"].click(salon.table, "More")
    assert answer.message is not None
    (menu,) = answer.message.selects
    fay = next(each.value for each in menu.options if each.label == "Fay")
    asked = await salon.people["Ada"].choose(answer.message, menu.custom_id, fay)
    gone = await salon.people["Ada"].click(asked.message, "Yes, send away")
    assert "It is noted" in word(gone)


async def the_record_waits_for_the_shoe(salon: Salon) -> None:
    while not salon.offers("Record"):
        await salon.step()
        await asyncio.sleep(0.02)
    assert "how the cards lie" in await salon.press("Ben", "Record")


async def the_host_closes_the_table(salon: Salon) -> None:
    answer = await salon.people["Ada"].click(salon.table, "More")
    assert answer.message is not None
    sure = await salon.people["Ada"].click(answer.message, "Close the table")
    assert sure.message is not None
    closed = await salon.people["Ada"].click(sure.message, "Yes, close the table")
    assert "The table is closed" in word(closed)
    await salon.practice.until(lambda: salon.labels == ["Record"], within=10)
    assert "the host, has closed the table" in salon.table.text


def hands_were_shown_to_their_holders_alone(salon: Salon) -> None:
    assert salon.held
    assert salon.people["Dan"].dms() == ()
    assert salon.people[STRANGER].dms() == ()
    told = ("You play the punters' hand", "You hold the bank's hand", "Your cards are turned up")
    for name in EVERYBODY:
        deals = [re.findall(r"deal (\d+)", letter.text)[0] for letter in salon.letters(name)]
        assert len(set(deals)) == len(deals)
        for letter in salon.letters(name):
            assert any(each in letter.text for each in (*told, "void")), letter.text
    for message in salon.room.messages.values():
        if message.only_for is None:
            assert not any(each in message.text for each in told)
            assert {each.filename for each in message.pictures} <= {"table.png"}


async def chips_are_settled(salon: Salon) -> None:
    purses = [await balance(salon, name) for name in EVERYBODY if name != "Fay"]
    salon.server.join(salon.people["Fay"])
    purses.append(await balance(salon, "Fay"))
    assert sum(purses) == PURSE * len(EVERYBODY)
    assert len(set(purses)) > 2


async def balance(salon: Salon, name: str) -> int:
    said = word(await salon.people[name].slash(salon.room, "chips balance"))
    assert "**0 chips** at tables" in said
    found = re.search(r"\*\*([\d,]+) chips\*\* in your purse", said)
    assert found is not None
    return int(found[1].replace(",", ""))


async def the_record_replays(salon: Salon) -> None:
    answer = await salon.people["Ben"].click(salon.table, "Record")
    assert answer.message is not None
    assert answer.message.only_for is salon.people["Ben"]
    (file,) = answer.message.attachments
    path = salon.house.folder / "record.json"
    path.write_bytes(file.data)
    status, out = await salon.house.command("replay", "--verify", str(path))
    assert status == 0, out
    printed = json.loads(out)
    assert printed["over"]
    record = json.loads(file.data)
    assert record["game"] == "chemin_de_fer"
    assert len(record["deals"]) >= COUPS
    assert len(record["fair"]) == 1
