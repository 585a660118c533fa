"""Values of the rules to JSON and back, by the types of their fields.

One mechanism reads everything that comes from outside: options, what is carried from deal to
deal, and actions. A field called `with_` is written `with`.
"""

from __future__ import annotations

import dataclasses
import reprlib
import types
from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from typing import (
    Annotated,
    ClassVar,
    Final,
    Literal,
    Protocol,
    TypeAlias,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from msgspec import Struct, structs

from bot.rules.cards import Card, Suit, card, cards, spelled

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"
Reader: TypeAlias = Callable[[object], object]
Writer: TypeAlias = Callable[[object], Json]
Kind = TypeVar("Kind")

MOST: Final = 2**53 - 1
"""The largest whole number that every reader of JSON keeps exact."""


class _Dataclass(Protocol):
    __dataclass_fields__: ClassVar[dict[str, dataclasses.Field[object]]]


class UnreadableError(ValueError):
    """What was written cannot be read: the text says what and where."""


@dataclasses.dataclass(frozen=True, slots=True)
class Between:
    """Bounds of a whole number, both included; the mark of an `Annotated[int, …]` option."""

    low: int
    high: int


@dataclasses.dataclass(frozen=True, slots=True)
class Spelling:
    """The mark of cards that are written as one text with blanks between them."""


Deck: TypeAlias = Annotated[tuple[Card, ...], Spelling()]
"""Cards in an order that matters, top card first: `2c 3c 4c`."""


def encode(value: object) -> Json:
    """`value` as JSON: values with fields as objects, tuples as lists, cards, suits as letters."""
    return _writer(type(value))(value)


@cache
def word(kind: type[object]) -> str:
    """What a record calls a class: `TurnedUp` is written `turned_up`."""
    return "".join("_" + c.lower() if c.isupper() else c for c in kind.__name__).lstrip("_")


@cache
def _writer(kind: type[object]) -> Writer:
    if kind in (types.NoneType, bool, int, str):
        return lambda value: cast("Json", value)
    if issubclass(kind, Card):
        return lambda value: cast("Card", value).code
    if issubclass(kind, Suit):
        return lambda value: cast("Suit", value).value
    if issubclass(kind, Enum):
        return lambda value: cast("Enum", value).name.lower()
    if issubclass(kind, tuple):
        return lambda value: [encode(each) for each in cast("tuple[object, ...]", value)]
    if issubclass(kind, Mapping):
        return _write_mapping
    if _has_fields(kind):
        return _write_fields(kind)
    raise TypeError(f"{kind.__name__} has no written form")


def _write_mapping(value: object) -> Json:
    pairs = cast("Mapping[object, object]", value).items()
    return {str(key): encode(each) for key, each in pairs}


def _write_fields(kind: type[object]) -> Writer:
    parts = [
        (each.attribute, each.name, _spelled if _is_deck(each.hint) else encode)
        for each in fields(kind)
    ]
    return lambda value: {name: write(getattr(value, part)) for part, name, write in parts}


def _is_deck(hint: object) -> bool:
    return Deck in (hint, *get_args(hint))


def _spelled(value: object) -> Json:
    return None if value is None else spelled(cast("tuple[Card, ...]", value))


def decode(kind: type[Kind], data: object) -> Kind:
    """The `kind` (a dataclass or `Struct`) that `data` describes. Raises `UnreadableError`."""
    return cast("Kind", _reader(kind)(data))


@dataclasses.dataclass(frozen=True, slots=True)
class Field:
    """One field of a class: its name in Python and as written, and the type of its values."""

    attribute: str
    name: str
    hint: object
    default: object
    required: bool

    @property
    def values(self) -> object:
        """The type of its values, without the `None` that stands for one left out."""
        found = [each for each in get_args(self.hint) if each is not types.NoneType]
        return found[0] if types.NoneType in get_args(self.hint) else self.hint


@cache
def fields(kind: type[object]) -> tuple[Field, ...]:
    """The fields of a dataclass or `Struct`, with their types resolved."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(
        Field(name, name.rstrip("_"), hints[name], default, required)
        for name, default, required in _declared(kind)
    )


def _declared(kind: type[object]) -> list[tuple[str, object, bool]]:
    """Each field by its name, its default, and whether it must be given."""
    if issubclass(kind, Struct):
        return [(each.name, each.default, each.required) for each in structs.fields(kind)]
    missing = dataclasses.MISSING
    return [
        (each.name, each.default, each.default is missing and each.default_factory is missing)
        for each in dataclasses.fields(cast("type[_Dataclass]", kind))
    ]


def _has_fields(kind: type[object]) -> bool:
    return issubclass(kind, Struct) or dataclasses.is_dataclass(kind)


@cache
def _reader(hint: object) -> Reader:
    origin, arguments = get_origin(hint), get_args(hint)
    if hint == Deck:
        return _deck
    if origin is Annotated:
        return _bounded(cast("tuple[object, Between]", arguments)[1])
    if origin is Literal:
        return _one_of(arguments)
    if origin is tuple:
        return _row(arguments)
    if origin in (Union, types.UnionType):
        return _optional(arguments)
    if origin in (Mapping, dict):
        return _layout
    if isinstance(hint, type) and _has_fields(hint):
        return _record(hint)
    return _PLAIN[hint]


def _whole(data: object) -> object:
    if type(data) is not int:
        raise UnreadableError(f"{reprlib.repr(data)} is no whole number")
    return data


def _word(data: object) -> object:
    if type(data) is not str:
        raise UnreadableError(f"{reprlib.repr(data)} is no text")
    return data


def _truth(data: object) -> object:
    if type(data) is not bool:
        raise UnreadableError(f"{reprlib.repr(data)} is neither true nor false")
    return data


def _card(data: object) -> object:
    try:
        return card(cast("str", _word(data)))
    except ValueError as error:
        raise UnreadableError(str(error)) from None


def _deck(data: object) -> object:
    try:
        return cards(cast("str", _word(data)))
    except ValueError as error:
        raise UnreadableError(str(error)) from None


def _anything(data: object) -> object:
    return data


_PLAIN: dict[object, Reader] = {
    int: _whole,
    str: _word,
    bool: _truth,
    Card: _card,
    object: _anything,
}


def _bounded(bounds: Between) -> Reader:
    def read(data: object) -> object:
        number = cast("int", _whole(data))
        if not bounds.low <= number <= bounds.high:
            raise UnreadableError(
                f"{reprlib.repr(number)} is not between {bounds.low} and {bounds.high}"
            )
        return number

    return read


def _one_of(values: tuple[object, ...]) -> Reader:
    def read(data: object) -> object:
        # `True == 1`, so the type is compared as well.
        for value in values:
            if type(value) is type(data) and value == data:
                return value
        raise UnreadableError(f"{reprlib.repr(data)} is not one of {', '.join(map(str, values))}")

    return read


def _row(arguments: tuple[object, ...]) -> Reader:
    endless = arguments[-1] is Ellipsis
    readers = [_reader(each) for each in arguments if each is not Ellipsis]

    def read(data: object) -> object:
        if not isinstance(data, list):
            raise UnreadableError(f"{reprlib.repr(data)} is no list")
        items = cast("list[object]", data)
        if not endless and len(items) != len(readers):
            raise UnreadableError(f"{len(items)} values instead of {len(readers)}")
        return _read_each(readers * len(items) if endless else readers, items)

    return read


def _read_each(readers: list[Reader], items: list[object]) -> tuple[object, ...]:
    found: list[object] = []
    for reader, each in zip(readers, items, strict=True):
        try:
            found.append(reader(each))
        except UnreadableError as error:
            raise UnreadableError(f"{len(found)}: {error}") from None
    return tuple(found)


def _optional(arguments: tuple[object, ...]) -> Reader:
    (inner,) = (_reader(each) for each in arguments if each is not types.NoneType)
    return lambda data: None if data is None else inner(data)


def _layout(data: object) -> object:
    if not isinstance(data, dict):
        raise UnreadableError(f"{reprlib.repr(data)} is no object")
    pairs = cast("dict[object, object]", data).items()
    return types.MappingProxyType({_word(name): _whole(amount) for name, amount in pairs})


def _record(kind: type[object]) -> Reader:
    readers = {each.name: (each.attribute, _reader(each.hint)) for each in fields(kind)}
    required = [each.name for each in fields(kind) if each.required]

    def read(data: object) -> object:
        if not isinstance(data, dict):
            raise UnreadableError(f"{reprlib.repr(data)} is no object")
        values = cast("dict[str, object]", data)
        for name in required:
            if name not in values:
                raise UnreadableError(f"{name} is missing")
        found: dict[str, object] = {}
        for name, value in values.items():
            if name not in readers:
                raise UnreadableError(f"{reprlib.repr(name)} is unknown")
            attribute, reader = readers[name]
            try:
                found[attribute] = reader(value)
            except UnreadableError as error:
                raise UnreadableError(f"{name}: {error}") from None
        return kind(**found)

    return read
