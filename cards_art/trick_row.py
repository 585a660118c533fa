"""Tricks on a table: the one in the middle, the last one, and all of them when a deal is over."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.rules.tricks import Trick
from bot.rules.turns import Seat
from cards_art.lettering import caption, penned
from cards_art.scene import (
    Anchor,
    Disc,
    Face,
    Ground,
    Item,
    Letter,
    Panel,
    Spot,
    State,
    Tone,
)

Taken: TypeAlias = tuple[Trick, Seat]
"""A trick, and the seat that takes it."""

Lie: TypeAlias = tuple[Spot, int]
"""Where a card lies, and how much askew."""

FIRST_ROW: Final = 368
"""How far down the first row of all tricks lies."""
ROW: Final = 104
"""From one row to the next."""

_SMALL: Final = 62
_SMALLER: Final = 58
_COLUMN: Final = 62
_STUD: Final = 8
_KEY: Final = 582
"""Where it is said what a stud means."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Captions:
    """What is said of tricks."""

    led: str
    """On the card that was led: there is room for some four letters."""
    last: str
    """Above the last trick."""
    led_to: str
    """What a stud means: the card below it was led to the trick."""


def middle(
    taken: Taken, lies: Mapping[Seat, Lie], width: int, others: State, captions: Captions
) -> Iterator[Item]:
    """A trick with the card marked that takes it, and a word by the one that was led."""
    trick, winner = taken
    for each in trick.played:
        spot, tilt = lies[each.seat]
        yield Face(each.card, spot, width, tilt, State.MARKED if each.seat == winner else others)
    (x, y), _ = lies[trick.leader]
    above = x, y - width * 7 // 10
    yield Panel(above, (68, 40), Ground.PAPER)
    yield penned(captions.led, above, 60, Letter.ITALIC)


def last(taken: Taken, captions: Captions) -> Iterator[Item]:
    """The last trick, small, in the order played."""
    trick, winner = taken
    yield caption(captions.last, (196, 596), 220)
    for index, each in enumerate(trick.played):
        wins = each.seat == winner
        spot = 97 + 68 * index, 680 - 10 * wins
        yield Face(each.card, spot, _SMALL, state=State.MARKED if wins else State.PLAIN)


def columns(
    tricks: Sequence[Taken], seats: Sequence[Seat], left: int, key: int, captions: Captions
) -> Iterator[Item]:
    """All tricks from the left, a row for each of these seats: the card that took a trick is
    marked, and a stud stands over the one that was led, as is said `key` dots down."""
    for number, taken in enumerate(tricks):
        x = left + _COLUMN * number
        yield caption(str(number + 1), (x, FIRST_ROW - 72), 60)
        yield from _column(taken, seats, x)
    yield Disc((_KEY, key + 1), _STUD, Tone.BRASS)
    yield caption(captions.led_to, (_KEY + 18, key), 240, Anchor.LEFT)


def _column(taken: Taken, seats: Sequence[Seat], x: int) -> Iterator[Item]:
    trick, winner = taken
    down = {seat: FIRST_ROW + ROW * row for row, seat in enumerate(seats)}
    for each in trick.played:
        state = State.MARKED if each.seat == winner else State.PLAIN
        yield Face(each.card, (x, down[each.seat]), _SMALLER, state=state)
    yield Disc((x, down[trick.leader] - 44), _STUD, Tone.BRASS)
