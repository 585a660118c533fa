"""How much of each rule book is tested: `python -m tests.conformance` writes it into a table.

What a book has is read from the book; what is tested, from the names of tests and of their cases.
A line of the ledger counts as a rule unless the book calls it flavour, advice for computer players,
or a reading that it does not follow.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Final

import pytest

from bot.games import games

ROOT: Final = Path(__file__).parents[1]
BOOKS: Final = ROOT.parent / "shared" / "rules"
"""The rule books, where this project lies beside them."""
README: Final = ROOT / "bot" / "games" / "README.md"
HEAD: Final = (
    "| game | rules of the ledger | tested | options | tested | worked examples | tested |\n"
    "|---|---|---|---|---|---|---|\n"
)

_NO_RULE: Final = re.compile("flavour|rejected|not offered|not applied|strategy|options table")
_LINE: Final = re.compile(r"^(?:\| |- \*\*)([A-Z]+\d+)(?:\*\*)? (.*)$", re.MULTILINE)
_EXAMPLE: Final = re.compile(r"^(?:(\d+)\. |\*\*E(\d+))", re.MULTILINE)
_CITED: Final = re.compile(r"(?<![^\W_])([A-Za-z]{1,2}\d+)[a-z]?(?![^\W_])")
_SHOWN: Final = re.compile(r"(?:example|e)[ _]?(\d+)(?:_and_(\d+))?", re.IGNORECASE)


@dataclass(frozen=True)
class Book:
    """What a rule book holds: numbers of its ledger and of its examples, names of its options."""

    rules: frozenset[str]
    options: frozenset[str]
    examples: frozenset[int]


@dataclass(frozen=True)
class Conformance:
    """A book, and what of it has no test."""

    game: str
    book: Book
    untested: Book

    @property
    def row(self) -> str:
        """A line of the table."""
        counts = (
            f"{len(has)} | {len(has) - len(lacks)}"
            for has, lacks in (
                (self.book.rules, self.untested.rules),
                (self.book.options, self.untested.options),
                (self.book.examples, self.untested.examples),
            )
        )
        return f"| {self.game.replace('_', ' ')} | {' | '.join(counts)} |\n"


def conformance(game: str) -> Conformance:
    """How much of the book of a game is tested. Raises `OSError` where there are no books."""
    book = read(BOOKS / f"{game.replace('_', '-')}.md")
    named = " ".join(_names(game))
    cited = {each.upper() for each in _CITED.findall(named)}
    shown = {int(number) for pair in _SHOWN.findall(named) for number in pair if number}
    source = "".join(each.read_text(encoding="utf-8") for each in _files(game))
    options = {each for each in book.options if not re.search(rf"\b{each}\b", source)}
    untested = Book(book.rules - cited, frozenset(options), book.examples - shown)
    return Conformance(game, book, untested)


def read(path: Path) -> Book:
    """What a rule book holds."""
    text = path.read_text(encoding="utf-8")
    rules = {
        number for number, rest in _LINE.findall(_section(text, "ledger")) if not _is_told(rest)
    }
    rows = re.findall(r"^\| ([^|]+) \|", _section(text, "options"), re.MULTILINE)
    options = {name for row in rows if row != "name" for name in re.findall(r"[a-z_]+", row)}
    examples = {int(a or b) for a, b in _EXAMPLE.findall(_section(text, "worked examples"))}
    return Book(frozenset(rules), frozenset(options), frozenset(examples))


def table() -> str:
    """The table of all games, in the words of markdown."""
    return HEAD + "".join(conformance(game).row for game in sorted(games()))


def _section(text: str, name: str) -> str:
    """What stands under the heading in which `name` occurs."""
    found = re.search(rf"^## [^\n]*{name}.*?(?=^## |\Z)", text, re.I | re.M | re.S)
    return found[0] if found else ""


def _is_told(rest: str) -> bool:
    """Whether the status of a line, which stands last, says that it rules nothing."""
    *_, status = re.split(r" \| | — ", rest)
    return _NO_RULE.search(status) is not None


def _files(game: str) -> list[Path]:
    """The tests of a game's rules and of its player."""
    names = re.compile(rf"test_{game}(_[a-z]+)*\.py")
    folders = (ROOT / "tests" / each for each in ("games", "players"))
    return sorted(each for folder in folders for each in folder.iterdir() if names.match(each.name))


def _names(game: str) -> Iterator[str]:
    """The names of all tests of a game, and of the cases that they are tried with."""
    for path in _files(game):
        module = import_module(f"tests.{path.parent.name}.{path.stem}")
        for name, value in vars(module).items():
            if name.startswith("test_") and isinstance(value, FunctionType):
                yield name
                yield from _cases(getattr(value, "pytestmark", ()))


def _cases(marks: Iterable[pytest.Mark]) -> Iterator[str]:
    for mark in marks:
        if mark.name == "parametrize":
            yield from (str(each) for each in mark.kwargs.get("ids") or ())
            for case in mark.args[1]:
                yield str(getattr(case, "id", None) or case)


def written(text: str) -> str:
    """The README with the table as it is now; it stands there last."""
    return text[: text.index(HEAD[:20])] + table()


if __name__ == "__main__":
    README.write_text(written(README.read_text(encoding="utf-8")), encoding="utf-8")
    print(table())
