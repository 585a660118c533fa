"""The guests of a game and round parted among its tables, and the staff sent to the tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from bot.interest.planning.values import Helper, PlannedTable, Wish, unaided
from bot.interest.programme import Programme
from bot.interest.values import EXPERIENCES


def parted(game: Programme, guests: Sequence[Wish], tables: int) -> list[PlannedTable]:
    """Guests at so many tables of a game; as yet without staff, and few of them unaided."""
    newcomers = frozenset(each.user for each in guests if each.experience == "new")

    def in_want(dealt: list[PlannedTable]) -> int:
        return sum(unaided(table, newcomers) for table in dealt)

    ways = ([*_dealt(game, guests, sizes)] for sizes in _sizes(game, len(guests), tables))
    return min(ways, key=in_want)


def staffed(
    tables: Sequence[PlannedTable],
    staff: Sequence[Helper],
    needy: frozenset[str],
    newcomers: frozenset[int],
) -> tuple[PlannedTable, ...]:
    """The tables of a round with their staff: first for games that need it, then for newcomers."""
    needing = [place for place, table in enumerate(tables) if table.game in needy]
    wanting = [
        place
        for place, table in enumerate(tables)
        if table.game not in needy and unaided(table, newcomers)
    ]
    sent: dict[int, int] = {}
    for place in (*needing, *wanting):
        _send(place, tables, staff, sent, set())
    names = {place: staff[helper].name for helper, place in sent.items()}
    return tuple(replace(table, staff=names.get(place)) for place, table in enumerate(tables))


def _sizes(game: Programme, guests: int, tables: int) -> Iterator[list[int]]:
    """How large the tables are: all alike, or the first of them as full as can be."""
    yield [guests // tables + (table < guests % tables) for table in range(tables)]
    spare = guests - game.least * tables
    room = game.most - game.least
    yield [game.least + max(0, min(room, spare - room * table)) for table in range(tables)]


def _dealt(game: Programme, guests: Sequence[Wish], sizes: list[int]) -> Iterator[PlannedTable]:
    """One teacher to a table; where there is none half the table is no longer new to the game.

    Newcomers are seated beside teachers first.
    """
    known = {rank: [each for each in guests if each.experience == rank] for rank in EXPERIENCES}
    teachers, others = known["teach"], known["played"]
    tables = [teachers[table : table + 1] for table in range(len(sizes))]
    others += teachers[len(sizes) :]
    for table, size in sorted(zip(tables, sizes, strict=True), key=lambda each: each[1]):
        if not table:
            half = (size + 1) // 2
            table += others[:half]
            del others[:half]
    queue = iter([*known["new"], *others])
    for table, size in zip(tables, sizes, strict=True):
        table += islice(queue, size - len(table))
        yield _laid(game, table)


def _laid(game: Programme, guests: Sequence[Wish]) -> PlannedTable:
    users = tuple(sorted(each.user for each in guests))
    teachers = (each.user for each in guests if each.experience == "teach")
    learning = any(each.experience == "new" for each in guests)
    return PlannedTable(game.name, users, None, next(teachers, None) if learning else None)


def _send(
    place: int,
    tables: Sequence[PlannedTable],
    staff: Sequence[Helper],
    sent: dict[int, int],
    asked: set[int],
) -> bool:
    """Whether one of the staff goes to a table; others change tables for it, and none loses his."""
    for helper, each in enumerate(staff):
        if tables[place].game in each.games and helper not in asked:
            asked.add(helper)
            if helper not in sent or _send(sent[helper], tables, staff, sent, asked):
                sent[helper] = place
                return True
    return False
