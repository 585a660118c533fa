"""Whom a message mentions, and whom of those it notifies."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from bot.practice.state.components import Json, texts
from bot.practice.state.messages import Message, MessageFlag
from bot.practice.state.permissions import Permission
from bot.practice.state.users import User

USER: Final = re.compile(r"<@!?(\d+)>")
ROLE: Final = re.compile(r"<@&(\d+)>")
EVERYONE: Final = re.compile(r"@(?:everyone|here)\b")


def notify(message: Message, allowed: Json | None, *, first: bool) -> None:
    """Set whom the message mentions and, when it is new, whom it notifies.

    `allowed` is Discord's `allowed_mentions`; without it every mention counts.
    """
    spoken = "\n".join((message.content, *texts(message.components)))
    named = _users(spoken, allowed)
    message.mentions = _of(message, lambda each: each.id in named) if named else ()
    message.everyone = bool(
        EVERYONE.search(spoken)
        and _parsed(allowed, "everyone")
        and message.channel.may(message.author, Permission.MENTION_EVERYONE)
    )
    if first and not message.ephemeral and MessageFlag.SILENT not in message.flags:
        message.pings = _notified(message, spoken, allowed)


def _notified(message: Message, spoken: str, allowed: Json | None) -> tuple[User, ...]:
    if message.channel.server is None or message.everyone:
        return message.channel.people()
    roles = _roles(message, spoken, allowed)
    members = message.channel.server.members
    called = set(message.mentions)
    if message.answers is not None and (allowed is None or allowed.get("replied_user")):
        called.add(message.answers.author)
    if not called and not roles:
        return ()
    return _of(
        message,
        lambda each: each in called or bool(roles & {role.id for role in members[each.id].roles}),
    )


def _of(message: Message, chosen: Callable[[User], bool]) -> tuple[User, ...]:
    """Those of who can read the message; to find them all takes long in a large server."""
    return tuple(each for each in message.channel.people() if chosen(each))


def _users(spoken: str, allowed: Json | None) -> set[int]:
    return _admitted(USER, spoken, allowed, "users")


def _roles(message: Message, spoken: str, allowed: Json | None) -> set[int]:
    """The roles called; none is free to be mentioned, so that the permission is needed."""
    if not message.channel.may(message.author, Permission.MENTION_EVERYONE):
        return set()
    return _admitted(ROLE, spoken, allowed, "roles")


def _admitted(mention: re.Pattern[str], spoken: str, allowed: Json | None, what: str) -> set[int]:
    named = {int(number) for number in mention.findall(spoken)}
    if _parsed(allowed, what):
        return named
    return named & {int(number) for number in (allowed or {}).get(what, ())}


def _parsed(allowed: Json | None, what: str) -> bool:
    return allowed is None or what in allowed.get("parse", ())
