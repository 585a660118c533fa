"""A pool of a board: its name, its amount, and its counters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cards_art.fish import MOST, Heap
from cards_art.lettering import LINE
from cards_art.scene import Ground, Ink, Item, Label, Letter, Spot

_AMOUNT: Final = 36
_MUCH: Final = 10_000
"""From here on an amount is written in smaller figures."""


def dish(title: str, held: int, spots: tuple[Spot, Spot, Spot], room: int) -> Iterator[Item]:
    """A pool on walnut; `spots` are where its name stands, its amount, and where counters lie."""
    name, amount, heap = spots
    yield Label(title, name, LINE, room, Ink.GILT, Ground.WALNUT, Letter.ITALIC)
    size = _AMOUNT if held < _MUCH else LINE
    yield Label(f"{held:,}", amount, size, room, Ink.CREAM, Ground.WALNUT, Letter.BOLD)
    if held:
        yield Heap(heap, min(held, MOST))
