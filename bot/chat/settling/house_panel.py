"""The panel of `/house settings`: what a server has settled, and what changes it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.chat.kit import AnyKit
from bot.chat.settling.ids import Ident
from bot.chat.sheet import Button, Entry, Line, Menu, Row, ServerMenu, TableSheet
from bot.chat.wording import PACES, chips, either, listed
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
    return TableSheet(f"### How the house is run in {standing.server}", rows=tuple(rows))


def _chips(customs: Customs) -> Iterable[Row]:
    yield Entry(
        f"**Starting purse** · {chips(customs.purse)}\n-# What a newcomer finds, once. Purses that"
        " have been opened keep what they hold.",
        _button("Purse…", "purse"),
    )
    stands = "none"
    if customs.poor:
        stands = f"up to {chips(customs.allowance)}, for whoever has fewer than {customs.poor:,}"
    yield Entry(
        f"**Daily allowance** · {stands}\n-# Once a day of UTC, counting what lies at tables and"
        " what was given away lately.",
        _button("Allowance…", "allowance"),
    )


def _tables(standing: Standing) -> Iterable[Row]:
    customs = standing.customs
    pace = PACES[customs.pace]
    yield f"**Pace** · {pace}\n-# How long a player may think, where a host names no pace."
    lines = [Line(words, pace, chosen=pace == customs.pace) for pace, words in PACES.items()]
    yield Menu("Pace", str(Ident("pace")), tuple(lines))
    stands, other = ("on", "off") if customs.four_colours else ("off", "on")
    yield Entry(
        f"**Four-colour cards** · {stands}\n-# For whoever has not chosen under `/me settings`.",
        Button(f"Four colours {other}", str(Ident(f"colours_{other}"))),
    )
    yield Entry(
        f"**Open tables of one host** · at most {standing.limits.per_host:,}",
        _button("Per host…", "per_host"),
    )
    yield Entry(
        f"**Open tables in a channel** · at most {standing.limits.per_channel:,}\n-# A thread"
        " counts by itself.",
        _button("Per channel…", "per_channel"),
    )


def _doors(standing: Standing) -> Iterable[Row]:
    customs = standing.customs
    where = _named(customs.channels, standing.channels, "<#{}>", "everywhere", "nowhere")
    yield (
        f"**Where tables may be opened** · {where}\n-# The threads of a channel count as it does."
        " Choose none for everywhere."
    )
    yield _menu("Where tables may be opened", "channels", customs.channels, standing.channels)
    who = _named(customs.roles, standing.roles, "<@&{}>", "everybody", "nobody")
    yield (
        f"**Who may open tables** · {who}\n-# Choose none for everybody. Whoever manages this"
        " server always may, and anybody may sit down."
    )
    yield _menu("Who may open tables", "roles", customs.roles, standing.roles)


def _named(ids: Sequence[int], there: frozenset[int], mention: str, none: str, lost: str) -> str:
    if not ids:
        return none
    known = [mention.format(each) for each in ids if each in there]
    return either(known) if known else f"{lost} at present, since all that were chosen are gone"


def _menu(hint: str, word: str, ids: Sequence[int], there: frozenset[int]) -> ServerMenu:
    chosen = tuple(each for each in ids if each in there)
    of = "channels" if word == "channels" else "roles"
    return ServerMenu(hint, str(Ident(word)), of, chosen, MOST_PICKED)


def _organisers(standing: Standing) -> Iterable[Row]:
    role = standing.organisers
    also = f", and whoever has <@&{role}>" if role in standing.roles else ""
    yield f"**Organisers**, who may use `/signups` · whoever may manage events{also}"
    chosen = () if role is None or role not in standing.roles else (role,)
    yield ServerMenu("Role of the organisers", str(Ident("organisers")), "roles", chosen, 1)


def _games(standing: Standing) -> Iterable[Row]:
    own = [kit.book.title for kit, options in standing.rules if options]
    of = f"of this server for {listed(own)}" if own else "the book's for every game"
    yield f"**House rules** · {of}\n-# They hold where a host names nothing else."
    lines = [
        Line(kit.book.title, kit.rules.name, about=_count(options))
        for kit, options in standing.rules
    ]
    yield Menu("House rules of a game", str(Ident("games")), tuple(lines))


def _count(options: Options) -> str:
    count = len(options)
    if not count:
        return "by the book"
    return "1 house rule of this server" if count == 1 else f"{count} house rules of this server"


def _button(label: str, word: str) -> Button:
    return Button(label, str(Ident(word)))
