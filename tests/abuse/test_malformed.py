"""Records with something wrong in them: a clear line, an exit status, and never a traceback."""

from __future__ import annotations

import copy
import json
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from bot import replay
from tests.abuse.books.brag import Brag
from tests.abuse.books.chemin_de_fer import CheminDeFer
from tests.abuse.books.hazard import Hazard
from tests.abuse.books.poch import Poch
from tests.abuse.books.pope_joan import PopeJoan

Path_ = tuple[str | int, ...]

RECORDS = 120
LONGEST_LINE = 800
STRANGE: Final[tuple[Any, ...]] = (
    None, True, False, 0, -1, 1.0, 1.5, 3, 99, 10**30, -(10**30), 1e308, "", "1", "on", "seat",
    "²", "٣", "9d", "9d 9d", "x" * 5_000, "\u202e", "\x00", "\ud800", [], [None], [[]], {},
    {"a": 1},
)  # fmt: skip
KEYS: Final = (
    "seat", "gallery", "do", "amount", "main", "card", "chance", "cards", "faces", "clock",
    "absent", "moves", "company", "dealer", "pools", "house", "pack", "played", "fair", "stopped",
    "record", "rules", "name", "chips", "leaves", "adds", "something", "",
)  # fmt: skip


@pytest.mark.parametrize("book", [Hazard, PopeJoan, Brag, CheminDeFer, Poch])
def test_whatever_is_wrong_with_a_record_is_said_in_a_line(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], book: type[Hazard]
) -> None:
    statuses: set[int] = set()
    for seed in range(RECORDS):
        random, file = Random(seed), tmp_path / f"{seed}.json"
        table = book(random)
        table.play(2)
        file.write_bytes(_spoilt(random, _with_comings(random, table.sheet.record())))
        status = replay.run(_asked(random, file))
        said = capfd.readouterr()
        assert (status == 1) == bool(said.err) == (not said.out), file
        assert len(said.err) < LONGEST_LINE, file
        assert len(said.err.splitlines()) <= 1, file
        statuses.add(status)
    assert statuses == {0, 1, 2}


def _asked(random: Random, file: Path) -> Namespace:
    return Namespace(
        files=[str(file)],
        at=random.choice((None, None, "0:0", "1:3", "99999:99999")),
        hidden=random.choice((None, None, "public", "0")),
        verify=random.random() < 0.2,
    )


def _with_comings(random: Random, record: dict[str, Any]) -> dict[str, Any]:
    """Now and then people come and go before another deal."""
    seat = random.randrange(6)
    whole = {"sits": {"name": "C", "chips": 40}, "leaves": {"leaves": True}, "adds": {"adds": 20}}
    comings = [{"seat": seat} | whole[random.choice([*whole])] for _ in range(2)]
    if random.random() < 0.3:
        record["deals"].append({"company": comings, "moves": [{"clock": "close"}]})
    return record


def _spoilt(random: Random, record: dict[str, Any]) -> bytes:
    for _ in range(random.choice((1, 1, 2, 3))):
        record = copy.deepcopy(record)
        shallow = [each for each in _paths(record) if 0 < len(each) <= 2]
        deep = [each for each in _paths(record) if each]
        _spoil(random, record, random.choice(random.choice((shallow, deep))))
    text = bytearray(json.dumps(record).encode())
    if random.random() < 0.1:
        text[random.randrange(len(text))] = random.randrange(256)
    return bytes(text[: random.randrange(len(text))] if random.random() < 0.05 else text)


def _paths(data: object, path: Path_ = ()) -> Iterator[Path_]:
    """Where anything stands in it."""
    yield path
    inner: Any = data.items() if isinstance(data, dict) else ()
    for key, value in enumerate(data) if isinstance(data, list) else inner:
        yield from _paths(value, (*path, key))


def _spoil(random: Random, record: Any, path: Path_) -> None:
    *way, key = path
    part = record
    for step in way:
        part = part[step]
    match random.randrange(6):
        case 0 | 1 | 2:
            part[key] = random.choice(STRANGE)
        case 3:
            del part[key]
        case 4 if isinstance(part, dict):
            part[random.choice(KEYS)] = random.choice(STRANGE)
        case 4:
            part.insert(key, part[key])
        case _:
            part[key] = _slightly_other(random, part[key])


def _slightly_other(random: Random, value: Any) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return value + random.choice((-1, 1, 7, 10**9))
        case str():
            return value[: random.randint(0, len(value))] + random.choice(
                ("", " ", "é", "9d", "\n")
            )
        case list():
            return random.sample(value, len(value))
        case _:
            return {**value, random.choice(KEYS): random.choice(STRANGE)}
