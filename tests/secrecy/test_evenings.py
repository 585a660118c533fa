"""Every game played through the real bot: nobody is told what is not theirs to know."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.audit import audit
from bot.games import games
from bot.practice.server import Practice
from bot.tables.state import Phase
from tests.chat.conftest import HURRY
from tests.chat.evening import club, evening
from tests.secrecy.play import Watched
from tests.secrecy.wire import Wire

DEALS = {"whist": 1}
"""Thirteen tricks are long enough."""


@pytest.mark.parametrize("game", sorted(games()))
async def test_nothing_leaves_the_house_that_should_not(
    tonight: Watched,
    game: str,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    await tonight.opened(game)
    for _ in range(DEALS.get(game, 2)):
        await tonight.dealt()
        await tonight.played(3)
        await tonight.looked()
        await tonight.asked_for_record()
        await tonight.played()
        await tonight.looked()
    monkeypatch.setenv("PARLOUR_DATABASE", str(tonight.path))
    assert await audit() == 0
    wire = tonight.wire
    assert wire.leaks == []
    assert wire.witness.unsettled == []
    assert wire.in_words(wire.logged.getvalue()) == []
    assert wire.in_words("".join(capfd.readouterr())) == []
    assert tonight.house.table.state.phase is not Phase.PLAYING


@pytest.mark.parametrize("game", ["whist", "brag"])
async def test_nothing_is_told_by_a_restart_nor_by_a_void_deal(
    practice: Practice, wire: Wire, tmp_path: Path, game: str
) -> None:
    where, path = club(practice), tmp_path / "parlour.sqlite3"
    async with evening(practice, where, path, HURRY) as house:
        tonight = Watched(house, wire, path)
        await tonight.opened(game)
        await tonight.dealt()
        await tonight.played(2)
        await tonight.looked()
    async with evening(practice, where, path, HURRY) as house:
        tonight = Watched(house, wire, path)
        await tonight.looked()
        await tonight.played(1)
        await tonight.quiet()
        for person in house.people:
            await house.table.ask_void(person.id, house.table.view().deal)
        assert house.table.state.phase is Phase.BETWEEN
        await tonight.looked()
        await tonight.asked_for_record()
        await tonight.dealt()
        await tonight.looked()
    assert wire.leaks == []
    assert wire.witness.unsettled == []
    assert wire.in_words(wire.logged.getvalue()) == []
