"""Chips on the table as counters in stacks: ivory for one, red for ten, blue for a hundred."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cards_art.lettering import figure
from cards_art.scene import Anchor, Disc, Item, Spot, Tone

_TONES: Final = (Tone.IVORY, Tone.RED, Tone.BLUE, Tone.BRASS)
_TALLEST: Final = 9
_RISE: Final = 4
"""How far each counter stands out above the one below."""
_RADIUS: Final = 15


def stack(amount: int, foot: Spot) -> Iterator[Disc]:
    """A small stack that tells much from little: one counter for each digit of the amount."""
    x, y = foot
    for level, place in enumerate(reversed(range(len(str(amount))))):
        yield Disc((x, y - _RISE * level), _RADIUS, _TONES[min(place, 3)])


def counted(amount: int, at: Spot, tone: Tone) -> Iterator[Item]:
    """A counter with an amount on its right, the two together about `at`."""
    figures = f"{amount:,}"
    left = at[0] - 10 - 8 * len(figures)
    yield Disc((left, at[1]), 13, tone)
    yield figure(figures, (left + 24, at[1]), 170, Anchor.LEFT)


def pile(amount: int, at: Spot) -> Iterator[Item]:
    """A small stack at `at` with its number on the right."""
    x, y = at
    yield from stack(amount, (x, y + 6))
    yield figure(f"{amount:,}", (x + 21, y), 130, Anchor.LEFT)


def heap(amount: int, foot: Spot) -> Iterator[Disc]:
    """The amount itself in stacks side by side, the dearest first; brass is a thousand or more."""
    digits = [min(_TALLEST, amount // 1_000), *(amount // 10**place % 10 for place in (2, 1, 0))]
    stacks = [(number, tone) for number, tone in zip(digits, reversed(_TONES), strict=True)]
    shown = [(number, tone) for number, tone in stacks if number]
    x, y = foot[0] - (len(shown) - 1) * (_RADIUS + 2), foot[1]
    for column, (number, tone) in enumerate(shown):
        for level in range(number):
            yield Disc((x + column * (2 * _RADIUS + 4), y - _RISE * level), _RADIUS, tone)
