"""Routes of channels, threads, private conversations, servers and people."""

from __future__ import annotations

from typing import Final

from bot.practice.interactions import Desk
from bot.practice.payloads.accounts import role, user, whole_member
from bot.practice.payloads.places import channel as payload
from bot.practice.payloads.places import guild, thread_member
from bot.practice.refusals import (
    BAD_RECIPIENT,
    HAS_THREAD,
    UNKNOWN_MEMBER,
    UNKNOWN_USER,
    Refused,
)
from bot.practice.rest.access import awake, channel_of, message_of, need, server_of
from bot.practice.rest.calls import Call, Route
from bot.practice.state.channels import Channel, ChannelKind
from bot.practice.state.components import Json
from bot.practice.state.messages import MessageFlag
from bot.practice.state.permissions import Permission
from bot.practice.state.world import World


def fetch(desk: Desk, call: Call) -> Json:
    return payload(channel_of(desk.world, call))


def change(desk: Desk, call: Call) -> Json:
    world, body = desk.world, call.fields
    channel = channel_of(world, call)
    if not channel.is_thread:
        need(world, channel, Permission.MANAGE_CHANNELS)
        channel.name = body.get("name", channel.name)
        world.tell("CHANNEL_UPDATE", channel)
        return payload(channel)
    if channel.owner is not world.bot or body.get("locked"):
        need(world, channel, Permission.MANAGE_THREADS)
    channel.name = body.get("name", channel.name)
    channel.archive_after = body.get("auto_archive_duration", channel.archive_after)
    world.archive(
        channel, body.get("archived", channel.archived), body.get("locked", channel.locked)
    )
    return payload(channel)


def delete(desk: Desk, call: Call) -> Json:
    world = desk.world
    channel = channel_of(world, call)
    wanted = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
    need(world, channel, wanted)
    body = payload(channel)
    world.delete_channel(channel)
    return body


def start_thread(desk: Desk, call: Call) -> Json:
    """A thread of its own; private unless the body says otherwise."""
    kind = ChannelKind(call.fields.get("type", ChannelKind.PRIVATE_THREAD))
    channel = channel_of(desk.world, call)
    thread = _thread(desk.world, channel, desk.world.ids.next(), kind, call.fields)
    return payload(thread) | {"member": thread_member(thread, desk.world.bot)}


def start_thread_on(desk: Desk, call: Call) -> Json:
    """A thread that hangs on a message and bears its id."""
    message = message_of(desk.world, call)
    if MessageFlag.HAS_THREAD in message.flags:
        raise Refused(HAS_THREAD)
    kind = ChannelKind.PUBLIC_THREAD
    thread = _thread(desk.world, message.channel, message.id, kind, call.fields)
    return payload(thread) | {"member": thread_member(thread, desk.world.bot)}


def _thread(world: World, parent: Channel, number: int, kind: ChannelKind, body: Json) -> Channel:
    public = kind is ChannelKind.PUBLIC_THREAD
    wanted = Permission.CREATE_PUBLIC_THREADS if public else Permission.CREATE_PRIVATE_THREADS
    need(world, parent, wanted)
    thread = Channel(number, body["name"], kind, parent.server, parent, owner=world.bot)
    thread.archive_after = body.get("auto_archive_duration") or thread.archive_after
    thread.members[world.bot.id] = world.bot
    world.start_thread(thread)
    return thread


def add_to_thread(desk: Desk, call: Call) -> None:
    world = desk.world
    thread = channel_of(world, call)
    awake(thread)
    person = world.people.get(call.id("user"))
    if person is None or thread.server is None or person.id not in thread.server.members:
        raise Refused(UNKNOWN_MEMBER)
    need(world, thread, Permission.SEND_MESSAGES_IN_THREADS)
    world.let_in(thread, person)


def remove_from_thread(desk: Desk, call: Call) -> None:
    world = desk.world
    thread = channel_of(world, call)
    need(world, thread, Permission.MANAGE_THREADS)
    member = thread.members.get(call.id("user"))
    if member is None:
        raise Refused(UNKNOWN_MEMBER)
    world.let_go(thread, member)


def join_thread(desk: Desk, call: Call) -> None:
    thread = channel_of(desk.world, call)
    awake(thread)
    desk.world.let_in(thread, desk.world.bot)


def leave_thread(desk: Desk, call: Call) -> None:
    desk.world.let_go(channel_of(desk.world, call), desk.world.bot)


def converse(desk: Desk, call: Call) -> Json:
    """Open a private conversation; shut DMs are noticed only by what is sent into it."""
    person = desk.world.people.get(int(call.fields["recipient_id"]))
    if person is None:
        raise Refused(BAD_RECIPIENT)
    return payload(desk.world.conversation(person))


def fetch_server(desk: Desk, call: Call) -> Json:
    return guild(server_of(desk.world, call))


def fetch_channels(desk: Desk, call: Call) -> list[Json]:
    return [payload(each) for each in server_of(desk.world, call).channels.values()]


def fetch_roles(desk: Desk, call: Call) -> list[Json]:
    return [role(each) for each in server_of(desk.world, call).roles.values()]


def fetch_member(desk: Desk, call: Call) -> Json:
    member = server_of(desk.world, call).members.get(call.id("user"))
    if member is None:
        known = call.id("user") in desk.world.people
        raise Refused(UNKNOWN_MEMBER if known else UNKNOWN_USER)
    return whole_member(member)


def fetch_user(desk: Desk, call: Call) -> Json:
    person = desk.world.people.get(call.id("user"))
    if person is None:
        raise Refused(UNKNOWN_USER)
    return user(person)


ROUTES: Final = (
    Route("GET", "/channels/{channel}", fetch),
    Route("PATCH", "/channels/{channel}", change),
    Route("DELETE", "/channels/{channel}", delete),
    Route("POST", "/channels/{channel}/threads", start_thread),
    Route("POST", "/channels/{channel}/messages/{message}/threads", start_thread_on),
    Route("PUT", "/channels/{channel}/thread-members/@me", join_thread),
    Route("DELETE", "/channels/{channel}/thread-members/@me", leave_thread),
    Route("PUT", "/channels/{channel}/thread-members/{user}", add_to_thread),
    Route("DELETE", "/channels/{channel}/thread-members/{user}", remove_from_thread),
    Route("POST", "/users/@me/channels", converse),
    Route("GET", "/users/{user}", fetch_user),
    Route("GET", "/guilds/{server}", fetch_server),
    Route("GET", "/guilds/{server}/channels", fetch_channels),
    Route("GET", "/guilds/{server}/roles", fetch_roles),
    Route("GET", "/guilds/{server}/members/{user}", fetch_member),
)
