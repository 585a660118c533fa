"""Cards as numbers: what they count, and which of them make a sum."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from bot.rules.cards import Card, ace_low, low_to_high

TEN: Final = 10
"""The highest number of a card, and of a build."""


@cache
def number(card: Card) -> int:
    """Ace 1, the others up to ten as they are; nothing for a court card, which has no number."""
    rank = ace_low(card)
    return rank if rank <= TEN else 0


def total(cards: Iterable[Card]) -> int:
    """What these number cards come to."""
    return sum(map(number, cards))


@cache
def low(card: Card) -> tuple[int, int]:
    """A key that sorts cards by rank with the ace lowest, those of one rank by suit."""
    return ace_low(card), low_to_high(card)[1]


def making(cards: Iterable[Card], value: int, least: int) -> Iterator[tuple[Card, ...]]:
    """All sets of at least so many of these cards that come to `value`, each from the lowest up.

    Cards without a number are in none.
    """
    counting = sorted((card for card in cards if 0 < number(card) <= value), key=low)
    yield from (each for each in _making(tuple(counting), value) if len(each) >= least)


def _making(cards: tuple[Card, ...], value: int) -> Iterator[tuple[Card, ...]]:
    if value == 0:
        yield ()
    for place, card in enumerate(cards):
        if number(card) > value:
            break
        for rest in _making(cards[place + 1 :], value - number(card)):
            yield (card, *rest)


def divided(cards: tuple[Card, ...], value: int) -> tuple[tuple[Card, ...], ...] | None:
    """All these number cards in sets that come to `value` each, or `None` if there is no way."""
    if total(cards) % value or any(not 0 < number(card) <= value for card in cards):
        return None
    by_number = [[card for card in cards if number(card) == each] for each in range(value + 1)]
    sets = _divided(tuple(map(len, by_number)), value, set())
    if sets is None:
        return None
    return tuple(tuple(by_number[each].pop() for each in numbers) for numbers in sets)


def _divided(
    counts: tuple[int, ...], value: int, hopeless: set[tuple[int, ...]]
) -> list[tuple[int, ...]] | None:
    """So many of each number in sets; no way leads on from the `hopeless`."""
    if not any(counts):
        return []
    if counts in hopeless:
        return None
    highest = max(each for each, count in enumerate(counts) if count)
    for rest in _completing(_less(counts, highest), value - highest, highest):
        left = _less(counts, highest, *rest)
        further = _divided(left, value, hopeless)
        if further is not None:
            return [(highest, *rest), *further]
    hopeless.add(counts)
    return None


def _completing(counts: tuple[int, ...], value: int, highest: int) -> Iterator[tuple[int, ...]]:
    """Numbers from `highest` down, as many as there are of each, that come to `value`."""
    if value == 0:
        yield ()
    for each in range(min(highest, value), 0, -1):
        if counts[each]:
            for rest in _completing(_less(counts, each), value - each, each):
                yield (each, *rest)


def _less(counts: tuple[int, ...], *numbers: int) -> tuple[int, ...]:
    left = list(counts)
    for each in numbers:
        left[each] -= 1
    return tuple(left)
