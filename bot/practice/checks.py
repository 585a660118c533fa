"""What a request body may be: the gate every request passes before anything is done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Upload:
    """A file sent with a request: its name, its size in bytes, its alt text if it has one."""

    name: str
    size: int
    description: str | None = None


@dataclass(frozen=True, slots=True)
class Breach:
    """One fault of a request: Discord's error code, the dotted path to it, what is wrong."""

    code: int
    where: str
    what: str


def check_request(method: str, path: str, body: object, files: Sequence[Upload]) -> list[Breach]:
    """The faults of a request; `path` is what follows `/api/v10`."""
    del method, path, body, files
    return []
