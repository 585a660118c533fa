"""A world that is found at another address than before, with every file in it."""

from __future__ import annotations

from typing import Any, cast

from bot.practice.state.world import World


def move(world: World, address: str) -> None:
    """Let the world, with every file in it, be found at a new address."""
    before, world.address = world.address, address
    if before in ("", address):
        return
    for channel in world.channels.values():
        for message in channel.messages.values():
            message.embeds = _moved(message.embeds, before, address)
            message.components = _moved(message.components, before, address)
            for file in message.attachments:
                file.url = _moved(file.url, before, address)


def _moved(value: Any, before: str, address: str) -> Any:
    """A value with the addresses of files in it changed, which stand in strings of their own."""
    match value:
        case str() if value.startswith(f"{before}/attachments/"):
            return address + value.removeprefix(before)
        case list():
            return [_moved(each, before, address) for each in cast("list[Any]", value)]
        case dict():
            fields = cast("dict[str, Any]", value)
            return {key: _moved(each, before, address) for key, each in fields.items()}
        case _:
            return value
