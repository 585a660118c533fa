"""The record of a sitting: its parts as values, and how a move is written and read."""

from __future__ import annotations

import reprlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, cast

from bot.games import AnyRules
from bot.rules.chance import Chance, Drawn, Rolled, Shuffled, read_chance, write_chance
from bot.rules.codec import Json, UnreadableError, decode, encode, word
from bot.rules.game import C, Company, H, Rules, T, V
from bot.rules.offers import Action, Refused
from bot.rules.turns import Close, Seat
from bot.tables.company import Change
from bot.tables.fairness import Proof


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal of a record: who comes and goes before it, and its moves as they are written.

    A move is read when it is played, since what is wrong in it is refused and not unreadable.
    """

    company: tuple[Change, ...]
    moves: tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A sitting as it was written down; its first deal can begin."""

    rules: AnyRules
    company: Company
    carry: object
    deals: tuple[Deal, ...]
    stopped: bool
    proofs: tuple[Proof, ...]


def write_carry(carry: object) -> dict[str, Json]:
    """What stands from before, as the `carry` of a record: without what is not settled."""
    written = cast("dict[str, Json]", encode(carry))
    return {name: value for name, value in written.items() if value is not None}


def write_action(action: Action) -> dict[str, Json]:
    """What somebody does, as a record writes it: without a parameter that says nothing."""
    params = cast("dict[str, Json]", encode(action))
    given = {name: value for name, value in params.items() if value is not None}
    return {"do": word(type(action)), **given}


HOUSE: Final = "house"
"""The pool of a house that plays itself, in every book that has one."""


def standing(carry: object) -> Mapping[str, int]:
    """The pools that stand over from deal to deal, by the keys of all books."""
    written = cast("dict[str, object]", write_carry(carry))
    pools = cast("dict[str, int]", written.get("pools", {}))
    house = {HOUSE: cast("int", written[HOUSE])} if HOUSE in written else {}
    return {**pools, **house}


def write_move(
    place: Seat | None, action: Action | Chance, seats: int, *, absent: bool = False
) -> dict[str, Json]:
    """A move as a record writes it; `read_move` reads it back.

    `place` is `None` for chance and for `Close`. Places from `seats` on are the gallery.
    `absent` marks what the clock played for somebody.
    """
    if isinstance(action, Shuffled | Rolled | Drawn):
        return write_chance(action)
    if place is None:
        return {"clock": "close"}
    row, index = ("seat", place) if place < seats else ("gallery", place - seats)
    mark: dict[str, Json] = {"absent": True} if absent else {}
    return {row: index, **write_action(action), **mark}


def read_move(
    rules: Rules[T, H, V, C], move: object, seats: int
) -> tuple[Seat | None, Action | Chance]:
    """Who does what by a move of a record: the place, and the action.

    Raises `Refused` for whatever is wrong in the move itself.
    """
    try:
        return _read(rules.actions, move, seats)
    except UnreadableError as error:
        raise Refused(f"This is no move: {error}.") from None


def _read(
    actions: tuple[type[Action], ...], move: object, seats: int
) -> tuple[Seat | None, Action | Chance]:
    if not isinstance(move, dict):
        raise UnreadableError(f"{reprlib.repr(move)} is no object")
    given = cast("dict[str, object]", move)
    if "do" in given:
        return _read_action(actions, dict(given), seats)
    if "clock" in given:
        if given != {"clock": "close"}:
            raise UnreadableError("the clock can only close")
        return None, Close()
    return None, read_chance(given)


def _read_action(
    actions: tuple[type[Action], ...], given: dict[str, object], seats: int
) -> tuple[Seat, Action]:
    do = given.pop("do")
    kind = _by_word(actions).get(do) if isinstance(do, str) else None
    if kind is None:
        raise UnreadableError(f"do: {reprlib.repr(do)} is unknown")
    if type(given.pop("absent", False)) is not bool:
        raise UnreadableError("absent: it is either true or false")
    place = _read_place(given, seats)
    if None in given.values():
        raise UnreadableError("null says nothing")
    return place, decode(kind, given)


def _read_place(given: dict[str, object], seats: int) -> Seat:
    """Takes the place out of a move."""
    row = "gallery" if "gallery" in given else "seat"
    index = given.pop(row, None)
    if type(index) is not int or index < 0 or (row == "seat" and index >= seats):
        raise UnreadableError(f"{row}: {reprlib.repr(index)} is not there")
    return index if row == "seat" else seats + index


@cache
def _by_word(actions: tuple[type[Action], ...]) -> Mapping[str, type[Action]]:
    return {word(kind): kind for kind in actions}
