"""Commands are made known once for every change, and each stands there once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from bot.chat.signboard import put_up, same
from bot.practice.state.commands import Command
from tests.chat.evening import Evening


def described_anew(commands: dict[int, Command]) -> None:
    next(iter(commands.values())).data["description"] = "Something of yesterday"


def deleted(commands: dict[int, Command]) -> None:
    commands.popitem()


def added(commands: dict[int, Command]) -> None:
    commands[1] = Command(1, {"name": "loo", "description": "A game of yesterday", "type": 1})


async def test_commands_are_told_once_for_every_change(tonight: Evening) -> None:
    world, told = tonight.practice.world, list[str]()
    world.listeners.append(lambda news: told.append(news.name))
    for change in (None, None, described_anew, deleted, added):
        if change is not None:
            change(world.commands)
        told.clear()
        await put_up(cast("Any", tonight.bot.tree))
        await put_up(cast("Any", tonight.bot.tree))
        assert told.count("COMMANDS") == (change is not None)
        names = [each.name for each in world.commands.values()]
        assert len(names) == len({*names}) > 15
        assert "loo" not in names


def command(**more: object) -> dict[str, Any]:
    option = {"type": 4, "name": "stake", "required": False, "min_value": 1} | more
    return {"name": "loo", "type": 1, "description": "Loo", "nsfw": False, "options": [option]}


def of_discord(ours: dict[str, Any], **more: object) -> dict[str, Any]:
    """The same as Discord gives it back."""
    (option,) = ours["options"]
    kept = {key: value for key, value in option.items() if value is not False}
    granted = {"contexts": [0, 1, 2], "integration_types": [0], "dm_permission": True}
    return ours | granted | {"id": "7", "version": "9", "options": [kept]} | more


def test_what_discord_adds_is_no_change() -> None:
    assert same([command()], [of_discord(command())])
    ours = command() | {"default_member_permissions": 32}
    assert same([ours], [of_discord(ours, default_member_permissions="32")])


@pytest.mark.parametrize(
    "change",
    [
        lambda ours: ours["options"][0].update(min_value=0),
        lambda ours: ours["options"][0].pop("min_value"),
        lambda ours: ours["options"][0].update(required=True),
        lambda ours: ours["options"].append({"type": 3, "name": "thread"}),
        lambda ours: ours.update(contexts=[0]),
        lambda ours: ours.update(default_member_permissions="32"),
        lambda ours: ours.update(name="lu"),
    ],
)
def test_whatever_we_say_otherwise_is_a_change(change: Callable[[dict[str, Any]], None]) -> None:
    ours = command()
    theirs = of_discord(command())
    change(ours)
    assert not same([ours], [theirs])
    assert not same([], [theirs])
    assert not same([cast("dict[str, Any]", command())], [])
