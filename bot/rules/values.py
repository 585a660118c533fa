"""Frozen values with something changed."""

from __future__ import annotations

from typing import TypeVar

Value = TypeVar("Value")
Item = TypeVar("Item")


def changed(value: Value, **changes: object) -> Value:
    """`value` with these fields changed: what `dataclasses.replace` does, at a fifth of its cost.

    Meant for the public part of a game, which is made anew with every move. The class must be a
    frozen dataclass without slots and without `__post_init__`. Raises `TypeError` for a field
    that it does not have.
    """
    fields = vars(value) | changes
    if len(fields) != len(vars(value)):
        unknown = ", ".join(changes.keys() - vars(value).keys())
        raise TypeError(f"{type(value).__name__} has no {unknown}")
    fresh = object.__new__(type(value))
    object.__setattr__(fresh, "__dict__", fields)
    return fresh


def replaced(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    """The items with another one at this place."""
    return (*items[:place], item, *items[place + 1 :])


def added(amounts: tuple[int, ...], place: int, more: int) -> tuple[int, ...]:
    """The amounts with so much more at this place."""
    return replaced(amounts, place, amounts[place] + more)
