"""What a press costs: from the click to its answer, and to the new picture of the table.

Run it as `python tests/bench/bench_press.py [file.json]`. The peer in the same run is a bare
discord.py bot that answers a press and does nothing else. Each is a process of its own, as it would
be; the stand-in for Discord is here, with its rate limits out of the way, so a time is what a
person waits for, and `cpu_ms` what the bot alone has worked for it until then, in all its threads.
A press comes when the hands of the last move have been shown, as nobody presses before he has seen
his own.
"""

from __future__ import annotations

import asyncio
import ctypes
import json
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median, quantiles

from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.messages import Message

ROOT = Path(__file__).parents[2]
PARLOUR = ("-m", "bot", "run")
BARE = (str(Path(__file__).with_name("bare_bot.py")),)
PRESSES = 300
NO_LIMITS = 1_000.0
HURRY = 20.0
NAMES = ("Ada", "Ben", "Clo", "Dan")
POLL = 0.002
REST = 0.1
"""Seconds in which the hands follow the picture of a table."""

Took = tuple[float, float]
"""Milliseconds, and those that the bot worked."""
Watch = Callable[[], Callable[[], Took]]
"""Begins to time something, and then tells what it has taken so far."""


@asynccontextmanager
async def served(practice: Practice, *words: str) -> AsyncIterator[Watch]:
    """A bot that serves the stand-in: a Python with these words after it."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {
            "PYTHONPATH": str(ROOT),
            "DISCORD_API": practice.api,
            "DISCORD_TOKEN": practice.token,
            "PARLOUR_DATABASE": f"{folder}/bench.sqlite3",
            "PARLOUR_HURRY": str(HURRY),
            "PARLOUR_LOG_LEVEL": "ERROR",
        }
        bot = await asyncio.create_subprocess_exec(
            sys.executable, *words, env=environment, cwd=folder
        )
        try:
            await practice.until(
                lambda: practice.gateway.connected and bool(practice.world.commands), within=20
            )
            yield watch_of(bot.pid)
        finally:
            bot.terminate()
            await bot.wait()


def watch_of(pid: int) -> Watch:
    """What times the process `pid`."""
    clock = ctypes.c_int()
    if ctypes.CDLL(None).clock_getcpuclockid(pid, ctypes.byref(clock)):
        raise ProcessLookupError(pid)

    def watch() -> Callable[[], Took]:
        begun, worked = time.perf_counter(), time.clock_gettime(clock.value)
        return lambda: (
            (time.perf_counter() - begun) * 1_000,
            (time.clock_gettime(clock.value) - worked) * 1_000,
        )

    return watch


@asynccontextmanager
async def club() -> AsyncIterator[tuple[Practice, Channel, list[Person]]]:
    async with Practice(hurry=NO_LIMITS) as practice:
        server = practice.add_server("The Club")
        room = server.add_channel("card-room")
        people = [practice.add_person(name) for name in NAMES]
        for person in people:
            server.join(person)
        yield practice, room, people


async def bare_answers() -> list[Took]:
    """What the answer of the bare bot takes."""
    async with club() as (practice, room, (ada, *_)), served(practice, *BARE) as watch:
        message = (await ada.slash(room, "bare")).message
        assert message is not None
        times: list[Took] = []
        for _ in range(PRESSES):
            took = watch()
            await ada.click(message, "Press")
            times.append(took())
            await asyncio.sleep(REST / 10)
        return times


async def house_answers() -> list[tuple[Took, Took, Took]]:
    """What the answer to a card played takes, the table's new picture, and the move in all."""
    async with club() as (practice, room, people), served(practice, *PARLOUR) as watch:
        # A first match does not count: in it each card is drawn for the first time.
        await match(practice, room, people, watch)
        times: list[tuple[Took, Took, Took]] = []
        while len(times) < PRESSES:
            times += await match(practice, room, people, watch)
        return times


async def match(
    practice: Practice,
    room: Channel,
    people: list[Person],
    watch: Watch,
) -> list[tuple[Took, Took, Took]]:
    """A match of whist from the lobby to its end, and what each of its moves took."""
    times: list[tuple[Took, Took, Took]] = []
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
                answered = took()
                await changed(practice, room, before)
                pictured = took()
                await asyncio.sleep(REST)
                times.append((answered, pictured, took()))
        await asyncio.sleep(POLL)
    return times


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
    times = await house_answers()
    answers, pictures, moves = (figures(list(each)) for each in zip(*times, strict=True))
    bare_bot = figures(await bare_answers())
    return {
        "bare bot, answer": bare_bot,
        "whist, answer": answers,
        "whist, picture": pictures,
        "answer / bare": round(answers["median_ms"] / bare_bot["median_ms"], 2),
        "answer / bare, cpu": round(answers["cpu_ms"] / bare_bot["cpu_ms"], 2),
        "moves a second of the processor": round(1_000 / moves["cpu_ms"]),
        "presses": len(times),
    }


if __name__ == "__main__":
    measured = asyncio.run(main())
    print(json.dumps(measured, indent=1))
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(json.dumps(measured))
