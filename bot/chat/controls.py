"""Every button, menu and form of every game. Their ids say all, so they live through a restart."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeAlias, cast

from bot.chat import deeds
from bot.chat.book_pages import last_page, page, read_page_id
from bot.chat.house import House
from bot.chat.press import Asked, Press, attend
from bot.chat.use import Filled
from bot.chat.words import replies
from bot.rules.offers import Refused

Taker: TypeAlias = Callable[[Press, str], Awaitable[None]]
"""Does what is pressed, by the id of the control."""


async def pressed(house: House, takers: Mapping[str, Taker], interaction: Asked) -> None:
    """A button was pressed, or something chosen in a menu.

    `takers` take what begins with their word and a colon. Everything else is for the tables, so
    that a forged id, and one of long ago, gets a word.
    """
    custom_id = id_of(interaction)
    taker = takers.get(custom_id.partition(":")[0])

    async def work(press: Press) -> None:
        if taker is None:
            await _pressed(house, press, custom_id)
        else:
            await taker(press, custom_id)

    # What stands after the mark may be an entry that nobody is to know.
    await attend(interaction, work, custom_id.partition("@")[0])


def id_of(interaction: Asked) -> str:
    """The id of the control that was used, or of the form that was sent."""
    return str((interaction.data or {}).get("custom_id", ""))


async def _pressed(house: House, press: Press, custom_id: str) -> None:
    turned = read_page_id(custom_id)
    if turned is None:
        await deeds.pressed(house, press, custom_id)
        return
    game, number = turned
    kit = house.presenter.kits.find(game)
    if kit is None or number > last_page(kit):
        raise Refused(replies.UNKNOWN)
    usual = house.settled.rules(press.interaction.guild_id or 0, kit.rules.name)
    await press.turn_to(page(kit, number, usual))


async def submitted(house: House, interaction: Asked) -> None:
    """A form of a table was sent: it asked for what an offer leaves open."""
    data = cast("Mapping[str, Any]", interaction.data or {})
    custom_id, filled = id_of(interaction), filled_in(data)

    async def work(press: Press) -> None:
        await deeds.pressed(house, press, custom_id, filled)

    await attend(interaction, work, custom_id)


def filled_in(data: Mapping[str, Any]) -> Filled:
    """What was filled into a form, as texts, whatever a forged form may hold."""

    def text(value: Any) -> str | tuple[str, ...]:
        return tuple(map(str, cast("list[Any]", value))) if isinstance(value, list) else str(value)

    return {name: text(value) for name, value in fields(data).items()}


def fields(data: Mapping[str, Any]) -> dict[str, Any]:
    """What was filled into a form, by the ids of its fields."""
    found: dict[str, Any] = {}
    for each in cast("Sequence[Mapping[str, Any]]", data.get("components", ())):
        part = cast("Mapping[str, Any]", each.get("component", {}))
        if "custom_id" in part:
            found[part["custom_id"]] = part.get("values", part.get("value"))
    return found
