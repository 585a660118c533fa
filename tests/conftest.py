"""What every test may ask for, and what a run tells at its end."""

from __future__ import annotations

import os
from pathlib import Path
from typing import cast

import pytest

from bot.rules.cards import Card
from tests.laws import counts

SITTINGS = 20
DESCRIPTION = Path(__file__).parents[2] / "shared" / "discord-openapi.json"

CONCEALED = Card.__repr__
# By itself a card names itself nowhere; where a comparison fails, it is to be read.
Card.__repr__ = Card.__str__

if DESCRIPTION.exists():
    # With Discord's own description at hand, the stand-in checks every request of every test.
    os.environ.setdefault("DISCORD_OPENAPI", str(DESCRIPTION))


def pytest_addoption(parser: pytest.Parser) -> None:
    """How long the laws are tried."""
    parser.addoption(
        "--laws-deals",
        type=int,
        default=SITTINGS,
        help="sittings of up to three deals for each law and game (default: %(default)s)",
    )


@pytest.fixture
def laws_deals(request: pytest.FixtureRequest) -> int:
    """How many sittings each law looks at in each game."""
    return cast("int", request.config.getoption("--laws-deals"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What the laws have looked at."""
    if lines := counts.lines():
        terminalreporter.section("laws")
        for line in lines:
            terminalreporter.write_line(line)
