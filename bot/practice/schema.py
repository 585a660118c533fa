"""Discord's own API description (OpenAPI 3.1), a second and independent judge of request bodies.

The file need not be there: the environment variable `DISCORD_OPENAPI` names it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from bot.practice.limits.part import Breach
from bot.practice.shapes import Rule, Schema, Shapes

METHODS: Final = frozenset({"post", "put", "patch", "delete"})
AMENDMENTS: Final[Mapping[str, Schema]] = {
    "SnowflakeType": {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$", "minimum": 0},
}
"""Where the description is narrower than Discord. Ids are taken as numbers too, and discord.py
sends them so: in mentions, attachments, emoji, recipients and references."""


def described() -> Description | None:
    """The description that `DISCORD_OPENAPI` names, or None when it names none."""
    path = os.environ.get("DISCORD_OPENAPI")
    return load(path) if path else None


@lru_cache(maxsize=1)
def load(path: str) -> Description:
    """Read a description; OSError or ValueError when there is no such file, or no JSON in it."""
    return Description(json.loads(Path(path).read_text(encoding="utf-8")))


class Description:
    """The JSON bodies that an API description allows, by method and path."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        self._paths: dict[tuple[str, int], list[tuple[list[str], Schema]]] = {}
        self._shapes = Shapes({**document["components"]["schemas"], **AMENDMENTS})
        self._rules: dict[int, Rule] = {}
        for template, operations in document["paths"].items():
            for method in METHODS & operations.keys():
                content = operations[method].get("requestBody", {}).get("content", {})
                if "application/json" in content:
                    schema = content["application/json"]["schema"]
                    self._enter(method.upper(), template.split("/"), schema)

    def schema_of(self, method: str, path: str) -> Schema | None:
        """The schema of a body sent to a path (after `/api/v10`); None where none is described."""
        steps = path.split("/")
        for template, schema in self._paths.get((method, len(steps)), ()):
            if all(map(_fits, template, steps)):
                return schema
        return None

    def breaches(self, method: str, path: str, body: object) -> list[Breach]:
        """What is wrong with the shape of a body; nothing where no shape is described.

        The multipart form of a request carries the same JSON, so it is judged the same.
        """
        found: list[Breach] = []
        schema = self.schema_of(method, path)
        if schema is not None:
            if id(schema) not in self._rules:
                self._rules[id(schema)] = self._shapes.rule(schema)
            self._rules[id(schema)](body, None, found)
        return found

    def _enter(self, method: str, template: list[str], schema: Schema) -> None:
        """Note an operation; of two templates that fit, the one with fewer blanks comes first."""
        known = self._paths.setdefault((method, len(template)), [])
        known.append((template, schema))
        known.sort(key=lambda entry: sum(name.startswith("{") for name in entry[0]))


def _fits(name: str, step: str) -> bool:
    return name == step or name.startswith("{")
