"""A game consists of the same files as every other, and of nothing elsewhere."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from bot.games import games
from bot.players import players
from tests.art.samples import tables

HOUSE = Path(__file__).parent.parent

WORDS = (
    "__init__",
    "actions",
    "book",
    "captions",
    "events",
    "lesson",
    "sources",
    "table",
    "teaching",
)

FILES = (
    *(
        f"bot/games/{{0}}/{name}.py"
        for name in ("__init__", "actions", "carry", "events", "options", "rules", "table")
    ),
    "bot/players/{0}.py",
    *(f"cogs/{{0}}/{name}.py" for name in WORDS),
    "cards_art/{0}/__init__.py",
    "cards_art/{0}/captions.py",
    "cards_art/{0}/table.py",
    "tests/art/samples/{0}.py",
    "tests/games/{0}_table.py",
    "tests/games/test_{0}*.py",
    "tests/players/test_{0}.py",
    "tests/chat/test_{0}_words.py",
    "tests/art/test_{0}.py",
    "tests/evening/test_{0}_evening.py",
    "tests/abuse/books/{0}.py",
    "tests/deals/{0}-*.json",
    "tests/deals/outcomes/{0}-*.json",
)
"""What `cogs/README.md` says that a game consists of."""

NAMES = (
    ("options", "House"),
    ("table", "Phase"),
    ("table", "Deal"),
    ("table", "DealStep"),
    ("carry", "Carry"),
    ("carry", "read_carry"),
)


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("file", FILES)
def test_every_game_has_the_file(game: str, file: str) -> None:
    assert [*HOUSE.glob(file.format(game))]


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize(("module", "name"), NAMES)
def test_every_game_has_the_name(game: str, module: str, name: str) -> None:
    assert hasattr(import_module(f"bot.games.{game}.{module}"), name)


def test_every_game_has_a_computer_player() -> None:
    assert players().keys() == games().keys()


@pytest.mark.parametrize("game", games())
def test_every_game_has_sample_tables(game: str) -> None:
    assert any(name.startswith(f"{game.replace('_', '-')}-") for name in tables())
