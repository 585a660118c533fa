"""Slips of paper on the table: a notice of a few lines, a list of names and amounts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from cards_art.lettering import NAME, penned
from cards_art.scene import Anchor, Ground, Ink, Item, Label, Letter, Panel, Spot

_PITCH: Final = 34
"""From one line to the next."""
_MARGIN: Final = 13


_WIDER: Final = 40
"""The same on a tariff: it is read in the heat of a game."""


def height_of(rows: int) -> int:
    """How high a tariff of so many rows is, in dots."""
    return _WIDER * rows + 2 * _MARGIN


def notice(lines: Sequence[tuple[str, Letter]], at: Spot, width: int) -> Iterator[Item]:
    """Lines about the middle of a slip."""
    x, y = at
    yield Panel(at, (width, _PITCH * len(lines) + 2 * _MARGIN), Ground.PAPER)
    for index, (text, letter) in enumerate(lines):
        down = round(_PITCH * (index - (len(lines) - 1) / 2))
        yield penned(text, (x, y + down), width - 2 * _MARGIN, letter)


def tariff(rows: Sequence[tuple[str, str]], at: Spot, width: int) -> Iterator[Item]:
    """Names on the left and what belongs to them on the right."""
    x, y = at
    yield Panel(at, (width, height_of(len(rows))), Ground.PAPER)
    edge = width // 2 - _MARGIN - 4
    names, amounts = 2 * edge * 2 // 5, 2 * edge * 11 // 20
    for index, (name, amount) in enumerate(rows):
        down = y + round(_WIDER * (index - (len(rows) - 1) / 2))
        for text, end, room, letter, anchor in (
            (name, x - edge, names, Letter.ROMAN, Anchor.LEFT),
            (amount, x + edge, amounts, Letter.BOLD, Anchor.RIGHT),
        ):
            yield Label(text, (end, down), NAME, room, Ink.BLACK, Ground.PAPER, letter, anchor)
