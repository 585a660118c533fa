"""Everything that leaves the process, held against what its reader may know."""

from __future__ import annotations

import dataclasses
import io
import logging
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, cast

import pytest
from aiohttp import web
from discord.gateway import DiscordWebSocket
from msgspec import Struct

from bot.chat.kit import Kits
from bot.practice.posting import File
from bot.practice.refusals import Refused
from bot.practice.rest import front
from bot.practice.server import Practice
from bot.practice.state.messages import MessageFlag
from bot.rules.cards import Card
from tests.secrecy.marks import named, runs
from tests.secrecy.paintings import PLAIN_CHUNKS, Paintings, chunks
from tests.secrecy.witness import ROW, Witness

_CHANNEL = re.compile(r"/channels/(\d+)")
_CALLBACK = re.compile(r"/interactions/\d+/([^/]+)/callback")
_TOKEN = re.compile(r"/webhooks/\d+/([^/?]+)(?:/messages/([^/?]+))?")
_FORM = 9
"""The answer that opens a form, which only the asker sees."""


@dataclass(frozen=True)
class Sent:
    """A request; `reader` is the one person who can read it, `None` everybody."""

    route: str
    reader: int | None
    text: str
    files: tuple[File, ...] = ()


@dataclass
class Wire:
    """What has left so far, and what of it should not have."""

    practice: Practice
    witness: Witness
    paintings: Paintings
    sent: list[Sent] = field(default_factory=list[Sent])
    leaks: list[str] = field(default_factory=list[str])
    static: set[str] = field(default_factory=set[str])
    """Lines that stand in the books of the games, whatever cards they speak of."""
    logged: io.StringIO = field(default_factory=io.StringIO)

    def watch(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """From now on every request, every word to the gateway and every log line is noted."""
        read, send = front.read, DiscordWebSocket.send

        async def noted(request: web.Request) -> tuple[Any, list[File]]:
            body, files = await read(request)
            self.take(self._sent(request, body, files))
            return body, files

        async def spoken(socket: DiscordWebSocket, data: str, /) -> None:
            self.take(Sent("gateway", None, data))
            await send(socket, data)

        monkeypatch.setattr(front, "read", noted)
        monkeypatch.setattr(DiscordWebSocket, "send", spoken)

    def log_handler(self) -> logging.Handler:
        """What every log record is written by, its traceback included."""
        handler = logging.StreamHandler(self.logged)
        handler.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))
        return handler

    def learn(self, kits: Kits) -> None:
        """The books of the games are no news."""
        texts = (text for kit in kits for text in _strings(kit))
        self.static |= {line for text in texts for line in text.splitlines()}

    def _sent(self, request: web.Request, body: Any, files: list[File]) -> Sent:
        route = f"{request.method} {request.path_qs}"
        own = ("User-Agent", "Authorization", "Host")
        headers = [each for name, each in request.headers.items() if name not in own]
        names = [each.name for each in files]
        text = "\n".join((request.path_qs, *headers, *_strings(body), *names))
        return Sent(route, self._reader(request.path_qs, body), text, tuple(files))

    def _reader(self, path: str, body: Any) -> int | None:
        """Whoever alone can read what is sent there; `None` where that is not certain."""
        if found := _CHANNEL.search(path):
            channel = self.practice.world.channels.get(int(found[1]))
            return channel.recipient.id if channel and channel.recipient else None
        if found := _CALLBACK.search(path):
            return self._of_answer(found[1], body)
        if found := _TOKEN.search(path):
            return self._of_token(found[1], found[2], body)
        return None

    def _of_answer(self, token: str, body: Any) -> int | None:
        interaction = self.practice.desk._by_token[token]
        source = interaction.source
        if body["type"] == _FORM or _is_ephemeral(body.get("data")):
            return interaction.user.id
        if body["type"] == 7 and source is not None and source.only_for is not None:
            return source.only_for.id
        return self._of_channel(interaction.channel)

    def _of_token(self, token: str, which: str | None, body: Any) -> int | None:
        interaction = self.practice.desk._by_token[token]
        if which is None:
            only = interaction.user if _is_ephemeral(body) else None
        else:
            only = None
            with suppress(Refused):
                only = self.practice.desk.reached(token, which).only_for
        return self._of_channel(interaction.channel) if only is None else only.id

    @staticmethod
    def _of_channel(channel: Any) -> int | None:
        return channel.recipient.id if channel.recipient else None

    # --- the search -----------------------------------------------------------------------------

    def take(self, sent: Sent) -> None:
        """Notes a request, and whatever it tells that its reader may not know."""
        self.sent.append(sent)
        told = {*named(self._without_books(sent.text))}
        for file in sent.files:
            told |= self._in_file(sent, file)
        if sent.reader is None:
            self.witness.announced |= {*_hexadecimal(sent.text)}
        self._hold(sent, told - self.witness.may_know(sent.reader, sent.text))
        everything = "\n".join((sent.text, *(each.data.decode("latin-1") for each in sent.files)))
        for each in self.witness.hidden() & {*runs(everything, ROW), *_hexadecimal(everything)}:
            self._leak(sent, f"what nobody may know: {each}")

    def _hold(self, sent: Sent, leaked: set[Card]) -> None:
        if leaked:
            self._leak(sent, " ".join(sorted(each.code for each in leaked)))

    def _leak(self, sent: Sent, what: str) -> None:
        reader = "everybody" if sent.reader is None else f"the person {sent.reader}"
        self.leaks.append(f"{sent.route} told {reader}: {what}")

    def _in_file(self, sent: Sent, file: File) -> set[Card]:
        if file.name.endswith(".json"):
            return set()  # A record: it is held to what is hidden, not to single cards.
        if odd := {*chunks(file.data)} - PLAIN_CHUNKS:
            self._leak(sent, f"{file.name} has more than a picture in it: {odd}")
        shown = self.paintings.of(file.data)
        if shown is None:
            self._leak(sent, f"{file.name} is a picture that was not painted here")
        return shown or set()

    def _without_books(self, text: str) -> str:
        return "\n".join(line for line in text.splitlines() if line not in self.static)

    def in_words(self, text: str) -> list[str]:
        """What a log or a terminal tells: no card and no secret belongs there."""
        cards = [each.code for each in named(text, by_name=True)]
        return cards + [each for each in self.witness.secrets if each in text]


def _is_ephemeral(body: Any) -> bool:
    return bool(MessageFlag((body or {}).get("flags") or 0) & MessageFlag.EPHEMERAL)


def _hexadecimal(text: str) -> Iterator[str]:
    return (each[0] for each in re.finditer(r"[0-9a-f]{32,}", text))


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, each in cast("Mapping[str, object]", value).items():
            yield str(key)
            yield from _strings(each)
    elif isinstance(value, list | tuple):
        for each in cast("list[object]", value):
            yield from _strings(each)
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from _strings(getattr(value, name))
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for each in dataclasses.fields(value):
            yield from _strings(getattr(value, each.name))
