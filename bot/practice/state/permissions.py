"""Permissions: the bits, and what a member may do in a channel after roles and overwrites."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntFlag
from typing import Final


class Permission(IntFlag):
    """Discord's permission bits, as far as a table of cards could want them."""

    CREATE_INSTANT_INVITE = 1 << 0
    KICK_MEMBERS = 1 << 1
    BAN_MEMBERS = 1 << 2
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_EVENTS = 1 << 33
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    MODERATE_MEMBERS = 1 << 40
    PIN_MESSAGES = 1 << 51


NONE: Final = Permission(0)
ALL: Final = Permission((1 << 53) - 1)
"""Every bit there is, those without a name here included."""

EVERYONE: Final = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.ADD_REACTIONS
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
"""What a new server grants to all its members."""

PRIVATE: Final = EVERYONE & ~Permission.CREATE_PUBLIC_THREADS
"""What both sides may do in a private conversation."""


@dataclass(frozen=True, slots=True)
class Overwrite:
    """What one channel grants to and takes from one role, or from one member."""

    allow: Permission = NONE
    deny: Permission = NONE
    of_member: bool = False

    def over(self, granted: Permission) -> Permission:
        """The permissions after this overwrite; what it allows outweighs what it denies."""
        return granted & ~self.deny | self.allow


def in_channel(
    granted: Permission,
    overwrites: Mapping[int, Overwrite],
    everyone: int,
    roles: Iterable[int],
    member: int,
) -> Permission:
    """What a member with `granted` in the server may do in a channel with these overwrites.

    The overwrite of everyone comes first, then those of the member's roles taken together,
    then the member's own. An administrator may do all; who cannot see a channel may do nothing.
    """
    if granted & Permission.ADMINISTRATOR:
        return ALL
    granted = overwrites.get(everyone, Overwrite()).over(granted)
    granted = _together(overwrites[role] for role in roles if role in overwrites).over(granted)
    granted = overwrites.get(member, Overwrite()).over(granted)
    return granted if granted & Permission.VIEW_CHANNEL else NONE


def _together(several: Iterable[Overwrite]) -> Overwrite:
    allow = deny = NONE
    for each in several:
        allow |= each.allow
        deny |= each.deny
    return Overwrite(allow, deny)
