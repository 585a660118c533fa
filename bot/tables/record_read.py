"""Reading a record: whatever is wrong in its head or in the shape of the whole makes it none."""

from __future__ import annotations

import json
import math
import reprlib
from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Annotated, Literal, NoReturn, cast

from bot.games import AnyRules, games
from bot.rules.codec import MOST, Between, UnreadableError, decode
from bot.rules.game import Company
from bot.rules.offers import Refused
from bot.rules.sitting import Sitting
from bot.tables.company import changed, read_change
from bot.tables.fairness import Proof
from bot.tables.record import Deal, Record

_MOST_DIGITS = 4_000
"""Python refuses to convert longer numbers."""


@dataclass(frozen=True, slots=True)
class _Guest:
    name: str
    chips: Annotated[int, Between(0, MOST)]


@dataclass(frozen=True, slots=True)
class _Deal:
    moves: tuple[object, ...]
    company: tuple[object, ...] = ()


@dataclass(frozen=True, slots=True)
class _Whole:
    """The shape of a record; what only the rules can judge is left as it is written."""

    record: Literal[1]
    game: str
    options: object
    seats: tuple[_Guest, ...]
    deals: tuple[_Deal, ...]
    rules: int | None = None
    gallery: tuple[_Guest, ...] = ()
    carry: object = field(default_factory=dict[str, object])
    stopped: bool = False
    fair: tuple[Proof, ...] = ()


def read_record(text: bytes) -> Record:
    """The record that `text` holds. Raises `UnreadableError` with where and what is wrong."""
    whole = decode(_Whole, _json(text))
    rules = _rules(whole)
    company = _company(rules, whole)
    with _within("carry"):
        _check_object(whole.carry)
        carry = rules.carried(_without_null(whole.carry))
    deals = tuple(_deal(number, deal) for number, deal in enumerate(whole.deals))
    _check_first_deal(rules, company, carry, deals)
    _check_proofs(whole)
    return Record(rules, company, carry, deals, whole.stopped, whole.fair)


@contextmanager
def _within(where: str) -> Generator[None]:
    """Says where an error was found."""
    try:
        yield
    except UnreadableError as error:
        raise UnreadableError(f"{where}: {error}") from None


def _json(text: bytes) -> object:
    try:
        data: object = json.loads(
            text.decode(),
            object_pairs_hook=_object,
            parse_int=_whole_number,
            parse_constant=_no_number,
        )
    except UnicodeDecodeError as error:
        raise UnreadableError(f"byte {error.start}: this is not UTF-8") from None
    except json.JSONDecodeError as error:
        raise UnreadableError(f"line {error.lineno}: this is not JSON: {error.msg}") from None
    except RecursionError:
        raise UnreadableError("the whole: too many brackets in brackets") from None
    return _without_null(data)


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        ((twice, _),) = Counter(key for key, _ in pairs).most_common(1)
        raise UnreadableError(f"{reprlib.repr(twice)}: this key stands twice in an object")
    return found


def _whole_number(digits: str) -> int | float:
    """What is too long for a number is read as infinite, and refused where it stands."""
    return int(digits) if len(digits) <= _MOST_DIGITS else math.inf


def _no_number(name: str) -> NoReturn:
    raise UnreadableError(f"{name}: this is not JSON")


def _check_object(data: object) -> None:
    if not isinstance(data, dict):
        raise UnreadableError(f"{reprlib.repr(data)} is no object")


def _without_null(data: object) -> object:
    """Nothing in the head may be null, though the types know `None` for left out."""
    if isinstance(data, dict):
        for key, value in cast("dict[str, object]", data).items():
            if value is None:
                raise UnreadableError(f"{reprlib.repr(key)}: null says nothing")
    return cast("object", data)


def _rules(whole: _Whole) -> AnyRules:
    kind = games().get(whole.game)
    if kind is None:
        raise UnreadableError(f"game: {reprlib.repr(whole.game)} is unknown")
    if whole.rules not in (None, kind.version):
        raise UnreadableError(f"rules: {reprlib.repr(whole.rules)} is no version of {kind.name}")
    with _within("options"):
        return decode(kind, _without_null(whole.options))


def _company(rules: AnyRules, whole: _Whole) -> Company:
    seats, least, most = len(whole.seats), rules.sizes[0], rules.sizes[-1]
    if seats not in rules.sizes:
        bounds = str(least) if least == most else f"{least} to {most}"
        raise UnreadableError(f"seats: {rules.name} is played by {bounds}, and here are {seats}")
    return Company(tuple(guest.chips for guest in whole.seats + whole.gallery), seats)


def _deal(number: int, deal: _Deal) -> Deal:
    with _within(f"deals: {number}: company"):
        return Deal(tuple(map(read_change, deal.company)), deal.moves)


def _check_first_deal(
    rules: AnyRules, company: Company, carry: object, deals: tuple[Deal, ...]
) -> None:
    fault = rules.fault(company, carry)
    if fault is None:
        return
    sitting = Sitting(rules, company, carry)
    # A change before the first deal may mend the company; one that spoils it is refused there.
    with suppress(Refused):
        sitting = changed(sitting, deals[0].company if deals else ())
    if rules.fault(sitting.company, sitting.carry) is not None:
        raise UnreadableError(f"seats: {fault}")


def _check_proofs(whole: _Whole) -> None:
    proven: set[tuple[int, int | None]] = set()
    for number, proof in enumerate(whole.fair):
        chance = proof.deal, proof.move
        if not 0 <= proof.deal < len(whole.deals) or chance in proven:
            raise UnreadableError(f"fair: {number}: deal {reprlib.repr(proof.deal)} is not there")
        proven.add(chance)
