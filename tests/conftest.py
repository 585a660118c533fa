"""What every test may ask for, and what a run tells at its end."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import cast

import hypothesis
import pytest

from bot.rules.cards import Card
from bot.store import connection, database, migrate
from tests.laws import counts
from tests.soak import figures

SITTINGS = 12
DESCRIPTION = Path(__file__).parents[2] / "shared" / "discord-openapi.json"

CONCEALED = Card.__repr__
# By itself a card names itself nowhere; where a comparison fails, it is to be read.
Card.__repr__ = Card.__str__

# What is written outlives the process, though the disk may not have it yet: nobody here can pull
# the machine's own plug.
connection.PRAGMAS = connection.PRAGMAS.replace("synchronous = FULL", "synchronous = OFF")


@cache
def _furnished() -> sqlite3.Connection:
    """A new database, made by all migrations."""
    new = sqlite3.connect(":memory:", check_same_thread=False)
    migrate.migrate(new, migrate.scripts())
    return new


def _furnish(connection: sqlite3.Connection, steps: Sequence[str]) -> None:
    """Migrates; a new database is a copy of one that was made in the same way before."""
    if migrate.check(connection, len(steps)) == 0 and list(steps) == migrate.scripts():
        _furnished().backup(connection)
    else:
        migrate.migrate(connection, steps)


# Nearly every test begins with a new database, and to make one takes as long as the rest of many.
database.migrate = _furnish

# The same tries in every run: a failure belongs to the change that brought it. New ones are made up
# by `pytest --hypothesis-profile=default`.
hypothesis.settings.register_profile("steady", derandomize=True)
hypothesis.settings.load_profile("steady")

if DESCRIPTION.exists():
    # With Discord's own description at hand, the stand-in checks every request of every test.
    os.environ.setdefault("DISCORD_OPENAPI", str(DESCRIPTION))


def pytest_addoption(parser: pytest.Parser) -> None:
    """How long the laws are tried, and how large the evening of the soak is."""
    parser.addoption(
        "--laws-deals",
        type=int,
        default=SITTINGS,
        help="sittings of up to three deals for each law and game (default: %(default)s)",
    )
    for name, default, about in (
        ("tables", 12, "tables that are open at a time"),
        ("seconds", 18, "how long people play"),
        ("seed", 1, "what chance begins with"),
    ):
        parser.addoption(
            f"--soak-{name}",
            type=int,
            default=default,
            help=f"the soak: {about} (default: %(default)s)",
        )


@pytest.fixture
def laws_deals(request: pytest.FixtureRequest) -> int:
    """How many sittings each law looks at in each game."""
    return cast("int", request.config.getoption("--laws-deals"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What the laws have looked at, and what happened in the evening of the soak."""
    for title, lines in (("laws", counts.lines()), ("soak", figures.lines)):
        if lines:
            terminalreporter.section(title)
            for line in lines:
                terminalreporter.write_line(line)
