"""Writing a record: the finished deals of a table, for its players to take away.

A table has a place for everybody whom the game seats, and some may be empty when its first deal
begins. A record has no empty seats in its head, so such a place is written as a nameless guest
without chips who leaves before the first deal; the rules then find the very company that they
found at the table.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import pairwise, zip_longest
from typing import TypeAlias

from bot.rules.codec import Json
from bot.rules.offers import Refused
from bot.rules.sitting import ended
from bot.tables.between import comings_between, leads
from bot.tables.company import Leaves, write_change
from bot.tables.journal import Journalled, after_deal, rules_of
from bot.tables.ports import DealRow, MoveRow
from bot.tables.record import write_carry
from bot.tables.refusals import UNFINISHED, UNTOLD
from bot.tables.replay import AnySitting
from bot.tables.state import Charter, Phase, State

Played: TypeAlias = tuple[DealRow, tuple[MoveRow, ...], AnySitting]
"""A deal, its moves, and the sitting as it leaves it."""


def write_record(
    charter: Charter, state: State, deals: Sequence[Journalled], comings: Sequence[str]
) -> dict[str, object]:
    """The record of a table's deals, which must be all that are not void, in order.

    `comings` are the entries of `company` between them, those included that come before void ones.

    A deal under way is left out with its secret, and so are finished ones from which one could
    tell how the cards lie that are dealt next. Raises `Refused` when nothing is left, and
    `BrokenJournalError` for a journal that cannot be played again.
    """
    rules = rules_of(charter)
    played = [(row, moves, after_deal(rules, row, moves)) for row, moves in deals]
    closed = state.phase is Phase.CLOSED
    finished, changes = _in_one(_told(played, closed=closed), comings)
    if not finished:
        raise Refused(UNTOLD if any(not each.playing for _, _, each in played) else UNFINISHED)
    rows = [row for row, _, _ in finished]
    seats, places = rules.sizes[-1], max(len(row.stacks) for row in rows)
    written: list[Json] = []
    companies = (_nameless(rows[0], places, seats), *changes)
    for (_, moves, _), company in zip(finished, companies, strict=True):
        came: dict[str, Json] = {"company": company} if company else {}
        written.append({**came, "moves": [json.loads(each.move) for each in moves]})
    return {
        **_head(charter, _guests(rows[0], places), seats),
        "carry": write_carry(rules.carried(json.loads(rows[0].carry))),
        "deals": written,
        "stopped": closed and not ended(finished[-1][2]).sitting.over,
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


def _in_one(
    finished: Sequence[Played], comings: Sequence[str]
) -> tuple[Sequence[Played], list[list[Json]]]:
    """The latest deals that follow one another, and who came and went between each two of them.

    After a void one a pack may lie otherwise than a record could tell, and what went on between
    deals of old nobody wrote. Where a match had ended, had nobody come to go on, a new one begins.
    """
    first, changes = 0, list[list[Json]]()
    for number, ((last, _, before), (row, _, _)) in enumerate(pairwise(finished), 1):
        between = comings_between(last, row, comings) or ()
        if before.fault is None and leads(before, between, row):
            changes.append([json.loads(entry) for entry in between])
        else:
            first, changes = number, []
    return finished[first:], changes


def _guests(row: DealRow, places: int) -> list[Json]:
    """Who is there when the first deal begins, with nameless guests in the empty places."""
    # Who has come and gone in mid-deal has left a place without a name and without chips.
    # A player without a name has asked to be forgotten.
    there = zip_longest(row.names[:places], row.stacks, range(places))
    return [
        {"name": name or ("" if stack is None else "somebody"), "chips": stack or 0}
        for name, stack, _ in there
    ]


def _nameless(row: DealRow, places: int, seats: int) -> list[Json]:
    """Whoever is written into an empty place leaves it before the first deal."""
    stacks = (*row.stacks, *(None,) * (places - len(row.stacks)))
    empty = [place for place, stack in enumerate(stacks) if stack is None]
    return [write_change(place, Leaves(leaves=True), seats) for place in empty]


def _head(charter: Charter, guests: list[Json], seats: int) -> dict[str, Json]:
    gallery: dict[str, Json] = {"gallery": guests[seats:]} if len(guests) > seats else {}
    return {
        "record": 1,
        "game": charter.game,
        "rules": charter.version,
        "options": dict(charter.options),
        "seats": guests[:seats],
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
