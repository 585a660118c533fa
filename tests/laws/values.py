"""What lies in a value of the rules: its cards, and the actions that a class could be."""

from __future__ import annotations

import dataclasses
import types
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Annotated, Literal, Union, cast, get_args, get_origin

from msgspec import Struct

from bot.rules.cards import PACK, Card, Suit
from bot.rules.codec import fields
from bot.rules.game import ELSEWHERE
from bot.rules.offers import Action

AMOUNTS = (-1, 0, 1, 2, 7, 1_000, 1_000_001)


def cards_in(value: object, shown_elsewhere: bool) -> Iterator[Card]:
    """Every card in a value, as often as it lies there.

    Fields that show cards of another place count only with `shown_elsewhere`.
    """
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple | frozenset | list):
        for each in cast("tuple[object, ...]", value):
            yield from cards_in(each, shown_elsewhere)
    elif isinstance(value, Mapping):
        for pair in cast("Mapping[object, object]", value).items():
            yield from cards_in(pair, shown_elsewhere)
    elif isinstance(value, Struct) or dataclasses.is_dataclass(value):
        for each in fields(type(value)):
            if shown_elsewhere or ELSEWHERE not in get_args(each.hint):
                yield from cards_in(getattr(value, each.attribute), shown_elsewhere)


def faces(value: object) -> set[Card]:
    """The different cards that can be seen in a value."""
    return set(cards_in(value, shown_elsewhere=True))


def lying(value: object) -> Counter[Card]:
    """The cards that lie in a value."""
    return Counter(cards_in(value, shown_elsewhere=False))


@cache
def actions_of(kind: type[Action]) -> tuple[Action, ...]:
    """Actions of a class with every card and many amounts, whether or not they make sense."""
    columns = [_values(each.hint) for each in fields(kind)]
    names = [each.attribute for each in fields(kind)]
    rows = [dict(zip(names, row, strict=True)) for row in product(*columns)]
    return tuple(kind(**row) for row in rows)


def _values(hint: object) -> tuple[object, ...]:
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _values(arguments[0])
    if origin is Literal:
        return arguments
    if origin in (Union, types.UnionType):
        return tuple(value for each in arguments for value in _values(each))
    if origin is tuple:
        return ((), *((value,) for value in _values(arguments[0])))
    if origin in (Mapping, dict):
        return ({}, {"?": 1})
    return _PLAIN[hint]


_PLAIN: dict[object, tuple[object, ...]] = {
    int: AMOUNTS,
    bool: (False, True),
    str: ("", "?"),
    Card: PACK,
    Suit: tuple(Suit),
    types.NoneType: (None,),
}
