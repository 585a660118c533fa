"""How what a person types after a slash becomes the options of a command."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, cast

from bot.practice.state.channels import Channel
from bot.practice.state.commands import Command
from bot.practice.state.components import Json
from bot.practice.state.users import Role, User


class Impossible(Exception):  # noqa: N818 - it is no error, it is a person's limits
    """A person tried what Discord would never have let them do."""


class Of(IntEnum):
    """Option types, by Discord's numbers."""

    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10


NESTED = (Of.SUBCOMMAND, Of.GROUP)
TYPES: dict[int, tuple[type, ...]] = {
    Of.STRING: (str,),
    Of.INTEGER: (int,),
    Of.BOOLEAN: (bool,),
    Of.USER: (User,),
    Of.CHANNEL: (Channel,),
    Of.ROLE: (Role,),
    Of.MENTIONABLE: (User, Role),
    Of.NUMBER: (int, float),
}


@dataclass(frozen=True, slots=True)
class Choice:
    """One suggestion of an autocomplete."""

    name: str
    value: str | int | float


def called(command: Command, path: list[str], typed: Mapping[str, object], focused: str) -> Json:
    """The `data` of an interaction that calls `command` down `path` with what was typed.

    `focused` names the option in which a person is still typing, or nothing; only then may
    required options be missing. Raises `Impossible` for whatever Discord would not let through.
    """
    mentioned: dict[str, dict[str, object]] = {}
    options = _options(command.data, path, dict(typed), focused, mentioned)
    data: Json = {"id": str(command.id), "name": command.name, "type": 1, "options": options}
    if command.server is not None:
        data["guild_id"] = str(command.server.id)
    return data | {"mentioned": mentioned}


def _options(
    level: Json,
    path: list[str],
    typed: dict[str, object],
    focused: str,
    mentioned: dict[str, dict[str, object]],
) -> list[Json]:
    offered = {each["name"]: cast(Json, each) for each in level.get("options") or ()}
    nested = any(each["type"] in NESTED for each in offered.values())
    if nested:
        inner = offered.get(path[0]) if path else None
        if inner is None:
            raise Impossible(f"/{level['name']} has no {' '.join(path) or 'form without a word'}")
        options = _options(inner, path[1:], typed, focused, mentioned)
        return [{"name": inner["name"], "type": inner["type"], "options": options}]
    if path or typed.keys() - offered.keys():
        unknown = path or sorted(typed.keys() - offered.keys())
        raise Impossible(f"/{level['name']} has no option {unknown}")
    required = [name for name, each in offered.items() if each.get("required")]
    if not focused and any(name not in typed for name in required):
        raise Impossible(f"/{level['name']} needs {required}")
    return [
        _option(offered[name], value, name == focused, mentioned) for name, value in typed.items()
    ]


def _option(
    option: Json, value: object, focused: bool, mentioned: dict[str, dict[str, object]]
) -> Json:
    answer: Json = {"name": option["name"], "type": option["type"]}
    if focused:
        if not option.get("autocomplete"):
            raise Impossible(f"{option['name']} suggests nothing")
        return answer | {"value": value, "focused": True}
    return answer | {"value": _value(option, value, mentioned)}


def _value(option: Json, value: object, mentioned: dict[str, dict[str, object]]) -> Any:
    name, kind = option["name"], option["type"]
    if option.get("choices"):
        for choice in option["choices"]:
            if value in (choice["value"], choice["name"]):
                return choice["value"]
        raise Impossible(f"{value!r} is none of the choices of {name}")
    if not isinstance(value, TYPES[kind]) or (isinstance(value, bool) and kind != Of.BOOLEAN):
        raise Impossible(f"{value!r} is no {Of(kind).name.lower()} for {name}")
    kinds = option.get("channel_types")
    if kinds and isinstance(value, Channel) and value.kind not in kinds:
        raise Impossible(f"{value!r} is no kind of channel for {name}")
    if isinstance(value, User | Role | Channel):
        return mention(value, mentioned)
    _bounded(option, value)
    return value


def mention(thing: User | Role | Channel, mentioned: dict[str, dict[str, object]]) -> str:
    """Note what an option or a select refers to, and give its id."""
    match thing:
        case User():
            where = "users"
        case Role():
            where = "roles"
        case Channel():
            where = "channels"
    mentioned.setdefault(where, {})[str(thing.id)] = thing
    return str(thing.id)


def _bounded(option: Json, value: object) -> None:
    size = len(value) if isinstance(value, str) else value
    assert isinstance(size, int | float)
    suffix = "length" if isinstance(value, str) else "value"
    least, most = option.get(f"min_{suffix}"), option.get(f"max_{suffix}")
    if (least is not None and size < least) or (most is not None and size > most):
        raise Impossible(f"{value!r} is out of bounds for {option['name']}: {least} to {most}")
