"""The panel of `/house settings`: what a server has settled, and what changes it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.chat.kit import AnyKit
from bot.chat.settling.ids import Ident
from bot.chat.sheet import Button, Entry, Line, Menu, Row, ServerMenu, TableSheet
from bot.chat.wording import PACES
from bot.chat.words import settings as words
from bot.tables.customs import Customs, Options
from bot.tables.hall import Limits

MOST_PICKED: Final = 25
"""Lines that a menu of Discord lets anybody choose."""


@dataclass(frozen=True, slots=True)
class Standing:
    """All that the panel shows."""

    server: str
    """What the server is called, for a text with markdown."""
    customs: Customs
    limits: Limits
    organisers: int | None
    rules: Sequence[tuple[AnyKit, Options]]
    """Every game that is dealt here, with what the server has settled for it."""
    channels: frozenset[int]
    roles: frozenset[int]
    """What there still is of what was chosen, by id."""


def panel(standing: Standing, word: str = "") -> TableSheet:
    """The panel, with a word to whoever has just pressed something."""
    rows: list[Row] = [
        *_chips(standing.customs),
        *_tables(standing),
        *_doors(standing),
        *_organisers(standing),
        *_games(standing),
    ]
    if word:
        rows.append(word)
    return TableSheet(words.house(standing.server), rows=tuple(rows))


def _chips(customs: Customs) -> Iterable[Row]:
    yield Entry(words.purse(customs.purse), _button(words.CHANGE_PURSE, "purse"))
    told = words.no_allowance()
    if customs.poor:
        told = words.allowance(customs.allowance, customs.poor)
    yield Entry(told, _button(words.CHANGE_ALLOWANCE, "allowance"))


def _tables(standing: Standing) -> Iterable[Row]:
    customs, limits = standing.customs, standing.limits
    yield words.pace(customs.pace)
    lines = [Line(told, pace, chosen=pace == customs.pace) for pace, told in PACES.items()]
    yield Menu(words.PACE, str(Ident("pace")), tuple(lines))
    if customs.four_colours:
        yield Entry(words.HOUSE_COLOURS_ON, _button(words.TO_TWO_COLOURS, "colours_off"))
    else:
        yield Entry(words.HOUSE_COLOURS_OFF, _button(words.TO_FOUR_COLOURS, "colours_on"))
    yield Entry(words.per_host(limits.per_host), _button(words.CHANGE_PER_HOST, "per_host"))
    yield Entry(
        words.per_channel(limits.per_channel), _button(words.CHANGE_PER_CHANNEL, "per_channel")
    )


def _doors(standing: Standing) -> Iterable[Row]:
    customs = standing.customs
    yield _where(customs.channels, standing.channels)
    yield _menu(words.CHANNELS, "channels", customs.channels, standing.channels)
    yield _who(customs.roles, standing.roles)
    yield _menu(words.ROLES, "roles", customs.roles, standing.roles)


def _where(channels: Sequence[int], there: frozenset[int]) -> str:
    known = [f"<#{each}>" for each in channels if each in there]
    if known:
        return words.opened_in(known)
    return words.opened_nowhere() if channels else words.opened_everywhere()


def _who(roles: Sequence[int], there: frozenset[int]) -> str:
    known = [f"<@&{each}>" for each in roles if each in there]
    if known:
        return words.opened_by(known)
    return words.opened_by_nobody() if roles else words.opened_by_everybody()


def _menu(hint: str, word: str, ids: Sequence[int], there: frozenset[int]) -> ServerMenu:
    chosen = tuple(each for each in ids if each in there)
    of = "channels" if word == "channels" else "roles"
    return ServerMenu(hint, str(Ident(word)), of, chosen, MOST_PICKED)


def _organisers(standing: Standing) -> Iterable[Row]:
    role = standing.organisers if standing.organisers in standing.roles else None
    yield words.organisers(role)
    chosen = () if role is None else (role,)
    yield ServerMenu(words.ORGANISERS, str(Ident("organisers")), "roles", chosen, 1)


def _games(standing: Standing) -> Iterable[Row]:
    own = [kit.book.title for kit, options in standing.rules if options]
    yield words.rules_of_server(own) if own else words.rules_by_the_book()
    lines = [
        Line(kit.book.title, kit.rules.name, about=_count(options))
        for kit, options in standing.rules
    ]
    yield Menu(words.GAMES, str(Ident("games")), tuple(lines))


def _count(options: Options) -> str:
    return words.rules_count(len(options)) if options else words.BY_THE_BOOK


def _button(label: str, word: str) -> Button:
    return Button(label, str(Ident(word)))
