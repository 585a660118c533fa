"""Accounts, memberships, roles, and the application, as Discord words them in JSON."""

from __future__ import annotations

from bot.practice.state.commands import Command
from bot.practice.state.components import Json
from bot.practice.state.snowflakes import written
from bot.practice.state.users import Emoji, Member, Role, User
from bot.practice.state.world import World


def user(who: User) -> Json:
    """An account, as others see it."""
    return {
        "id": str(who.id),
        "username": who.username,
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
    if (needs := body["default_member_permissions"]) is not None:
        body["default_member_permissions"] = str(needs)
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
