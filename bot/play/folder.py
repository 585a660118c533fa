"""The folder of a practice room: one room a folder, and no folder that is anything else."""

from __future__ import annotations

import fcntl
import shutil
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, Final

from bot.errors import CannotStartError
from bot.practice.keeping.folder import ATTACHMENTS, kept_files

LOCK: Final = "practice-room.lock"
"""The file that makes a folder a practice room, and that an open room holds."""
IGNORED: Final = ".gitignore"
"""Keeps the room out of whatever repository its folder lies in."""
DATABASE: Final = "parlour.sqlite3"
LOG: Final = "bot.log"
PID: Final = "bot.pid"


@contextmanager
def claimed(folder: Path) -> Generator[BinaryIO]:
    """Hold a folder, made if there is none, for one room. Raises `CannotStartError`.

    Gives the file in which the room says at which address it is open.
    """
    with usable(folder):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # hands lie in it
        if not (folder / LOCK).exists() and any(folder.iterdir()):
            raise CannotStartError(
                f"{folder} is not empty and no practice room: "
                "delete it, or name another with FOLDER=…"
            )
        lock = (folder / LOCK).open("ab")
        if not (folder / IGNORED).exists():
            (folder / IGNORED).write_text("*\n")
    with lock:
        with usable(folder):
            if not taken(lock):
                where = (folder / LOCK).read_text()
                raise CannotStartError(f"A practice room is open in {folder} already{where}")
            announce(lock, "")
        yield lock


def announce(lock: BinaryIO, address: str) -> None:
    """Say at which address the room is open, for whoever would open it a second time."""
    lock.truncate(0)
    lock.write(address.encode())
    lock.flush()


@contextmanager
def usable(folder: Path) -> Generator[None]:
    """Say in one line what the system has against a folder. Raises `CannotStartError`."""
    try:
        yield
    except OSError as error:
        raise CannotStartError(f"{folder} cannot be used: {error.strerror}.") from None


def taken(file: BinaryIO) -> bool:
    """Lock a file, unless another has; for as long as any process has it open from this opening."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def clear(folder: Path) -> None:
    """Delete what an earlier room left, and nothing else that lies there."""
    with usable(folder):
        for file in [*_left(folder)]:
            if file.is_dir() and not file.is_symlink():
                shutil.rmtree(file)
            else:
                file.unlink(missing_ok=True)
        with suppress(OSError):  # it is not there, or something of somebody's is in it
            (folder / ATTACHMENTS).rmdir()


def _left(folder: Path) -> Iterator[Path]:
    yield from kept_files(folder)
    yield folder / LOG
    yield folder / PID
    for suffix in ("", "-wal", "-shm", "-journal", ".lock", ".status"):
        yield folder / f"{DATABASE}{suffix}"
