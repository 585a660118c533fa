"""`python -m bot play`: opens a practice room and keeps it open until it is told to close."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from pathlib import Path
from typing import Final

from bot.errors import CannotStartError
from bot.play.club import furnish
from bot.play.command import command
from bot.play.folder import announce, claimed, clear, usable
from bot.play.keeper import Keeper
from bot.play.leftover import end_leftover
from bot.play.terminal import say
from bot.practice.keeping.folder import DamagedError
from bot.practice.page.site import Page
from bot.practice.server import Practice
from bot.practice.state.world import News

TRIES: Final = 10
"""How many ports are tried, each after the one before."""
OPEN: Final = """
    The practice room is open. Show this address to a browser on this machine:

        {address}/

    Choose who you are, and type /whist in #card-room.
    Ctrl-C closes the room. All is kept in {folder}; `{fresh}` begins anew.
"""


async def play(port: int, folder: Path, fresh: bool) -> int:
    """Keeps a room open on a port, in a folder; returns the exit status.

    With `fresh` whatever an earlier room left there is deleted. Raises `CannotStartError`.
    """
    ending = _ending()
    with claimed(folder) as lock:
        await end_leftover(folder)
        if fresh:
            clear(folder)
        port = _free(port)
        practice = _practice(port, folder)
        keeper = Keeper(practice, folder, command(port, folder))
        Page(practice, keeper)
        async with practice:
            if not practice.world.servers:
                furnish(practice)
            address = practice.world.address
            announce(lock, f", at {address}/")
            anew = command(port, folder, fresh=True)
            _greet(practice, keeper, OPEN.format(address=address, folder=folder, fresh=anew))
            try:
                await keeper.restart(hard=False)
                await ending.wait()
            finally:
                await keeper.close()
    say(f"The practice room is closed, and kept in {folder}.")
    return 0


def _ending() -> asyncio.Event:
    """Set when somebody wants the room closed."""
    ending = asyncio.Event()
    loop = asyncio.get_running_loop()
    for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        loop.add_signal_handler(each, ending.set)
    return ending


def _free(first: int) -> int:
    """The first port that nobody listens on."""
    reason = ""
    for port in range(first, min(first + TRIES, 65_536)):
        try:
            socket.create_server(("127.0.0.1", port)).close()
        except OSError as error:
            reason = reason or os.strerror(error.errno or 0)
        else:
            if port != first:
                say(f"Port {first} cannot be had ({reason}); the room opens at port {port}.")
            return port
    raise CannotStartError(f"No port from {first} on can be had; name another with PORT=…")


def _practice(port: int, folder: Path) -> Practice:
    try:
        with usable(folder):
            return Practice(port, folder=folder)
    except DamagedError as error:
        anew = command(port, folder, fresh=True)
        raise CannotStartError(
            f"The room in {folder} cannot be opened: {error}. "
            f"Nothing has been changed; `{anew}` deletes it and begins anew."
        ) from None


def _greet(practice: Practice, keeper: Keeper, welcome: str) -> None:
    """Tell of the bot's coming; the first time welcome, even if it ends before it has come."""
    greeting = [welcome]

    def hear(news: News) -> None:
        if news.name not in ("CONNECTION", "PROCESS"):
            return
        if keeper.starting:
            say("The bot is starting.")
            return
        while greeting:
            say(greeting.pop())
        if practice.gateway.connected:
            say("The bot is on line.")

    practice.world.listeners.append(hear)
