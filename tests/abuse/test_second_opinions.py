"""Hundreds of sittings at random, and what a second reader of the rule books says of each."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from inspect import isabstract
from pathlib import Path
from pkgutil import iter_modules
from random import Random
from typing import Protocol

import pytest

from bot.games import games
from tests.abuse import books
from tests.abuse.books.sheet import Json, Sheet

SITTINGS = 60
LENGTHS = (1, 2, 6, 12)
NO_RECORD, REFUSED = 1, 2


class Book(Protocol):
    """A game as somebody else understands it."""

    sheet: Sheet

    def play(self, deals: int, /) -> bool:
        """Makes up a sitting; whether the book has a table at which to play it."""
        ...


def _books() -> Iterator[tuple[str, Callable[[Random], Book]]]:
    """The second readers by the names of their games: the class of each module that plays."""
    for name in (module.name for module in iter_modules(books.__path__)):
        if name in games():
            found = vars(import_module(f"{books.__name__}.{name}")).values()
            (book,) = (each for each in found if hasattr(each, "play") and not isabstract(each))
            yield name, book


@pytest.mark.parametrize("book", [pytest.param(book, id=name) for name, book in _books()])
def test_the_program_and_a_second_reader_of_the_book_agree(
    tmp_path: Path, book: Callable[[Random], Book]
) -> None:
    sheets = {tmp_path / f"{seed}.json": _made_up(book, seed, tmp_path) for seed in range(SITTINGS)}
    played = {file: sheet for file, sheet in sheets.items() if sheet is not None}
    found = _replayed([*played])
    assert (found.returncode, found.stderr) == (REFUSED, "")
    printed = [json.loads(line) for line in found.stdout.splitlines()]
    for (file, sheet), outcome in zip(played.items(), printed, strict=True):
        _compare(file, outcome, sheet)
    assert sum(sheet.refused is not None for sheet in played.values()) > SITTINGS // 20
    none = [file for file in sheets if file not in played]
    found = _replayed(none)
    assert (found.returncode, found.stdout) == (NO_RECORD, "")
    assert len(found.stderr.splitlines()) == len(none)


def _replayed(files: list[Path]) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bot", "replay", *map(str, files)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def _made_up(book: Callable[[Random], Book], seed: int, folder: Path) -> Sheet | None:
    """A sitting, written into the folder; `None` for one that no table could begin."""
    random = Random(seed)
    table = book(random)
    could_begin = table.play(random.choice(LENGTHS))
    (folder / f"{seed}.json").write_text(json.dumps(table.sheet.record()))
    return table.sheet if could_begin else None


def _compare(file: Path, outcome: Json, sheet: Sheet) -> None:
    refused = outcome["refused"]
    where = refused and (refused["deal"], refused["move"])
    assert where == sheet.refused, (file, refused)
    deals = [each for each in outcome["deals"] if each["finished"]]
    assert len(deals) == len(sheet.finished), file
    for deal, expected in zip(deals, sheet.finished, strict=True):
        assert _said_of(deal, expected) == _filled(expected), file
    if sheet.stopped is not None:
        assert _said_of(outcome, sheet.stopped) == _filled(sheet.stopped), file


def _said_of(printed: Json, expected: Json) -> Json:
    return _filled({key: printed[key] for key in expected})


def _filled(outcome: Json) -> Json:
    """The same, of pools only those that hold anything."""
    return {**outcome, "pools": {name: held for name, held in outcome["pools"].items() if held}}
