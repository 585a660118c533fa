"""An evening at which everything that leaves the house is looked through."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest

import cogs
from bot import logs
from bot.practice.server import Practice
from bot.rules.cards import Card
from tests.chat.conftest import HURRY, practice
from tests.chat.evening import club, evening
from tests.conftest import CONCEALED
from tests.secrecy.marks import mark_cards
from tests.secrecy.paintings import Paintings
from tests.secrecy.play import Watched
from tests.secrecy.wire import Wire
from tests.secrecy.witness import Witness

__all__ = ["practice"]


@pytest.fixture
def wire(practice: Practice, monkeypatch: pytest.MonkeyPatch) -> Iterator[Wire]:
    """Everything watched, cards marked, and every log line kept."""
    for module in iter_modules(cogs.__path__):
        import_module(f"cogs.{module.name}")
    monkeypatch.setattr(Card, "__repr__", CONCEALED)
    watched = Wire(practice, Witness(), Paintings())
    mark_cards(monkeypatch)
    for each in (watched.witness, watched.paintings, watched):
        each.watch(monkeypatch)
    root, handler = logging.getLogger(), watched.log_handler()
    before = root.level, logging.getLogger("discord").level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    logs.configure(logging.DEBUG)
    yield watched
    root.removeHandler(handler)
    root.setLevel(before[0])
    logging.getLogger("discord").setLevel(before[1])


@pytest.fixture
async def dealt(tonight: Watched) -> Watched:
    """A deal of whist that has just begun."""
    await tonight.opened("whist")
    await tonight.dealt()
    await tonight.quiet()
    return tonight


@pytest.fixture
async def tonight(practice: Practice, wire: Wire, tmp_path: Path) -> AsyncIterator[Watched]:
    """The house open."""
    where, path = club(practice), tmp_path / "parlour.sqlite3"
    async with evening(practice, where, path, HURRY) as house:
        yield Watched(house, wire, path)
