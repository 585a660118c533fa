"""How many people want which game: a bar a game, and what it counts in figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from bot.interest.counts import Counts, GameCount
from cards_art.bars import Bar
from cards_art.lettering import NAME, caption, figure
from cards_art.scene import (
    TABLE_SIZE,
    Anchor,
    Ground,
    Ink,
    Item,
    Label,
    Letter,
    Size,
    TableScene,
)

_LEFT: Final = 74
_BARS: Final = (404, 444)
"""Where bars begin, and how long the longest is."""
_NAMED: Final = _BARS[0] - _LEFT - 14
"""The room for what a game is called."""
_COLUMNS: Final = (935, 1030, 1126)
"""Where figures end: of all, of those who could teach, of the newcomers."""
_TOP, _HEADS, _FIRST, _FOOT = 84, 134, 184, 66
_PITCH: Final = 64
"""From one game to the next, where there is room."""
_FEW: Final = 5
_LOW: Final[Size] = (TABLE_SIZE[0], 460)
"""So many games have a picture no higher than this."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Captions:
    """What stands above the bars and figures, and before each."""

    games: Mapping[str, str]
    """What each game of the programme is called."""
    people: Callable[[int], str]
    """How many have registered."""
    everybody: str
    """Above the figures of all who would play: there is room for some five letters."""
    teach: str
    """Those of them who could teach it, likewise."""
    played: str
    """Those who have played it, in the key to the bars."""
    new: str
    """Those to whom it is new."""


def picture(title: str, counts: Counts, captions: Captions) -> TableScene:
    """The counts of an evening by its title: teachers first in each bar, newcomers last."""
    size = _LOW if len(counts.games) <= _FEW else TABLE_SIZE
    pitch = min(_PITCH, (size[1] - _FOOT - _FIRST) // max(1, len(counts.games) - 1))
    most = max((game.interested for game in counts.games), default=0)
    items = [*_heads(title, counts.people, captions)]
    for place, game in enumerate(counts.games):
        y = _FIRST + place * pitch
        items.append(caption(captions.games[game.game], (_LEFT, y), _NAMED, Anchor.LEFT))
        items += _row(game, y, max(1, most))
    return TableScene(tuple(items), size)


def _heads(title: str, people: int, captions: Captions) -> Iterator[Item]:
    yield Label(title, (_LEFT, _TOP), NAME, 760, Ink.CREAM, Ground.FELT, Letter.BOLD, Anchor.LEFT)
    yield figure(captions.people(people), (_COLUMNS[-1], _TOP), 260, Anchor.RIGHT)
    heads = captions.everybody, captions.teach, captions.new
    for head, right in zip(heads, _COLUMNS, strict=True):
        yield caption(head, (right, _HEADS), 95, Anchor.RIGHT)
    key = (captions.teach, 420), (captions.played, 560), (captions.new, 710)
    for enamel, (word, x) in enumerate(key):
        parts = tuple(22 if each == enamel else 0 for each in range(3))
        yield Bar((x, _HEADS), parts, 22)
        yield caption(word, (x + 20, _HEADS), 110, Anchor.LEFT)


def _row(game: GameCount, y: int, most: int) -> Iterator[Item]:
    start, reach = _BARS
    played = game.interested - game.teachers - game.newcomers
    sums = accumulate((game.teachers, played, game.newcomers))
    ends = [round(reach * each / most) for each in sums]
    if ends[-1]:
        parts = (ends[0], ends[1] - ends[0], ends[2] - ends[1])
        yield Bar((start + ends[-1] // 2, y), parts, 28)
    numbers = (game.interested, game.teachers, game.newcomers)
    for number, right in zip(numbers, _COLUMNS, strict=True):
        yield figure(f"{number:,}", (right, y), 90, Anchor.RIGHT)
