"""Routes of the application itself: who it is, its commands, its emojis, its gateway."""

from __future__ import annotations

from typing import Final

from bot.practice.gateway.hub import address
from bot.practice.interactions import Desk
from bot.practice.payloads.accounts import application, command, emoji, myself
from bot.practice.refusals import (
    TOO_MANY_EMOJIS,
    UNAUTHORIZED,
    UNKNOWN_COMMAND,
    UNKNOWN_EMOJI,
    Refused,
)
from bot.practice.rest.access import server_of
from bot.practice.rest.calls import Call, Route
from bot.practice.state.commands import Command
from bot.practice.state.components import Json
from bot.practice.state.servers import Server
from bot.practice.state.users import Emoji
from bot.practice.state.world import World

MOST_EMOJIS: Final = 2000


def me(desk: Desk, call: Call) -> Json:
    del call
    return myself(desk.world.bot)


def my_application(desk: Desk, call: Call) -> Json:
    del call
    return application(desk.world)


def where_gateway(desk: Desk, call: Call) -> Json:
    del call
    return {"url": address(desk.world)}


def where_gateway_for_bots(desk: Desk, call: Call) -> Json:
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return where_gateway(desk, call) | {"shards": 1, "session_start_limit": limit}


def list_commands(desk: Desk, call: Call) -> list[Json]:
    world, where = desk.world, _scope(desk.world, call)
    return [command(each, world) for each in world.commands.values() if each.server is where]


def sync(desk: Desk, call: Call) -> list[Json]:
    """Put these commands in the place of all there were; those of the same name keep their id."""
    world, where = desk.world, _scope(desk.world, call)
    before = {each.name: each for each in world.commands.values() if each.server is where}
    for each in before.values():
        del world.commands[each.id]
    for data in call.body:
        known = before.get(data["name"])
        made = Command(known.id if known else world.ids.next(), data, where)
        world.commands[made.id] = made
    world.tell("COMMANDS")
    return list_commands(desk, call)


def add_command(desk: Desk, call: Call) -> Json:
    world, where = desk.world, _scope(desk.world, call)
    same = [
        each.id
        for each in world.commands.values()
        if each.server is where and each.name == call.fields["name"]
    ]
    made = Command(same[0] if same else world.ids.next(), call.fields, where)
    world.commands[made.id] = made
    world.tell("COMMANDS")
    return command(made, world)


def change_command(desk: Desk, call: Call) -> Json:
    known = _command(desk.world, call)
    known.data = known.data | call.fields
    desk.world.tell("COMMANDS")
    return command(known, desk.world)


def delete_command(desk: Desk, call: Call) -> None:
    del desk.world.commands[_command(desk.world, call).id]
    desk.world.tell("COMMANDS")


def _command(world: World, call: Call) -> Command:
    found = world.commands.get(call.id("command"))
    if found is None or found.server is not _scope(world, call):
        raise Refused(UNKNOWN_COMMAND)
    return found


def _scope(world: World, call: Call) -> Server | None:
    if call.id("application") != world.bot.id:
        raise Refused(UNAUTHORIZED)
    return server_of(world, call) if "server" in call.parts else None


def list_emojis(desk: Desk, call: Call) -> Json:
    del call
    return {"items": [emoji(each, desk.world) for each in desk.world.emojis.values()]}


def add_emoji(desk: Desk, call: Call) -> Json:
    world = desk.world
    if len(world.emojis) >= MOST_EMOJIS:
        raise Refused(TOO_MANY_EMOJIS)
    made = Emoji(world.ids.next(), call.fields["name"], call.fields["image"])
    world.emojis[made.id] = made
    return emoji(made, world)


def fetch_emoji(desk: Desk, call: Call) -> Json:
    return emoji(_emoji(desk.world, call), desk.world)


def rename_emoji(desk: Desk, call: Call) -> Json:
    found = _emoji(desk.world, call)
    found.name = call.fields["name"]
    return emoji(found, desk.world)


def delete_emoji(desk: Desk, call: Call) -> None:
    del desk.world.emojis[_emoji(desk.world, call).id]


def _emoji(world: World, call: Call) -> Emoji:
    found = world.emojis.get(call.id("emoji"))
    if found is None:
        raise Refused(UNKNOWN_EMOJI)
    return found


_COMMANDS: Final = "/applications/{application}/commands"
_SERVER_COMMANDS: Final = "/applications/{application}/guilds/{server}/commands"
_EMOJIS: Final = "/applications/{application}/emojis"

ROUTES: Final = (
    Route("GET", "/users/@me", me),
    Route("GET", "/oauth2/applications/@me", my_application),
    Route("GET", "/applications/@me", my_application),
    Route("GET", "/gateway", where_gateway, free=True),
    Route("GET", "/gateway/bot", where_gateway_for_bots),
    *(
        route
        for path in (_COMMANDS, _SERVER_COMMANDS)
        for route in (
            Route("GET", path, list_commands),
            Route("PUT", path, sync),
            Route("POST", path, add_command),
            Route("PATCH", path + "/{command}", change_command),
            Route("DELETE", path + "/{command}", delete_command),
        )
    ),
    Route("GET", _EMOJIS, list_emojis),
    Route("POST", _EMOJIS, add_emoji),
    Route("GET", _EMOJIS + "/{emoji}", fetch_emoji),
    Route("PATCH", _EMOJIS + "/{emoji}", rename_emoji),
    Route("DELETE", _EMOJIS + "/{emoji}", delete_emoji),
)
