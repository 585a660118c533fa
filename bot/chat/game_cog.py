"""The cog of a game: the command that opens a table, made from the options of its rules."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from types import MappingProxyType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    Optional,
    cast,
    get_args,
    get_origin,
)

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.book import OptionWords
from bot.chat.bot import Parlour
from bot.chat.kit import AnyKit, Kit, R
from bot.chat.press import Asked, Press, attend
from bot.chat.wording import PACES
from bot.rules.codec import Between, Field, fields
from bot.rules.game import H, Refused, T
from bot.tables.hall import ruled
from bot.tables.state import Pace

MOST_CHIPS: Final = 1_000_000
_ABOUT: Final = MappingProxyType(
    {
        "buy_in": "Chips that everybody brings to the table",
        "pace": "How long a player may think",
        "thread": "Put the table into a thread of its own",
    }
)
_NEEDED: Final = {
    "view_channel": "see this channel",
    "send_messages": "write here",
    "attach_files": "attach pictures here",
}


class GameCog(commands.Cog):
    """A game at the door of the house. The cog is called by the title of the game."""

    def __init__(self, bot: Parlour, kit: Kit[R, T, H]) -> None:
        self.__cog_name__ = kit.book.title
        self.bot = bot
        self.kit = bot.house.presenter.kits.add(kit)

    async def cog_load(self) -> None:
        """Adds the game's command."""
        self.bot.tree.add_command(self._command())

    def _command(self) -> app_commands.Command[Any, ..., None]:
        kit, options = self.kit, fields(self.kit.rules)

        async def open_table(interaction: Asked, **chosen: Any) -> None:
            async def work(press: Press) -> None:
                await self._open(press, chosen)

            await attend(interaction, work)

        first = inspect.Parameter(
            "interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction
        )
        open_table.__signature__ = inspect.Signature([first, *map(_parameter, options), *_OWN])  # pyright: ignore[reportFunctionMemberAccess]
        about = {each.name: kit.book.options[each.name].about for each in options}
        callback = app_commands.describe(**about, **_ABOUT)(open_table)
        callback = app_commands.choices(pace=_paces(), **_all_choices(kit))(callback)
        return app_commands.Command(
            name=kit.rules.name,
            description=kit.book.line,
            callback=callback,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=False, private_channel=False
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )

    async def _open(self, press: Press, chosen: Mapping[str, Any]) -> None:
        """Opens a table here, or in a thread of its own. Raises `Refused`."""
        interaction = press.interaction
        assert interaction.guild_id is not None
        _check_permissions(interaction.app_permissions, interaction.channel)
        options = _options(fields(self.kit.rules), chosen)
        rules = ruled(self.kit.rules.name, options)
        buy_in = _buy_in(self.kit.words.buy_in(rules), chosen["buy_in"])
        hall, server = self.bot.house.hall, interaction.guild_id
        hall.check_room(server, None if chosen["thread"] else interaction.channel_id, press.user)
        await hall.check_purse(server, press.user, buy_in)
        channel = interaction.channel_id
        if chosen["thread"]:
            channel = await _thread(interaction, f"{self.kit.book.title}, {press.name}'s table")
        assert channel is not None
        table = await hall.open(
            self.kit.rules.name,
            options,
            server=server,
            channel=channel,
            host=press.user,
            name=press.name,
            buy_in=buy_in,
            pace=cast("Pace", chosen["pace"] or "social"),
        )
        await press.say(
            f"The table is laid in <#{channel}>, and you are its host."
            f"\n-# Table `{table.charter.table}`"
        )


def _buy_in(worst: int, chosen: int | None) -> int:
    """What everybody brings: as much as can be lost, or as the host likes. Raises `Refused`."""
    if chosen == 0 and worst:
        raise Refused("There is a stake, so everybody must bring chips: the buy-in cannot be 0.")
    return worst if chosen is None else chosen


def _parameter(option: Field) -> inspect.Parameter:
    """A house rule as a parameter of the command; left out, it is the rule book's default."""
    kind = inspect.Parameter.KEYWORD_ONLY
    return inspect.Parameter(option.name, kind, default=None, annotation=_annotation(option.hint))


def _annotation(hint: object) -> Any:
    arguments = get_args(hint)
    if get_origin(hint) is Annotated:
        bounds = cast("Between", arguments[1])
        return Optional[app_commands.Range[int, bounds.low, bounds.high]]  # noqa: UP045 - it is no type
    return (int if _are_numbers(arguments) else str) | None


_OWN: Final = tuple(
    inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=hint)
    for name, default, hint in (
        ("buy_in", None, Optional[app_commands.Range[int, 0, MOST_CHIPS]]),  # noqa: UP045 - nor is it one
        ("pace", None, str | None),
        ("thread", False, bool),
    )
)


def _are_numbers(values: tuple[object, ...]) -> bool:
    return all(isinstance(value, int) for value in values)


def _paces() -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=words, value=pace) for pace, words in PACES.items()]


def _all_choices(kit: AnyKit) -> dict[str, list[app_commands.Choice[Any]]]:
    return {
        each.name: _choices(get_args(each.hint), kit.book.options[each.name])
        for each in fields(kit.rules)
        if get_origin(each.hint) is Literal
    }


def _choices(values: tuple[int | str, ...], words: OptionWords) -> list[app_commands.Choice[Any]]:
    """A choice for each value; where words and numbers are mixed, Discord takes only words."""
    plain = _are_numbers(values)
    return [
        app_commands.Choice(name=words.values[value][:100], value=value if plain else str(value))
        for value in values
    ]


def _options(known: tuple[Field, ...], chosen: Mapping[str, Any]) -> dict[str, int | str]:
    """The house rules that were chosen, as the rule book writes them."""
    found: dict[str, int | str] = {}
    for option in known:
        value: int | str | None = chosen[option.name]
        if value is None or value == option.default:
            continue
        if get_origin(option.hint) is Literal and value not in get_args(option.hint):
            value = int(value)
        found[option.name] = value
    return found


def _check_permissions(own: discord.Permissions, channel: object) -> None:
    """Better no table than one that cannot be shown. Raises `Refused`."""
    needed = dict(_NEEDED)
    if isinstance(channel, discord.Thread):
        needed["send_messages_in_threads"] = needed.pop("send_messages")
    missing = [words for name, words in needed.items() if not getattr(own, name)]
    if missing:
        raise Refused(
            f"I may not {', nor '.join(missing)}. Whoever looks after this server can allow it."
        )


async def _thread(interaction: Asked, name: str) -> int:
    """A thread of its own for a table. Raises `Refused`."""
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refused("Only a text channel has room for a thread.")
    if not (
        interaction.app_permissions.create_public_threads
        and interaction.app_permissions.send_messages_in_threads
    ):
        raise Refused("I may not open threads here, or not write in them.")
    thread = await channel.create_thread(name=name[:100], type=discord.ChannelType.public_thread)
    return thread.id
