"""The state as Discord words it in JSON: answers of REST and events of the gateway."""

from __future__ import annotations

from bot.practice.channels import Channel, ChannelKind
from bot.practice.commands import Command
from bot.practice.components import Json
from bot.practice.messages import Attachment, Message
from bot.practice.permissions import Permission
from bot.practice.servers import Server
from bot.practice.snowflakes import born, written
from bot.practice.users import Emoji, Member, Role, User
from bot.practice.world import World

FILE_LIMIT = 10 * 1024 * 1024
"""The greatest file that may be sent, in bytes."""


def user(who: User) -> Json:
    """An account, as others see it."""
    return {
        "id": str(who.id),
        "username": who.name.lower().replace(" ", "_"),
        "global_name": None if who.bot else who.name,
        "discriminator": "0000" if who.bot else "0",
        "avatar": None,
        "primary_guild": None,
        "bot": who.bot,
        "public_flags": 0,
        "flags": 0,
    }


def myself(bot: User) -> Json:
    """The bot's account, as it sees it itself."""
    private: Json = {"verified": True, "mfa_enabled": True, "email": None, "locale": "en-GB"}
    return user(bot) | private


def member(who: Member) -> Json:
    """A membership, without the account it belongs to."""
    return {
        "roles": [str(role.id) for role in who.roles],
        "nick": who.nick,
        "avatar": None,
        "banner": None,
        "joined_at": written(who.joined),
        "premium_since": None,
        "communication_disabled_until": None,
        "pending": False,
        "deaf": False,
        "mute": False,
        "flags": 0,
    }


def whole_member(who: Member) -> Json:
    """A membership with its account."""
    return member(who) | {"user": user(who.user)}


def role(which: Role) -> Json:
    """A role."""
    body: Json = {
        "id": str(which.id),
        "name": which.name,
        "permissions": str(int(which.permissions)),
        "position": which.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": which.bot is not None,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    return body if which.bot is None else body | {"tags": {"bot_id": str(which.bot)}}


def channel(which: Channel) -> Json:
    """A channel, thread or private conversation."""
    body: Json = {
        "id": str(which.id),
        "type": int(which.kind),
        "last_message_id": which.last_message and str(which.last_message),
        "flags": 0,
    }
    if which.recipient is not None:
        return body | {"recipients": [user(which.recipient)]}
    assert which.server is not None
    body |= {
        "guild_id": str(which.server.id),
        "name": which.name,
        "parent_id": which.parent and str(which.parent.id),
        "rate_limit_per_user": 0,
    }
    return body | (_thread(which) if which.is_thread else _text_channel(which))


def _text_channel(which: Channel) -> Json:
    return {
        "position": which.position,
        "topic": None,
        "nsfw": False,
        "permission_overwrites": [
            {
                "id": str(whom),
                "type": int(each.of_member),
                "allow": str(int(each.allow)),
                "deny": str(int(each.deny)),
            }
            for whom, each in which.overwrites.items()
        ],
    }


def _thread(which: Channel) -> Json:
    made = written(born(which.id))
    sent = len(which.messages)
    return {
        "owner_id": str(which.owner.id) if which.owner else None,
        "message_count": sent,
        "total_message_sent": sent,
        "member_count": len(which.members),
        "thread_metadata": {
            "archived": which.archived,
            "locked": which.locked,
            "auto_archive_duration": which.archive_after,
            "archive_timestamp": made,
            "create_timestamp": made,
            **({"invitable": True} if which.kind is ChannelKind.PRIVATE_THREAD else {}),
        },
    }


def thread_member(which: Channel, who: User) -> Json:
    """Somebody's place in a thread."""
    return {
        "id": str(which.id),
        "user_id": str(who.id),
        "join_timestamp": written(born(which.id)),
        "flags": 0,
    }


def server(which: Server, bot: User) -> Json:
    """A server as the gateway presents it when it becomes known to the bot."""
    own = which.members[bot.id]
    return guild(which) | {
        "joined_at": written(own.joined),
        "large": False,
        "unavailable": False,
        "member_count": len(which.members),
        "members": [whole_member(own)],
        "channels": [channel(each) for each in which.channels.values()],
        "threads": [
            channel(each) | ({"member": thread_member(each, bot)} if bot.id in each.members else {})
            for each in which.threads.values()
            if not each.archived and each.may(bot, Permission.VIEW_CHANNEL)
        ],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def guild(which: Server) -> Json:
    """A server as REST presents it."""
    return {
        "id": str(which.id),
        "name": which.name,
        "owner_id": str(which.owner.id),
        "roles": [role(each) for each in which.roles.values()],
        "preferred_locale": "en-GB",
        "icon": None,
        "banner": None,
        "home_header": None,
        "widget_enabled": False,
        "widget_channel_id": None,
        "incidents_data": None,
        "splash": None,
        "discovery_splash": None,
        "description": None,
        "region": "deprecated",
        "features": [],
        "emojis": [],
        "stickers": [],
        "afk_channel_id": None,
        "afk_timeout": 300,
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "vanity_url_code": None,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "nsfw": False,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "max_members": 500_000,
        "max_presences": None,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
    }


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


def message(which: Message, world: World) -> Json:
    """A message."""
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
        body |= _reference(which.answers, world)
    if which.thread is not None and not which.thread.deleted:
        body["thread"] = channel(which.thread)
    return body


def _message_type(which: Message) -> int:
    if which.metadata is not None and which.metadata["type"] == 2 and which.answers is None:
        return 20
    return 19 if which.answers is not None else 0


def _reference(answered: Message, world: World) -> Json:
    reference: Json = {"message_id": str(answered.id), "channel_id": str(answered.channel.id)}
    if answered.channel.server is not None:
        reference["guild_id"] = str(answered.channel.server.id)
    return {
        "message_reference": reference | {"type": 0},
        "referenced_message": None if answered.deleted else message(answered, world),
    }


def event_message(which: Message, world: World) -> Json:
    """A message as the gateway announces it: with the server and the author's membership."""
    body = message(which, world)
    if which.channel.server is None:
        return body
    body["guild_id"] = str(which.channel.server.id)
    author = which.channel.server.members.get(which.author.id)
    return body | ({"member": member(author)} if author else {})


def command(which: Command, world: World) -> Json:
    """A command as Discord keeps it."""
    body: Json = {
        "type": 1,
        "description": "",
        "options": [],
        "default_member_permissions": None,
        "contexts": None,
        "integration_types": [0],
        "nsfw": False,
        "dm_permission": True,
    }
    body |= {key: value for key, value in which.data.items() if value is not None}
    body |= {
        "id": str(which.id),
        "application_id": str(world.bot.id),
        "version": str(which.id),
    }
    return body | ({"guild_id": str(which.server.id)} if which.server is not None else {})


def emoji(which: Emoji, world: World) -> Json:
    """An emoji of the application."""
    return {
        "id": str(which.id),
        "name": which.name,
        "roles": [],
        "user": user(world.bot),
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }


def application(world: World) -> Json:
    """The application that the bot belongs to; its id is the bot's own."""
    return {
        "id": str(world.bot.id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "owner": user(User(world.bot.id + 1, "Developer")),
        "team": None,
        "flags": 0,
        "tags": [],
        "hook": True,
        "type": None,
        "flags_new": "0",
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "role_connections_verification_url": None,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "bot": user(world.bot),
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "approximate_guild_count": len(world.with_bot()),
        "integration_types_config": {"0": {}},
    }
