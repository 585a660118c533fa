"""The gallery along the foot of the table: small plates for those who have a part in the coup."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.rules.turns import Seat
from cards_art.lettering import inlaid
from cards_art.scene import TABLE_SIZE, Ground, Guest, Ink, Item, Panel, Tone
from cards_art.seating import purse_line

HEIGHT: Final = 72
ROOM: Final = HEIGHT + 8
"""What it takes of a table's height."""

Told: TypeAlias = Callable[[Sequence[Seat]], int | str]
"""What stands on the plate of these places: chips that are staked, or a word."""

_WIDTH: Final = 202
_PITCH: Final = 210
"""So that a full row keeps clear of the ornaments in the corners."""
_CELLS: Final = 5
"""So many at most have a plate."""
_LEVEL: Final = TABLE_SIZE[1] - 46 - HEIGHT // 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Captions:
    """What stands on the last plate in the stead of a name."""

    others: Callable[[int], str]
    """So many who have no plate of their own."""


def plates(
    places: Sequence[Seat],
    guests: Sequence[Guest],
    waited: Sequence[Seat],
    told: Told,
    captions: Captions,
) -> Iterator[Item]:
    """A row of small plates; the last stands for all who would not fit."""
    alone = len(places) if len(places) <= _CELLS else _CELLS - 1
    cells = [(guests[place].name, [place], place in waited) for place in places[:alone]]
    if rest := list(places[alone:]):
        cells.append((captions.others(len(rest)), rest, False))
    for index, (name, there, lit) in enumerate(cells):
        x = TABLE_SIZE[0] // 2 + round(_PITCH * (index - (len(cells) - 1) / 2))
        yield from _cell(x, name, told(there), lit)


def _cell(x: int, name: str, told: int | str, lit: bool) -> Iterator[Item]:
    yield Panel((x, _LEVEL), (_WIDTH, HEIGHT), Ground.WALNUT, None, lit)
    yield inlaid(name, (x, _LEVEL - 15), _WIDTH - 26, Ink.GLOW if lit else Ink.CREAM)
    if isinstance(told, int):
        yield from purse_line((x, _LEVEL + 17), told, Tone.RED)
    else:
        yield inlaid(told, (x, _LEVEL + 17), 150, Ink.GILT)
