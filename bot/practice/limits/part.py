"""One object of a request body, and the plain questions one may ask of its fields.

A check reads like the limits it states: `embed.text("title", most=256)` gives the title back and
notes a breach when it is too long. What has the wrong JSON type is noted once and then treated as
absent, so no check has to defend itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, TypeGuard

INVALID_FORM: Final = 50035


@dataclass(frozen=True, slots=True)
class Upload:
    """A file of a multipart request: its name, its size in bytes, its alt text where it has one."""

    name: str
    size: int
    description: str | None


@dataclass(frozen=True, slots=True)
class Breach:
    """One thing wrong with a request: Discord's error code, the dotted path in the body, words."""

    code: int
    where: str
    what: str


class Part:
    """An object inside the body, its dotted path, and the list that takes whatever is wrong."""

    __slots__ = ("_breaches", "_key", "_owner", "value")

    def __init__(
        self, value: Mapping[str, object], owner: Part | None, key: str, breaches: list[Breach]
    ) -> None:
        self.value = value
        self._owner = owner
        self._key = key
        self._breaches = breaches

    @classmethod
    def of_body(cls, body: object, breaches: list[Breach]) -> Part:
        """A part whose field of an empty name is the whole body, be it an object or a list."""
        return cls({"": body}, None, "", breaches)

    def refuse(self, key: str, what: str, code: int = INVALID_FORM) -> None:
        """Note a breach at `key`, or at the part itself when `key` is empty."""
        self._breaches.append(Breach(code, self.path(key), what))

    def path(self, key: str) -> str:
        """The dotted path of a field, or of the part itself when `key` is empty."""
        above = self._owner.path(self._key) if self._owner else ""
        return f"{above}.{key}".strip(".")

    def has(self, key: str) -> bool:
        """Whether the field holds more than null, an empty text or an empty list."""
        value = self.value.get(key)
        return value is not None and value != "" and value != []

    def flag(self, key: str) -> bool:
        """Whether the field is true."""
        return self.value.get(key) is True

    def text(self, key: str, most: int, least: int = 0) -> str:
        """A text that may be left out, of `least` to `most` characters; empty when left out."""
        value = self.value.get(key)
        if value is None:
            return ""
        if not isinstance(value, str):
            self.refuse(key, "must be a text")
            return ""
        self._length(key, len(value), least, most)
        return value

    def needed_text(self, key: str, most: int) -> str:
        """A text of 1 to `most` characters that must be there."""
        if self.value.get(key) is None:
            self.refuse(key, "this field is required")
        return self.text(key, most, least=1)

    def whole(self, key: str, least: int, most: int) -> int | None:
        """A whole number between bounds that may be left out."""
        value = self.value.get(key)
        if value is None:
            return None
        if not isinstance(value, int) or isinstance(value, bool):
            self.refuse(key, "must be a whole number")
            return None
        if not least <= value <= most:
            self.refuse(key, f"must be between {least} and {most}")
        return value

    def span(self, low: str, high: str, most: int) -> tuple[int | None, int | None]:
        """Two counts, from nought and from one up to `most`, which may not cross."""
        under, over = self.whole(low, 0, most), self.whole(high, 1, most)
        if under is not None and over is not None and under > over:
            self.refuse(low, f"may not exceed {high}")
        return under, over

    def part(self, key: str) -> Part | None:
        """An object that may be left out."""
        value = self.value.get(key)
        if value is None:
            return None
        if not is_object(value):
            self.refuse(key, "must be an object")
            return None
        return self._child(key, value)

    def needed_part(self, key: str) -> Part | None:
        """An object that must be there; None (and a breach) when it is not."""
        if self.value.get(key) is None:
            self.refuse(key, "this field is required")
        return self.part(key)

    def parts(self, key: str, most: int, least: int = 0) -> list[Part]:
        """A list of `least` to `most` objects; it may be left out when `least` is nought."""
        for index, value in enumerate(self.entries(key, most, least)):
            if not is_object(value):
                self.refuse(f"{key}.{index}", "must be an object")
        return self.children(key)

    def children(self, key: str) -> list[Part]:
        """The objects in the list at `key`, or the one object there, without a word on the rest."""
        value = self.value.get(key)
        if value is None:
            return []
        if is_object(value):
            return [self._child(key, value)]
        listed = value if is_list(value) else []
        return [
            self._child(f"{key}.{index}", child)
            for index, child in enumerate(listed)
            if is_object(child)
        ]

    def entries(self, key: str, most: int, least: int = 0) -> list[object]:
        """A list of `least` to `most` values; it may be left out when `least` is nought."""
        value = self.value.get(key)
        found = value if is_list(value) else []
        if value is not None and not is_list(value):
            self.refuse(key, "must be a list")
            return found
        self._length(key, len(found), least, most)
        return found

    def _child(self, key: str, value: Mapping[str, object]) -> Part:
        return Part(value, self, key, self._breaches)

    def _length(self, key: str, length: int, least: int, most: int) -> None:
        if not least <= length <= most:
            self.refuse(key, f"must be between {least} and {most} in length, not {length}")


def is_object(value: object) -> TypeGuard[dict[str, object]]:
    """Whether a decoded JSON value is an object."""
    return isinstance(value, dict)


def is_list(value: object) -> TypeGuard[list[object]]:
    """Whether a decoded JSON value is a list."""
    return isinstance(value, list)


def refuse_repeats(parts: Iterable[Part], key: str, what: str) -> None:
    """Note a breach at every part whose `key` an earlier one already holds."""
    seen: set[object] = set()
    for part in parts:
        value = part.value.get(key)
        if not isinstance(value, str | int | float):
            continue
        if value in seen:
            part.refuse(key, what)
        seen.add(value)
