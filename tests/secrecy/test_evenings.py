"""Every game played through the real bot: nobody is told what is not theirs to know."""

from __future__ import annotations

import pytest

from bot.audit import audit
from bot.games import games
from bot.tables.state import Phase
from tests.secrecy.play import Watched

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
