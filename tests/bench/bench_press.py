"""What a press costs: from the click to its answer, and to the new picture of the table.

Run it as `python tests/bench/bench_press.py [file.json]`. The peer in the same run is a bare
discord.py bot that answers a press and does nothing else; both answer the same stand-in, in one
process and one event loop, and its rate limits are out of the way. `cpu_ms` is what the event loop
worked for an answer, the stand-in's part included: where others use the machine, and a commit waits
for a busy disk, it tells what is the program's. A press comes when the hands of the last move have
been shown, as nobody presses before he has seen his own.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import discord
from discord import app_commands

from bot.app import assembled
from bot.chat.address import point_at
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.messages import Message
from bot.settings import Settings

PRESSES = 300
NO_LIMITS = 1_000.0
HURRY = 20.0
NAMES = ("Ada", "Ben", "Clo", "Dan")
POLL = 0.0002
REST = 0.1
"""Seconds in which the hands follow the picture of a table."""

Took = tuple[float, float]
"""Milliseconds, and those that the event loop worked."""


class Bare(discord.Client):
    """The least that a bot can do."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(app_commands.Command(name="bare", description="-", callback=bare))

    async def setup_hook(self) -> None:
        await self.tree.sync()


async def bare(interaction: discord.Interaction[Any]) -> None:
    view = discord.ui.View(timeout=None)
    button: discord.ui.Button[Any] = discord.ui.Button(label="Press")
    button.callback = pressed
    view.add_item(button)
    await interaction.response.send_message("Press it.", view=view)


async def pressed(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.defer()


@asynccontextmanager
async def served(client: discord.Client, practice: Practice) -> AsyncIterator[None]:
    serving = asyncio.create_task(client.start(practice.token))
    await practice.until(lambda: bool(practice.world.commands))
    await client.wait_until_ready()
    try:
        yield
    finally:
        await client.close()
        await serving


@asynccontextmanager
async def club() -> AsyncIterator[tuple[Practice, Channel, list[Person]]]:
    async with Practice(hurry=NO_LIMITS) as practice:
        await point_at(practice.api)
        server = practice.add_server("The Club")
        room = server.add_channel("card-room")
        people = [practice.add_person(name) for name in NAMES]
        for person in people:
            server.join(person)
        yield practice, room, people


async def bare_answers() -> list[Took]:
    """What the answer of the bare bot takes."""
    async with club() as (practice, room, (ada, *_)), served(Bare(), practice):
        message = (await ada.slash(room, "bare")).message
        assert message is not None
        times: list[Took] = []
        for _ in range(PRESSES):
            took = watch()
            await ada.click(message, "Press")
            times.append(took())
        return times


def watch() -> Callable[[], Took]:
    """A watch that runs from now on."""
    begun, worked = time.perf_counter(), time.thread_time()
    return lambda: (
        (time.perf_counter() - begun) * 1_000,
        (time.thread_time() - worked) * 1_000,
    )


async def house_answers(folder: Path) -> tuple[list[Took], list[Took]]:
    """What the answer to a card played takes, and the table's new picture."""
    chosen = Settings(parlour_database=folder / "bench.sqlite3", parlour_hurry=HURRY)
    answers: list[Took] = []
    pictures: list[Took] = []
    async with (
        club() as (practice, room, people),
        assembled(chosen) as parts,
        served(parts.bot, practice),
    ):
        while len(answers) < PRESSES:
            await match(practice, room, people, answers, pictures)
    return answers, pictures


async def match(
    practice: Practice,
    room: Channel,
    people: list[Person],
    answers: list[Took],
    pictures: list[Took],
) -> None:
    """A match of whist from the lobby to its end."""
    host, *others = people
    await host.slash(room, "whist", pace="post")
    for each in others:
        await each.click(await table(room, "Take a seat"), "Take a seat")
    await host.click(await table(room, "Begin"), "Begin")
    played = 0
    while [each.label for each in latest(room).buttons] != ["Record"]:
        for person in people:
            hand = held(person)
            if hand is not None and hand.selects and move(hand) > played:
                played = move(hand)
                before = picture(latest(room))
                took = watch()
                await person.choose(
                    hand, hand.selects[0].custom_id, hand.selects[0].options[0].value
                )
                answers.append(took())
                await changed(practice, room, before)
                pictures.append(took())
                await asyncio.sleep(REST)
        await asyncio.sleep(POLL)


async def changed(practice: Practice, room: Channel, before: bytes | None) -> None:
    """Waits for another picture of the table."""
    news = asyncio.Event()

    def hear(_: object) -> None:
        news.set()

    practice.world.listeners.append(hear)
    async with asyncio.timeout(5):
        while picture(latest(room)) == before:
            news.clear()
            await news.wait()
    practice.world.listeners.remove(hear)


def move(hand: Message) -> int:
    """The move at which the choices of a hand were made."""
    return int(hand.selects[0].custom_id.split(":")[2])


def held(person: Person) -> Message | None:
    hands = [each for each in person.dms() if each.pictures]
    return hands[-1] if hands else None


def latest(room: Channel) -> Message:
    return [each for each in room.messages.values() if each.buttons][-1]


def picture(message: Message) -> bytes | None:
    return message.pictures[0].data if message.pictures else None


async def table(room: Channel, button: str) -> Message:
    while True:
        shown = [each for each in room.messages.values() if each.buttons]
        if shown and button in [each.label for each in shown[-1].buttons]:
            return shown[-1]
        await asyncio.sleep(POLL)


def figures(times: list[Took]) -> dict[str, float]:
    waited, worked = [ms for ms, _ in times], [cpu for _, cpu in times]
    return {
        "median_ms": round(median(waited), 2),
        "p99_ms": round(quantiles(waited, n=100)[98], 2),
        "cpu_ms": round(median(worked), 2),
    }


async def main() -> dict[str, object]:
    with tempfile.TemporaryDirectory() as folder:
        answers, pictures = await house_answers(Path(folder))
    peer = await bare_answers()
    bare_bot, house = figures(peer), figures(answers)
    return {
        "bare bot, answer": bare_bot,
        "whist, answer": house,
        "whist, picture": figures(pictures),
        "answer / bare": round(house["median_ms"] / bare_bot["median_ms"], 2),
        "answer / bare, cpu": round(house["cpu_ms"] / bare_bot["cpu_ms"], 2),
        "presses": len(answers),
    }


if __name__ == "__main__":
    measured = asyncio.run(main())
    print(json.dumps(measured, indent=1))
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(json.dumps(measured))
