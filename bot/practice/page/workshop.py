"""The drawer for developers: what they see there, and what they may order."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import islice
from typing import Final

from bot.practice.checks import Breach
from bot.practice.names import can_be_seen
from bot.practice.options import Impossible
from bot.practice.page.requests import Act
from bot.practice.page.screen import Screen
from bot.practice.page.wishes import Wish, number
from bot.practice.people import Person
from bot.practice.rest.front import Entry
from bot.practice.state.components import Json
from bot.practice.state.servers import Server
from bot.practice.state.users import User

SHOWN: Final = 200
"""How many requests the drawer goes back."""
LONGEST: Final = 3_600.0
"""How long a fault may last, and how late an answer may be, in seconds."""
MOST_NAME: Final = 32


def workshop_view(screen: Screen) -> Json:
    practice = screen.practice
    latest = [*islice(reversed(practice.log), SHOWN)]
    return {
        "news": "workshop",
        "requests": [_entry(each) for each in reversed(latest)],
        "breaches": [_breach(each) for each in practice.breaches],
        "faults": practice.faults.in_force(),
        "log": _log(screen),
    }


def request_view(entry: Entry) -> Json:
    return {"news": "request", **_entry(entry)}


def breach_view(breach: Breach) -> Json:
    return {"news": "breach", **_breach(breach)}


def faults_view(screen: Screen) -> Json:
    return {"news": "faults", "faults": screen.practice.faults.in_force()}


def log_view(screen: Screen) -> Json:
    return {"news": "log", "lines": _log(screen)}


def _log(screen: Screen) -> str:
    return screen.keeper.log() if screen.keeper is not None else ""


def _entry(entry: Entry) -> Json:
    return {
        "method": entry.method,
        "path": entry.path,
        "status": entry.status,
        "ms": round(entry.ms, 1),
        "at": int(entry.at * 1000),
    }


def _breach(breach: Breach) -> Json:
    return {"code": breach.code, "where": breach.where, "what": breach.what}


async def drawer(screen: Screen, wish: Wish) -> Json:
    screen.drawer = wish.flag("open")
    if screen.drawer:
        screen.push(workshop_view(screen))
        screen.told |= {"faults": faults_view(screen), "log": log_view(screen)}
    return {}


async def add_person(screen: Screen, wish: Wish) -> Json:
    name, dms_open = _name(screen, wish.text("name")), wish.flag("dms_open")
    person = screen.practice.add_person(name, dms_open=dms_open)
    for server in screen.world.servers.values():
        server.join(person)
    return {"username": person.username}


def _name(screen: Screen, given: str) -> str:
    name = " ".join(given.split())
    if not 1 <= len(name) <= MOST_NAME:
        raise Impossible(f"A name has from 1 to {MOST_NAME} characters.")
    if not can_be_seen(name):
        raise Impossible("A name is made of characters that can be seen.")
    new = User(0, name)
    for each in (screen.world.bot, *screen.world.people.values()):
        if each.name.casefold() == name.casefold() or each.username == new.username:
            raise Impossible(f"The name {each.name} is taken.")
    return name


async def person(screen: Screen, wish: Wish) -> Json:
    about = screen.world.people.get(wish.id("person"))
    if not isinstance(about, Person):
        raise Impossible("There is no such person.")
    wanted = _memberships(screen, about, wish.table("in_server") if "in_server" in wish else {})
    dms_open = wish.flag("dms_open") if "dms_open" in wish else about.dms_open
    blocked = wish.flag("blocked") if "blocked" in wish else about.blocked
    if (dms_open, blocked) != (about.dms_open, about.blocked):
        about.dms_open, about.blocked = dms_open, blocked
        screen.world.tell("PERSON", about)
    for server, member in wanted.items():
        if member and about.id not in server.members:
            server.join(about)
        elif not member and about.id in server.members:
            server.leave(about)
    return {}


def _memberships(screen: Screen, about: Person, asked: Mapping[str, object]) -> dict[Server, bool]:
    wanted: dict[Server, bool] = {}
    for key, value in asked.items():
        server = screen.world.servers.get(number(key))
        if server is None or not isinstance(value, bool):
            raise Impossible("There is no such server.")
        if about is server.owner and not value:
            raise Impossible(f"{about.name} owns {server.name} and cannot leave it.")
        wanted[server] = value
    return wanted


async def gateway(screen: Screen, wish: Wish) -> Json:
    hub = screen.practice.gateway
    if not hub.connected:
        raise Impossible("The bot is not on line.")
    match wish.text("how"):
        case "cut":
            await hub.cut()
        case "reconnect":
            await hub.ask_to_reconnect()
        case "invalidate":
            await hub.invalidate(resumable=False)
        case _:
            raise Impossible("how: cut, reconnect or invalidate.")
    return {}


async def refuse(screen: Screen, wish: Wish) -> Json:
    path = re.escape(wish.text("path")) if "path" in wish else ""
    status, lasting = wish.whole("status", 400, 599), wish.seconds("seconds", LONGEST)
    screen.practice.faults.refuse(status, path=path, lasting=lasting)
    return {}


async def slow(screen: Screen, wish: Wish) -> Json:
    seconds, lasting = wish.seconds("seconds", LONGEST), wish.seconds("for", LONGEST)
    screen.practice.faults.slow(seconds, lasting=lasting)
    return {}


async def lift(screen: Screen, wish: Wish) -> Json:
    del wish
    screen.practice.faults.clear()
    return {}


async def restart(screen: Screen, wish: Wish) -> Json:
    hard = wish.flag("hard")
    if screen.keeper is None:
        raise Impossible("The bot was not started from here, so it cannot be restarted from here.")
    await screen.keeper.restart(hard=hard)
    return {}


async def remove(screen: Screen, wish: Wish) -> Json:
    channel = screen.world.channels.get(wish.id("channel"))
    message = channel.messages.get(wish.id("message")) if channel else None
    if message is None:
        raise Impossible("That message is not there any more.")
    screen.practice.delete_message(message)
    return {}


ORDERS: Final[Mapping[str, Act]] = {
    each.__name__: each
    for each in (
        drawer,
        add_person,
        person,
        gateway,
        refuse,
        slow,
        lift,
        restart,
        remove,
    )
}
