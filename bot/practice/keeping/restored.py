"""From a record back to a world."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.practice.interactions import forsake
from bot.practice.keeping.records import (
    AttachmentRecord,
    ChannelRecord,
    MessageRecord,
    OverwriteRecord,
    RoleRecord,
    ServerRecord,
    UserRecord,
    WorldRecord,
)
from bot.practice.state.channels import Channel
from bot.practice.state.commands import Command
from bot.practice.state.messages import Attachment, Message, MessageFlag
from bot.practice.state.permissions import Overwrite, Permission
from bot.practice.state.servers import Server
from bot.practice.state.users import Emoji, Member, Role, User
from bot.practice.state.world import World

Account = Callable[[int, str], User]
"""How somebody with an id and a name is made."""


def restore(record: WorldRecord, files: Mapping[int, bytes], world: World, person: Account) -> None:
    """Fill an empty world. `files` are the bytes of every attachment, by its id.

    Nobody is told, for nobody listens yet. A server's owner who was made up is a person now like
    all others. Raises `KeyError` if the record names what it does
    not have.
    """
    world.ids.last = record.last
    world.address = record.address
    world.bot = User(record.bot.id, record.bot.name, bot=True)
    for each in record.people:
        world.people[each.id] = _person(each, person)
    _Restoring(world, files).all(record)


def _person(record: UserRecord, person: Account) -> User:
    made = person(record.id, record.name)
    made.dms_open, made.blocked, made.read = record.dms_open, record.blocked, record.read
    return made


class _Restoring:
    """Puts things in their places, each after what it refers to."""

    def __init__(self, world: World, files: Mapping[int, bytes]) -> None:
        self._world = world
        self._files = files
        self._users = {**world.people, world.bot.id: world.bot}

    def all(self, record: WorldRecord) -> None:
        world = self._world
        for server in record.servers:
            world.servers[server.id] = self._server(server)
        for channel in record.channels:
            self._channel(channel)
        for channel in record.channels:
            for message in channel.messages:
                self._message(message, world.channels[channel.id])
        for each in record.commands:
            where = None if each.server is None else world.servers[each.server]
            world.commands[each.id] = Command(each.id, each.data, where)
        for each in record.emojis:
            world.emojis[each.id] = Emoji(each.id, each.name, each.image)

    def _user(self, number: int | None) -> User | None:
        return None if number is None else self._users[number]

    def _server(self, record: ServerRecord) -> Server:
        server = Server(record.id, record.name, self._users[record.owner], self._world)
        server.roles = {each.id: _role(each) for each in record.roles}
        for each in record.members:
            roles = [server.roles[role] for role in each.roles]
            server.members[each.user] = Member(
                self._users[each.user], each.joined, roles, each.nick
            )
        return server

    def _channel(self, record: ChannelRecord) -> None:
        world = self._world
        channel = Channel(
            record.id,
            record.name,
            record.kind,
            None if record.server is None else world.servers[record.server],
            None if record.parent is None else world.channels[record.parent],
            self._user(record.recipient),
            self._user(record.owner),
            record.position,
            {whom: _overwrite(each) for whom, each in record.overwrites.items()},
            members={each: self._users[each] for each in record.members},
            archived=record.archived,
            locked=record.locked,
            archive_after=record.archive_after,
            last_message=record.last_message,
        )
        world.channels[channel.id] = channel
        if channel.recipient is not None:
            world.conversations[channel.recipient.id] = channel
        if channel.server is not None:
            place = channel.server.threads if channel.is_thread else channel.server.channels
            place[channel.id] = channel

    def _message(self, record: MessageRecord, channel: Channel) -> None:
        message = channel.messages[record.id] = Message(
            record.id,
            channel,
            self._users[record.author],
            record.created,
            record.content,
            record.embeds,
            record.components,
            [self._attachment(each) for each in record.attachments],
            MessageFlag(record.flags),
            self._user(record.only_for),
            tuple(self._users[each] for each in record.mentions),
            record.everyone,
            tuple(self._users[each] for each in record.pings),
            self._answered(record.answers, channel),
            record.nonce,
            record.metadata,
            None if record.thread is None else self._world.channels.get(record.thread),
            record.edited,
            record.edits,
            record.pinned,
        )
        if message.deferred:  # the token for its answer has ended with the room
            forsake(message)

    def _answered(self, number: int | None, channel: Channel) -> Message | None:
        """The message that another answers; of a deleted one only the id is still told."""
        if number is None:
            return None
        gone = Message(number, channel, self._world.bot, 0.0, deleted=True)
        return channel.messages.get(number, gone)

    def _attachment(self, record: AttachmentRecord) -> Attachment:
        return Attachment(
            record.id,
            record.url,
            record.filename,
            self._files[record.id],
            record.content_type,
            record.description,
            record.width,
            record.height,
        )


def _role(record: RoleRecord) -> Role:
    permissions = Permission(record.permissions)
    return Role(record.id, record.name, permissions, record.position, record.bot)


def _overwrite(record: OverwriteRecord) -> Overwrite:
    return Overwrite(Permission(record.allow), Permission(record.deny), record.of_member)
