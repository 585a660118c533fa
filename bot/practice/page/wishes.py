"""How a window's request is read: every field by the type that it must have."""

from __future__ import annotations

import json
from typing import Final, cast

from bot.practice.limits.part import is_list, is_object
from bot.practice.options import Impossible
from bot.practice.state.components import Json

DIGITS: Final = 20
"""No id is longer."""


def parsed(frame: str) -> Json:
    """The object that a frame holds. Raises `Impossible`."""
    try:
        body = json.loads(frame)
        # Neither NaN nor half a character could be sent on to anybody.
        json.dumps(body, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError):
        body = None
    if not is_object(body):
        raise Impossible("A request is an object in JSON.")
    return body


class Wish:
    """The fields of a request. Whatever is missing or of the wrong type is `Impossible`."""

    def __init__(self, fields: Json) -> None:
        self._fields = fields

    def __contains__(self, key: str) -> bool:
        return self._fields.get(key) is not None

    def text(self, key: str) -> str:
        value = self._fields.get(key)
        if not isinstance(value, str):
            raise Impossible(f"{key}: this must be a text.")
        return value

    def flag(self, key: str) -> bool:
        value = self._fields.get(key)
        if not isinstance(value, bool):
            raise Impossible(f"{key}: this must be true or false.")
        return value

    def id(self, key: str) -> int:
        """An id, which is written in digits."""
        return number(self.text(key))

    def whole(self, key: str, least: int, most: int) -> int:
        value = self._fields.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise Impossible(f"{key}: this must be a whole number from {least:,} to {most:,}.")
        return value

    def seconds(self, key: str, most: float) -> float:
        """A time in seconds, more than nought."""
        value = self._fields.get(key)
        if not isinstance(value, int | float) or isinstance(value, bool) or not 0 < value <= most:
            raise Impossible(f"{key}: this must be a number of seconds, at most {most:,g}.")
        return value

    def texts(self, key: str) -> list[str]:
        values = self.values(key)
        if not all(isinstance(each, str) for each in values):
            raise Impossible(f"{key}: these must be texts.")
        return cast("list[str]", values)

    def values(self, key: str) -> list[object]:
        value = self._fields.get(key)
        if not is_list(value):
            raise Impossible(f"{key}: this must be a list.")
        return value

    def table(self, key: str) -> dict[str, object]:
        value = self._fields.get(key)
        if not is_object(value):
            raise Impossible(f"{key}: this must be an object.")
        return value


def number(digits: object) -> int:
    """The number that an id is; 0, which nothing has, for what is no id."""
    if isinstance(digits, str) and digits.isdecimal() and len(digits) <= DIGITS:
        return int(digits)
    return 0
