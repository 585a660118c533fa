"""The events of the gateway: news of the world, and interactions, as Discord words them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from bot.practice.interactions import Interaction
from bot.practice.limits.attachments import MOST_BYTES
from bot.practice.payloads.accounts import member, role, user, whole_member
from bot.practice.payloads.messages import event_message, message
from bot.practice.payloads.places import channel, server, thread_member
from bot.practice.state.channels import Channel
from bot.practice.state.components import Json
from bot.practice.state.messages import Message
from bot.practice.state.permissions import ALL, Permission
from bot.practice.state.servers import Server
from bot.practice.state.snowflakes import written
from bot.practice.state.users import Member, Role, User
from bot.practice.state.world import News, World

GUILDS: Final = 1 << 0
MEMBERS: Final = 1 << 1
MESSAGES: Final = 1 << 9
PRIVATE_MESSAGES: Final = 1 << 12
CONTENT: Final = 1 << 15
PRIVILEGED: Final = MEMBERS | 1 << 8 | CONTENT
"""Intents that Discord grants only on request: members, presences, contents."""


def event(news: News, world: World, intents: int) -> Json | None:
    """What a session with these intents is told of some news, or nothing."""
    match news.about:
        case (Message() as about,):
            return _of_message(news.name, about, world, intents)
        case (Server() as where, Member() as who):
            return _of_member(news.name, where, who, world, intents)
        case (Server() as where, *about) if intents & GUILDS:
            return _of_server(news.name, where, about, world)
        case (Channel() as about,) if intents & GUILDS:
            return _of_channel(news.name, about, world)
        case _:
            return None


def _of_message(name: str, about: Message, world: World, intents: int) -> Json | None:
    hears = PRIVATE_MESSAGES if about.channel.server is None else MESSAGES
    if not intents & hears or about.ephemeral or not _sees(about.channel, world):
        return None
    if name == "MESSAGE_DELETE":
        return _placed({"id": str(about.id), "channel_id": str(about.channel.id)}, about.channel)
    body = event_message(about, world)
    if intents & CONTENT or about.channel.server is None or about.author is world.bot:
        return body
    return body | {"content": "", "embeds": [], "attachments": [], "components": []}


def _of_member(name: str, where: Server, who: Member, world: World, intents: int) -> Json | None:
    if not intents & MEMBERS or who.user is world.bot or world.bot.id not in where.members:
        return None
    place = {"guild_id": str(where.id)}
    return place | ({"user": user(who.user)} if name.endswith("REMOVE") else whole_member(who))


def _of_server(name: str, where: Server, about: list[object], world: World) -> Json | None:
    if name == "GUILD_DELETE":
        return {"id": str(where.id)}
    if world.bot.id not in where.members:
        return None
    if name == "GUILD_CREATE":
        return server(where, world.bot)
    changed = cast(Role, about[0])
    if name == "GUILD_ROLE_DELETE":
        return {"guild_id": str(where.id), "role_id": str(changed.id)}
    return {"guild_id": str(where.id), "role": role(changed)}


def _of_channel(name: str, about: Channel, world: World) -> Json | None:
    if about.server is not None and world.bot.id not in about.server.members:
        return None
    if name == "CHANNEL_PINS_UPDATE":
        pinned = [each.pinned for each in about.messages.values() if each.pinned is not None]
        last = written(max(pinned)) if pinned else None
        return _placed({"channel_id": str(about.id), "last_pin_timestamp": last}, about)
    if about.is_thread and not _sees(about, world):
        return None
    body = channel(about)
    if name == "THREAD_CREATE":
        body["newly_created"] = True
        if world.bot.id in about.members:
            body["member"] = thread_member(about, world.bot)
    return body


def _sees(where: Channel, world: World) -> bool:
    return where.may(world.bot, Permission.VIEW_CHANNEL)


def _placed(body: Json, where: Channel) -> Json:
    return body if where.server is None else body | {"guild_id": str(where.server.id)}


def interaction_event(about: Interaction, world: World) -> Json:
    """An interaction as the bot receives it."""
    where = about.channel
    data = dict(about.data)
    mentioned = cast("Mapping[str, Mapping[str, object]]", data.pop("mentioned", {}))
    if mentioned:
        data["resolved"] = _resolved(mentioned, about)
    body: Json = {
        "id": str(about.id),
        "application_id": str(world.bot.id),
        "type": int(about.trigger),
        "token": about.token,
        "version": 1,
        "data": data,
        "channel_id": str(where.id),
        "channel": _partial(where, about.user),
        "locale": about.user.locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": about.owners(),
        "attachment_size_limit": MOST_BYTES,
        "app_permissions": str(int(where.permissions(world.bot))),
    }
    if about.source is not None:
        body["message"] = message(about.source, world)
    return body | _by(about, where)


def _by(about: Interaction, where: Channel) -> Json:
    if where.server is None:
        return {"user": user(about.user), "context": 1}
    who = where.server.members[about.user.id]
    granted = where.permissions(about.user)
    return {
        "member": whole_member(who) | {"permissions": str(int(granted))},
        "guild_id": str(where.server.id),
        "guild": {"id": str(where.server.id), "locale": "en-GB", "features": []},
        "guild_locale": "en-GB",
        "context": 0,
    }


def _partial(where: Channel, who: User) -> Json:
    granted = ALL if where.server is None else where.permissions(who)
    return channel(where) | {"permissions": str(int(granted))}


def _resolved(mentioned: Mapping[str, Mapping[str, object]], about: Interaction) -> Json:
    where = about.channel
    users = cast("Mapping[str, User]", mentioned.get("users", {}))
    roles = cast("Mapping[str, Role]", mentioned.get("roles", {}))
    channels = cast("Mapping[str, Channel]", mentioned.get("channels", {}))
    resolved: Json = {
        "users": {number: user(each) for number, each in users.items()},
        "roles": {number: role(each) for number, each in roles.items()},
        "channels": {number: _partial(each, about.user) for number, each in channels.items()},
    }
    if where.server is not None:
        resolved["members"] = {
            number: member(where.server.members[each.id])
            | {"permissions": str(int(where.permissions(each)))}
            for number, each in users.items()
            if each.id in where.server.members
        }
    return {key: value for key, value in resolved.items() if value}
