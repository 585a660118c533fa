"""Values and tuples with something changed."""

from __future__ import annotations

from typing import Final, Protocol, TypeVar, cast

from msgspec import structs

Value = TypeVar("Value")
Item = TypeVar("Item")


class _Changed(Protocol):
    def __call__(self, value: Value, /, **changes: object) -> Value: ...


changed: Final = cast("_Changed", structs.replace)
"""A `Struct` with these fields changed, also where its type is a protocol of the frame.

Raises `TypeError` for a field that it does not have.
"""


def replaced(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    """The items with another one at this place."""
    return (*items[:place], item, *items[place + 1 :])


def without(items: tuple[Item, ...], item: Item) -> tuple[Item, ...]:
    """The items without this one, or its first where it stands there several times."""
    at = items.index(item)
    return items[:at] + items[at + 1 :]


def added(amounts: tuple[int, ...], place: int, more: int) -> tuple[int, ...]:
    """The amounts with so much more at this place."""
    return replaced(amounts, place, amounts[place] + more)
