"""The ids of what is pressed in the panels of a server: `hs:<word>[:<game>[:<option>]]`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

PREFIX: Final = "hs:"
_IDENT: Final = re.compile(r"hs:([a-z_]{1,16})(?::([a-z0-9_]{1,24})(?::([a-z0-9_]{1,32}))?)?")


@dataclass(frozen=True, slots=True)
class Ident:
    """What a control does, for which game and which house rule of it, if for one."""

    word: str
    game: str = ""
    option: str = ""

    def __str__(self) -> str:
        return PREFIX + ":".join(each for each in (self.word, self.game, self.option) if each)


def read_ident(custom_id: str) -> Ident | None:
    """What an id says, or `None` for one that was never given out."""
    found = _IDENT.fullmatch(custom_id)
    return None if found is None else Ident(*(each or "" for each in found.groups()))
