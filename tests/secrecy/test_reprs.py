"""Nothing that a table is made of names a card when it is quoted, as errors and logs do."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from typing import Any, cast

import pytest
from msgspec import Struct

from bot.games import games
from bot.rules.cards import PACK
from bot.store.journal import Journal
from bot.tables.ports import Change
from tests.secrecy.marks import named
from tests.secrecy.play import Watched


@pytest.mark.parametrize("game", sorted(games()))
async def test_nothing_of_a_table_is_told_by_its_repr(
    tonight: Watched, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    changes: list[Change] = []
    write = Journal.write

    async def noted(journal: Journal, change: Change) -> None:
        changes.append(change)
        await write(journal, change)

    monkeypatch.setattr(Journal, "write", noted)
    await tonight.opened(game)
    await tonight.dealt()
    await tonight.played(6)
    house = tonight.house
    saved = await house.store.journal.open_tables()
    deals = await house.store.journal.deals(house.table.charter.table)
    everything = [*changes, *saved, deals, vars(house.table)]
    values = list(_values(everything))
    assert len(values) > 20
    for each in values:
        assert tonight.wire.in_words(repr(each)) == [], type(each)


def _values(whole: object) -> Iterator[object]:
    """Every value with fields in a value, however deep."""
    if isinstance(whole, Mapping):
        for each in cast("Mapping[object, object]", whole).values():
            yield from _values(each)
    elif isinstance(whole, tuple | list):
        for each in cast("list[object]", whole):
            yield from _values(each)
    elif isinstance(whole, Struct):
        yield whole
        for name in whole.__struct_fields__:
            yield from _values(cast("Any", getattr(whole, name)))
    elif dataclasses.is_dataclass(whole) and not isinstance(whole, type):
        yield whole
        for each in dataclasses.fields(whole):
            if not each.name.startswith("_"):
                yield from _values(cast("Any", getattr(whole, each.name)))


def test_no_card_is_told_by_its_repr(wire: object) -> None:
    del wire
    assert not named(f"{PACK!r} {KeyError(*PACK)}", by_name=True)
