"""How the running bot is, in a file beside the database: written by it, read by whoever asks."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import msgspec

from bot.tables.state import Milliseconds

FRESH: Final = 20_000
"""Milliseconds for which what was written is believed."""
Moment: TypeAlias = Annotated[Milliseconds, msgspec.Meta(ge=0, le=253_402_300_799_999)]
"""By the time of day, up to the end of the year 9999: beyond it Python has no dates."""
Process: TypeAlias = Annotated[int, msgspec.Meta(ge=1, lt=2**31)]
"""The number of a process; to the system those below mean several."""


@dataclass(frozen=True, slots=True)
class Vitals:
    """How it is at one moment."""

    version: str
    process: Process
    started: Moment
    written: Moment
    """When this was said."""
    connected: bool
    """To Discord."""
    latency: Milliseconds | None
    """From a heartbeat to Discord's answer; `None` before the first."""
    servers: int
    tables: int
    """Open ones."""
    people: int
    """At them."""
    committed: Moment | None
    """When the books were last written; `None` if not since the start."""
    writable: bool
    """Whether they could be, when that was last tried."""
    schema: int
    """The version of the database."""
    size: int
    """Of the database and its log of changes, in bytes."""

    def trouble(self, now: Milliseconds) -> str | None:
        """Why the bot is not well, in a sentence; `None` if it is."""
        if not _alive(self.process):
            return "The bot has ended without a word."
        if abs(now - self.written) > FRESH:
            return "The bot does not answer."
        if not self.connected:
            return "The bot is not connected to Discord."
        if not self.writable:
            return "The bot cannot write its database."
        return None


def beside(database: Path) -> Path:
    """Where the bot of a database says how it is."""
    database = database.resolve()
    return database.with_name(f"{database.name}.status")


def write(path: Path, vitals: Vitals) -> None:
    """Says it anew, whole or not at all. Raises `OSError`."""
    part = path.with_name(f"{path.name}.part")
    part.write_bytes(msgspec.json.encode(vitals))
    part.replace(path)


def read(path: Path) -> Vitals | None:
    """What was said last; `None` if nothing, or if the bot has ended with a word.

    Raises `OSError`, and `msgspec.MsgspecError` for what no bot of this version says.
    """
    try:
        return msgspec.json.decode(path.read_bytes(), type=Vitals)
    except FileNotFoundError:
        return None


def now() -> Milliseconds:
    """The time of day, by the clock that everybody on this machine can read."""
    return time.time_ns() // 1_000_000


def _alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:  # somebody else's
        pass
    return True
