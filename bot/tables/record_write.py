"""Writing a record: the finished deals of a table, for its players to take away.

A table has a place for everybody whom the game seats, and some may be empty when its first deal
begins. A record has no empty seats in its head, so such a place is written as a nameless guest
without chips who leaves before the first deal; the rules then find the very company that they
found at the table.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from bot.rules.codec import Json
from bot.rules.game import Refused
from bot.tables.company import Roll, differences
from bot.tables.journal import Journalled, after_deal, rules_of
from bot.tables.ports import DealRow
from bot.tables.record import write_carry
from bot.tables.state import Charter, Phase, State


def write_record(charter: Charter, state: State, deals: Sequence[Journalled]) -> dict[str, object]:
    """The record of a table's deals, which must be all that are not void, in order.

    A deal under way is left out with its secret. Raises `Refused` when no deal is finished, and
    `BrokenJournalError` for a journal that cannot be played again.
    """
    rules = rules_of(charter)
    sittings = [after_deal(rules, row, moves) for row, moves in deals]
    finished = [each for each in zip(deals, sittings, strict=True) if not each[1].playing]
    if not finished:
        raise Refused("No deal of this table is finished yet.")
    rows = [row for (row, _), _ in finished]
    seats = rules.most_seats
    before = _full(rows[0])
    head = _head(charter, before, seats)
    written: list[Json] = []
    for (row, moves), sitting in finished:
        after = Roll(row.stacks, row.names)
        company = differences(before, after, seats)
        changes: dict[str, Json] = {"company": company} if company else {}
        written.append({**changes, "moves": [json.loads(each.move) for each in moves]})
        before = Roll(sitting.company.stacks, row.names)
    return {
        **head,
        "carry": write_carry(rules.carried(json.loads(rows[0].carry))),
        "deals": written,
        "stopped": state.phase is Phase.CLOSED and not finished[-1][1].over,
        "fair": _proofs(rows),
    }


def _full(row: DealRow) -> Roll:
    """The company of a deal, with nameless guests in its empty places."""
    return Roll(
        tuple(stack or 0 for stack in row.stacks),
        tuple("" if name is None else name for name in row.names),
    )


def _head(charter: Charter, guests: Roll, seats: int) -> dict[str, Json]:
    written: list[Json] = [
        {"name": name, "chips": stack}
        for stack, name in zip(guests.stacks, guests.names, strict=True)
    ]
    gallery: dict[str, Json] = {"gallery": written[seats:]} if len(written) > seats else {}
    return {
        "record": 1,
        "game": charter.game,
        "rules": charter.version,
        "options": dict(charter.options),
        "seats": written[:seats],
        **gallery,
    }


def _proofs(rows: Sequence[DealRow]) -> list[Json]:
    return [
        {"deal": number, "commitment": row.commitment, "secret": row.secret}
        for number, row in enumerate(rows)
        if row.commitment is not None and row.secret is not None
    ]
