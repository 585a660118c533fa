"""What went on between two deals, read off the journal."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

from bot.rules.offers import Refused
from bot.tables.company import changed, read_change
from bot.tables.ports import DealRow
from bot.tables.record import write_carry
from bot.tables.replay import AnySitting


def comings_between(last: DealRow, row: DealRow, comings: Sequence[str]) -> Sequence[str] | None:
    """The entries of `company` between two deals (JSON); `None` where nobody wrote them.

    `comings` are all of the table. Void deals may lie between the two.
    """
    if last.comings is None or row.comings is None:
        return None
    return comings[last.comings : row.comings]


def leads(before: AnySitting, between: Sequence[str], row: DealRow) -> bool:
    """Whether a finished deal and these entries of `company` lead to a deal that begins as `row`.

    Raises `ValueError` for a carry that cannot be read.
    """
    carry = before.rules.carried(json.loads(row.carry))
    try:
        entries = [read_change(json.loads(each)) for each in between]
        reached = changed(_grown(before, row), entries)
    except (Refused, ValueError):
        return False
    return reached.company.stacks == row.stacks and _is_same(reached.carry, carry)


def _grown(sitting: AnySitting, row: DealRow) -> AnySitting:
    """The sitting with as many places as the later deal has: the gallery grows as it must."""
    stacks = sitting.company.stacks
    grown = (*stacks, *(None,) * (len(row.stacks) - len(stacks)))
    return replace(sitting, company=replace(sitting.company, stacks=grown))


def _is_same(one: object, other: object) -> bool:
    """Whether two deals would take on the same, though one was read from a text."""
    return json.dumps(write_carry(one), sort_keys=True) == json.dumps(
        write_carry(other), sort_keys=True
    )
