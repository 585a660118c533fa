"""What went on between two deals, found out from how one ended and the next began.

The journal keeps deals and not comings and goings. Who is there no more has left, and with whoever
leaves goes what the game holds for that guest, such as a bank. A guest may also have left and come
back: the rows of the two deals alone cannot tell, but what the later deal takes on can.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, permutations

from bot.rules.codec import Json
from bot.rules.game import Seat
from bot.rules.sitting import leave
from bot.tables.company import Roll, changed, differences, read_change
from bot.tables.ports import DealRow
from bot.tables.record import write_carry
from bot.tables.replay import AnySitting

_FEW = 4
"""So many leavers at most are tried in every order."""


def between(before: AnySitting, names: Sequence[str | None], row: DealRow) -> list[Json] | None:
    """The entries of `company` that lead from a finished deal to the next, which begins as `row`.

    `names` are those of the finished deal. `None` when nothing leads there.
    """
    carry = before.rules.carried(json.loads(row.carry))
    for places in _in_turn(_leavers(before, names, row)):
        left = before
        for place in places:
            left = leave(left, place).sitting
        if same_carry(left.carry, carry):
            return _entries(before, left, places, names, row)
    return None


def _in_turn(sets: Iterator[tuple[Seat, ...]]) -> Iterator[tuple[Seat, ...]]:
    """Leavers in every order in which they may have gone, many only from left and from right."""
    for places in sets:
        if len(places) <= _FEW:
            yield from permutations(places)
        else:
            yield from (places, places[::-1])


def _leavers(
    before: AnySitting, names: Sequence[str | None], row: DealRow
) -> Iterator[tuple[Seat, ...]]:
    """Who may have left: those who must have, then also some who would have come back.

    Only those count for whom the game holds anything: with others nothing would be different.
    """
    there = [place for place, stack in enumerate(before.company.stacks) if stack is not None]
    stay = [p for p in there if row.stacks[p] is not None and row.names[p] == names[p]]
    gone = [place for place in there if place not in stay]
    held = [place for place in stay if leave(before, place).sitting != before]
    for count in range(len(held) + 1):
        for back in combinations(held, count):
            yield tuple(sorted((*gone, *back)))


def _entries(
    before: AnySitting,
    left: AnySitting,
    places: Sequence[Seat],
    names: Sequence[str | None],
    row: DealRow,
) -> list[Json] | None:
    rules, seats = before.rules, before.company.seats
    stacks = tuple(
        None if place in places else stack for place, stack in enumerate(left.company.stacks)
    )
    entries: list[Json] = [
        {**({"seat": place} if place < seats else {"gallery": place - seats}), "leaves": True}
        for place in places
    ]
    entries += differences(
        Roll(stacks, tuple(names)), Roll(row.stacks, row.names), seats, again=rules.buys_in_again
    )
    reached = changed(_grown(before, row), [read_change(each) for each in entries])
    return entries if reached.company.stacks == row.stacks else None


def _grown(sitting: AnySitting, row: DealRow) -> AnySitting:
    """The sitting with as many places as the later deal has: the gallery grows as it must."""
    stacks = sitting.company.stacks
    grown = (*stacks, *(None,) * (len(row.stacks) - len(stacks)))
    return replace(sitting, company=replace(sitting.company, stacks=grown))


def voided(sitting: AnySitting) -> AnySitting:
    """The sitting as it stands before the deal that follows a void one."""
    return replace(sitting, carry=sitting.rules.voided(sitting.carry))


def same_carry(one: object, other: object) -> bool:
    """Whether two deals would take on the same, though one was read from a text."""
    return json.dumps(write_carry(one), sort_keys=True) == json.dumps(
        write_carry(other), sort_keys=True
    )
