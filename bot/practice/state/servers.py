"""A server: its members, roles and channels, and how they come and go."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bot.practice.state.channels import Channel, ChannelKind
from bot.practice.state.permissions import ALL, EVERYONE, NONE, Overwrite, Permission
from bot.practice.state.users import Member, Role, User

if TYPE_CHECKING:
    from bot.practice.state.world import World


@dataclass(eq=False, repr=False)
class Server:
    """A server. Every change is told to the world's listeners."""

    id: int
    name: str
    owner: User
    world: World
    roles: dict[int, Role] = field(default_factory=dict[int, Role])
    members: dict[int, Member] = field(default_factory=dict[int, Member])
    channels: dict[int, Channel] = field(default_factory=dict[int, Channel])
    threads: dict[int, Channel] = field(default_factory=dict[int, Channel])

    def __post_init__(self) -> None:
        self.roles[self.id] = Role(self.id, "@everyone", EVERYONE, 0)

    def __repr__(self) -> str:
        return f"<{self.name}>"

    @property
    def everyone(self) -> Role:
        """The role that all members have; its id is the server's own."""
        return self.roles[self.id]

    def granted(self, user: User) -> Permission:
        """What a member may do in the server at large; nothing for who is no member."""
        member = self.members.get(user.id)
        if member is None:
            return NONE
        if user is self.owner:
            return ALL
        granted = self.everyone.permissions
        for role in member.roles:
            granted |= role.permissions
        return ALL if granted & Permission.ADMINISTRATOR else granted

    def add_channel(self, name: str) -> Channel:
        """A new text channel, open to all members."""
        channel = Channel(
            self.world.ids.next(), name, ChannelKind.TEXT, self, position=len(self.channels)
        )
        self.channels[channel.id] = channel
        self.world.channels[channel.id] = channel
        self.world.tell("CHANNEL_CREATE", channel)
        return channel

    def add_role(self, name: str, permissions: Permission = NONE) -> Role:
        """A new role that nobody has yet."""
        role = Role(self.world.ids.next(), name, permissions, len(self.roles))
        self.roles[role.id] = role
        self.world.tell("GUILD_ROLE_CREATE", self, role)
        return role

    def delete_role(self, role: Role) -> None:
        """Take a role from everybody who has it, and from every channel."""
        del self.roles[role.id]
        for member in self.members.values():
            member.roles = [each for each in member.roles if each is not role]
        for channel in self.channels.values():
            channel.overwrites.pop(role.id, None)
        self.world.tell("GUILD_ROLE_DELETE", self, role)

    def set_permissions(self, role: Role, permissions: Permission) -> None:
        """Change what a role grants in the whole server."""
        role.permissions = permissions
        self.world.tell("GUILD_ROLE_UPDATE", self, role)

    def join(self, user: User, *roles: Role, permissions: Permission = NONE) -> Member:
        """Make somebody a member, with a role of their own where `permissions` asks for one."""
        own = (self.add_role(f"{user.name}'s", permissions),) if permissions else ()
        member = Member(user, self.world.clock.now(), [*roles, *own])
        self.members[user.id] = member
        self.world.tell("GUILD_MEMBER_ADD", self, member)
        return member

    def leave(self, user: User) -> None:
        """End a membership. Raises `KeyError` for who is no member."""
        member = self.members.pop(user.id)
        for thread in self.threads.values():
            thread.members.pop(user.id, None)
        self.world.tell("GUILD_MEMBER_REMOVE", self, member)

    def overwrite(
        self,
        channel: Channel,
        whom: User | Role,
        allow: Permission = NONE,
        deny: Permission = NONE,
    ) -> None:
        """Let one channel grant to, or take from, a role or a member."""
        channel.overwrites[whom.id] = Overwrite(allow, deny, isinstance(whom, User))
        self.world.tell("CHANNEL_UPDATE", channel)
