"""A pack that nobody may know is sealed, shuffled in mid-deal and proven, at a table of a toy."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.rules.turns import Turn, Window
from bot.tables import hall, journal, record_read
from bot.tables.state import Phase
from tests.cabinet import Bid, Cabinet, Shelf
from tests.tables.conftest import ADA, BEN, STAFF, Club
from tests.tables.records import text
from tests.tables.test_verify import fault, opened, played


class Surprising(Cabinet):
    """Nobody is told beforehand that the heap will be shuffled."""

    def turn(self, table: Shelf) -> Turn:
        turn = super().turn(table)
        return replace(turn, then=None) if isinstance(turn, Window) else turn


async def evening(club: Club, monkeypatch: pytest.MonkeyPatch, kind: type[Cabinet]) -> Any:
    """The record of a deal."""
    for module in (hall, journal, record_read):
        if hasattr(module, "games"):
            monkeypatch.setattr(module, "games", lambda: {"cabinet": kind})
    monkeypatch.setattr(club.hall, "_computers", {"cabinet": lambda *_: Bid(0)})
    table = await opened(club, "cabinet", ADA, BEN, most=3)
    assert len(table.state.guests) == 3
    await played(table, Random(1))
    assert table.state.phase is Phase.BETWEEN
    await table.close(STAFF)
    return json.loads(text(await club.hall.record(table.charter.table, table.charter.server)))


async def test_what_was_named_before_is_proven(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = await evening(club, monkeypatch, Cabinet)
    assert fault(whole) is None
    opens, refill = whole["fair"]
    moves = whole["deals"][0]["moves"]
    assert moves[refill["move"]]["chance"] == "shuffled"
    without = {**whole, "fair": [opens]}
    assert (
        fault(without) == f"fair: deal 0 (the first is 0) has no proof of its move {refill['move']}"
    )
    other = deepcopy(whole)
    chance = other["deals"][0]["moves"][refill["move"]]
    chance["cards"] = " ".join(reversed(chance["cards"].split()))
    assert fault(other) == "fair: deal 0 (the first is 0) is not the one that was sealed"


async def test_what_nobody_could_foresee_needs_no_proof(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = await evening(club, monkeypatch, Surprising)
    assert len(whole["fair"]) == 1
    assert fault(whole) is None
    assert (
        fault({**whole, "fair": []}) == "fair: deal 0 (the first is 0) has no proof of its move 0"
    )
