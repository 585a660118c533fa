"""How the body of a request becomes a message, or changes one.

Discord's rules that depend on what the message already is are kept here; what a body may be at
all is checked before.
"""

from __future__ import annotations

import mimetypes
import re
import struct
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from bot.practice.kinds import Kind
from bot.practice.refusals import EMPTY_MESSAGE, Refused, invalid
from bot.practice.state.channels import Channel
from bot.practice.state.components import Json, numbered, walk
from bot.practice.state.mentions import notify
from bot.practice.state.messages import Attachment, Message, MessageFlag
from bot.practice.state.users import User
from bot.practice.state.world import World

NEW: Final = (
    MessageFlag.SUPPRESS_EMBEDS
    | MessageFlag.EPHEMERAL
    | MessageFlag.SILENT
    | MessageFlag.COMPONENTS_V2
)
"""The flags that a request may set on a new message."""
V2_ONLY: Final = frozenset(
    (
        Kind.SECTION,
        Kind.TEXT_DISPLAY,
        Kind.THUMBNAIL,
        Kind.MEDIA_GALLERY,
        Kind.FILE,
        Kind.SEPARATOR,
        Kind.CONTAINER,
    )
)
REFERENCE: Final = "attachment://"
MOST_BYTES: Final = 101 * 1024 * 1024
"""How much one request may carry: ten files, and a little over for the words."""


@dataclass(frozen=True, slots=True)
class File:
    """A file as it was sent; `index` is the number by which the body speaks of it."""

    index: int
    name: str
    data: bytes


def compose(
    world: World,
    channel: Channel,
    body: Json,
    files: Sequence[File],
    *,
    only_for: User | None = None,
    answers: Message | None = None,
) -> Message:
    """A new message of the bot, not yet posted. Raises `Refused`."""
    message = Message(world.ids.next(), channel, world.bot, world.clock.now())
    message.only_for, message.answers = only_for, answers
    message.flags = MessageFlag(body.get("flags") or 0) & NEW
    message.nonce = cast("str | None", body.get("nonce"))
    _write(world, message, body, files)
    notify(message, body.get("allowed_mentions"), first=True)
    return message


def rewrite(world: World, message: Message, body: Json, files: Sequence[File]) -> None:
    """Edit a message in place: what the body does not name stays. Raises `Refused`.

    What fills in a deferred answer is no edit to anybody who sees it.
    """
    flags = MessageFlag(body.get("flags") or 0) & (
        MessageFlag.COMPONENTS_V2 | MessageFlag.SUPPRESS_EMBEDS
    )
    before = message.flags
    message.flags = (before | flags) & ~MessageFlag.LOADING
    try:
        _write(world, message, body, files)
    except Refused:
        message.flags = before
        raise
    notify(message, body.get("allowed_mentions"), first=False)
    if MessageFlag.LOADING in before:
        world.tell("MESSAGE_UPDATE", message)
    else:
        world.edited(message)


def _write(world: World, message: Message, body: Json, files: Sequence[File]) -> None:
    sent = [_attachment(world, message.channel, body, file) for file in files]
    attachments = [*_kept(message, body, len(files)), *sent]
    content = body.get("content") or "" if "content" in body else message.content
    embeds = body.get("embeds") or [] if "embeds" in body else message.embeds
    components = message.components
    if "components" in body:
        components = numbered(body["components"] or ())
    _consistent(message, content, embeds, components)
    if not (content or embeds or components or attachments):
        raise Refused(EMPTY_MESSAGE)
    if "components" in body:
        named = _resolve(world, components, attachments)
        if message.is_v2:
            _all_named(sent, named)
    elif message.is_v2 and "attachments" in body:
        _still_there(components, attachments)
        _all_named(sent, set())
    message.content, message.components, message.attachments = content, components, attachments
    message.embeds = [_embed(each, attachments) for each in embeds]


def _consistent(message: Message, content: str, embeds: list[Json], components: list[Json]) -> None:
    if message.is_v2:
        for name, value in (("content", content), ("embeds", embeds)):
            if value:
                raise invalid(name, "cannot be used with components V2")
        return
    for place, each in enumerate(components):
        if each["type"] in V2_ONLY:
            raise invalid(f"components.{place}.type", "needs the flag of components V2")


def _kept(message: Message, body: Json, sent: int) -> list[Attachment]:
    if body.get("attachments") is None:
        return list(message.attachments)
    mine = {str(each.id): each for each in message.attachments}
    kept: list[Attachment] = []
    for place, each in enumerate(body["attachments"]):
        known = mine.get(str(each["id"]))
        if known is not None:
            kept.append(known)
        elif int(each["id"]) >= sent:
            raise invalid(f"attachments.{place}.id", "is neither a file sent nor one kept")
    return kept


def _attachment(world: World, channel: Channel, body: Json, file: File) -> Attachment:
    told: dict[str, Json] = {str(each["id"]): each for each in body.get("attachments") or ()}
    about = told.get(str(file.index), {})
    name = re.sub(r"[^\w.-]", "_", about.get("filename") or file.name)
    number = world.ids.next()
    return Attachment(
        number,
        f"{world.address}/attachments/{channel.id}/{number}/{name}",
        name,
        file.data,
        mimetypes.guess_type(name)[0] or "application/octet-stream",
        about.get("description"),
        *_size(file.data),
    )


def _size(data: bytes) -> tuple[int, int]:
    if data[:8] != b"\x89PNG\r\n\x1a\n" or len(data) < 24:
        return 0, 0
    return struct.unpack(">II", data[16:24])


def _resolve(world: World, components: list[Json], attachments: Sequence[Attachment]) -> set[int]:
    """Point every medium at its file; which files are named."""
    by_url = {REFERENCE + each.filename: each for each in attachments}
    by_url |= {each.url: each for each in attachments}
    named: set[int] = set()
    for where, component, item in _media(components):
        url: str = item["url"]
        file = by_url.get(url)
        if file is None and url.startswith(REFERENCE):
            raise invalid(where, f"{url} names no file of the message")
        item |= {"id": str(world.ids.next()), "proxy_url": url, "loading_state": 2}
        if file is None:
            continue
        named.add(file.id)
        item |= _served(file)
        if component["type"] == Kind.FILE:
            component |= {"name": file.filename, "size": len(file.data)}
    return named


def _served(file: Attachment) -> Json:
    return {
        "url": file.url,
        "proxy_url": file.url,
        "attachment_id": str(file.id),
        "content_type": file.content_type,
        "width": file.width or None,
        "height": file.height or None,
    }


def _media(components: Iterable[Json]) -> Iterator[tuple[str, Json, Json]]:
    for each in walk(components):
        match each["type"]:
            case Kind.THUMBNAIL:
                yield "components.media.url", each, each["media"]
            case Kind.FILE:
                yield "components.file.url", each, each["file"]
            case Kind.MEDIA_GALLERY:
                for place, item in enumerate(each["items"]):
                    yield f"components.items.{place}.media.url", each, item["media"]
            case _:
                pass


def _still_there(components: list[Json], attachments: Sequence[Attachment]) -> None:
    kept = {str(each.id) for each in attachments}
    for where, _, item in _media(components):
        if item.get("attachment_id", "") not in kept | {""}:
            raise invalid(where, "names a file that is not kept")


def _all_named(sent: Sequence[Attachment], named: set[int]) -> None:
    for place, each in enumerate(sent):
        if each.id not in named:
            raise invalid(f"attachments.{place}", f"no component names {each.filename}")


def _embed(embed: Json, attachments: Sequence[Attachment]) -> Json:
    by_name = {REFERENCE + each.filename: each.url for each in attachments}
    copy: dict[str, Any] = {"type": "rich"} | embed
    for part in ("image", "thumbnail"):
        if part in copy:
            url = by_name.get(copy[part]["url"], copy[part]["url"])
            copy[part] = copy[part] | {"url": url, "proxy_url": url}
    return copy
