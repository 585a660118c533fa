"""What is said of what has been played: sittings, tables of honour, somebody's own record."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from bot.chat.wording import listed, plain, sentences, some
from bot.chat.words.deals import Deals
from bot.rules.chips import signed
from bot.tables.annals import Sat, Tally
from bot.tables.honours import LEAST, Honour, Period, Record
from bot.tables.state import Milliseconds

FORGOTTEN: Final = "somebody"
NO_SITTING: Final = (
    "No such sitting has been finished here as yet, or none that you can see. `/table list` has"
    " the tables that are open."
)
"""To whoever has asked for some of them only."""
NOTHING_YET: Final = (
    "Nothing that you can see has been played to its end in this server as yet. When a table at"
    " which a deal was finished closes, its sitting stands here: who has won what, and its record"
    " as a file. `/table list` has the tables that are open."
)
"""To whoever has asked for all."""
SITTINGS: Final = "### Finished sittings"
GET_RECORD: Final = "Get the record of a sitting"
NOBODY: Final = "Nobody has played enough as yet."
NOBODY_AHEAD: Final = "Nobody has played enough of any game as yet, and won more than was lost."
NO_DEAL: Final = "You have finished no deal in this server as yet."
YOUR_GAMES: Final = "### Your games in this server"
IN_SERVER_ONLY: Final = "Ask for that in the server where it was played."
PERIODS: Final[dict[Period, str]] = {
    "all": "all time", "year": "this year", "month": "this month",
}  # fmt: skip
"""As they are chosen."""
FIGURES: Final = "7:5 is points for and against, +12 is chips"
COUNTED: Final = (
    "-# Only finished deals count, and no void ones. Points stand first for your side, then for the"
    " best of the others."
)
_MOST_NAMED: Final = 8
_LONGEST: Final = 16
"""Columns of a name in a table of honour, so that a line has room on a telephone."""
_RUN: Final = 3
"""A shorter run of deals won is not worth a word."""


def named(sittings: Iterable[Sat]) -> list[int]:
    """Whose names these sittings need."""
    people = (each for sat in sittings for each in sat.people[:_MOST_NAMED])
    return [each.user for each in people if each.user is not None]


def told(number: int, sat: Sat, title: str, deals: Deals, names: Mapping[int, str]) -> str:
    """One sitting: what, where, when, for how long, and what came of it for whom."""
    return (
        f"**{number} · {title}** in <#{sat.channel}> · {_day(sat.ended)}"
        f" · {deals.of(sat.deals)}\n{_people(sat.people, names)}"
    )


def label(number: int, sat: Sat, title: str, deals: Deals) -> str:
    """A sitting as a line of the menu of records."""
    return f"{number} · {title}, {deals.of(sat.deals)}"


def _people(people: Sequence[Tally], names: Mapping[int, str]) -> str:
    shown = [f"{_name(each, names)}{_outcome(each)}" for each in people[:_MOST_NAMED]]
    others = len(people) - len(shown)
    return listed([*shown, *([f"{others} more"] if others else [])])


def _name(tally: Tally, names: Mapping[int, str]) -> str:
    return FORGOTTEN if tally.user is None else names[tally.user]


def _outcome(tally: Tally) -> str:
    """Points for and against, and chips where there were any."""
    points = () if tally.points is None else (f"{tally.points}:{tally.against}",)
    moved = (signed(tally.chips),) if tally.chips or not points else ()
    return f" {', '.join((*points, *moved))}"


def counted(count: int) -> str:
    """How many sittings there are, and how to read them."""
    return f"-# {count:,} in all · {FIGURES}"


def turned(foot: str, page: int, count: int) -> str:
    """The same with the page, counted from 1."""
    return f"{foot} · Page {page} of {count}"


# --- tables of honour -----------------------------------------------------------------------------


def heading(title: str, period: Period) -> str:
    """The head of a table of honour."""
    match period:
        case "all":
            return f"### {title}: honours of all time"
        case "year":
            return f"### {title}: honours of this year"
        case "month":
            return f"### {title}: honours of this month"


def heading_of_all(period: Period) -> str:
    """The head of the list of all games."""
    match period:
        case "all":
            return "### Honours of all time"
        case "year":
            return "### Honours of this year"
        case "month":
            return "### Honours of this month"


def columns(deals: Deals, honours: Sequence[Honour], names: Mapping[int, str]) -> str:
    """A table of honour, its columns under one another."""
    what = "chips" if honours[0].tally.points is None else "ahead"
    rows = [("", "", deals.column, "won", what), *(_row(each, names) for each in honours)]
    widths = [max(map(_width, column)) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join(
            _padded(cell, width, left=index == 1)
            for index, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]
    return "```\n" + "\n".join(each.rstrip() for each in lines) + "\n```"


def _row(honour: Honour, names: Mapping[int, str]) -> tuple[str, ...]:
    tally = honour.tally
    name = plain(names[honour.user]).replace("`", "'")
    return (
        f"{honour.rank}",
        _fitted(name),
        f"{tally.deals:,}",
        f"{tally.won:,}",
        signed(tally.ahead),
    )


def _fitted(name: str) -> str:
    """A name in so many columns, with an ellipsis for the rest of it."""
    while _width(name) > _LONGEST:
        name = name.removesuffix("…")[:-1] + "…"
    return name


def _padded(cell: str, width: int, *, left: bool) -> str:
    blank = " " * (width - _width(cell))
    return cell + blank if left else blank + cell


def _width(text: str) -> int:
    """How many columns a text takes where all letters are equally wide."""
    return sum(_width_of(each) for each in text)


def _width_of(letter: str) -> int:
    if unicodedata.category(letter) in ("Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def terms(deals: Deals, period: Period, honours: Sequence[Honour], own: Tally | None) -> str:
    """Whom such a table lists, and where whoever asks stands."""
    rule, least = _listed(deals, period), LEAST[period]
    for each in honours:
        if own is not None and each.tally == own:
            return sentences(rule, f"You are number {each.rank:,} of {len(honours):,}.")
    played = 0 if own is None else own.deals
    return sentences(rule, f"You have {deals.of(played)}, and {least - played} to go.")


def _listed(deals: Deals, period: Period) -> str:
    least = deals.of(LEAST[period])
    match period:
        case "all":
            return f"-# Listed: whoever has played {least} or more."
        case "year":
            return f"-# Listed: whoever has played {least} or more this year."
        case "month":
            return f"-# Listed: whoever has played {least} or more this month."


def terms_of_all(period: Period) -> str:
    """Whom the list of all games names, and where there is more."""
    return sentences(_named_first(period), "`/table honours` with a game has the others.")


def _named_first(period: Period) -> str:
    least = some(LEAST[period], "deal")
    match period:
        case "all":
            return f"-# At each game: who stands first of those with {least} or more."
        case "year":
            return f"-# At each game: who stands first of those with {least} or more this year."
        case "month":
            return f"-# At each game: who stands first of those with {least} or more this month."


def first(honour: Honour, title: str, deals: Deals, names: Mapping[int, str]) -> str:
    """Who stands first at a game, in a line."""
    tally = honour.tally
    return (
        f"**{title}** · {names[honour.user]}, {_ahead(tally, tally.ahead)}"
        f" in {deals.of(tally.deals)}"
    )


def _ahead(tally: Tally, by: int) -> str:
    return _signed(by, "chip" if tally.points is None else "point")


def _signed(amount: int, thing: str) -> str:
    """So many more or fewer of a thing: `+12 chips`, `−1 point`."""
    return f"{signed(amount)} {thing}{'' if abs(amount) == 1 else 's'}"


# --- somebody's own record ------------------------------------------------------------------------


def record(own: Record, title: str, deals: Deals) -> str:
    """What somebody has done at one game."""
    tally = own.tally
    parts = [*_scored(own), *_best(own)]
    if own.running >= _RUN:
        parts.append(deals.won_running.format(number=own.running))
    return (
        f"**{title}** · {some(own.sittings, 'sitting')}, {deals.of(tally.deals)},"
        f" {tally.won:,} won\n{' · '.join(parts)}"
    )


def _scored(own: Record) -> list[str]:
    tally, parts = own.tally, list[str]()
    if tally.points is not None:
        parts.append(f"{some(tally.points, 'point')} to {tally.against:,}")
    if own.gained or own.lost:
        won = f"{own.gained:,} won, {own.lost:,} lost"
        parts.append(f"{_signed(tally.chips, 'chip')} ({won})")
    return parts or ["no chip has changed hands"]


def _best(own: Record) -> list[str]:
    if own.best is None:
        return []
    return [f"best evening {_day(own.best.at)}, {_ahead(own.tally, own.best.ahead)}"]


def _day(moment: Milliseconds) -> str:
    """A day as Discord names it to each reader."""
    return f"<t:{moment // 1_000}:D>"
