"""What passes between a person and the bot: opened by the one, answered by the other.

An interaction must be answered within three seconds, and once. Its token then serves for follow-ups
and edits until fifteen minutes after it was opened.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

from bot.practice.modals import Modal
from bot.practice.options import Choice, full_name
from bot.practice.payloads.accounts import user as user_payload
from bot.practice.posting import File, compose, rewrite
from bot.practice.refusals import (
    ANSWERED_LATE,
    ANSWERED_TWICE,
    TOKEN_EXPIRED,
    UNKNOWN_CHANNEL,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
    Refused,
    invalid,
)
from bot.practice.state.channels import Channel
from bot.practice.state.components import Json
from bot.practice.state.messages import Message, MessageFlag
from bot.practice.state.users import User
from bot.practice.state.world import World

ANSWER_WITHIN: Final = 3.0
TOKEN_LASTS: Final = 15 * 60.0
SILENCE: Final = "The application did not respond"


class Trigger(IntEnum):
    """What an interaction was opened by, by Discord's numbers."""

    COMMAND = 2
    COMPONENT = 3
    TYPING = 4
    MODAL = 5


FAILURES: Final = {
    Trigger.COMMAND: SILENCE,
    Trigger.COMPONENT: "This interaction failed",
    Trigger.TYPING: "Loading options failed",
    Trigger.MODAL: "Something went wrong. Try again.",
}
"""What Discord's client says when there is no answer in time."""


class Reply(IntEnum):
    """Kinds of first answers, by Discord's numbers."""

    MESSAGE = 4
    DEFER_MESSAGE = 5
    DEFER_UPDATE = 6
    UPDATE = 7
    SUGGEST = 8
    MODAL = 9


@dataclass(eq=False)
class Interaction:
    """One interaction, and what the person has had for an answer so far.

    `failed` holds the words Discord shows when there was none, and is empty otherwise.
    `message` is the reply, or the message that was updated in place of one. `followups` are
    the further replies, `choices` the suggestions while typing. `edits_before` counts the edits
    of the message that a deferred update promised to change.
    """

    id: int
    trigger: Trigger
    user: User
    channel: Channel
    data: Json
    opened: float
    source: Message | None = None
    cause: Interaction | None = None
    delivered: bool = False
    token: str = field(default_factory=lambda: secrets.token_urlsafe(96))
    reply: Reply | None = None
    failed: str = ""
    message: Message | None = None
    edits_before: int = 0
    modal: Modal | None = None
    choices: tuple[Choice, ...] = ()
    followups: list[Message] = field(default_factory=list[Message])
    over: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def deferred(self) -> bool:
        """Whether the bot has only said that an answer will come, and it has not come yet."""
        message = self.message
        if message is None or message.deleted:
            return False
        if self.reply is Reply.DEFER_UPDATE:
            return message.edits == self.edits_before and not self.followups
        return message.deferred

    def metadata(self) -> Json:
        """What its replies say of it."""
        about: Json = {
            "id": str(self.id),
            "type": int(self.trigger),
            "user": user_payload(self.user),
            "authorizing_integration_owners": self.owners(),
        }
        if self.trigger is Trigger.COMMAND:
            about |= {"name": full_name(self.data), "command_type": self.data["type"]}
        if self.trigger is Trigger.COMPONENT and self.source is not None:
            about["interacted_message_id"] = str(self.source.id)
        if self.trigger is Trigger.MODAL and self.cause is not None:
            about["triggering_interaction_metadata"] = self.cause.metadata()
        return about

    def owners(self) -> dict[str, str]:
        """Where the application is installed: in the server, or nowhere in a private talk."""
        return {"0": str(self.channel.server.id) if self.channel.server else "0"}


class Desk:
    """All interactions that may still be answered.

    `deliver` hands one to the bot and says whether there was anybody to take it.
    """

    def __init__(self, world: World, deliver: Callable[[Interaction], bool]) -> None:
        self.world = world
        self._deliver = deliver
        self._by_id: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    async def open(
        self,
        trigger: Trigger,
        user: User,
        channel: Channel,
        data: Json,
        source: Message | None = None,
        cause: Interaction | None = None,
    ) -> Interaction:
        """Let the bot know what somebody did, and wait until it has answered or failed to."""
        clock = self.world.clock
        interaction = Interaction(
            self.world.ids.next(), trigger, user, channel, data, clock.now(), source, cause
        )
        self._forget_old()
        self._by_id[interaction.id] = interaction
        self._by_token[interaction.token] = interaction
        interaction.delivered = self._deliver(interaction)
        if not interaction.delivered:
            _fail(interaction)
        timer = clock.after(ANSWER_WITHIN, lambda: _fail(interaction))
        try:
            await interaction.over.wait()
        finally:
            timer.cancel()
        return interaction

    def answer(self, number: int, token: str, body: Json, files: Sequence[File]) -> Interaction:
        """Take the bot's first answer. Raises `Refused`."""
        interaction = self._by_id.get(number)
        if interaction is None or interaction.token != token:
            raise Refused(UNKNOWN_INTERACTION)
        if interaction.failed:
            raise Refused(ANSWERED_LATE if interaction.delivered else UNKNOWN_INTERACTION)
        if interaction.reply is not None:
            raise Refused(ANSWERED_TWICE)
        reply = _fitting(interaction, body)
        self._take(interaction, reply, body.get("data") or {}, files)
        interaction.reply = reply
        interaction.over.set()
        return interaction

    def _take(
        self, interaction: Interaction, reply: Reply, data: Json, files: Sequence[File]
    ) -> None:
        match reply:
            case Reply.MESSAGE:
                interaction.message = self._reply(interaction, data, files)
                self.world.post(interaction.message)
            case Reply.DEFER_MESSAGE:
                interaction.message = thinking = self._thinking(interaction, data)
                self.world.post(thinking)
                self.world.clock.after(TOKEN_LASTS, lambda: self._give_up(thinking))
            case Reply.DEFER_UPDATE:
                interaction.message = source = interaction.source
                interaction.edits_before = source.edits if source else 0
            case Reply.UPDATE:
                interaction.message = self._update(interaction, data, files)
            case Reply.SUGGEST:
                choices = data.get("choices") or ()
                interaction.choices = tuple(Choice(each["name"], each["value"]) for each in choices)
            case Reply.MODAL:
                interaction.modal = Modal(data, interaction)

    def _reply(self, interaction: Interaction, body: Json, files: Sequence[File]) -> Message:
        if interaction.channel.deleted:
            raise Refused(UNKNOWN_CHANNEL)
        hidden = MessageFlag(body.get("flags") or 0) & MessageFlag.EPHEMERAL
        only_for = interaction.user if hidden else None
        message = compose(self.world, interaction.channel, body, files, only_for=only_for)
        message.metadata = interaction.metadata()
        return message

    def _update(self, interaction: Interaction, body: Json, files: Sequence[File]) -> Message:
        message = interaction.source
        if message is None or message.deleted:
            raise Refused(UNKNOWN_MESSAGE)
        rewrite(self.world, message, body, files)
        return message

    def _thinking(self, interaction: Interaction, body: Json) -> Message:
        message = Message(
            self.world.ids.next(), interaction.channel, self.world.bot, self.world.clock.now()
        )
        message.flags = MessageFlag(body.get("flags") or 0) & MessageFlag.EPHEMERAL
        message.only_for = interaction.user if message.flags else None
        message.flags |= MessageFlag.LOADING
        message.metadata = interaction.metadata()
        return message

    def _give_up(self, message: Message) -> None:
        if message.deferred and not message.deleted:
            forsake(message)
            self.world.tell("MESSAGE_UPDATE", message)

    def holder(self, token: str) -> Interaction:
        """The interaction whose token this is, for whatever follows the answer."""
        interaction = self._by_token.get(token)
        if interaction is None or self.world.clock.now() - interaction.opened > TOKEN_LASTS:
            raise Refused(TOKEN_EXPIRED)
        if interaction.reply is None:
            raise Refused(UNKNOWN_WEBHOOK)
        return interaction

    def follow_up(self, token: str, body: Json, files: Sequence[File]) -> Message:
        """A further reply; the first one takes the place of a deferred answer."""
        interaction = self.holder(token)
        if interaction.reply is Reply.DEFER_MESSAGE and interaction.deferred:
            assert interaction.message is not None
            rewrite(self.world, interaction.message, body, files)
            return interaction.message
        message = self._reply(interaction, body, files)
        if interaction.message is not None and message.metadata is not None:
            message.metadata["original_response_message_id"] = str(interaction.message.id)
        self.world.post(message)
        interaction.followups.append(message)
        return message

    def reached(self, token: str, which: str) -> Message:
        """The message that `which` means to a token: `@original` or an id."""
        interaction = self.holder(token)
        mine = [interaction.message, interaction.source, *interaction.followups]
        for each in mine[:1] if which == "@original" else mine:
            if each is not None and not each.deleted and which in ("@original", str(each.id)):
                return each
        raise Refused(UNKNOWN_MESSAGE)

    def _forget_old(self) -> None:
        dead = self.world.clock.now() - TOKEN_LASTS
        while self._by_id:
            oldest = next(iter(self._by_id.values()))
            if oldest.opened >= dead:
                return
            del self._by_id[oldest.id], self._by_token[oldest.token]


def forsake(message: Message) -> None:
    """Show what Discord's client shows when the answer that was promised can come no more."""
    message.flags &= ~MessageFlag.LOADING
    message.content = SILENCE


def _fail(interaction: Interaction) -> None:
    if interaction.reply is None:
        interaction.failed = FAILURES[interaction.trigger]
        interaction.over.set()


def _fitting(interaction: Interaction, body: Json) -> Reply:
    """The kind of an answer, when such an interaction may be answered so."""
    fit = {
        Trigger.COMMAND: {Reply.MESSAGE, Reply.DEFER_MESSAGE, Reply.MODAL},
        Trigger.COMPONENT: set(Reply) - {Reply.SUGGEST},
        Trigger.TYPING: {Reply.SUGGEST},
        Trigger.MODAL: {Reply.MESSAGE, Reply.DEFER_MESSAGE},
    }[interaction.trigger]
    if interaction.trigger is Trigger.MODAL and interaction.source is not None:
        fit = fit | {Reply.DEFER_UPDATE, Reply.UPDATE}
    if body.get("type") not in fit:
        raise invalid("type", f"does not answer a {interaction.trigger.name.lower()}")
    return Reply(body["type"])
