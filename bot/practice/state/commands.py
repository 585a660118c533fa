"""Slash commands as they were synced, and to whom and where they are offered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.practice.state.channels import Channel
from bot.practice.state.components import Json
from bot.practice.state.permissions import Permission
from bot.practice.state.servers import Server
from bot.practice.state.users import User

SLASH: Final = 1
"""The type of commands that are typed, by Discord's numbers."""


@dataclass(eq=False)
class Command:
    """A slash command as it was synced: for one server, or for all when `server` is none."""

    id: int
    data: Json
    server: Server | None = None

    @property
    def name(self) -> str:
        """What is typed after the slash."""
        return self.data["name"]

    def offered_in(self, channel: Channel) -> bool:
        """Whether Discord shows it there at all when somebody types a slash."""
        if self.server not in (None, channel.server) or self.data.get("type", SLASH) != SLASH:
            return False
        contexts = self.data.get("contexts")
        if contexts is None:
            return channel.server is not None or self.data.get("dm_permission") is not False
        return (0 if channel.server is not None else 1) in contexts

    def permitted(self, user: User, channel: Channel) -> bool:
        """Whether somebody may use it there, by `default_member_permissions`."""
        if channel.server is None:
            return True
        granted = channel.permissions(user)
        needs = self.data.get("default_member_permissions")
        if not granted & Permission.USE_APPLICATION_COMMANDS:
            return False
        if needs is None or granted & Permission.ADMINISTRATOR:
            return True
        return int(needs) != 0 and int(needs) & ~int(granted) == 0
