"""Which evening somebody means, and who may look after them."""

from __future__ import annotations

from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

import discord
from discord import app_commands

from bot.chat.press import Asked, Press
from bot.chat.wording import plain
from bot.chat.words import interest as words
from bot.interest.agenda import in_turn, is_ahead
from bot.interest.ports import Interest
from bot.interest.values import Evening, Milliseconds
from bot.rules.offers import Refused

MOST_CHOICES: Final = 25


def now_of(press: Press) -> Milliseconds:
    """When it was pressed, by Discord's clock."""
    return round(press.interaction.created_at.timestamp() * 1_000)


def server_of(press: Press) -> int:
    """The server in which it was pressed. Raises `Refused` in private."""
    server = press.interaction.guild_id
    if server is None:
        raise Refused(words.IN_SERVER_ONLY)
    return server


async def evening_meant(books: Interest, press: Press, named: str | None) -> Evening:
    """The evening named by its id or title or, if none is, the one at hand. Raises `Refused`.

    With no evening ahead it is the server in general.
    """
    server = server_of(press)
    now = now_of(press)
    known = in_turn(await books.evenings(server), now)
    if named is None:
        ahead = (each for each in known if each.at is not None and is_ahead(each, now))
        return next(ahead, None) or await books.general(server, words.GENERAL)
    for each in known:
        if named == each.id or named.strip().casefold() == each.title.casefold():
            return each
    raise Refused(words.UNKNOWN_EVENING)


async def evening_to_join(
    books: Interest, press: Press, named: str | None
) -> tuple[Evening, Evening | None]:
    """The same for who wants to register: only evenings at which one still can, if any.

    With it comes the evening at hand, if it is another one since nobody can register for that.
    """
    if named is not None:
        return await evening_meant(books, press, named), None
    now = now_of(press)
    known = in_turn(await books.evenings(server_of(press)), now)
    ahead = [each for each in known if each.at is not None and is_ahead(each, now)]
    joinable = [each for each in ahead if each.takes(now)]
    meant = joinable[0] if joinable else await books.general(server_of(press), words.GENERAL)
    return meant, ahead[0] if ahead and ahead[0] != meant else None


async def choices(
    books: Interest, interaction: Asked, typed: str
) -> list[app_commands.Choice[str]]:
    """The evenings of the server that fit what is being typed."""
    if interaction.guild_id is None:
        return []
    now = round(interaction.created_at.timestamp() * 1_000)
    known = in_turn(await books.evenings(interaction.guild_id), now)
    fitting = [each for each in known if typed.casefold() in each.title.casefold()]
    return [app_commands.Choice(name=_line(each), value=each.id) for each in fitting[:MOST_CHOICES]]


def _line(evening: Evening) -> str:
    day = words.IN_GENERAL if evening.at is None else _day(evening)
    return words.evening_line(plain(evening.title, 60), day, still_open=evening.open)


def _day(evening: Evening) -> str:
    local = datetime.fromtimestamp((evening.at or 0) / 1_000, ZoneInfo(evening.zone))
    return f"{local:%Y-%m-%d %H:%M}"


async def check_organiser(books: Interest, press: Press) -> None:
    """Raises `Refused` for who may neither manage events nor has the role of the organisers."""
    if press.interaction.permissions.manage_events:
        return
    role = await books.organisers(server_of(press))
    member = press.interaction.user
    if role is None or not isinstance(member, discord.Member) or member.get_role(role) is None:
        raise Refused(words.ORGANISERS_ONLY)
