"""Tuples with something changed."""

from __future__ import annotations

from typing import TypeVar

Item = TypeVar("Item")


def replaced(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    """The items with another one at this place."""
    return (*items[:place], item, *items[place + 1 :])


def added(amounts: tuple[int, ...], place: int, more: int) -> tuple[int, ...]:
    """The amounts with so much more at this place."""
    return replaced(amounts, place, amounts[place] + more)
