"""Text channels, threads and private conversations, and what somebody may do in them."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING

from bot.practice.state.permissions import NONE, PRIVATE, Overwrite, Permission, in_channel
from bot.practice.state.users import User

if TYPE_CHECKING:
    from bot.practice.state.messages import Message
    from bot.practice.state.servers import Server


class ChannelKind(IntEnum):
    """Channel types, by Discord's numbers."""

    TEXT = 0
    PRIVATE = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


@dataclass(eq=False, repr=False)
class Channel:
    """A text channel, a thread or a private conversation with the bot.

    `parent` is a thread's channel; `recipient` the person of a private conversation.
    """

    id: int
    name: str
    kind: ChannelKind
    server: Server | None = None
    parent: Channel | None = None
    recipient: User | None = None
    owner: User | None = None
    position: int = 0
    overwrites: dict[int, Overwrite] = field(default_factory=dict[int, Overwrite])
    messages: dict[int, Message] = field(default_factory=dict[int, "Message"])
    members: dict[int, User] = field(default_factory=dict[int, User])
    archived: bool = False
    locked: bool = False
    archive_after: int = 1440
    last_message: int | None = None
    deleted: bool = False

    def __repr__(self) -> str:
        return f"<#{self.name}>"

    @property
    def is_thread(self) -> bool:
        """Whether it is a thread of some channel."""
        return self.parent is not None

    def permissions(self, user: User) -> Permission:
        """What somebody may do here, computed as Discord does."""
        if self.server is None:
            return PRIVATE if user is self.recipient or user.bot else NONE
        where = self.parent or self
        member = self.server.members.get(user.id)
        if member is None:
            return NONE
        granted = in_channel(
            self.server.granted(user),
            where.overwrites,
            self.server.id,
            (role.id for role in member.roles),
            user.id,
        )
        if self.kind is ChannelKind.PRIVATE_THREAD and not self._admits(user, granted):
            return NONE
        return granted

    def may(self, user: User, *wanted: Permission) -> bool:
        """Whether somebody has all these permissions here."""
        granted = self.permissions(user)
        return all(granted & each for each in wanted)

    def may_write(self, user: User) -> bool:
        """Whether somebody may post here."""
        if self.is_thread:
            return self.may(user, Permission.SEND_MESSAGES_IN_THREADS)
        return self.may(user, Permission.SEND_MESSAGES)

    def people(self) -> tuple[User, ...]:
        """All who can see the channel, the bot apart."""
        if self.server is None:
            return (self.recipient,) if self.recipient else ()
        members = (member.user for member in self.server.members.values())
        return tuple(
            each for each in members if not each.bot and self.may(each, Permission.VIEW_CHANNEL)
        )

    def _admits(self, user: User, granted: Permission) -> bool:
        return user.id in self.members or bool(granted & Permission.MANAGE_THREADS)
