"""Simulated people: they can do what a person at a screen could, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.practice.interactions import Desk, Interaction, Trigger
from bot.practice.kinds import SELECTS, Kind
from bot.practice.modals import Modal, picked
from bot.practice.names import can_be_seen
from bot.practice.options import Choice, Impossible, called
from bot.practice.state.channels import Channel, ChannelKind
from bot.practice.state.commands import Command
from bot.practice.state.components import LINK_STYLES, Json, walk
from bot.practice.state.mentions import notify
from bot.practice.state.messages import Message, MessageFlag
from bot.practice.state.permissions import Permission
from bot.practice.state.users import User
from bot.practice.state.world import World

MOST_SAID: Final = 2_000
MOST_THREAD_NAME: Final = 100


class Person(User):
    """Somebody with an account and a screen.

    What opens an interaction waits until it is answered or has failed, and gives it back.
    `Impossible` is raised for whatever Discord would not have offered or let through.
    """

    def __init__(self, world: World, desk: Desk, number: int, name: str) -> None:
        super().__init__(number, name)
        self._world = world
        self._desk = desk

    async def slash(self, channel: Channel, words: str, /, **options: object) -> Interaction:
        """Call a command, `words` being its name and that of its subcommand, if any."""
        command, path = self._command(channel, words)
        return await self.call(channel, command, path, options)

    async def call(
        self, channel: Channel, command: Command, path: Sequence[str], options: Mapping[str, object]
    ) -> Interaction:
        """Call this very command, `path` being the names of its group and subcommand, if any."""
        self._offered(channel, command)
        data = called(command, path, options, "")
        return await self._desk.open(Trigger.COMMAND, self, channel, data)

    async def autocomplete(
        self, channel: Channel, words: str, option: str, typed: str, /, **others: object
    ) -> tuple[Choice, ...]:
        """The suggestions for an option of which `typed` has been typed; none if it failed."""
        command, path = self._command(channel, words)
        typing = {**others, option: typed}
        return (await self.suggest(channel, command, path, option, typing)).choices

    async def suggest(
        self,
        channel: Channel,
        command: Command,
        path: Sequence[str],
        option: str,
        typed: Mapping[str, object],
    ) -> Interaction:
        """Ask for suggestions for one of the options typed so far."""
        self._offered(channel, command)
        data = called(command, path, typed, option)
        return await self._desk.open(Trigger.TYPING, self, channel, data)

    async def click(self, message: Message | None, button: str) -> Interaction:
        """Press the button with this label or custom id."""
        message = self._seen(message)
        part = _part(message, button, frozenset((Kind.BUTTON,)), "label")
        if part["style"] in LINK_STYLES:
            raise Impossible("That button only opens a link.")
        return await self._use(message, part, {})

    async def choose(self, message: Message | None, select: str, *chosen: object) -> Interaction:
        """Choose options, by label or value, in the select with this placeholder or custom id.

        Selects of people, roles and channels take these themselves.
        """
        message = self._seen(message)
        part = _part(message, select, SELECTS, "placeholder")
        mentioned: dict[str, dict[str, object]] = {}
        label = part.get("placeholder") or "The menu"
        values = picked(part, list[Any](chosen), mentioned, label)
        return await self._use(message, part, {"values": values, "mentioned": mentioned})

    async def submit(self, modal: Modal | None, values: Mapping[str, object]) -> Interaction:
        """Send a form, with fields by label or custom id; it closes unless that fails."""
        if modal is None or modal.closed or modal.opened_by.user is not self:
            raise Impossible("That form is not open any more.")
        cause = modal.opened_by
        self._present(cause.channel)
        data = modal.filled(values)
        modal.closed = True
        answer = await self._desk.open(
            Trigger.MODAL, self, cause.channel, data, cause.source, cause
        )
        modal.closed = not answer.failed
        return answer

    def may_say(self, channel: Channel) -> bool:
        """Whether there is a box to write in."""
        if channel.recipient is not None and self.blocked:
            return False
        return channel.may_write(self) and not channel.deleted and not channel.locked

    def say(self, channel: Channel, text: str) -> Message:
        """Write a message; whoever writes has read what is there."""
        if not self.may_say(channel):
            raise Impossible("You do not have permission to send messages here.")
        if not 1 <= len(text) <= MOST_SAID:
            raise Impossible(f"A message has from 1 to {MOST_SAID:,} characters.")
        world = self._world
        if channel.archived:
            world.archive(channel, archived=False)
        message = Message(world.ids.next(), channel, self, world.clock.now(), text)
        notify(message, None, first=True)
        world.post(message)
        world.read(self, channel)
        return message

    def start_thread(self, channel: Channel, name: str, message: Message | None) -> Channel:
        """Start a public thread in a channel, on one of its messages or on its own."""
        self._present(channel)
        if channel.kind is not ChannelKind.TEXT:
            raise Impossible("There are no threads here.")
        if not channel.may(self, Permission.CREATE_PUBLIC_THREADS):
            raise Impossible("You do not have permission to create threads here.")
        if not 1 <= len(name) <= MOST_THREAD_NAME:
            raise Impossible(f"The name of a thread has from 1 to {MOST_THREAD_NAME} characters.")
        if not can_be_seen(name):
            raise Impossible("The name of a thread is made of characters that can be seen.")
        if message is not None:
            _may_bear_a_thread(self._seen(message))
        number = self._world.ids.next() if message is None else message.id
        kind = ChannelKind.PUBLIC_THREAD
        thread = Channel(number, name, kind, channel.server, channel, owner=self)
        thread.members[self.id] = self
        self._world.start_thread(thread)
        return thread

    def delete(self, message: Message) -> None:
        """Delete a message of one's own or, where one may manage messages, anybody's."""
        seen = self._seen(message)
        may_manage = seen.channel.may(self, Permission.MANAGE_MESSAGES)
        if seen.ephemeral or not (seen.author is self or may_manage):
            raise Impossible("You do not have permission to delete that message.")
        self._world.delete_message(seen)

    def commands(self, channel: Channel) -> tuple[Command, ...]:
        """What is offered when a slash is typed in a channel."""
        return tuple(
            each
            for each in self._world.commands.values()
            if each.offered_in(channel) and each.permitted(self, channel)
        )

    def sees(self, channel: Channel) -> tuple[Message, ...]:
        """The messages of a channel, oldest first, with this person's own ephemeral ones."""
        return tuple(each for each in channel.messages.values() if each.seen_by(self))

    def dismiss(self, message: Message) -> None:
        """Take an ephemeral message off the screen; it is gone for good."""
        if not (message.ephemeral and message.seen_by(self)):
            raise Impossible("That message cannot be dismissed.")
        self._world.delete_message(message)

    @property
    def dm(self) -> Channel:
        """The private conversation with the bot."""
        return self._world.conversation(self)

    def dms(self) -> tuple[Message, ...]:
        """The messages of the private conversation with the bot, oldest first."""
        return self.sees(self.dm)

    def block_bot(self) -> None:
        """Take no more messages from the bot."""
        self.blocked = True
        self._world.tell("PERSON", self)

    def _command(self, channel: Channel, words: str) -> tuple[Command, list[str]]:
        name, *path = words.split()
        offered = [each for each in self.commands(channel) if each.name == name]
        if not offered:
            raise Impossible(f"/{name} is not offered here.")
        own = [each for each in offered if each.server is not None]
        return (own or offered)[0], path

    def _offered(self, channel: Channel, command: Command) -> None:
        self._present(channel)
        if command not in self.commands(channel):
            raise Impossible(f"/{command.name} is not offered here.")

    def _present(self, channel: Channel) -> None:
        if channel.deleted or not channel.may(self, Permission.VIEW_CHANNEL):
            raise Impossible("You cannot see that channel.")

    def _seen(self, message: Message | None) -> Message:
        if message is None or not message.seen_by(self):
            raise Impossible("That message is not there any more.")
        return message

    async def _use(self, message: Message, part: Json, more: Json) -> Interaction:
        data = {"custom_id": part["custom_id"], "component_type": part["type"], "id": part["id"]}
        channel = message.channel
        return await self._desk.open(Trigger.COMPONENT, self, channel, data | more, message)


def _part(message: Message, name: str, kinds: frozenset[Kind], label: str) -> Json:
    """The button or select that `name` means: its custom id, or what is written on it."""
    parts = [each for each in walk(message.components) if each["type"] in kinds]
    named = [each for key in ("custom_id", label) for each in parts if each.get(key) == name]
    if not named:
        raise Impossible("That is not on the message any more: it has changed meanwhile.")
    if named[0].get("disabled"):
        raise Impossible(f"{named[0].get(label) or name}: this cannot be used now.")
    return named[0]


def _may_bear_a_thread(message: Message) -> None:
    if message.ephemeral:
        raise Impossible("No thread can be started from a message that only you can see.")
    if MessageFlag.HAS_THREAD in message.flags:
        raise Impossible("A thread has already been created for this message.")
