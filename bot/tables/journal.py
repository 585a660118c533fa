"""The journal of a table played again, to write a record of it or to check the books."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias, cast

from bot.games import AnyRules, games
from bot.rules.chance import Chance, read_chance, write_chance
from bot.rules.codec import UnreadableError, decode
from bot.rules.game import Company
from bot.rules.offers import Refused
from bot.rules.sitting import Sitting, begin, move
from bot.tables.between import comings_between, leads
from bot.tables.fairness import commitment
from bot.tables.ports import DealRow, MoveRow
from bot.tables.record import read_move
from bot.tables.replay import AnySitting
from bot.tables.scores import Ended, scores
from bot.tables.state import Charter

Journalled: TypeAlias = tuple[DealRow, tuple[MoveRow, ...]]
"""A deal and its moves, as the books give them back."""

Finished: TypeAlias = tuple[DealRow, AnySitting]
"""How a deal began, and the sitting as it leaves it."""


class BrokenJournalError(Exception):
    """A journal that cannot be played again; the text says where, and names no card."""


def rules_of(charter: Charter) -> AnyRules:
    """The rules of a table. Raises `BrokenJournalError` for rules that are not there."""
    kind = games().get(charter.game)
    if kind is None or kind.version != charter.version:
        raise BrokenJournalError(f"there are no rules {charter.game} {charter.version}")
    try:
        return decode(kind, charter.options)
    except UnreadableError as error:
        raise BrokenJournalError(f"options: {error}") from None


def after_deal(rules: AnyRules, row: DealRow, moves: Sequence[MoveRow]) -> AnySitting:
    """The sitting as a deal leaves it, before anybody comes. Raises `BrokenJournalError`."""
    where = f"deal {row.deal}"
    try:
        sitting = begin(_before(rules, row)).sitting
        for each in moves:
            where = f"deal {row.deal}, move {each.ordinal}"
            place, action = read_move(rules, json.loads(each.move), rules.sizes[-1])
            sitting = move(sitting, place, action).sitting
    except Refused:
        raise BrokenJournalError(f"{where}: the rules refuse it") from None
    except ValueError:
        raise BrokenJournalError(f"{where}: it cannot be read") from None
    return sitting


def ended_deal(charter: Charter, row: DealRow, moves: Sequence[MoveRow]) -> Ended:
    """A finished deal with its scores; without any if it cannot be played again."""
    try:
        rules = rules_of(charter)
        after = after_deal(rules, row, moves)
    except BrokenJournalError:
        return Ended(row.deal, len(row.stacks), ())
    return Ended(row.deal, rules.sizes[-1], scores(_before(rules, row), after))


def _before(rules: AnyRules, row: DealRow) -> AnySitting:
    """The sitting before a deal. Raises `ValueError` for a carry that cannot be read."""
    carry = rules.carried(json.loads(row.carry))
    return Sitting(rules, Company(row.stacks, rules.sizes[-1]), carry)


def check_journal(
    charter: Charter, deals: Sequence[Journalled], comings: Sequence[str]
) -> list[str]:
    """What is wrong in the journal of a table, in words; nothing when it can be played again."""
    try:
        rules = rules_of(charter)
    except BrokenJournalError as error:
        return [str(error)]
    findings: list[str] = []
    before: Finished | None = None
    for row, moves in deals:
        findings += _out_of_order(row, moves) + _unsealed(row, moves)
        findings += [] if before is None else _unconnected(*before, row, comings)
        try:
            before = row, after_deal(rules, row, moves)
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
    """Every seal must be that of its chance."""
    return [
        f"deal {row.deal}, move {each.ordinal}: it is not what was sealed"
        for each in moves
        if each.commitment is not None and not _opens(each)
    ]


def _opens(row: MoveRow) -> bool:
    chance = _chance(row)
    return chance is not None and (
        commitment(row.secret or "", write_chance(chance)) == row.commitment
    )


def _chance(row: MoveRow) -> Chance | None:
    try:
        return read_chance(cast("dict[str, object]", json.loads(row.move)))
    except (ValueError, AttributeError):
        return None


def _unconnected(
    last: DealRow, before: AnySitting, row: DealRow, comings: Sequence[str]
) -> list[str]:
    """What is wrong between two deals; void ones may lie between them."""
    if before.playing:
        return [f"deal {row.deal}: the deal before is not finished"]
    if before.over:
        return [f"deal {row.deal}: the match was over"]
    if row.deal > last.deal + 1:
        before = replace(before, carry=before.rules.voided(before.carry))
    try:
        between = comings_between(last, row, comings)
        if between is None or leads(before, between, row):
            return []
    except ValueError:
        return []  # A carry that cannot be read is a finding of the deal itself.
    return [f"deal {row.deal}: it does not take on what the deal before left"]
