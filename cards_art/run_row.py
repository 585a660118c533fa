"""The foot of a table of stops: the turn-up on the stock, and the run that lies open."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from bot.rules.cards import Card
from bot.rules.piles import Played
from bot.rules.stops import StopsTable
from cards_art.blank import height_of
from cards_art.lettering import caption, line
from cards_art.scene import Anchor, Back, Face, Guest, Item, Spot, State
from cards_art.seating import short_name

CARD: Final = 94
_ABOVE, _BELOW = 88, 90
"""How far from the middle of the turn-up it is said what it is, and how many lie below it."""
_GAP: Final = 8
"""Between two cards, and between two names."""
_NAME: Final = 150
"""The longest name where there are several lines of them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Captions:
    """What stands above the turn-up, and below it."""

    turned_up: str
    stock: Callable[[int], str]
    """How many cards lie under it."""


def turn_up(table: StopsTable, at: Spot, captions: Captions) -> Iterator[Item]:
    """The turn-up on the stock."""
    if table.turn_up is None:
        return
    x, y = at
    yield caption(captions.turned_up, (x, y - _ABOVE), 126)
    for under in (12, 6):
        yield Back((x + under, y + under // 2), CARD)
    yield Face(table.turn_up, (x, y), CARD)
    yield caption(captions.stock(table.stock), (x, y + _BELOW), 132)


@dataclass(frozen=True, slots=True)
class RunRow:
    """Where a run lies: the middle of its first card, from one card to the next, how wide each."""

    first: Spot
    step: int
    wide: int

    @property
    def half(self) -> int:
        """Half the height of its cards."""
        return height_of(self.wide) // 2

    def faces(self, run: Sequence[Played], shines: Callable[[Card], bool]) -> Iterator[Item]:
        """The cards in their order; those that shine have a bright rim."""
        x, y = self.first
        for index, each in enumerate(run):
            state = State.MARKED if shines(each.card) else State.PLAIN
            yield Face(each.card, (x + self.step * index, y), self.wide, state=state)

    def names(
        self, run: Sequence[Played], guests: Sequence[Guest], levels: Sequence[int]
    ) -> Iterator[Item]:
        """A name for the cards that one seat played in a row, in each of the lines in turn.

        `levels` are the heights of the lines: the more of them, the more room there is for a name.
        """
        narrow = len(levels) > 1
        room = min(_NAME, (2 * len(levels) * self.step + self.wide) // 3 - _GAP) if narrow else 0
        done = 0
        for number, (seat, turn) in enumerate(groupby(run, key=lambda each: each.seat)):
            begun, done = done, done + len([*turn])
            own = self.step * (done - begun) - _GAP
            across, anchor = self._middle(begun, done)
            if own < room and not begun:
                across, anchor = self._middle(0, 1)[0] - self.wide // 2, Anchor.LEFT
            elif own < room and done == len(run):
                across, anchor = self._middle(done - 1, done)[0] + self.wide // 2, Anchor.RIGHT
            at = across, levels[number % len(levels)]
            yield line(_name(guests[seat]), at, max(own, room), anchor)

    def _middle(self, begun: int, done: int) -> tuple[int, Anchor]:
        """The middle of the cards from one to before another."""
        return self.first[0] + self.step * (begun + done - 1) // 2, Anchor.MIDDLE


def _name(guest: Guest) -> str:
    """A name as it has room under a card: a computer player's is known without the title."""
    return short_name(guest) if guest.computer else guest.name


def laid(middle: int, top: int, room: int, widest: int, cards: int) -> RunRow:
    """So many cards in a row of at most `room` dots, no wider than `widest` and below `top`."""
    step = min(2 * CARD, room // cards)
    wide = min(widest, step - _GAP)
    left = middle - step * (cards - 1) // 2
    return RunRow((left, top + height_of(wide) // 2), step, wide)
