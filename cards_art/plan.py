"""A round of a plan: a slip of paper a table, with its game, its staff and its guests."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.interest.planning import PlannedTable
from cards_art.lettering import NAME, caption, figure, penned
from cards_art.scene import (
    Anchor,
    Ground,
    Ink,
    Item,
    Label,
    Letter,
    Panel,
    Rule,
    Spot,
    TableScene,
)

MOST_LINES: Final = 18
"""A slip has no more: sixteen guests, the game and the staff."""

_COLUMNS: Final = (187, 462, 738, 1013)
_WIDTH: Final = 264
_TOP, _FOOT = 106, 738
_PITCH, _MARGIN, _GAP = 33, 11, 10
_UNDER: Final = 8
"""Between the line under a heading and the letters below it."""
_TEACHES: Final = "★"

Numbered: TypeAlias = tuple[int, PlannedTable]
"""A table and its number in the round, from 1."""
Page: TypeAlias = tuple[tuple[Numbered, ...], ...]
"""The tables of a page by columns."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Captions:
    """What stands on a slip besides the names of guests, and above all of them."""

    table: Callable[[int, str], str]
    """A table by its number in the round and by its game, which is named by its key."""
    staff: Callable[[str], str]
    """Who deals there."""
    teaches: str
    """What the star means."""
    nobody_plays: str


def pages(tables: Sequence[PlannedTable]) -> tuple[Page, ...]:
    """The tables of a round on as many pages as they need, each column as full as can be."""
    columns: list[list[Numbered]] = []
    left = 0
    for numbered in enumerate(tables, 1):
        height = _height(numbered[1])
        if height > left:
            columns.append([])
            left = _FOOT - _TOP
        columns[-1].append(numbered)
        left -= height + _GAP
    whole, step = tuple(map(tuple, columns)), len(_COLUMNS)
    return tuple(whole[first : first + step] for first in range(0, max(1, len(whole)), step))


def picture(
    title: str, planned: Sequence[Page], page: int, names: Mapping[int, str], captions: Captions
) -> TableScene:
    """A page, counted from 0, of a round by its title; `names` is by user."""
    slips = _slips(planned[page], names, captions)
    return TableScene((*_head(title, page + 1, len(planned), captions), *slips))


def _height(table: PlannedTable) -> int:
    lines = 1 + (table.staff is not None) + len(table.guests)
    assert lines <= MOST_LINES, "no game seats so many"
    return lines * _PITCH + 2 * _MARGIN + _UNDER


def _head(title: str, page: int, of: int, captions: Captions) -> Iterator[Item]:
    left, right = _COLUMNS[0] - _WIDTH // 2 + 20, _COLUMNS[-1] + _WIDTH // 2 - 20
    yield Label(title, (left, 76), NAME, 620, Ink.CREAM, Ground.FELT, Letter.BOLD, Anchor.LEFT)
    yield figure(_TEACHES, (right - 290, 76), 40)
    yield caption(captions.teaches, (right - 268, 76), 170, Anchor.LEFT)
    if of > 1:
        yield figure(f"{page} / {of}", (right, 76), 90, Anchor.RIGHT)


def _slips(
    columns: Sequence[Sequence[Numbered]], names: Mapping[int, str], captions: Captions
) -> Iterator[Item]:
    if not any(columns):
        yield figure(captions.nobody_plays, (600, 400), 800)
    for x, column in zip(_COLUMNS, columns, strict=False):
        y = _TOP
        for numbered in column:
            yield from _slip((x, y), numbered, names, captions)
            y += _height(numbered[1]) + _GAP


def _slip(
    top: Spot, numbered: Numbered, names: Mapping[int, str], captions: Captions
) -> Iterator[Item]:
    """A table whose slip has the middle of its upper edge at `top`."""
    number, table = numbered
    (x, y), height = top, _height(table)
    left, right, room = x - _WIDTH // 2 + 14, x + _WIDTH // 2 - 14, _WIDTH - 28
    yield Panel((x, y + height // 2), (_WIDTH, height), Ground.PAPER)
    line = y + _MARGIN + _PITCH // 2
    yield penned(captions.table(number, table.game), (left, line), room, Letter.BOLD, Anchor.LEFT)
    if table.staff is not None:
        line += _PITCH
        yield penned(captions.staff(table.staff), (left, line), room, Letter.ITALIC, Anchor.LEFT)
    yield Rule((left, line + _PITCH // 2), (right, line + _PITCH // 2), Ink.BLACK)
    line += _UNDER
    for user in table.guests:
        line += _PITCH
        teaches = user == table.teacher
        width = room - (36 if teaches else 0)
        yield penned(names[user], (left, line), width, Letter.ROMAN, Anchor.LEFT)
        if teaches:
            yield penned(_TEACHES, (right, line), 40, Letter.ROMAN, Anchor.RIGHT)
