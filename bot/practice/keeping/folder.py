"""The folder in which a world is kept: `world.json`, and beside it the bytes of every attachment.

Every file is written whole or not at all: under another name, down to the disk, then renamed. The
attachments that a world names are there before it, and go only after it has ceased to name them.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

import msgspec

from bot.practice.keeping.records import VERSION, WorldRecord

WORLD: Final = "world.json"
ATTACHMENTS: Final = "attachments"
DRAFT: Final = ".new"
"""What ends the name of a file that is not finished."""


class DamagedError(Exception):
    """What lies in a folder cannot be read as a world; the text is one line that says why."""


class _Header(msgspec.Struct):
    version: int


class Folder:
    """A folder with a world in it, or with none yet."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._written = {int(each.name) for each in _attachments(path)}

    def read(self) -> tuple[WorldRecord, Mapping[int, bytes]] | None:
        """The world and its attachments by id; none where none was kept. Raises `DamagedError`."""
        world = self._path / WORLD
        try:
            record = _decoded(world.read_bytes())
            return record, {each: self._attachment(each).read_bytes() for each in named(record)}
        except FileNotFoundError as error:
            if error.filename == str(world):
                return None
            raise DamagedError(f"{error.filename} is missing") from None
        except (OSError, msgspec.MsgspecError, RecursionError) as error:
            raise DamagedError(f"{world} cannot be read: {error}") from None

    def write(self, world: bytes, files: Mapping[int, bytes]) -> None:
        """Keep an encoded world with its attachments, of which most are there. Raises OSError."""
        (self._path / ATTACHMENTS).mkdir(parents=True, exist_ok=True)
        for number in files.keys() - self._written:
            _put(self._attachment(number), files[number])
            self._written.add(number)
        _put(self._path / WORLD, world)
        for number in self._written - files.keys():
            self._attachment(number).unlink(missing_ok=True)
            self._written.discard(number)

    def _attachment(self, number: int) -> Path:
        return self._path / ATTACHMENTS / str(number)


def kept_files(path: Path) -> Iterable[Path]:
    """The files that keeping a world may have left in a folder."""
    yield path / WORLD
    yield path / (WORLD + DRAFT)
    yield from _attachments(path)
    yield from (path / ATTACHMENTS).glob("*" + DRAFT)


def named(record: WorldRecord) -> Iterator[int]:
    """The ids of the attachments that a world names."""
    for channel in record.channels:
        for message in channel.messages:
            yield from (each.id for each in message.attachments)


def _attachments(path: Path) -> Iterator[Path]:
    return (each for each in (path / ATTACHMENTS).glob("*") if each.name.isdecimal())


def _decoded(text: bytes) -> WorldRecord:
    version = msgspec.json.decode(text, type=_Header).version
    if version != VERSION:
        raise DamagedError(f"it was kept in form {version}, and this is form {VERSION}")
    return msgspec.json.decode(text, type=WorldRecord)


def _put(path: Path, data: bytes) -> None:
    draft = path.with_name(path.name + DRAFT)
    with draft.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
