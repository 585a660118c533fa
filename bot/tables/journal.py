"""A table's journal played again: to bring a table back, and to check the books."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias, cast

from bot.games import AnyRules, games
from bot.rules.codec import UnreadableError, decode
from bot.rules.game import Company, Refused
from bot.rules.sitting import Sitting, begin, move
from bot.tables.fairness import commitment
from bot.tables.ports import DealRow, MoveRow, Saved
from bot.tables.record import read_move, write_carry
from bot.tables.replay import AnySitting
from bot.tables.state import Charter

Journalled: TypeAlias = tuple[DealRow, tuple[MoveRow, ...]]
"""A deal and its moves, as the books give them back."""


class BrokenJournalError(Exception):
    """A journal that cannot be played again; the text says where and why."""


def rules_of(charter: Charter) -> AnyRules:
    """The rules of a table. Raises `BrokenJournalError` for rules that are not there."""
    kind = games().get(charter.game)
    if kind is None or kind.version != charter.version:
        raise BrokenJournalError(f"there are no rules {charter.game} {charter.version}")
    try:
        return decode(kind, charter.options)
    except UnreadableError as error:
        raise BrokenJournalError(f"options: {error}") from None


def after_deal(rules: AnyRules, seats: int, row: DealRow, moves: Sequence[MoveRow]) -> AnySitting:
    """The sitting as a deal leaves it. Raises `BrokenJournalError`."""
    where = f"deal {row.deal}"
    try:
        carry = rules.carried(json.loads(row.carry))
        sitting = begin(Sitting(rules, Company(row.stacks, seats), carry)).sitting
        for each in moves:
            where = f"deal {row.deal}, move {each.ordinal}"
            place, action = read_move(rules, json.loads(each.move), seats)
            sitting = move(sitting, place, action).sitting
    except (Refused, ValueError) as error:
        raise BrokenJournalError(f"{where}: {error}") from None
    return sitting


def restored(rules: AnyRules, saved: Saved, seats: int) -> AnySitting:
    """The sitting of a table as it was last written. Raises `BrokenJournalError`.

    The first `seats` places are the seats. While no deal is under way the stacks are those of the
    books, since people come and go then.
    """
    if saved.deal is None:
        sitting = Sitting(rules, Company((), seats), rules.carried({}))
    else:
        sitting = after_deal(rules, seats, saved.deal, saved.moves)
    sitting = replace(sitting, deals=saved.deals)
    if sitting.playing:
        return sitting
    stacks = tuple(
        None if guest is None else saved.stacks.get(place, 0)
        for place, guest in enumerate(saved.state.guests)
    )
    return replace(sitting, company=Company(stacks, seats))


def check_journal(charter: Charter, seats: int, deals: Sequence[Journalled]) -> list[str]:
    """What is wrong in the journal of a table, in words; nothing when it can be played again."""
    try:
        rules = rules_of(charter)
    except BrokenJournalError as error:
        return [str(error)]
    findings: list[str] = []
    before: AnySitting | None = None
    for row, moves in deals:
        findings += _out_of_order(row, moves) + _unsealed(row, moves)
        findings += [] if before is None else _unconnected(before, row)
        try:
            before = after_deal(rules, seats, row, moves)
        except BrokenJournalError as error:
            findings.append(str(error))
            before = None
    return findings


def _out_of_order(row: DealRow, moves: Sequence[MoveRow]) -> list[str]:
    places = [(each.deal, each.ordinal) for each in moves]
    if places == [(row.deal, ordinal) for ordinal in range(len(moves))]:
        return []
    return [f"deal {row.deal}: its moves are not numbered from 0"]


def _unsealed(row: DealRow, moves: Sequence[MoveRow]) -> list[str]:
    """The seal must be that of the chance which opened the deal."""
    if row.commitment is None or not moves:
        return []
    try:
        chance = cast("dict[str, object]", json.loads(moves[0].move))
        if row.secret is not None and commitment(row.secret, chance) == row.commitment:
            return []
    except (ValueError, AttributeError):
        # What is no chance move is found when the deal is played.
        pass
    return [f"deal {row.deal}: it is not the one that was sealed"]


def _unconnected(before: AnySitting, row: DealRow) -> list[str]:
    if before.playing:
        return [f"deal {row.deal}: the deal before is not finished"]
    if before.over:
        return [f"deal {row.deal}: the match was over"]
    left = json.dumps(write_carry(before.carry), sort_keys=True)
    try:
        taken = write_carry(before.rules.carried(json.loads(row.carry)))
    except ValueError:
        return []
    if json.dumps(taken, sort_keys=True) != left:
        return [f"deal {row.deal}: it does not take on what the deal before left"]
    return []
