"""What the bot may reach: channels and messages by id, when it is permitted to."""

from __future__ import annotations

from bot.practice.refusals import (
    CANNOT_MESSAGE,
    MISSING_ACCESS,
    MISSING_PERMISSION,
    NO_MUTUAL_SERVER,
    THREAD_ARCHIVED,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    UNKNOWN_SERVER,
    Refused,
)
from bot.practice.rest.calls import Call
from bot.practice.state.channels import Channel
from bot.practice.state.messages import Message
from bot.practice.state.permissions import Permission
from bot.practice.state.servers import Server
from bot.practice.state.users import User
from bot.practice.state.world import World


def channel_of(world: World, call: Call) -> Channel:
    """The channel that a request is about. Raises `Refused` where the bot cannot see it."""
    channel = world.channels.get(call.id("channel"))
    if channel is None:
        raise Refused(UNKNOWN_CHANNEL)
    if not channel.may(world.bot, Permission.VIEW_CHANNEL):
        raise Refused(MISSING_ACCESS)
    return channel


def message_of(world: World, call: Call) -> Message:
    """The message that a request is about; an ephemeral one is not to be found this way."""
    message = channel_of(world, call).messages.get(call.id("message"))
    if message is None or message.ephemeral:
        raise Refused(UNKNOWN_MESSAGE)
    return message


def server_of(world: World, call: Call) -> Server:
    """The server that a request is about."""
    server = world.servers.get(call.id("server"))
    if server is None or world.bot.id not in server.members:
        raise Refused(UNKNOWN_SERVER)
    return server


def need(world: World, channel: Channel, *permissions: Permission) -> None:
    """Refuse unless the bot has these permissions in a server's channel."""
    if channel.server is not None and not channel.may(world.bot, *permissions):
        raise Refused(MISSING_PERMISSION)


def awake(channel: Channel) -> None:
    """Refuse to touch what lies in an archived thread."""
    if channel.archived:
        raise Refused(THREAD_ARCHIVED)


def may_post(world: World, channel: Channel, *, files: bool, embeds: bool) -> None:
    """Refuse where the bot may not post, or not such a thing."""
    if channel.recipient is not None:
        _may_write_to(world, channel.recipient)
        return
    if not channel.may_write(world.bot):
        raise Refused(MISSING_PERMISSION)
    if files:
        need(world, channel, Permission.ATTACH_FILES)
    if embeds:
        need(world, channel, Permission.EMBED_LINKS)
    if channel.archived and channel.locked:
        need(world, channel, Permission.MANAGE_THREADS)


def _may_write_to(world: World, person: User) -> None:
    shared = any(person.id in server.members for server in world.with_bot())
    if not shared:
        raise Refused(NO_MUTUAL_SERVER)
    if person.blocked or not person.dms_open:
        raise Refused(CANNOT_MESSAGE)
