"""What one person sees, as JSON: each view is one slice of what a window shows."""

from __future__ import annotations

from collections.abc import Iterator

from bot.practice.page.screen import Screen
from bot.practice.payloads import accounts, messages, places
from bot.practice.people import Person
from bot.practice.state.channels import Channel
from bot.practice.state.components import Json
from bot.practice.state.marks import pings, unread
from bot.practice.state.permissions import Permission
from bot.practice.state.servers import Server
from bot.practice.state.world import World

AT_ONCE = 50
"""How many messages of a place are shown at first, and with every look further back."""


def people(world: World) -> Iterator[Person]:
    """All who have a screen, in the order in which they came."""
    return (each for each in world.people.values() if isinstance(each, Person))


def in_sight(world: World, person: Person) -> Iterator[Channel]:
    """The places that somebody sees, in Discord's order, the conversation with the bot last."""
    for server in world.servers.values():
        yield from _channels(server, person)
    yield world.conversation(person)


def _channels(server: Server, person: Person) -> Iterator[Channel]:
    for channel in sorted(server.channels.values(), key=lambda each: (each.position, each.id)):
        if channel.may(person, Permission.VIEW_CHANNEL):
            yield channel
            threads = [each for each in server.threads.values() if each.parent is channel]
            yield from (
                each for each in reversed(threads) if each.may(person, Permission.VIEW_CHANNEL)
            )


def welcome_view(screen: Screen) -> Json:
    now = int(screen.practice.clock.now() * 1000)
    return {
        "news": "welcome",
        "me": str(screen.person.id),
        "now": now,
        "again": screen.keeper.again if screen.keeper is not None else "",
    }


def bot_view(screen: Screen) -> Json:
    return {
        "news": "bot",
        "user": accounts.user(screen.world.bot),
        "online": screen.practice.gateway.connected,
        "keeper": screen.keeper is not None,
        "starting": screen.keeper is not None and screen.keeper.starting,
    }


def people_view(screen: Screen) -> Json:
    return {
        "news": "people",
        "people": [_person(screen.world, each) for each in people(screen.world)],
    }


def _person(world: World, person: Person) -> Json:
    return {
        "id": str(person.id),
        "name": person.name,
        "username": person.username,
        "dms_open": person.dms_open,
        "blocked": person.blocked,
        "servers": [str(each.id) for each in world.servers.values() if person.id in each.members],
        "owns": [str(each.id) for each in world.servers.values() if each.owner is person],
        "roles": sorted(_roles(world, person)),
    }


def _roles(world: World, person: Person) -> set[str]:
    """The names of what somebody has been made, in whichever server."""
    members = (each.members.get(person.id) for each in world.servers.values())
    return {role.name for member in members if member for role in member.roles}


def places_view(screen: Screen) -> Json:
    world, person = screen.world, screen.person
    servers = [each for each in world.servers.values() if person.id in each.members]
    conversation = _place(world.conversation(person), person)
    return {
        "news": "places",
        "servers": [_server(each, person) for each in servers],
        "conversation": conversation | {"recipients": [accounts.user(world.bot)]},
    }


def _server(server: Server, person: Person) -> Json:
    return {
        "id": str(server.id),
        "name": server.name,
        "roles": [{"id": str(each.id), "name": each.name} for each in server.roles.values()],
        "members": [
            {"id": str(each.user.id), "name": each.nick or each.user.name, "bot": each.user.bot}
            for each in server.members.values()
        ],
        "channels": [_place(each, person) for each in _channels(server, person)],
    }


def _place(channel: Channel, person: Person) -> Json:
    return places.channel(channel) | {
        "may_write": person.may_say(channel),
        "may_manage": channel.may(person, Permission.MANAGE_MESSAGES),
        "commands": [str(each.id) for each in person.commands(channel)],
    }


def commands_view(screen: Screen) -> Json:
    world = screen.world
    listed = [accounts.command(each, world) for each in world.commands.values()]
    return {"news": "commands", "commands": listed}


def history(screen: Screen, channel: Channel, before: int | None) -> Json:
    """The latest messages of a place, or the latest of those older than `before`.

    The screen is told of changes to all messages from here on.
    """
    seen = (each for each in reversed(channel.messages.values()) if each.seen_by(screen.person))
    older = (each for each in seen if before is None or each.id < before)
    found = [each for each, _ in zip(older, range(AT_ONCE), strict=False)]
    more = next(older, None) is not None
    screen.oldest[channel.id] = found[-1].id if more else 0
    return {
        "messages": [messages.message(each, screen.world) for each in reversed(found)],
        "more": more,
    }


def history_view(screen: Screen, channel: Channel) -> Json:
    return {"news": "history", "channel": str(channel.id)} | history(screen, channel, None)


def _mark(person: Person, channel: Channel) -> Json:
    missed = unread(person, channel)
    return {
        "unread": bool(missed),
        "first": str(missed[-1].id) if missed else None,
        "pings": pings(person, channel),
    }


def marks_view(screen: Screen) -> Json:
    world, person = screen.world, screen.person
    return {
        "news": "marks",
        "channels": {str(each.id): _mark(person, each) for each in in_sight(world, person)},
        "people": {
            str(one.id): sum(pings(one, each) for each in in_sight(world, one))
            for one in people(world)
        },
    }
