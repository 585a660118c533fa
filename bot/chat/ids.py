"""The ids of buttons, menus and forms: `pp:<table>:<move>:<what>`.

`what` is a word for the tools of a table (`sit`, `next`, `sit.2`), or names an offer: `h.3` is the
fourth offer of whoever presses, `o1.0` the first open offer of the place 1. `h.3@20` stakes 20,
`h.3@` asks for a form.

The controls of a lesson are `teach:<game>:<scene>:<what>`, and name offers in the same way.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Protocol

from bot.rules.turns import Seat

PREFIX: Final = "pp:"
_IDENT: Final = re.compile(r"pp:([a-z0-9]{1,16}):([0-9]{1,9}):([a-z]{1,12}[0-9]{0,9})((?:[.@].*)?)")
_OFFER: Final = re.compile(r"(?:h|o([0-9]{1,3}))\.([0-9]{1,3})(@([0-9]{0,15}))?")


TEACH: Final = "teach:"
_TEACH: Final = re.compile(r"teach:([a-z_]{0,24}):([0-9]{1,3}):([a-z][a-z0-9.@]{0,40})")


class Controls(Protocol):
    """What gives the controls of one message their ids."""

    def of(self, what: str) -> str:
        """The id of what does this."""
        ...


@dataclass(frozen=True, slots=True)
class Ident:
    """What a control is for: the table, the move at which it was shown, and what it does."""

    table: str
    move: int
    what: str

    def __str__(self) -> str:
        return f"{PREFIX}{self.table}:{self.move}:{self.what}"

    def of(self, what: str) -> str:
        """The id of another control of the same table and move."""
        return str(Ident(self.table, self.move, what))

    @property
    def word(self) -> str:
        """The tool, without the place after it."""
        return self.what.partition(".")[0]

    @property
    def number(self) -> int | None:
        """The number after the word of a tool, a place or a deal, if there is one."""
        _, _, rest = self.what.partition(".")
        number = rest.partition(".")[0]
        return int(number) if number.isdecimal() else None


def read_ident(custom_id: str) -> Ident | None:
    """What an id says, or `None` for one that no table ever gave out."""
    found = _IDENT.fullmatch(custom_id)
    if found is None:
        return None
    table, move, word, rest = found.groups()
    return Ident(table, int(move), word + rest)


@dataclass(frozen=True, slots=True)
class TeachIdent:
    """What a control of a lesson is for: the game, the scene that is meant, and what it does."""

    game: str
    scene: int = 0
    what: str = ""

    def __str__(self) -> str:
        return f"{TEACH}{self.game}:{self.scene}:{self.what}"

    def of(self, what: str) -> str:
        """The id of another control of the same scene."""
        return str(TeachIdent(self.game, self.scene, what))


def read_teach_ident(custom_id: str) -> TeachIdent | None:
    """What such an id says, or `None` for one that no lesson ever gave out."""
    found = _TEACH.fullmatch(custom_id)
    return None if found is None else TeachIdent(found[1], int(found[2]), found[3])


@dataclass(frozen=True, slots=True)
class Reference:
    """An offer: the `index`-th open one of a place, or of all those of whoever presses."""

    place: Seat | None
    index: int
    amount: int | None = None
    form: bool = False
    """Whether the amount is yet to be asked for."""

    def __str__(self) -> str:
        whose = "h" if self.place is None else f"o{self.place}"
        amount = "@" if self.form else "" if self.amount is None else f"@{self.amount}"
        return f"{whose}.{self.index}{amount}"


def read_reference(what: str) -> Reference | None:
    """The offer that a control names, or `None` if it names none."""
    found = _OFFER.fullmatch(what)
    if found is None:
        return None
    place, index, stake, amount = found.groups()
    return Reference(
        int(place) if place else None,
        int(index),
        int(amount) if amount else None,
        stake is not None and not amount,
    )
