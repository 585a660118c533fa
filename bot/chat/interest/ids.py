"""The ids of everything that is pressed about interest: `in:<word>:<evening>[:<number>]`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

PREFIX: Final = "in:"
_IDENT: Final = re.compile(r"in:([a-z]{1,12}):([a-z0-9]{1,32})(?::([0-9]{1,6}))?")


@dataclass(frozen=True, slots=True)
class Ident:
    """What a control does, for which evening; lists have a page besides."""

    word: str
    evening: str
    page: int = 0

    def __str__(self) -> str:
        return f"{PREFIX}{self.word}:{self.evening}" + (f":{self.page}" if self.page else "")


def read_ident(custom_id: str) -> Ident | None:
    """What an id says, or `None` for one that was never given out."""
    found = _IDENT.fullmatch(custom_id)
    return None if found is None else Ident(found[1], found[2], int(found[3] or 0))
