"""`python -m bot play`: an evening at a stand-in for Discord on this machine, to be watched.

The bot runs as it does on Discord, as a process of its own; four simulated guests play a game of
whist with it, and whatever the public reads is printed.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sys
import time
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from bot.app import CannotStartError
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.messages import Message

FOLDER = Path("evening")
LOG = FOLDER / "bot.log"
GUESTS = ("Ada", "Ben", "Clo", "Dan")
HURRY = 5.0
"""The stand-in counts its rate limits so much faster than Discord, for the evening to be short."""
GLANCE = 0.05
"""Seconds between two looks of a guest at the screen."""
LONGEST = 600.0
"""Seconds after which something must be wrong."""
THOUGHT = 0.15
"""Seconds that a guest thinks before playing a card."""
MARKDOWN = re.compile(r"\*|^-# |^#+ |`", re.MULTILINE)
MOMENT = re.compile(r"<t:(\d+):R>")


async def play() -> int:
    """Plays the evening, and returns 1 if anything was wrong. Raises `CannotStartError`."""
    _cleared()
    async with Practice(hurry=HURRY) as practice:
        club = practice.add_server("The Parlour Club")
        room = club.add_channel("card-room")
        guests = [practice.add_person(name) for name in GUESTS]
        for guest in guests:
            club.join(guest)
        environment = {
            **os.environ,
            "DISCORD_API": practice.api,
            "DISCORD_TOKEN": practice.token,
            "PARLOUR_DATABASE": str(FOLDER / "parlour.sqlite3"),
        }
        async with _bot(environment, practice):
            try:
                async with asyncio.timeout(LONGEST):
                    await _evening(room, guests)
            except TimeoutError:
                raise CannotStartError(f"The evening came to no end; see {LOG}.") from None
        if practice.breaches:
            print("Discord would have refused:", *practice.breaches, sep="\n  ")
    print(f"\nPictures, the record and the bot's log lie in {FOLDER}/.")
    record = str(FOLDER / "record.json")
    if await _command(environment, "replay", "--verify", record, quiet=True):
        return 1
    print("The record replays, and its seals open.")
    return await _command(environment, "audit")


def _cleared() -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()


@asynccontextmanager
async def _bot(environment: Mapping[str, str], practice: Practice) -> AsyncGenerator[None]:
    """The bot, running and ready to be called."""
    with LOG.open("wb") as log:
        command = (sys.executable, "-m", "bot", "run")
        bot = await asyncio.create_subprocess_exec(*command, env=environment, stderr=log)
        try:
            while not (practice.world.commands and practice.gateway.connected):
                if bot.returncode is not None:
                    raise CannotStartError(f"The bot did not start; see {LOG}.")
                await asyncio.sleep(GLANCE)
            yield
        finally:
            if bot.returncode is None:
                bot.terminate()
                await bot.wait()


async def _command(environment: Mapping[str, str], *arguments: str, quiet: bool = False) -> int:
    out = asyncio.subprocess.DEVNULL if quiet else None
    command = (sys.executable, "-m", "bot", *arguments)
    process = await asyncio.create_subprocess_exec(*command, env=environment, stdout=out)
    return await process.wait()


async def _evening(room: Channel, guests: list[Person]) -> None:
    async with asyncio.TaskGroup() as group:
        watching = group.create_task(_watch(room))
        await _match(room, guests)
        watching.cancel()


async def _match(room: Channel, guests: list[Person]) -> None:
    host, *others = guests
    await host.slash(room, "whist")
    for guest in others:
        await guest.click(await _table(room, "Take a seat"), "Take a seat")
    await host.click(await _table(room, "Begin"), "Begin")
    async with asyncio.TaskGroup() as group:
        for guest in guests:
            group.create_task(_plays(guest, room))
    answer = await host.click(await _table(room, "Record"), "Record")
    assert answer.message is not None
    (FOLDER / "record.json").write_bytes(answer.message.attachments[0].data)


async def _table(room: Channel, button: str) -> Message:
    """The table's message, as soon as it has this button."""
    while True:
        for message in reversed(_public(room)):
            if button in [each.label for each in message.buttons]:
                return message
        await asyncio.sleep(GLANCE)


def _public(room: Channel) -> list[Message]:
    return [each for each in room.messages.values() if each.only_for is None and not each.deleted]


async def _plays(guest: Person, room: Channel) -> None:
    """Plays whatever the latest hand offers, until the table is closed."""
    random = Random(guest.name)
    while not _is_over(room):
        await asyncio.sleep(THOUGHT)
        table = _public(room)[-1]
        hands = [each for each in guest.dms() if each.pictures]
        if hands:
            _save_hand(hands[-1], guest)
        if hands and hands[-1].selects:
            menu = hands[-1].selects[0]
            await guest.choose(hands[-1], menu.custom_id, random.choice(menu.options).value)
        elif "Next deal" in [each.label for each in table.buttons]:
            await guest.click(table, "Next deal")


def _is_over(room: Channel) -> bool:
    return [each.label for each in _public(room)[-1].buttons] == ["Record"]


async def _watch(room: Channel) -> None:
    """Prints every line that is new under the table, and keeps every picture of it."""
    read: list[str] = []
    while True:
        for message in _public(room)[-1:]:
            lines = message.text.splitlines()
            for line in lines:
                if line not in read:
                    print(_plain(line), flush=True)
            read = lines
            _save_table(message)
        await asyncio.sleep(GLANCE)


def _plain(text: str) -> str:
    """What a message says, without its markdown."""
    return MOMENT.sub(_told, MARKDOWN.sub("", text))


def _told(moment: re.Match[str]) -> str:
    seconds = round(int(moment[1]) - time.time())
    return f"in {seconds} s" if seconds < 120 else f"in {round(seconds / 60)} minutes"


def _save_hand(message: Message, guest: Person) -> None:
    """Keeps a hand as it was dealt."""
    file = FOLDER / f"deal-{_deal(message)}-hand-{guest.name}.png"
    if not file.exists():
        file.write_bytes(message.pictures[0].data)


def _save_table(message: Message) -> None:
    """Keeps the table's picture, if it is another than the one before."""
    kept = sorted(FOLDER.glob("deal-*-table-*.png"))
    for picture in message.pictures:
        if not kept or kept[-1].read_bytes() != picture.data:
            file = FOLDER / f"deal-{_deal(message)}-table-{len(kept):03}.png"
            file.write_bytes(picture.data)


def _deal(message: Message) -> str:
    """The number of the deal that a message shows, 0 before the first."""
    found = re.search(r"deal (\d+)", message.text)
    return found[1] if found else "0"
