"""Who comes and goes between two deals, as a record writes it.

`{"seat": 2, "name": "C", "chips": 40}` sits down, `{"seat": 1, "leaves": true}` goes with the
whole stack, `{"seat": 2, "adds": 20}` buys in again. Onlookers do the same with `gallery` in
place of `seat`. All counts in its order; but who is written to sit down where somebody only leaves
further on finds the place empty.
"""

from __future__ import annotations

import reprlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Literal, TypeAlias, cast

from bot.rules.codec import MOST, Between, Json, UnreadableError, decode, encode
from bot.rules.game import C, Company, H, Rules, T, V
from bot.rules.offers import Refused
from bot.rules.sitting import Sitting, leave
from bot.rules.turns import Seat
from bot.tables.refusals import BOUGHT_IN_ONCE

Row: TypeAlias = Literal["seat", "gallery"]


@dataclass(frozen=True, slots=True)
class SitsDown:
    """Somebody takes an empty place with so many chips."""

    name: str
    chips: Annotated[int, Between(0, MOST)]


@dataclass(frozen=True, slots=True)
class Leaves:
    """Somebody gives up a place, and takes the stack along."""

    leaves: Literal[True]


@dataclass(frozen=True, slots=True)
class BuysIn:
    """Somebody stays and puts chips to the stack."""

    adds: Annotated[int, Between(1, MOST)]


@dataclass(frozen=True, slots=True)
class Change:
    """What happens at one place: the seat or spot in the gallery `index`, each from 0."""

    row: Row
    index: int
    what: SitsDown | Leaves | BuysIn


def read_change(data: object) -> Change:
    """An entry of `company`. Raises `UnreadableError`."""
    if not isinstance(data, dict):
        raise UnreadableError(f"{reprlib.repr(data)} is no object")
    given = dict(cast("dict[str, object]", data))
    row: Row = "gallery" if "gallery" in given else "seat"
    index = given.pop(row, None)
    if type(index) is not int:
        raise UnreadableError(f"{row}: {reprlib.repr(index)} is no place")
    kind = Leaves if "leaves" in given else BuysIn if "adds" in given else SitsDown
    return Change(row, index, decode(kind, given))


def write_change(place: Seat, what: SitsDown | Leaves | BuysIn, seats: int) -> dict[str, Json]:
    """An entry of `company`, which `read_change` reads back.

    Places from `seats` on are the gallery.
    """
    row, index = ("seat", place) if place < seats else ("gallery", place - seats)
    return {row: index, **cast("dict[str, Json]", encode(what))}


def changed(sitting: Sitting[T, H, V, C], changes: Sequence[Change]) -> Sitting[T, H, V, C]:
    """The sitting after these changes. Raises `Refused` for one that cannot be."""
    waiting = list(changes)
    while waiting:
        change = _first(sitting.company, waiting)
        waiting.remove(change)
        sitting = _changed(sitting, change)
    return sitting


def _first(company: Company, waiting: Sequence[Change]) -> Change:
    """The next change in order; one that makes room for it goes before it."""
    change = waiting[0]
    if isinstance(change.what, SitsDown) and _is_taken(company, change):
        leaves = replace(change, what=Leaves(leaves=True))
        return leaves if leaves in waiting else change
    return change


def _is_taken(company: Company, change: Change) -> bool:
    seats, gallery = company.stacks[: company.seats], company.stacks[company.seats :]
    row = seats if change.row == "seat" else gallery
    return 0 <= change.index < len(row) and row[change.index] is not None


def _changed(sitting: Sitting[T, H, V, C], change: Change) -> Sitting[T, H, V, C]:
    company = _company(sitting.rules, sitting.company, change)
    if isinstance(change.what, Leaves):
        place = change.index + (sitting.company.seats if change.row == "gallery" else 0)
        sitting = leave(sitting, place).sitting
        company = _company(sitting.rules, sitting.company, change)
    return replace(sitting, company=company)


def _company(rules: Rules[T, H, V, C], company: Company, change: Change) -> Company:
    if isinstance(change.what, BuysIn) and not rules.buys_in_again:
        raise Refused(BOUGHT_IN_ONCE)
    seats, gallery = company.stacks[: company.seats], company.stacks[company.seats :]
    if change.row == "seat":
        seats = _placed(seats, change, rules.sizes[-1])
    else:
        gallery = _placed(gallery, change, len(gallery) + 1)
    return replace(company, stacks=seats + gallery, seats=len(seats))


def _placed(stacks: tuple[int | None, ...], change: Change, most: int) -> tuple[int | None, ...]:
    """The row after a change at one place; it grows for one who sits down beyond its end."""
    if not 0 <= change.index < most:
        raise Refused("There is no such place.")
    places = list(stacks) + [None] * (change.index + 1 - len(stacks))
    places[change.index] = _stack(places[change.index], change.what)
    return tuple(places)


def _stack(stack: int | None, what: SitsDown | Leaves | BuysIn) -> int | None:
    match what, stack:
        case SitsDown(chips=chips), None:
            return chips
        case SitsDown(), _:
            raise Refused("The place is taken.")
        case _, None:
            raise Refused("The place is empty.")
        case Leaves(), _:
            return None
        case BuysIn(adds=chips), _:
            return stack + chips
