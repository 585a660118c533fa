"""Routes of messages: send, read, edit, delete, pin."""

from __future__ import annotations

from typing import Final

from bot.practice.interactions import Desk
from bot.practice.payloads.messages import message as payload
from bot.practice.posting import compose, rewrite
from bot.practice.refusals import NOT_YOURS, TOO_MANY_PINS, UNKNOWN_MESSAGE, Refused, invalid
from bot.practice.rest.access import awake, channel_of, may_post, message_of, need
from bot.practice.rest.calls import Call, Route
from bot.practice.state.channels import Channel
from bot.practice.state.components import Json
from bot.practice.state.messages import Message
from bot.practice.state.permissions import Permission
from bot.practice.state.snowflakes import written
from bot.practice.state.world import World

MOST_PINS: Final = 250
NONCE_LASTS: Final = 300.0
"""How long a nonce keeps a message from being sent twice, in seconds."""


def send(desk: Desk, call: Call) -> Json:
    world, body = desk.world, call.fields
    channel = channel_of(world, call)
    may_post(world, channel, files=bool(call.files), embeds=bool(body.get("embeds")))
    if body.get("enforce_nonce") and (twin := _sent_before(world, channel, body)) is not None:
        return payload(twin, world)
    message = compose(world, channel, body, call.files, answers=_answered(channel, body))
    if channel.archived:
        world.archive(channel, archived=False)
    world.post(message)
    return payload(message, world)


def _sent_before(world: World, channel: Channel, body: Json) -> Message | None:
    for message in reversed(channel.messages.values()):
        if world.clock.now() - message.created > NONCE_LASTS:
            return None
        if message.nonce == body.get("nonce") and message.author is world.bot:
            return message
    return None


def _answered(channel: Channel, body: Json) -> Message | None:
    reference = body.get("message_reference")
    if reference is None:
        return None
    message = channel.messages.get(int(reference["message_id"]))
    if message is not None and message.ephemeral:
        message = None
    if message is None and reference.get("fail_if_not_exists", True):
        raise invalid("message_reference", "Unknown message")
    return message


def fetch(desk: Desk, call: Call) -> Json:
    return payload(message_of(desk.world, call), desk.world)


def history(desk: Desk, call: Call) -> list[Json]:
    """Newest first, as Discord gives it, unless `after` asks for what came next."""
    world = desk.world
    channel = channel_of(world, call)
    if channel.server is not None and not channel.may(world.bot, Permission.READ_MESSAGE_HISTORY):
        return []
    found = [each for each in channel.messages.values() if not each.ephemeral]
    limit = int(call.query.get("limit", 50))
    if "after" in call.query:
        found = [each for each in found if each.id > int(call.query["after"])][:limit]
    elif "before" in call.query:
        found = [each for each in found if each.id < int(call.query["before"])]
    return [payload(each, world) for each in reversed(found[-limit:])]


def edit(desk: Desk, call: Call) -> Json:
    world = desk.world
    message = message_of(world, call)
    awake(message.channel)
    if message.author is not world.bot:
        raise Refused(NOT_YOURS)
    rewrite(world, message, call.fields, call.files)
    return payload(message, world)


def delete(desk: Desk, call: Call) -> None:
    world = desk.world
    message = message_of(world, call)
    awake(message.channel)
    if message.author is not world.bot:
        need(world, message.channel, Permission.MANAGE_MESSAGES)
    world.delete_message(message)


def delete_many(desk: Desk, call: Call) -> None:
    world = desk.world
    channel = channel_of(world, call)
    need(world, channel, Permission.MANAGE_MESSAGES)
    for number in call.fields["messages"]:
        message = channel.messages.get(int(number))
        if message is not None and not message.ephemeral:
            world.delete_message(message)


def pins(desk: Desk, call: Call) -> Json:
    world = desk.world
    channel = channel_of(world, call)
    found = [(each.pinned, each) for each in channel.messages.values() if each.pinned is not None]
    found.sort(key=lambda each: each[0], reverse=True)
    items = [{"pinned_at": written(at), "message": payload(each, world)} for at, each in found]
    return {"items": items, "has_more": False}


def pin(desk: Desk, call: Call) -> None:
    world = desk.world
    message = _to_pin(world, call)
    held = sum(each.pinned is not None for each in message.channel.messages.values())
    if message.pinned is None and held >= MOST_PINS:
        raise Refused(TOO_MANY_PINS)
    world.pin(message, True)


def unpin(desk: Desk, call: Call) -> None:
    world = desk.world
    message = _to_pin(world, call)
    if message.pinned is None:
        raise Refused(UNKNOWN_MESSAGE)
    world.pin(message, False)


def _to_pin(world: World, call: Call) -> Message:
    message = message_of(world, call)
    need(world, message.channel, Permission.PIN_MESSAGES)
    awake(message.channel)
    return message


def typing(desk: Desk, call: Call) -> None:
    channel = channel_of(desk.world, call)
    may_post(desk.world, channel, files=False, embeds=False)


ROUTES: Final = (
    Route("GET", "/channels/{channel}/messages", history),
    Route("POST", "/channels/{channel}/messages", send),
    Route("POST", "/channels/{channel}/messages/bulk-delete", delete_many),
    Route("GET", "/channels/{channel}/messages/pins", pins),
    Route("PUT", "/channels/{channel}/messages/pins/{message}", pin),
    Route("DELETE", "/channels/{channel}/messages/pins/{message}", unpin),
    Route("GET", "/channels/{channel}/messages/{message}", fetch),
    Route("PATCH", "/channels/{channel}/messages/{message}", edit),
    Route("DELETE", "/channels/{channel}/messages/{message}", delete),
    Route("POST", "/channels/{channel}/typing", typing),
)
