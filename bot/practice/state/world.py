"""All that there is in the stand-in, and the one stream of news about it.

Nothing here knows of HTTP or of the gateway: whoever wants to hear of a change listens.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bot.practice.state.channels import Channel, ChannelKind
from bot.practice.state.clock import Clock
from bot.practice.state.commands import Command
from bot.practice.state.messages import Message, MessageFlag
from bot.practice.state.permissions import EVERYONE, Permission
from bot.practice.state.servers import Server
from bot.practice.state.snowflakes import Snowflakes
from bot.practice.state.users import Emoji, Role, User

INVITED: Final = EVERYONE & ~Permission.ADD_REACTIONS
"""What the bot is granted when it is invited, unless a server says otherwise."""


@dataclass(frozen=True, slots=True)
class News:
    """Something that happened: the gateway's name for it, and what it happened to.

    Some names are our own, of things that no bot hears of: `CONNECTION` (the bot has come on line
    or gone), `PROCESS` (it has been started, or has ended by itself), `COMMANDS` (they have been
    synced), `REQUEST` (one was answered), `BREACH` (the bot broke a rule), `FAULTS` (one was
    ordered or is over), `PERSON` (somebody is new or has changed), `READ` (somebody has read a
    channel), `THREAD_MEMBER` (somebody is in a thread now, or out).
    """

    name: str
    about: tuple[object, ...]


class World:
    """Servers, channels, people, messages, commands and emojis, each found by its id."""

    def __init__(self, clock: Clock, bot_name: str) -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.address = ""
        self.bot = User(self.ids.next(), bot_name, bot=True)
        self.people: dict[int, User] = {}
        self.servers: dict[int, Server] = {}
        self.channels: dict[int, Channel] = {}
        self.conversations: dict[int, Channel] = {}
        self.commands: dict[int, Command] = {}
        self.emojis: dict[int, Emoji] = {}
        self.listeners: list[Callable[[News], None]] = []

    def tell(self, name: str, *about: object) -> None:
        """Let every listener know."""
        news = News(name, about)
        for listener in tuple(self.listeners):
            listener(news)

    def add_server(
        self, name: str, permissions: Permission = INVITED, owner: User | None = None
    ) -> Server:
        """A new server to which the bot has been invited with these permissions.

        Without an `owner` one is made up.
        """
        owner = owner or User(self.ids.next(), f"{name}'s owner")
        self.people[owner.id] = owner
        server = Server(self.ids.next(), name, owner, self)
        self.servers[server.id] = server
        server.join(owner)
        self.invite_bot(server, permissions)
        return server

    def invite_bot(self, server: Server, permissions: Permission = INVITED) -> None:
        """Let the bot into a server in which it is not, or not any more."""
        for old in [each for each in server.roles.values() if each.bot == self.bot.id]:
            del server.roles[old.id]
        own = Role(self.ids.next(), self.bot.name, permissions, 1, bot=self.bot.id)
        server.roles[own.id] = own
        server.join(self.bot, own)
        self.tell("GUILD_CREATE", server)

    def remove_bot(self, server: Server) -> None:
        """Turn the bot out of a server; whatever it tries there from now on is refused."""
        server.leave(self.bot)
        self.tell("GUILD_DELETE", server)

    def delete_server(self, server: Server) -> None:
        """Delete a server with all that is in it."""
        self.remove_bot(server)
        for channel in tuple(server.channels.values()):
            self.delete_channel(channel)
        del self.servers[server.id]

    def with_bot(self) -> tuple[Server, ...]:
        """The servers that the bot is in."""
        return tuple(each for each in self.servers.values() if self.bot.id in each.members)

    def conversation(self, user: User) -> Channel:
        """The private conversation between somebody and the bot, opened if need be."""
        channel = self.conversations.get(user.id)
        if channel is None:
            channel = Channel(self.ids.next(), user.name, ChannelKind.PRIVATE, recipient=user)
            self.conversations[user.id] = channel
            self.channels[channel.id] = channel
        return channel

    def post(self, message: Message) -> None:
        """Put a finished message into its channel."""
        message.channel.messages[message.id] = message
        if not message.ephemeral:
            message.channel.last_message = message.id
        self.tell("MESSAGE_CREATE", message)

    def read(self, user: User, channel: Channel) -> None:
        """Note that somebody has read a channel to its end."""
        newest = next(reversed(channel.messages), 0)
        if newest > user.read.get(channel.id, 0):
            user.read[channel.id] = newest
            self.tell("READ", user, channel)

    def edited(self, message: Message) -> None:
        """Note that a message has been changed."""
        message.edits += 1
        message.edited = self.clock.now()
        self.tell("MESSAGE_UPDATE", message)

    def pin(self, message: Message, pinned: bool) -> None:
        """Pin a message to its channel, or take the pin out."""
        message.pinned = self.clock.now() if pinned else None
        self.tell("CHANNEL_PINS_UPDATE", message.channel)

    def delete_message(self, message: Message) -> None:
        """Delete a message, as its author or a moderator would. Twice is once."""
        message.deleted = True
        if message.channel.messages.pop(message.id, None) is not None:
            self.tell("MESSAGE_DELETE", message)

    def start_thread(self, thread: Channel) -> None:
        """Let a finished thread into its channel; the message whose id it bears is its start."""
        assert thread.server is not None
        assert thread.parent is not None
        start = thread.parent.messages.get(thread.id)
        if start is not None:
            start.thread = thread
            start.flags |= MessageFlag.HAS_THREAD
        thread.server.threads[thread.id] = thread
        self.channels[thread.id] = thread
        self.tell("THREAD_CREATE", thread)

    def let_in(self, thread: Channel, user: User) -> None:
        """Make somebody a member of a thread."""
        thread.members[user.id] = user
        self.tell("THREAD_MEMBER", thread, user)

    def let_go(self, thread: Channel, user: User) -> None:
        """End somebody's membership of a thread."""
        if thread.members.pop(user.id, None) is not None:
            self.tell("THREAD_MEMBER", thread, user)

    def archive(self, thread: Channel, archived: bool = True, locked: bool = False) -> None:
        """Put a thread to rest, or wake it; a locked one only a moderator can wake."""
        thread.archived, thread.locked = archived, locked
        self.tell("THREAD_UPDATE", thread)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads, or one thread. Twice is once."""
        server = channel.server
        if server is None or self.channels.pop(channel.id, None) is None:
            return
        channel.deleted = True
        for message in channel.messages.values():
            message.deleted = True
        if channel.is_thread:
            del server.threads[channel.id]
            self.tell("THREAD_DELETE", channel)
            return
        for thread in [each for each in server.threads.values() if each.parent is channel]:
            self.delete_channel(thread)
        del server.channels[channel.id]
        self.tell("CHANNEL_DELETE", channel)
