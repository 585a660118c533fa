"""Channels, threads and servers, as Discord words them in JSON."""

from __future__ import annotations

from bot.practice.payloads.accounts import role, user, whole_member
from bot.practice.state.channels import Channel, ChannelKind
from bot.practice.state.components import Json
from bot.practice.state.permissions import Permission
from bot.practice.state.servers import Server
from bot.practice.state.snowflakes import born, written
from bot.practice.state.users import User


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
    sent = sum(not each.ephemeral for each in which.messages.values())
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
