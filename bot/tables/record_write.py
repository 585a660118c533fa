"""Writing a record: the finished deals of a table, for its players to take away.

A table has a place for everybody whom the game seats, and some may be empty when its first deal
begins. A record has no empty seats in its head, so such a place is written as a nameless guest
without chips who leaves before the first deal; the rules then find the very company that they
found at the table.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

from bot.rules.codec import Json
from bot.rules.game import Refused
from bot.tables.between import between
from bot.tables.company import Roll, differences
from bot.tables.journal import Journalled, after_deal, rules_of
from bot.tables.ports import DealRow, MoveRow
from bot.tables.record import write_carry
from bot.tables.replay import AnySitting
from bot.tables.state import Charter, Phase, State

Played: TypeAlias = tuple[DealRow, tuple[MoveRow, ...], AnySitting]
"""A deal, its moves, and the sitting as it leaves it."""

UNFINISHED = "No deal of this table is finished yet."
UNTOLD = (
    "The record would show how the cards lie that are dealt next. It is given out when they are"
    " shuffled anew, or when the table is closed."
)


def write_record(charter: Charter, state: State, deals: Sequence[Journalled]) -> dict[str, object]:
    """The record of a table's deals, which must be all that are not void, in order.

    A deal under way is left out with its secret, and so are finished ones from which one could
    tell how the cards lie that are dealt next. Raises `Refused` when nothing is left, and
    `BrokenJournalError` for a journal that cannot be played again.
    """
    rules = rules_of(charter)
    played = [(row, moves, after_deal(rules, row, moves)) for row, moves in deals]
    closed = state.phase is Phase.CLOSED
    finished, changes = _in_one(_told(played, closed=closed))
    if not finished:
        raise Refused(UNTOLD if any(not each.playing for _, _, each in played) else UNFINISHED)
    rows = [row for row, _, _ in finished]
    seats = rules.most_seats
    there = _grown(rows)
    guests = _full(there)
    first = differences(guests, there, seats, again=rules.buys_in_again)
    written: list[Json] = []
    for (_, moves, _), company in zip(finished, (first, *changes), strict=True):
        came: dict[str, Json] = {"company": company} if company else {}
        written.append({**came, "moves": [json.loads(each.move) for each in moves]})
    return {
        **_head(charter, guests, seats),
        "carry": write_carry(rules.carried(json.loads(rows[0].carry))),
        "deals": written,
        "stopped": closed and not finished[-1][2].over,
        "fair": _proofs([moves for _, moves, _ in finished]),
    }


def _told(played: Sequence[Played], *, closed: bool) -> list[Played]:
    """The finished deals that may be told: none that shows how a pack lies which is still dealt
    from. Whatever came before a shuffle is spent."""
    finished = [each for each in played if not each[2].playing]
    if closed:
        return finished
    number = len(played)
    while number and (played[number - 1][2].playing or played[number - 1][2].secret):
        number -= 1
        if any(map(_is_shuffle, played[number][1])):
            break
    return finished[:number]


def _is_shuffle(row: MoveRow) -> bool:
    return json.loads(row.move).get("chance") == "shuffled"


def _in_one(finished: Sequence[Played]) -> tuple[Sequence[Played], list[list[Json]]]:
    """The latest deals that follow one another, and who came and went between each two of them.

    After a void one a pack may lie otherwise than a record could tell.
    """
    first, changes = 0, list[list[Json]]()
    for number, ((last, _, before), (row, _, _)) in enumerate(pairwise(finished), 1):
        entries = between(before, last.names, row)
        if entries is None:
            first, changes = number, []
        else:
            changes.append(entries)
    return finished[first:], changes


def _grown(rows: Sequence[DealRow]) -> Roll:
    """The company of the first deal, with all the places that the gallery ever has."""
    first, places = rows[0], max(len(row.stacks) for row in rows)
    more = (None,) * (places - len(first.stacks))
    return Roll(first.stacks + more, first.names + more)


def _full(company: Roll) -> Roll:
    """A company with nameless guests in its empty places."""
    return Roll(
        tuple(stack or 0 for stack in company.stacks),
        tuple("" if name is None else name for name in company.names),
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


def _proofs(deals: Sequence[Sequence[MoveRow]]) -> list[Json]:
    """The seals of all deals; the one of a first chance needs no word of its place."""
    found: list[Json] = []
    for deal, moves in enumerate(deals):
        for row in moves:
            if row.commitment is not None:
                place: dict[str, Json] = {"move": row.ordinal} if row.ordinal else {}
                secret: dict[str, Json] = {"commitment": row.commitment, "secret": row.secret}
                found.append({"deal": deal, **place, **secret})
    return found
