"""Simulated people: they can do what a person at a screen could, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.practice.interactions import Desk, Interaction, Trigger
from bot.practice.kinds import SELECTS, Kind
from bot.practice.modals import Modal, picked
from bot.practice.options import Choice, Impossible, called
from bot.practice.state.channels import Channel
from bot.practice.state.commands import Command
from bot.practice.state.components import LINK_STYLES, Json, walk
from bot.practice.state.mentions import notify
from bot.practice.state.messages import Message
from bot.practice.state.permissions import Permission
from bot.practice.state.users import User
from bot.practice.state.world import World


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
        data = called(command, path, options, "")
        return await self._desk.open(Trigger.COMMAND, self, channel, data)

    async def autocomplete(
        self, channel: Channel, words: str, option: str, typed: str, /, **others: object
    ) -> tuple[Choice, ...]:
        """The suggestions for an option of which `typed` has been typed; none if it failed."""
        command, path = self._command(channel, words)
        data = called(command, path, {**others, option: typed}, option)
        return (await self._desk.open(Trigger.TYPING, self, channel, data)).choices

    async def click(self, message: Message | None, button: str) -> Interaction:
        """Press the button with this label or custom id."""
        message = self._seen(message)
        part = _part(message, button, frozenset((Kind.BUTTON,)), "label")
        if part["style"] in LINK_STYLES:
            raise Impossible(f"{button!r} only opens something")
        return await self._use(message, part, {})

    async def choose(self, message: Message | None, select: str, *chosen: object) -> Interaction:
        """Choose options, by label or value, in the select with this placeholder or custom id.

        Selects of people, roles and channels take these themselves.
        """
        message = self._seen(message)
        part = _part(message, select, SELECTS, "placeholder")
        mentioned: dict[str, dict[str, object]] = {}
        values = picked(part, list[Any](chosen), mentioned)
        return await self._use(message, part, {"values": values, "mentioned": mentioned})

    async def submit(self, modal: Modal | None, values: Mapping[str, object]) -> Interaction:
        """Send a form, with fields by label or custom id; it closes unless that fails."""
        if modal is None or modal.closed or modal.opened_by.user is not self:
            raise Impossible("there is no such form on the screen")
        cause = modal.opened_by
        self._present(cause.channel)
        data = modal.filled(values)
        modal.closed = True
        answer = await self._desk.open(
            Trigger.MODAL, self, cause.channel, data, cause.source, cause
        )
        modal.closed = not answer.failed
        return answer

    def say(self, channel: Channel, text: str) -> Message:
        """Write a message."""
        if not channel.may_write(self) or channel.deleted or channel.locked:
            raise Impossible(f"{self.name} cannot write in {channel.name}")
        world = self._world
        if channel.archived:
            world.archive(channel, archived=False)
        message = Message(world.ids.next(), channel, self, world.clock.now(), text)
        notify(message, None, first=True)
        world.post(message)
        return message

    def sees(self, channel: Channel) -> tuple[Message, ...]:
        """The messages of a channel, oldest first, with this person's own ephemeral ones."""
        return tuple(each for each in channel.messages.values() if each.seen_by(self))

    def dismiss(self, message: Message) -> None:
        """Take an ephemeral message off the screen; it is gone for good."""
        if not (message.ephemeral and message.seen_by(self)):
            raise Impossible(f"{self.name} cannot dismiss that message")
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

    def _command(self, channel: Channel, words: str) -> tuple[Command, list[str]]:
        self._present(channel)
        name, *path = words.split()
        offered = [
            each
            for each in self._world.commands.values()
            if each.name == name and each.offered_in(channel) and each.permitted(self, channel)
        ]
        if not offered:
            raise Impossible(f"{self.name} is not offered /{name} in {channel.name}")
        own = [each for each in offered if each.server is not None]
        return (own or offered)[0], path

    def _present(self, channel: Channel) -> None:
        if channel.deleted or not channel.may(self, Permission.VIEW_CHANNEL):
            raise Impossible(f"{self.name} cannot see {channel.name}")

    def _seen(self, message: Message | None) -> Message:
        if message is None or not message.seen_by(self):
            raise Impossible(f"{self.name} does not see that message")
        return message

    async def _use(self, message: Message, part: Json, more: Json) -> Interaction:
        data = {"custom_id": part["custom_id"], "component_type": part["type"], "id": part["id"]}
        channel = message.channel
        return await self._desk.open(Trigger.COMPONENT, self, channel, data | more, message)


def _part(message: Message, name: str, kinds: frozenset[Kind], label: str) -> Json:
    """The button or select that `name` means: its custom id, or what is written on it."""
    parts = [each for each in walk(message.components) if each["type"] in kinds]
    named = [each for each in parts if name in (each.get("custom_id"), each.get(label))]
    if not named:
        raise Impossible(f"there is no {name!r} among {[each.get(label) for each in parts]}")
    if named[0].get("disabled"):
        raise Impossible(f"{name!r} is disabled")
    return named[0]
