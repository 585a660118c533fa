"""Messages and their files, as Discord words them in JSON."""

from __future__ import annotations

from bot.practice.payloads.accounts import member, user
from bot.practice.payloads.places import channel
from bot.practice.state.components import Json
from bot.practice.state.messages import Attachment, Message
from bot.practice.state.snowflakes import written
from bot.practice.state.world import World


def message(which: Message, world: World) -> Json:
    """A message; one that it answers is in it, but not what that one answers in its turn."""
    body = _alone(which, world)
    answered = which.answers
    if answered is not None:
        body["referenced_message"] = None if answered.deleted else _alone(answered, world)
    return body


def _alone(which: Message, world: World) -> Json:
    body: Json = {
        "id": str(which.id),
        "channel_id": str(which.channel.id),
        "type": _message_type(which),
        "author": user(which.author),
        "content": which.content,
        "embeds": which.embeds,
        "components": which.components,
        "attachments": [attachment(each, which) for each in which.attachments],
        "timestamp": written(which.created),
        "edited_timestamp": which.edited and written(which.edited),
        "flags": int(which.flags),
        "mentions": [user(each) for each in which.mentions],
        "mention_roles": [],
        "mention_everyone": which.everyone,
        "pinned": which.pinned is not None,
        "tts": False,
    }
    if which.nonce is not None:
        body["nonce"] = which.nonce
    if which.author is world.bot:
        body["application_id"] = str(world.bot.id)
    if which.metadata is not None:
        body["interaction_metadata"] = which.metadata
        body["webhook_id"] = str(world.bot.id)
    if which.answers is not None:
        body["message_reference"] = _reference(which.answers)
    if which.thread is not None and not which.thread.deleted:
        body["thread"] = channel(which.thread)
    return body


def _message_type(which: Message) -> int:
    if which.metadata is not None and which.metadata["type"] == 2 and which.answers is None:
        return 20
    return 19 if which.answers is not None else 0


def _reference(answered: Message) -> Json:
    reference: Json = {"message_id": str(answered.id), "channel_id": str(answered.channel.id)}
    if answered.channel.server is not None:
        reference["guild_id"] = str(answered.channel.server.id)
    return reference | {"type": 0}


def attachment(which: Attachment, where: Message) -> Json:
    """A file of a message, with the address at which it is served."""
    body: Json = {
        "id": str(which.id),
        "filename": which.filename,
        "size": len(which.data),
        "url": which.url,
        "proxy_url": which.url,
        "content_type": which.content_type,
    }
    if which.description is not None:
        body["description"] = which.description
    if which.width:
        body |= {"width": which.width, "height": which.height}
    return body | ({"ephemeral": True} if where.ephemeral else {})


def event_message(which: Message, world: World) -> Json:
    """A message as the gateway announces it: with the server and the author's membership."""
    body = message(which, world)
    if which.channel.server is None:
        return body
    body["guild_id"] = str(which.channel.server.id)
    author = which.channel.server.members.get(which.author.id)
    return body | ({"member": member(author)} if author else {})
