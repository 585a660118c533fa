"""How what a person types after a slash becomes the options of a command."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final

from bot.practice.state.channels import Channel
from bot.practice.state.commands import SLASH, Command
from bot.practice.state.components import Json
from bot.practice.state.users import Role, User


class Impossible(Exception):  # noqa: N818 - it is no error, it is a person's limits
    """A person tried what Discord would never have let them do."""


MOST: Final = 1 << 53
"""The greatest number that a client can type, and the least without its sign."""


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
WANTED: Final[Mapping[int, str]] = {
    Of.STRING: "text",
    Of.INTEGER: "a whole number",
    Of.BOOLEAN: "True or False",
    Of.USER: "a person",
    Of.CHANNEL: "a channel of the right kind",
    Of.ROLE: "a role",
    Of.MENTIONABLE: "a person or a role",
    Of.NUMBER: "a number",
}


@dataclass(frozen=True, slots=True)
class Choice:
    """One suggestion of an autocomplete."""

    name: str
    value: str | int | float


def called(
    command: Command, path: Sequence[str], typed: Mapping[str, object], focused: str
) -> Json:
    """The `data` of an interaction that calls `command` down `path` with what was typed.

    `focused` names the option in which a person is still typing, or nothing; only then may
    required options be missing. Raises `Impossible` for whatever Discord would not let through.
    """
    mentioned: dict[str, dict[str, object]] = {}
    parameters = parameters_of(command, path)
    options = _options(parameters, typed, focused, mentioned)
    for level in reversed(_levels(command, path)):
        options = [{"name": level["name"], "type": level["type"], "options": options}]
    data: Json = {"id": str(command.id), "name": command.name, "type": SLASH, "options": options}
    if command.server is not None:
        data["guild_id"] = str(command.server.id)
    return data | {"mentioned": mentioned}


def parameters_of(command: Command, path: Sequence[str]) -> dict[str, Json]:
    """The options, by name, that a command or the subcommand down `path` takes.

    Raises `Impossible` where the path leads to no command.
    """
    offered = _offered([command.data, *_levels(command, path)][-1])
    if any(each["type"] in NESTED for each in offered.values()):
        raise Impossible(f"/{command.name}: choose one of {', '.join(offered)}.")
    return offered


def full_name(data: Json) -> str:
    """The name of a called command, with that of its subcommand."""
    words = [data["name"]]
    while data.get("options") and data["options"][0]["type"] in NESTED:
        (data,) = data["options"]
        words.append(data["name"])
    return " ".join(words)


def _levels(command: Command, path: Sequence[str]) -> list[Json]:
    """The group and subcommand that a path names."""
    levels: list[Json] = []
    level = command.data
    for word in path:
        inner = _offered(level).get(word)
        if inner is None or inner["type"] not in NESTED:
            raise Impossible(f"/{command.name} has no subcommand {word}.")
        levels.append(inner)
        level = inner
    return levels


def _offered(level: Json) -> dict[str, Json]:
    return {each["name"]: each for each in level.get("options") or ()}


def _options(
    parameters: Mapping[str, Json],
    typed: Mapping[str, object],
    focused: str,
    mentioned: dict[str, dict[str, object]],
) -> list[Json]:
    for name in typed:
        if name not in parameters:
            raise Impossible(f"{name}: there is no such option.")
    for name, each in parameters.items():
        if each.get("required") and name not in typed and not focused:
            raise Impossible(f"{name}: this option is required.")
    return [
        _option(parameters[name], value, name == focused, mentioned)
        for name, value in typed.items()
    ]


def _option(
    option: Json, value: object, focused: bool, mentioned: dict[str, dict[str, object]]
) -> Json:
    answer: Json = {"name": option["name"], "type": option["type"]}
    if focused:
        if not option.get("autocomplete"):
            raise Impossible(f"{option['name']}: there are no suggestions for this option.")
        return answer | {"value": value, "focused": True}
    return answer | {"value": _value(option, value, mentioned)}


def _value(option: Json, value: object, mentioned: dict[str, dict[str, object]]) -> Any:
    if option.get("choices"):
        return _chosen(option, value)
    kinds = option.get("channel_types")
    fits = isinstance(value, TYPES[option["type"]])
    fits = fits and isinstance(value, bool) == (option["type"] == Of.BOOLEAN)
    if not fits or (kinds and isinstance(value, Channel) and value.kind not in kinds):
        raise Impossible(_wanted(option))
    if isinstance(value, User | Role | Channel):
        return mention(value, mentioned)
    if isinstance(value, str | int | float) and not _within(option, value):
        raise Impossible(_wanted(option))
    return value


def _chosen(option: Json, value: object) -> Any:
    for key in ("value", "name"):
        for choice in option["choices"]:
            if value == choice[key] and isinstance(value, str | int | float):
                return choice["value"]
    names = ", ".join(each["name"] for each in option["choices"])
    raise Impossible(f"{option['name']}: choose one of {names}.")


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


def _within(option: Json, value: str | int | float) -> bool:
    least, most = _bounds(option)
    size = len(value) if isinstance(value, str) else value
    if not isinstance(value, str) and not -MOST <= value <= MOST:
        return False
    return (least is None or size >= least) and (most is None or size <= most)


def _bounds(option: Json) -> tuple[int | float | None, int | float | None]:
    suffix = "length" if option["type"] == Of.STRING else "value"
    return option.get(f"min_{suffix}"), option.get(f"max_{suffix}")


def _wanted(option: Json) -> str:
    """What an option takes, as the client says it to somebody who gave it something else."""
    kind = option["type"]
    words = f"{option['name']}: {WANTED[kind]}{spread(*_bounds(option))}"
    return words + (" characters." if kind == Of.STRING else ".")


def spread(least: float | None, most: float | None) -> str:
    """Bounds in words, to follow what they bound; nothing where there are none."""
    if least is None and most is None:
        return ""
    if most is None:
        return f" of at least {least:,}"
    return f" of at most {most:,}" if least is None else f" from {least:,} to {most:,}"
