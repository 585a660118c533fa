"""JSON Schema, as far as Discord's API description uses it, compiled to plain Python checks.

The description has no cycles, leaves every object open to unknown fields, and has unions whose
branches differ by JSON type or by a `type` number. So a schema becomes a table from Python type to
checks, and a union reports what is wrong with the branch that was meant, rather than that none of
ten fits.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import NoneType
from typing import Any, Final, cast

from bot.practice.limits.part import INVALID_FORM, Breach

Schema = Mapping[str, Any]
Trail = tuple[Any, str | int] | None
"""Where a value stands: its owner's trail and its own key, joined to a path only for a breach."""
Rule = Callable[[Any, Trail, list[Breach]], None]
Table = Mapping[type, Sequence[Rule]]
"""The checks for each Python type that a schema admits."""

PYTHON_TYPES: Final[Mapping[str, tuple[type, ...]]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (NoneType,),
}


class Shapes:
    """The named schemas of a description, each compiled when it is first referred to."""

    def __init__(self, schemas: Mapping[str, Schema]) -> None:
        self._schemas = schemas
        self._tables: dict[str, Table] = {}

    def rule(self, schema: Schema) -> Rule:
        """The check of a value against a schema."""
        return _typed(self._table(schema))

    def _table(self, schema: Schema) -> Table:
        if "$ref" in schema:
            name = _name(schema)
            if name not in self._tables:
                self._tables[name] = self._table(self._schemas[name])
            return self._tables[name]
        branches: Sequence[Schema] = schema.get("oneOf", schema.get("anyOf", ()))
        if any("const" in branch for branch in branches):
            return self._plain({**schema, "enum": [branch["const"] for branch in branches]})
        return self._union(branches) if branches else self._plain(schema)

    def _plain(self, schema: Schema) -> Table:
        named = schema.get("type", [*PYTHON_TYPES])
        names = [named] if isinstance(named, str) else named
        kinds = (kind for name in names for kind in PYTHON_TYPES[name])
        return {kind: tuple(self._checks(schema, kind)) for kind in kinds}

    def _union(self, branches: Sequence[Schema]) -> Table:
        tables = [self._table(branch) for branch in branches]
        union: dict[type, Sequence[Rule]] = {}
        for kind in {kind for table in tables for kind in table}:
            fitting = [pair for pair in zip(branches, tables, strict=True) if kind in pair[1]]
            if len(fitting) == 1:
                union[kind] = fitting[0][1][kind]
            else:
                union[kind] = (self._choice(fitting),)
        return union

    def _choice(self, fitting: Sequence[tuple[Schema, Table]]) -> Rule:
        """Between branches of one JSON type: by their `type` number, or else the closest."""
        numbered = {n: _typed(table) for branch, table in fitting for n in self._numbers(branch)}
        if len(numbered) < len(fitting):
            return _closest([_typed(table) for _, table in fitting])
        return _by_number(numbered)

    def _numbers(self, branch: Schema) -> Sequence[int | str]:
        named = self._schemas[_name(branch)] if "$ref" in branch else branch
        return named.get("properties", {}).get("type", {}).get("enum", ())

    def _checks(self, schema: Schema, kind: type) -> Iterator[Rule]:
        if "enum" in schema:
            yield _among(schema["enum"])
        else:
            yield from (self.rule(part) for part in schema.get("allOf", ()))
        if kind in (int, float):
            yield from _ranged(schema)
        elif kind is str:
            yield from _sized(schema, "Length", "characters")
            if "pattern" in schema:
                yield _patterned(schema["pattern"])
        elif kind is list:
            yield from _sized(schema, "Items", "entries")
            yield from self._entries(schema)
        elif kind is dict:
            yield from _sized(schema, "Properties", "fields")
            yield self._fields(schema)

    def _entries(self, schema: Schema) -> Iterator[Rule]:
        if schema.get("uniqueItems"):
            yield _distinct
        if "items" in schema:
            each = self.rule(schema["items"])

            def entries(value: list[Any], trail: Trail, found: list[Breach]) -> None:
                for index, entry in enumerate(value):
                    each(entry, (trail, index), found)

            yield entries

    def _fields(self, schema: Schema) -> Rule:
        rules = {key: self.rule(field) for key, field in schema.get("properties", {}).items()}
        required: Sequence[str] = schema.get("required", ())
        others: Schema | bool = schema.get("additionalProperties", True)
        other = None if isinstance(others, bool) else self.rule(others)

        def fields(value: dict[str, Any], trail: Trail, found: list[Breach]) -> None:
            for key in required:
                if key not in value:
                    _refuse(found, (trail, key), "this field is required")
            for key, field in value.items():
                rule = rules.get(key, other)
                if rule is not None:
                    rule(field, (trail, key), found)

        return fields


def path_of(trail: Trail) -> str:
    """The dotted path of a trail; empty for the body itself."""
    steps: list[str] = []
    while trail is not None:
        trail, key = trail
        steps.append(str(key))
    return ".".join(reversed(steps))


def _name(reference: Schema) -> str:
    return reference["$ref"].rpartition("/")[2]


def _refuse(found: list[Breach], trail: Trail, what: str) -> None:
    found.append(Breach(INVALID_FORM, path_of(trail), what))


def _typed(table: Table) -> Rule:
    names = " or ".join(kind.__name__ for kind in table)

    def typed(value: Any, trail: Trail, found: list[Breach]) -> None:
        kind = cast("type[object]", type(value))
        checks = table.get(kind)
        if checks is None:
            _refuse(found, trail, f"must be {names}, not {kind.__name__}")
            return
        for check in checks:
            check(value, trail, found)

    return typed


def _by_number(rules: Mapping[int | str, Rule]) -> Rule:
    def by_number(value: dict[str, Any], trail: Trail, found: list[Breach]) -> None:
        number = value.get("type")
        rule = rules.get(number) if isinstance(number, int | str) else None
        if rule is None:
            _refuse(found, (trail, "type"), f"must be one of {[*rules]}, not {number!r}")
        else:
            rule(value, trail, found)

    return by_number


def _closest(rules: Sequence[Rule]) -> Rule:
    def closest(value: Any, trail: Trail, found: list[Breach]) -> None:
        fewest: list[Breach] | None = None
        for rule in rules:
            attempt: list[Breach] = []
            rule(value, trail, attempt)
            if fewest is None or len(attempt) < len(fewest):
                fewest = attempt
        found += fewest or ()

    return closest


def _among(allowed: Sequence[Any]) -> Rule:
    def among(value: Any, trail: Trail, found: list[Breach]) -> None:
        if value not in allowed:
            _refuse(found, trail, f"must be one of {allowed}")

    return among


def _ranged(schema: Schema) -> Iterator[Rule]:
    low, high = schema.get("minimum"), schema.get("maximum")
    if low is None and high is None:
        return

    def ranged(value: float, trail: Trail, found: list[Breach]) -> None:
        if (low is not None and value < low) or (high is not None and value > high):
            _refuse(found, trail, f"must be between {low} and {high}")

    yield ranged


def _sized(schema: Schema, suffix: str, unit: str) -> Iterator[Rule]:
    low, high = schema.get(f"min{suffix}", 0), schema.get(f"max{suffix}")
    if not low and high is None:
        return

    def sized(value: Any, trail: Trail, found: list[Breach]) -> None:
        if len(value) < low or (high is not None and len(value) > high):
            _refuse(found, trail, f"must have {low} to {high} {unit}, not {len(value)}")

    yield sized


def _patterned(pattern: str) -> Rule:
    compiled = re.compile(pattern)

    def patterned(value: str, trail: Trail, found: list[Breach]) -> None:
        if not compiled.search(value):
            _refuse(found, trail, f"must match {pattern}")

    return patterned


def _distinct(value: list[Any], trail: Trail, found: list[Breach]) -> None:
    if any(entry in value[:index] for index, entry in enumerate(value)):
        _refuse(found, trail, "must not repeat an entry")
