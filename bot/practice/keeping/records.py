"""What a world is on the disk: everything by value, and whatever is elsewhere by its id."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from bot.practice.state.channels import ChannelKind
from bot.practice.state.components import Json

VERSION: Final = 1
"""Rises with every change of form; a file of another version is not read."""


class UserRecord(Struct, frozen=True):
    """An account; `read` has the newest message read, by the channel's id."""

    id: int
    name: str
    dms_open: bool
    blocked: bool
    read: dict[int, int]


class RoleRecord(Struct, frozen=True):
    """A role; `permissions` are its bits, and `bot` the account that it was made for, if any."""

    id: int
    name: str
    permissions: int
    position: int
    bot: int | None


class MemberRecord(Struct, frozen=True):
    """A membership: of which account, since when, with which roles."""

    user: int
    joined: float
    roles: list[int]
    nick: str | None


class ServerRecord(Struct, frozen=True):
    """A server, without its channels."""

    id: int
    name: str
    owner: int
    roles: list[RoleRecord]
    members: list[MemberRecord]


class OverwriteRecord(Struct, frozen=True):
    """What a channel grants to and takes from a role or a member."""

    allow: int
    deny: int
    of_member: bool


class AttachmentRecord(Struct, frozen=True):
    """A file of a message; its bytes lie beside, in a file named after its id."""

    id: int
    url: str
    filename: str
    content_type: str
    description: str | None
    width: int
    height: int


class MessageRecord(Struct, frozen=True):
    """A message, which lies in the record of its channel."""

    id: int
    author: int
    created: float
    content: str
    embeds: list[Json]
    components: list[Json]
    attachments: list[AttachmentRecord]
    flags: int
    only_for: int | None
    mentions: list[int]
    everyone: bool
    pings: list[int]
    answers: int | None
    nonce: str | None
    metadata: Json | None
    thread: int | None
    edited: float | None
    edits: int
    pinned: float | None


class ChannelRecord(Struct, frozen=True):
    """A channel, thread or private conversation with its messages; a thread follows its channel."""

    id: int
    name: str
    kind: ChannelKind
    server: int | None
    parent: int | None
    recipient: int | None
    owner: int | None
    position: int
    overwrites: dict[int, OverwriteRecord]
    members: list[int]
    archived: bool
    locked: bool
    archive_after: int
    last_message: int | None
    messages: list[MessageRecord]


class CommandRecord(Struct, frozen=True):
    """A slash command as it was synced, for one server or for all."""

    id: int
    data: Json
    server: int | None


class EmojiRecord(Struct, frozen=True):
    """An emoji of the application."""

    id: int
    name: str
    image: str


class WorldRecord(Struct, frozen=True):
    """A whole world. `last` is the newest id of all; `address` begins the addresses of files."""

    version: int
    last: int
    address: str
    bot: UserRecord
    people: list[UserRecord]
    servers: list[ServerRecord]
    channels: list[ChannelRecord]
    commands: list[CommandRecord]
    emojis: list[EmojiRecord]
