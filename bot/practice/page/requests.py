"""What a window may ask on behalf of its person: that which a person at a screen could do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Final

from bot.practice.interactions import Interaction
from bot.practice.limits.part import is_list
from bot.practice.modals import THINGS, Modal
from bot.practice.options import TYPES, Impossible, parameters_of
from bot.practice.page.screen import Screen
from bot.practice.page.views import history
from bot.practice.page.wishes import Wish, number
from bot.practice.state.channels import Channel
from bot.practice.state.commands import Command
from bot.practice.state.components import Json, walk
from bot.practice.state.messages import Message
from bot.practice.state.permissions import Permission
from bot.practice.state.users import Role, User

Act = Callable[[Screen, Wish], Awaitable[Json]]
"""What a request does; what it gives back is the answer. Raises `Impossible` to refuse."""


async def slash(screen: Screen, wish: Wish) -> Json:
    channel, command, path = _called(screen, wish)
    options = _options(screen, wish, channel, command, path)
    return _outcome(screen, await screen.person.call(channel, command, path, options))


async def suggest(screen: Screen, wish: Wish) -> Json:
    channel, command, path = _called(screen, wish)
    option = wish.text("option")
    typed = _options(screen, wish, channel, command, path) | {option: wish.text("typed")}
    answer = await screen.person.suggest(channel, command, path, option, typed)
    if answer.failed:
        raise Impossible(answer.failed)
    return {"choices": [{"name": each.name, "value": each.value} for each in answer.choices]}


async def press(screen: Screen, wish: Wish) -> Json:
    message = _message(screen, wish)
    return _outcome(screen, await screen.person.click(message, wish.text("custom_id")))


async def choose(screen: Screen, wish: Wish) -> Json:
    message, name = _message(screen, wish), wish.text("custom_id")
    kind, values = _kind(message.components, name), wish.values("values")
    chosen = _things(screen, message.channel, kind, values, "The menu")
    return _outcome(screen, await screen.person.choose(message, name, *chosen))


async def submit(screen: Screen, wish: Wish) -> Json:
    form = screen.forms.get(wish.text("form"))
    if form is None:
        raise Impossible("That form is not open any more.")
    values, where = wish.table("values"), form.opened_by.channel
    for each in form.fields:
        given = values.get(each.custom_id)
        if is_list(given):
            values[each.custom_id] = _things(screen, where, each.kind, given, each.label)
    outcome = _outcome(screen, await screen.person.submit(form, values))
    if form.closed:
        screen.forms.pop(_form_id(form), None)
    return outcome


async def close_form(screen: Screen, wish: Wish) -> Json:
    form = screen.forms.pop(wish.text("form"), None)
    if form is not None:
        form.closed = True
    return {}


async def say(screen: Screen, wish: Wish) -> Json:
    screen.person.say(_channel(screen, wish), wish.text("text").strip())
    return {}


async def dismiss(screen: Screen, wish: Wish) -> Json:
    screen.person.dismiss(_message(screen, wish))
    return {}


async def delete(screen: Screen, wish: Wish) -> Json:
    screen.person.delete(_message(screen, wish))
    return {}


async def read(screen: Screen, wish: Wish) -> Json:
    screen.world.read(screen.person, _channel(screen, wish))
    return {}


async def earlier(screen: Screen, wish: Wish) -> Json:
    return history(screen, _channel(screen, wish), wish.id("before"))


async def thread(screen: Screen, wish: Wish) -> Json:
    channel = _channel(screen, wish)
    start = _message(screen, wish) if "message" in wish else None
    made = screen.person.start_thread(channel, wish.text("name").strip(), start)
    return {"channel": str(made.id)}


def _channel(screen: Screen, wish: Wish) -> Channel:
    channel = screen.world.channels.get(wish.id("channel"))
    if channel is None or not channel.may(screen.person, Permission.VIEW_CHANNEL):
        raise Impossible("You cannot see that channel.")
    return channel


def _message(screen: Screen, wish: Wish) -> Message:
    message = _channel(screen, wish).messages.get(wish.id("message"))
    if message is None or not message.seen_by(screen.person):
        raise Impossible("That message is not there any more.")
    return message


def _called(screen: Screen, wish: Wish) -> tuple[Channel, Command, list[str]]:
    command = screen.world.commands.get(wish.id("command"))
    if command is None:
        raise Impossible("This command is outdated, please try again in a moment.")
    return _channel(screen, wish), command, wish.texts("path")


def _options(
    screen: Screen, wish: Wish, where: Channel, command: Command, path: list[str]
) -> dict[str, object]:
    """The options as typed, with the things themselves in place of their ids."""
    parameters, typed = parameters_of(command, path), wish.table("options")
    return {
        name: _thing(screen, where, TYPES[parameters[name]["type"]], value, name)
        if name in parameters
        else value
        for name, value in typed.items()
    }


def _kind(components: list[Json], custom_id: str) -> int:
    kinds = (each["type"] for each in walk(components) if each.get("custom_id") == custom_id)
    return next(kinds, 0)


def _things(
    screen: Screen, where: Channel, kind: int, chosen: list[object], label: str
) -> list[object]:
    wanted = THINGS.get(kind, ())
    return [_thing(screen, where, wanted, each, label) for each in chosen]


def _thing(
    screen: Screen, where: Channel, wanted: tuple[type, ...], value: object, label: str
) -> object:
    """What an id means to who chose it; whatever is not chosen by id stays as it is."""
    if not {User, Role, Channel} & {*wanted}:
        return value
    for each in _choosable(screen, where):
        if isinstance(each, wanted) and each.id == number(value):
            return each
    raise Impossible(f"{label}: that is not to be had here.")


def _choosable(screen: Screen, where: Channel) -> Iterator[User | Role | Channel]:
    server = where.server
    if server is None:
        yield from (screen.person, screen.world.bot)
        return
    yield from (each.user for each in server.members.values())
    yield from server.roles.values()
    channels = (*server.channels.values(), *server.threads.values())
    yield from (each for each in channels if each.may(screen.person, Permission.VIEW_CHANNEL))


def _outcome(screen: Screen, interaction: Interaction) -> Json:
    form = interaction.modal
    if form is None:
        return {"failed": interaction.failed, "form": None}
    screen.forms[_form_id(form)] = form
    about = {
        "id": _form_id(form),
        "title": form.title,
        "custom_id": form.custom_id,
        "components": form.components,
    }
    return {"failed": "", "form": about}


def _form_id(form: Modal) -> str:
    return str(form.opened_by.id)


REQUESTS: Final[Mapping[str, Act]] = {
    each.__name__: each
    for each in (
        slash,
        suggest,
        press,
        choose,
        submit,
        close_form,
        say,
        dismiss,
        delete,
        read,
        earlier,
        thread,
    )
}
