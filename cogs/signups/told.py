"""Counts and rounds in words, as the pictures of them show them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from bot.chat.words.interest import people
from bot.interest.counts import Counts, GameCount
from bot.interest.planning import PlannedTable
from bot.interest.programme import PROGRAMME

TITLES: Final[Mapping[str, str]] = MappingProxyType({each.name: each.title for each in PROGRAMME})
"""What the games of the programme are called."""

NOBODY_PLAYS: Final = "Nobody plays in this round."


def counts_told(title: str, counts: Counts) -> str:
    """The counts of an evening, a line a game: what its picture says to those who cannot see it."""
    return "\n".join((f"{title}: {people(counts.people)}.", *map(_count_told, counts.games)))


def round_told(
    title: str, tables: Sequence[tuple[int, PlannedTable]], names: Mapping[int, str]
) -> str:
    """Tables of a round with their numbers, a line a table; `names` is by user."""
    lines = [_table_told(number, table, names) for number, table in tables]
    return "\n".join((f"{title}.", *(lines or [NOBODY_PLAYS])))


def _table_told(number: int, table: PlannedTable, names: Mapping[int, str]) -> str:
    head, guests = heading(number, table.game), ", ".join(_guests(table, names))
    if table.staff is None:
        return f"{head}: {guests}."
    return f"{head} with {table.staff}: {guests}."


def heading(number: int, game: str) -> str:
    """A table by its number in the round, and its game."""
    return f"{number}. {TITLES[game]}"


def _count_told(game: GameCount) -> str:
    said = f"{TITLES[game.game]}: {game.interested:,}"
    if not game.interested:
        return f"{said}."
    return f"{said}, of whom {game.teachers:,} could teach, {game.newcomers:,} new to it."


def _guests(table: PlannedTable, names: Mapping[int, str]) -> Iterator[str]:
    for user in table.guests:
        yield f"{names[user]} (could teach)" if user == table.teacher else names[user]
