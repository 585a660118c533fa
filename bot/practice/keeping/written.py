"""From a world to its record."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bot.practice.keeping.records import (
    VERSION,
    AttachmentRecord,
    ChannelRecord,
    CommandRecord,
    EmojiRecord,
    MemberRecord,
    MessageRecord,
    OverwriteRecord,
    RoleRecord,
    ServerRecord,
    UserRecord,
    WorldRecord,
)
from bot.practice.state.channels import Channel
from bot.practice.state.messages import Message
from bot.practice.state.servers import Server
from bot.practice.state.users import User
from bot.practice.state.world import World


def packed(world: World) -> tuple[bytes, Mapping[int, bytes]]:
    """A world encoded as JSON, and the bytes of every file in it by id."""
    files = {
        file.id: file.data
        for channel in world.channels.values()
        for message in channel.messages.values()
        for file in message.attachments
    }
    return msgspec.json.encode(_world(world)), files


def _world(world: World) -> WorldRecord:
    return WorldRecord(
        VERSION,
        world.ids.last,
        world.address,
        _user(world.bot),
        [_user(each) for each in world.people.values()],
        [_server(each) for each in world.servers.values()],
        [_channel(each) for each in world.channels.values()],
        [CommandRecord(each.id, each.data, _id(each.server)) for each in world.commands.values()],
        [EmojiRecord(each.id, each.name, each.image) for each in world.emojis.values()],
    )


def _id(thing: User | Server | Channel | Message | None) -> int | None:
    return None if thing is None else thing.id


def _user(user: User) -> UserRecord:
    return UserRecord(user.id, user.name, user.dms_open, user.blocked, user.read)


def _server(server: Server) -> ServerRecord:
    return ServerRecord(
        server.id,
        server.name,
        server.owner.id,
        [
            RoleRecord(each.id, each.name, int(each.permissions), each.position, each.bot)
            for each in server.roles.values()
        ],
        [
            MemberRecord(each.user.id, each.joined, [role.id for role in each.roles], each.nick)
            for each in server.members.values()
        ],
    )


def _channel(channel: Channel) -> ChannelRecord:
    return ChannelRecord(
        channel.id,
        channel.name,
        channel.kind,
        _id(channel.server),
        _id(channel.parent),
        _id(channel.recipient),
        _id(channel.owner),
        channel.position,
        {
            whom: OverwriteRecord(int(each.allow), int(each.deny), each.of_member)
            for whom, each in channel.overwrites.items()
        },
        [*channel.members],
        channel.archived,
        channel.locked,
        channel.archive_after,
        channel.last_message,
        [_message(each) for each in channel.messages.values()],
    )


def _message(message: Message) -> MessageRecord:
    return MessageRecord(
        message.id,
        message.author.id,
        message.created,
        message.content,
        message.embeds,
        message.components,
        [
            AttachmentRecord(
                each.id,
                each.url,
                each.filename,
                each.content_type,
                each.description,
                each.width,
                each.height,
            )
            for each in message.attachments
        ],
        int(message.flags),
        _id(message.only_for),
        [each.id for each in message.mentions],
        message.everyone,
        [each.id for each in message.pings],
        _id(message.answers),
        message.nonce,
        message.metadata,
        _id(message.thread),
        message.edited,
        message.edits,
        message.pinned,
    )
