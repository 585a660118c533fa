"""The board: loose cards in rows, and builds, each with a slip that says what takes it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.cassino import Board, Heap, Taking
from bot.rules.cards import Card
from cards_art.blank import height_of
from cards_art.cassino.captions import Captions
from cards_art.lettering import caption, penned
from cards_art.places import CENTRE
from cards_art.scene import Face, Ground, Guest, Item, Letter, Panel, Size, State
from cards_art.seating import short_name

_WIDTHS: Final = (132, 124, 116, 110, 104, 98, 92, 84, 76, 68, 62, 56, 50, 44, 40)
"""How wide cards may be, the best first."""
_INDEXED: Final = 90
"""Cards so wide have their index in the corner, where a card that lies on them leaves it free."""
_WIDE, _DEEP = (860, 324), (484, 446)
"""The room where nobody sits at a side, and where somebody does."""
_GAP: Final = 10
_SLIP: Final = 40
"""How high the slip of a build is."""
_LEAST: Final = 190
"""How wide it is at the least: it has a name on it."""


@dataclass(frozen=True, slots=True)
class _Block:
    """A loose card, or the cards of a build over its slip."""

    cards: tuple[Card, ...]
    slip: str = ""

    def length(self, width: int) -> int:
        """From its left edge to its right one, with cards so wide."""
        length = width + _step(width) * (len(self.cards) - 1)
        return max(length, _LEAST) if self.slip else length

    def height(self, width: int) -> int:
        """From its top to its bottom."""
        return height_of(width) + (_SLIP + 4 if self.slip else 0)


def board(table: Board, guests: Sequence[Guest], captions: Captions) -> Iterator[Item]:
    """What lies in the middle of the table; on an empty board a word says so."""
    blocks = [_Block(heap.cards, _slip(heap, guests, captions)) for heap in table.heaps]
    blocks += [_Block((card,)) for card in table.loose]
    if not blocks:
        yield caption(captions.empty, CENTRE, 400)
        return
    room = _WIDE if len(table.seats) == 2 else _DEEP
    width = next((each for each in _WIDTHS if _fits(blocks, each, room)), _WIDTHS[-1])
    rows = _rows(blocks, width, room[0])
    top = CENTRE[1] - _depth(rows, width) // 2
    for row in rows:
        deep = max(block.height(width) for block in row)
        left = CENTRE[0] - _span(row, width) // 2
        for block in row:
            yield from _laid(block, left, top, width)
            left += block.length(width) + _GAP
        top += deep + _GAP


def _laid(block: _Block, left: int, top: int, width: int) -> Iterator[Item]:
    """The cards of a block from the left, and below them its slip."""
    length, step = block.length(width), _step(width)
    first = left + (length - step * (len(block.cards) - 1)) // 2
    for index, card in enumerate(block.cards):
        yield Face(card, (first + step * index, top + height_of(width) // 2), width)
    if block.slip:
        middle = left + length // 2, top + height_of(width) + 4 + _SLIP // 2
        yield Panel(middle, (length, _SLIP), Ground.PAPER)
        yield penned(block.slip, middle, length - 12, Letter.BOLD)


def _slip(heap: Heap, guests: Sequence[Guest], captions: Captions) -> str:
    """What takes a build, and whose it is."""
    return captions.build(heap.value, heap.called, short_name(guests[heap.owner]))


def _step(width: int) -> int:
    """From one card of a build to the next, which covers it but for its index."""
    return max(36, width // 3) if width >= _INDEXED else width - 4


def _rows(blocks: Sequence[_Block], width: int, room: int) -> list[list[_Block]]:
    """The blocks in as few rows as there is room for, and those of about the same length."""
    fewest = _filled(blocks, width, room)
    least = _span(blocks, width) // len(fewest)
    tried = (_filled(blocks, width, most) for most in range(least, room, _GAP))
    return next((rows for rows in tried if len(rows) == len(fewest)), fewest)


def _filled(blocks: Sequence[_Block], width: int, most: int) -> list[list[_Block]]:
    """The blocks in rows, each as long as may be."""
    rows: list[list[_Block]] = [[]]
    for block in blocks:
        if rows[-1] and _span([*rows[-1], block], width) > most:
            rows.append([])
        rows[-1].append(block)
    return rows


def _span(row: Sequence[_Block], width: int) -> int:
    return sum(block.length(width) + _GAP for block in row) - _GAP


def _depth(rows: Sequence[Sequence[_Block]], width: int) -> int:
    return sum(max(block.height(width) for block in row) + _GAP for row in rows) - _GAP


def _fits(blocks: Sequence[_Block], width: int, room: Size) -> bool:
    rows = _rows(blocks, width, room[0])
    spans = all(_span(row, width) <= room[0] for row in rows)
    return spans and _depth(rows, width) <= room[1]


def latest(last: Taking, left: int, y: int, room: int) -> Iterator[Item]:
    """The latest take from the left, small: what took, marked, and what it took."""
    width = 58
    cards = (last.card, *last.cards)
    step = min(width + 4, (room - width) // max(1, len(cards) - 1))
    for index, card in enumerate(cards):
        state = State.PLAIN if index else State.MARKED
        yield Face(card, (left + width // 2 + step * index, y), width, state=state)
