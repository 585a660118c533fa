"""One REST request: how it is read, and what a route is."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from aiohttp import BodyPartReader, web

from bot.practice.checks import Upload
from bot.practice.interactions import Desk
from bot.practice.posting import File
from bot.practice.refusals import INVALID_JSON, Refused
from bot.practice.state.components import Json

FILE_PART: Final = re.compile(r"files\[(\d+)\]")


@dataclass(frozen=True, slots=True)
class Call:
    """A request as a route meets it: the parts of its path, its query, its body, its files."""

    parts: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    files: Sequence[File] = ()

    def id(self, name: str) -> int:
        """A part of the path that is an id; 0, which nothing has, when it is no number."""
        part = self.parts[name]
        return int(part) if part.isdecimal() else 0

    @property
    def fields(self) -> Json:
        """The body when it is an object, as most are."""
        return _object(self.body)


Act = Callable[[Desk, Call], object]
"""What a route does; what it gives back is the JSON of the answer, or none for no content."""


@dataclass(frozen=True, slots=True)
class Route:
    """A route: with `free` it needs no token of the bot and counts towards no overall limit."""

    method: str
    path: str
    act: Act
    free: bool = False


def _object(body: object) -> Json:
    return cast(Json, body) if isinstance(body, dict) else {}


async def read(request: web.Request) -> tuple[Any, list[File]]:
    """The body and the files of a request. Raises `Refused`."""
    if request.content_type == "multipart/form-data":
        return await _read_parts(request)
    data = await request.read()
    return (_parsed(data) if data else None), []


async def _read_parts(request: web.Request) -> tuple[Any, list[File]]:
    body: Any = None
    files: list[File] = []
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise Refused(INVALID_JSON)
        data = bytes(await part.read())
        numbered = FILE_PART.fullmatch(part.name or "")
        if numbered is not None:
            files.append(File(int(numbered[1]), part.filename or "file", data))
        elif part.name == "payload_json":
            body = _parsed(data)
    return body, files


def _parsed(data: bytes) -> Any:
    try:
        return json.loads(data)
    except ValueError:
        raise Refused(INVALID_JSON) from None


def uploads(body: Any, files: Sequence[File]) -> list[Upload]:
    """The files as the checks want them: with the alt text that the body gives them."""
    fields = _object(body)
    told: Sequence[Json] = (_object(fields.get("data")) or fields).get("attachments") or ()
    alt = {str(each.get("id")): each.get("description") for each in told}
    return [Upload(each.name, len(each.data), alt.get(str(each.index))) for each in files]
