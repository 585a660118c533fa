"""A practice room as a process, and somebody at a window of it."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import sys
from asyncio.subprocess import PIPE, STDOUT, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bot.play.folder import taken
from bot.practice.state.components import Json, walk
from tests.evening.house import ROOT
from tests.practice.page.tab import Tab, opened_at

READY = "The bot is on line"
HURRY = "4"
EPHEMERAL = 1 << 6
STRING_SELECT = 3


@dataclass
class Room:
    """A room, open in a folder, and what it has printed so far."""

    process: Process
    lines: list[str] = field(default_factory=list[str])

    @property
    def address(self) -> str:
        (found,) = re.findall(r"http://\S+?(?=/\s)", "\n".join([*self.lines, ""]))
        return found

    async def until(self, words: str, within: float = 20) -> None:
        """Read on until a line has these words."""
        assert self.process.stdout is not None
        async with asyncio.timeout(within):
            while True:
                line = (await self.process.stdout.readline()).decode()
                assert line, f"it ended without {words!r}: {self.lines}"
                self.lines.append(line.rstrip("\n"))
                if words in line:
                    return

    async def close(self, how: signal.Signals = signal.SIGINT) -> str:
        """Have it closed; all that it printed. Anything but a clean end fails."""
        self.process.send_signal(how)
        out, _ = await asyncio.wait_for(self.process.communicate(), 20)
        printed = "\n".join([*self.lines, out.decode()])
        assert self.process.returncode == 0, printed
        assert "Traceback" not in printed, printed
        return printed


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return taken.getsockname()[1]


async def started(folder: Path, *more: str, stdout: int = PIPE) -> Process:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PARLOUR_HURRY": HURRY}
    # The user's own bot, which has nothing to do with the room.
    environment |= {"DISCORD_TOKEN": "secret", "DISCORD_API": "http://127.0.0.1:9/api/v10"}
    arguments = ("--folder", str(folder), *more)
    if "--port" not in more:
        arguments = (*arguments, "--port", str(free_port()))
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "play", *arguments),
        env=environment,
        cwd=folder.parent,
        stdout=stdout,
        stderr=STDOUT,
    )


@asynccontextmanager
async def room(folder: Path, *more: str, ready: str = READY) -> AsyncIterator[Room]:
    """A room that has got as far as to say that it is ready."""
    opened = Room(await started(folder, *more))
    try:
        await opened.until(ready)
        yield opened
    finally:
        if opened.process.returncode is None:
            opened.process.terminate()
            await opened.process.communicate()


def bot_of(folder: Path) -> int:
    return int((folder / "bot.pid").read_text())


def alive(folder: Path) -> bool:
    """Whether a bot runs in the folder; one that has ended counts not, whoever has yet to hear."""
    with (folder / "bot.pid").open("rb") as file:
        return not taken(file)


async def refusal(folder: Path, *more: str) -> str:
    """The one line with which a room is not opened."""
    process = await started(folder, *more)
    out, _ = await asyncio.wait_for(process.communicate(), 20)
    assert process.returncode == 1
    (line,) = out.decode().splitlines()
    return line


class Player:
    """Somebody at a window, who finds what is on it as a person does."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab

    @property
    def room(self) -> Json:
        places = self.tab.all("places")[-1]
        (server,) = places["servers"]
        return next(each for each in server["channels"] if each["name"] == "card-room")

    @property
    def conversation(self) -> str:
        return self.tab.all("places")[-1]["conversation"]["id"]

    def messages(self, channel: str) -> list[Json]:
        """The messages of a place as they stand, oldest first."""
        standing: dict[str, Json] = {}
        for frame in self.tab.frames:
            if frame["news"] == "history" and frame["channel"] == channel:
                standing = {each["id"]: each for each in frame["messages"]}
            elif frame["news"] == "message" and frame["message"]["channel_id"] == channel:
                standing[frame["message"]["id"]] = frame["message"]
            elif frame["news"] == "gone" and frame["channel"] == channel:
                standing.pop(frame["message"], None)
        return [standing[key] for key in sorted(standing, key=int)]

    @property
    def table(self) -> Json:
        """The latest message that all see in the card room."""
        return self._public[-1]

    @property
    def _public(self) -> list[Json]:
        seen = self.messages(self.room["id"])
        return [each for each in seen if not each["flags"] & EPHEMERAL]

    def menu(self) -> tuple[Json, Json] | None:
        """The latest hand with cards to choose from."""
        for message in reversed(self.messages(self.conversation)):
            for each in walk(message["components"]):
                if each["type"] == STRING_SELECT and not each.get("disabled"):
                    return message, each
        return None

    async def whist(self) -> None:
        room = self.room["id"]
        commands = self.tab.all("commands")[-1]["commands"]
        command = next(each for each in commands if each["name"] == "whist")
        await self.tab.ask("slash", channel=room, command=command["id"], path=[], options={})

    async def begin(self) -> None:
        """Play whist with three computer players, as far as the first card."""
        await self.whist()
        for label in ("Fill with computer players", "Begin"):
            await self.press(label)
        async with asyncio.timeout(20):
            while self.menu() is None:  # noqa: ASYNC110
                await asyncio.sleep(0.02)

    async def press(self, label: str) -> None:
        """Press a button of the table's, as soon as it is there."""
        async with asyncio.timeout(20):
            while not self.offers(label):  # noqa: ASYNC110
                await asyncio.sleep(0.02)
        await self.tab.ask(
            "press",
            channel=self.room["id"],
            message=self.table["id"],
            custom_id=self._button(label)[0]["custom_id"],
        )

    @property
    def deal_is_over(self) -> bool:
        return self.offers("Next deal") or self.offers("Record")

    def offers(self, label: str) -> bool:
        """Whether the table has a button with this label that can be pressed."""
        return bool(self._button(label))

    def _button(self, label: str) -> list[Json]:
        tables = [] if not self._public else walk(self.table["components"])
        return [each for each in tables if each.get("label") == label and not each.get("disabled")]

    async def play_cards(self, most: int) -> int:
        """Plays whatever comes first, until so many cards or the deal's end; how many it was."""
        played: set[str] = set()
        async with asyncio.timeout(60):
            while len(played) < most and not self.deal_is_over:
                found = self.menu()
                if found is not None and found[1]["custom_id"] not in played:
                    message, menu = found
                    await self.tab.ask(
                        "choose",
                        channel=self.conversation,
                        message=message["id"],
                        custom_id=menu["custom_id"],
                        values=[menu["options"][0]["value"]],
                    )
                    played.add(menu["custom_id"])
                await asyncio.sleep(0.02)
        return len(played)


@asynccontextmanager
async def player(room: Room, name: str) -> AsyncIterator[Player]:
    async with opened_at(room.address, name) as tab:
        yield Player(tab)
