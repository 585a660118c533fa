"""Recorded deals, replayed: every one of them is accepted and comes out as it did."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.tables.record_read import read_record
from bot.tables.replay import Before, replayed
from tests.deals.make import HERE, deals_of

RECORDS = sorted(HERE.glob("*.json"))


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_recorded_deals_come_out_as_they_did(record: Path) -> None:
    known = json.loads((HERE / "outcomes" / record.name).read_text())
    assert deals_of(record.read_bytes()) == known
    assert all(deal["finished"] for deal in known)


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_chips_of_a_recorded_sitting_add_up_at_every_deal(record: Path) -> None:
    given = json.loads(record.read_text())
    carry = given.get("carry", {})
    brought = sum(guest["chips"] for guest in given["seats"] + given.get("gallery", []))
    brought += sum(carry.get("pools", {}).values()) + carry.get("house", 0)
    for deal in json.loads((HERE / "outcomes" / record.name).read_text()):
        held = sum(deal["chips"]) + sum(deal["gallery"]) + sum(deal["pools"].values())
        assert held == brought


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_a_record_can_be_stopped_at_any_move_of_its_first_deal(record: Path) -> None:
    read = read_record(record.read_bytes())
    for number in range(len(read.deals[0].moves)):
        replay = replayed(read, Before(0, number))
        assert replay.refusal is None
        assert replay.sitting.playing
