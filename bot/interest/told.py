"""Counts and rounds in words, as the pictures of them show them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.interest.counts import Counts, GameCount
from bot.interest.planning import PlannedTable
from bot.interest.programme import BY_NAME


def counts_told(title: str, counts: Counts) -> str:
    """The counts of an evening, a line a game: what its picture says to those who cannot see it."""
    people = "1 person" if counts.people == 1 else f"{counts.people:,} people"
    return "\n".join((f"{title}: {people}.", *map(_count_told, counts.games)))


def round_told(
    title: str, tables: Sequence[tuple[int, PlannedTable]], names: Mapping[int, str]
) -> str:
    """Tables of a round with their numbers, a line a table; `names` is by user."""
    lines = [_table_told(number, table, names) for number, table in tables]
    return "\n".join((f"{title}.", *(lines or ["Nobody plays in this round."])))


def _table_told(number: int, table: PlannedTable, names: Mapping[int, str]) -> str:
    title, guests = BY_NAME[table.game].title, ", ".join(_guests(table, names))
    if table.staff is None:
        return f"{number}. {title}: {guests}."
    return f"{number}. {title} with {table.staff}: {guests}."


def _count_told(game: GameCount) -> str:
    said = f"{BY_NAME[game.game].title}: {game.interested:,}"
    if not game.interested:
        return f"{said}."
    return f"{said}, of whom {game.teachers:,} could teach, {game.newcomers:,} new to it."


def _guests(table: PlannedTable, names: Mapping[int, str]) -> Iterator[str]:
    for user in table.guests:
        yield f"{names[user]} (could teach)" if user == table.teacher else names[user]
