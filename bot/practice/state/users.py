"""Accounts, roles, and what makes an account a member of a server."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.practice.state.permissions import Permission


@dataclass(eq=False, repr=False)
class User:
    """Somebody with an account. `blocked` means that they have blocked the bot.

    `read` is the newest message read of each channel, by the channel's id. `locale` is the language
    in which they use Discord.
    """

    id: int
    name: str
    bot: bool = False
    dms_open: bool = True
    blocked: bool = False
    locale: str = "en-GB"
    read: dict[int, int] = field(default_factory=dict[int, int])

    @property
    def username(self) -> str:
        """The name by which the account is found; nobody else has it."""
        return self.name if self.bot else self.name.lower().replace(" ", "_")

    def __repr__(self) -> str:
        return f"<{self.name}>"


@dataclass(eq=False)
class Role:
    """A role of a server; the one whose id is the server's own is everyone's."""

    id: int
    name: str
    permissions: Permission
    position: int
    bot: int | None = None


@dataclass(eq=False)
class Member:
    """Somebody's membership of one server."""

    user: User
    joined: float
    roles: list[Role] = field(default_factory=list[Role])
    nick: str | None = None


@dataclass(eq=False, slots=True)
class Emoji:
    """An emoji that the application owns and may use everywhere."""

    id: int
    name: str
    image: str
