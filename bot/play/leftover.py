"""A bot that has outlived its room, because the room was killed where no leash holds."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Final

from bot.errors import CannotStartError
from bot.play.folder import PID, taken
from bot.play.terminal import say

PATIENCE: Final = 5.0
"""How long it may take to stop, in seconds."""
GLANCE: Final = 0.05


async def end_leftover(folder: Path) -> None:
    """End the bot of an earlier room in a folder, if one still runs. Raises `CannotStartError`."""
    path = folder / PID
    path.touch()
    with path.open("rb") as file:
        if taken(file):
            return
        number = path.read_text().strip()
        say(f"The bot of an earlier room is still running; process {number} is told to stop.")
        for how in (signal.SIGTERM, signal.SIGKILL):
            # The lock is held by that bot alone, so the number cannot be another's.
            with suppress(ValueError, OSError):
                os.kill(int(number), how)
            if await _released(file):
                return
    raise CannotStartError(f"The bot of an earlier room in {folder} cannot be stopped: {number}.")


async def _released(file: BinaryIO) -> bool:
    for _ in range(round(PATIENCE / GLANCE)):
        if taken(file):
            return True
        await asyncio.sleep(GLANCE)
    return False
