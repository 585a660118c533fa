"""Worlds as Discord and everybody in them see them, and acts that make them of all sorts."""

from __future__ import annotations

import base64
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any, Final, TypeVar

from bot.practice.interactions import Interaction, Trigger
from bot.practice.options import Impossible
from bot.practice.payloads import accounts, messages, places
from bot.practice.people import Person
from bot.practice.posting import File, compose, rewrite
from bot.practice.refusals import Refused
from bot.practice.rest import application, channels
from bot.practice.rest import messages as routes
from bot.practice.rest.calls import Call
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.components import Json
from bot.practice.state.messages import Message
from bot.practice.state.permissions import Permission
from bot.practice.state.servers import Server
from bot.practice.state.users import User

T = TypeVar("T")
V2: Final = 1 << 15
MOST_SERVERS: Final = 3
EPHEMERAL: Final = 1 << 6
PNG: Final = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=="
)
PERMISSIONS: Final = (
    Permission.VIEW_CHANNEL,
    Permission.SEND_MESSAGES,
    Permission.MANAGE_MESSAGES,
    Permission.MANAGE_GUILD,
    Permission.ADMINISTRATOR,
)


def shown(practice: Practice) -> dict[str, Any]:
    """All that Discord's payloads show of a world, to the bot and to each person."""
    world = practice.world
    everybody = [world.bot, *world.people.values()]
    return {
        "bot": accounts.myself(world.bot),
        "application": accounts.application(world),
        "people": [(accounts.user(each), _private(practice, each)) for each in everybody],
        "servers": [
            (places.guild(each), [accounts.whole_member(who) for who in each.members.values()])
            for each in world.servers.values()
        ],
        "gateway": [places.server(each, world.bot) for each in world.with_bot()],
        "channels": [_channel(practice, each) for each in world.channels.values()],
        "commands": [accounts.command(each, world) for each in world.commands.values()],
        "emojis": [(accounts.emoji(each, world), each.image) for each in world.emojis.values()],
    }


def _private(practice: Practice, who: User) -> object:
    """What somebody's account is like, and what they see and may do in each place."""
    world = practice.world
    conversation = world.conversations.get(who.id)
    sights = [
        (
            channel.id,
            channel.permissions(who),
            [each.id for each in channel.messages.values() if each.seen_by(who)],
            [each.id for each in world.commands.values() if each.permitted(who, channel)],
        )
        for channel in world.channels.values()
    ]
    return who.dms_open, who.blocked, dict(who.read), conversation and conversation.id, sights


def _channel(practice: Practice, channel: Channel) -> object:
    return (
        places.channel(channel),
        [places.thread_member(channel, each) for each in channel.members.values()],
        [_message(practice, each) for each in channel.messages.values()],
    )


def _message(practice: Practice, message: Message) -> object:
    return (
        messages.message(message, practice.world),
        message.only_for and message.only_for.id,
        [each.id for each in message.pings],
        message.edits,
        message.pinned,
        [each.data for each in message.attachments],
    )


class Life:
    """Random things that happen in a world; what is refused does not happen."""

    def __init__(self, practice: Practice, random: Random) -> None:
        self.practice = practice
        self.random = random
        server = practice.add_server("The Club")
        for name in ("Ada", "Ben"):
            server.join(practice.add_person(name))
        server.add_channel("card-room")

    def live(self, acts: Sequence[Callable[[Life], None]]) -> None:
        for act in acts:
            with suppress(Refused, Impossible, LookupError):
                act(self)

    def one(self, things: Sequence[T]) -> T:
        """Any of these; LookupError if there are none."""
        if not things:
            raise LookupError
        return self.random.choice(things)

    @property
    def person(self) -> Person:
        return self.one([e for e in self.practice.world.people.values() if isinstance(e, Person)])

    @property
    def server(self) -> Server:
        return self.one([*self.practice.world.servers.values()])

    @property
    def channel(self) -> Channel:
        return self.one([*self.practice.world.channels.values()])

    @property
    def room(self) -> Channel:
        """A channel of a server, in which threads may be."""
        return self.one([*self.server.channels.values()])

    @property
    def thread(self) -> Channel:
        return self.one([*self.server.threads.values()])

    @property
    def message(self) -> Message:
        everywhere = self.practice.world.channels.values()
        return self.one([each for channel in everywhere for each in channel.messages.values()])

    @property
    def permissions(self) -> Permission:
        return self.one(PERMISSIONS) | self.one(PERMISSIONS)

    @property
    def word(self) -> str:
        return self.one(("Good evening", "café ½ £", "💐", '<@1> \\ " \n', "attachments/"))

    def call(self, body: object = None, /, **parts: int) -> Call:
        return Call({name: str(each) for name, each in parts.items()}, {}, body)


def somebody_comes(life: Life) -> None:
    guest = life.practice.add_person(life.word, dms_open=life.one((True, False)))
    life.server.join(guest, permissions=life.permissions)


def somebody_goes(life: Life) -> None:
    life.server.leave(life.person)


def somebody_changes(life: Life) -> None:
    person = life.person
    person.dms_open, person.blocked = life.one((True, False)), life.one((True, False))


def a_server_opens(life: Life) -> None:
    if len(life.practice.world.servers) < MOST_SERVERS:
        life.practice.add_server(life.word, owner=life.one((None, life.person)))


def the_bot_is_turned_out(life: Life) -> None:
    clubs = life.practice.world.with_bot()
    if len(clubs) > 1:
        life.practice.world.remove_bot(life.one(clubs))


def a_channel_opens(life: Life) -> None:
    life.server.add_channel(life.word)


def a_channel_goes(life: Life) -> None:
    life.practice.delete_channel(life.channel)


def a_role_is_given(life: Life) -> None:
    server = life.server
    member = life.one([*server.members.values()])
    role = server.add_role(life.word, life.permissions)
    member.roles.append(role)
    member.nick = life.one((None, life.word))


def a_channel_is_shut(life: Life) -> None:
    server = life.server
    channel = life.one([*server.channels.values()])
    whom = life.one([*server.roles.values(), life.person])
    server.overwrite(channel, whom, life.permissions, life.permissions)


def the_bot_shows_a_table(life: Life) -> None:
    world = life.practice.world
    item = {"media": {"url": "attachment://table.png"}, "description": life.word}
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}
    body = {
        "flags": V2,
        "components": [{"type": 10, "content": life.word}, {"type": 12, "items": [item]}, row],
    }
    world.post(compose(world, life.channel, body, [File(0, "table.png", PNG)]))


def the_bot_writes(life: Life) -> None:
    world = life.practice.world
    channel = life.channel
    embed = {"title": life.word, "image": {"url": "attachment://card.png"}}
    body = {"content": f"<@{life.person.id}> {life.word}", "embeds": [embed], "nonce": "n"}
    answers = life.one([None, *channel.messages.values()])
    world.post(compose(world, channel, body, [File(0, "card.png", PNG)], answers=answers))


def the_bot_answers_one(life: Life) -> None:
    practice, channel = life.practice, life.channel
    person = life.one([each for each in channel.people() if isinstance(each, Person)])
    now = practice.clock.now()
    data = {"id": "1", "name": "whist", "type": 1}
    cause = Interaction(practice.world.ids.next(), Trigger.COMMAND, person, channel, data, now)
    only_for = life.one((None, person))
    body = {"content": life.word, "flags": EPHEMERAL if only_for else 0}
    message = compose(practice.world, channel, body, [], only_for=only_for)
    message.metadata = cause.metadata()
    practice.world.post(message)


def the_bot_edits(life: Life) -> None:
    message = life.message
    attachments = [{"id": str(each.id)} for each in message.attachments]
    body: Json = {"attachments": life.one(([], attachments))}
    if message.is_v2:
        body["components"] = [{"type": 10, "content": life.word}]
    else:
        body["content"] = life.word
    rewrite(life.practice.world, message, body, [])


def somebody_writes(life: Life) -> None:
    life.person.say(life.channel, f"{life.word} <@{life.person.id}> @everyone")


def somebody_reads(life: Life) -> None:
    life.practice.world.read(life.person, life.message.channel)


def a_message_goes(life: Life) -> None:
    life.practice.delete_message(life.message)


def a_message_is_pinned(life: Life) -> None:
    life.practice.world.pin(life.message, life.one((True, False)))


def a_thread_hangs(life: Life) -> None:
    room = life.room
    message = life.one([*room.messages.values()])
    call = life.call({"name": life.word}, channel=room.id, message=message.id)
    channels.start_thread_on(life.practice.desk, call)


def a_thread_opens(life: Life) -> None:
    body = {"name": life.word, "type": life.one((11, 12)), "auto_archive_duration": 60}
    channels.start_thread(life.practice.desk, life.call(body, channel=life.room.id))


def somebody_joins_a_thread(life: Life) -> None:
    call = life.call(channel=life.thread.id, user=life.person.id)
    channels.add_to_thread(life.practice.desk, call)


def a_thread_sleeps(life: Life) -> None:
    body = {"archived": life.one((True, False)), "locked": life.one((True, False))}
    channels.change(life.practice.desk, life.call(body, channel=life.thread.id))


def commands_are_synced(life: Life) -> None:
    own = life.practice.world.bot.id
    parts = life.one(({}, {"server": life.server.id}))
    needs = life.one((None, "32"))
    body = [{"name": "whist", "description": life.word, "default_member_permissions": needs}]
    application.sync(life.practice.desk, life.call(body, application=own, **parts))


def an_emoji_is_added(life: Life) -> None:
    own = life.practice.world.bot.id
    call = life.call({"name": "spade", "image": "data:image/png;base64,"}, application=own)
    application.add_emoji(life.practice.desk, call)


def a_conversation_opens(life: Life) -> None:
    call = life.call({"recipient_id": str(life.person.id)})
    channels.converse(life.practice.desk, call)


def the_bot_deletes(life: Life) -> None:
    message = life.message
    call = life.call(channel=message.channel.id, message=message.id)
    routes.delete(life.practice.desk, call)


ACTS: Final = (
    somebody_comes,
    somebody_goes,
    somebody_changes,
    a_server_opens,
    the_bot_is_turned_out,
    a_channel_opens,
    a_channel_goes,
    a_role_is_given,
    a_channel_is_shut,
    the_bot_shows_a_table,
    the_bot_writes,
    the_bot_answers_one,
    the_bot_edits,
    somebody_writes,
    somebody_reads,
    a_message_goes,
    a_message_is_pinned,
    a_thread_hangs,
    a_thread_opens,
    somebody_joins_a_thread,
    a_thread_sleeps,
    commands_are_synced,
    an_emoji_is_added,
    a_conversation_opens,
    the_bot_deletes,
)
