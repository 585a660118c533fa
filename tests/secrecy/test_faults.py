"""Whatever goes wrong in the house: neither an apology nor a log line names a card."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.audit import audit
from bot.chat.kit import AnyKit, HandPicture
from bot.games import games
from bot.practice.server import Practice
from bot.rules.offers import Action, Offer, Say
from bot.tables.ports import UnwrittenError
from tests.chat.conftest import HURRY
from tests.chat.evening import Club, club, evening, forged
from tests.secrecy.play import Watched
from tests.secrecy.wire import Wire

Raiser = Callable[[Any, Any], Exception]
"""What goes wrong, with a position and an action at hand."""


def _key(position: Any, action: Any) -> Exception:
    return KeyError(action, *(card for hand in position.hands for card in hand.cards))


def _values(position: Any, action: Any) -> Exception:
    return LookupError(position, position.hands, position.veiled, action)


def _unreachable(position: Any, action: Any) -> Exception:
    return AssertionError(f"Expected code to be unreachable, but got: {action!r} {position!r}")


@pytest.mark.parametrize("game", sorted(games()))
async def test_a_game_that_breaks_names_no_card(
    tonight: Watched, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await tonight.opened(game)
    await tonight.dealt()
    for raiser in (_key, _values, _unreachable):
        await _broken(tonight, game, raiser, monkeypatch)
    check(tonight.wire)


async def _broken(
    tonight: Watched, game: str, raiser: Raiser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(_rules: Any, position: Any, _seat: Any, action: Any) -> Any:
        raise raiser(position, action)

    monkeypatch.setattr(games()[game], "apply", breaks)
    house = tonight.house
    person = house.sitting_at(house.on_turn())
    answer = await forged(house, person, house.shown, f"{tonight.ident}:h.0")
    if "it is the house's fault" not in house.word(answer):
        # An amount was wanted first.
        answer = await forged(house, person, house.shown, f"{tonight.ident}:h.0@1")
    assert "it is the house's fault" in house.word(answer)
    log = tonight.wire.logged.getvalue()
    assert "Traceback" in log
    assert log.count("raise raiser(position, action)") >= 1


def check(wire: Wire) -> None:
    """Nothing has been told that should not have been."""
    assert wire.leaks == []
    assert wire.in_words(wire.logged.getvalue()) == []


async def test_words_and_pictures_that_break_name_no_card(tonight: Watched) -> None:
    def no_words(view: Any, _rules: Any) -> str:
        raise KeyError(*view.hand.cards)

    def no_picture(view: Any, _rules: Any, _four_colours: bool) -> HandPicture:
        def paint() -> bytes:
            raise LookupError(view, view.hand.cards)

        return HandPicture(view, paint)

    kits = tonight.house.bot.house.presenter.kits
    kit: AnyKit = kits["whist"]
    assert kit.hands is not None
    kits.add(replace(kit, hands=replace(kit.hands, picture=no_picture)))
    await tonight.opened("whist")
    await tonight.dealt()
    await tonight.quiet()
    kits.add(replace(kit, hands=replace(kit.hands, words=no_words)))
    await tonight.played(1)
    await tonight.looked()
    log = tonight.wire.logged.getvalue()
    assert "a picture could not be painted" in log
    assert "a message could not be brought up to date" in log
    assert "reference" in log
    check(tonight.wire)


async def test_books_that_cannot_be_written_name_no_card(tonight: Watched) -> None:
    await tonight.opened("whist")
    await tonight.dealt()
    with closing(sqlite3.connect(tonight.path)) as books, books:
        books.execute(
            "CREATE TRIGGER spoilt BEFORE INSERT ON moves BEGIN SELECT RAISE(ABORT, 'spoilt'); END"
        )
    house = tonight.house
    person = house.sitting_at(house.on_turn())
    answer = await forged(house, person, house.shown, f"{tonight.ident}:h.0")
    assert house.word(answer)

    def first(offers: Any) -> Action:
        offer: Offer = offers[0]
        assert isinstance(offer, Say)
        return offer.action

    with suppress(UnwrittenError, sqlite3.Error):
        await house.table.act(person.id, first, house.table.state.move)
        raise AssertionError("it was written")
    assert "spoilt" in tonight.wire.logged.getvalue()
    check(tonight.wire)


FIRST = "WHERE ordinal = 0"
SPOILT = (
    """UPDATE moves SET move = replace(move, '"seat":0', '"seat":2')""",
    f"UPDATE moves SET move = replace(move, '2c', '3c') {FIRST}",
    f"UPDATE moves SET move = replace(move, '2c', 'Zz') {FIRST}",
    f"UPDATE moves SET move = substr(move, 1, 60) {FIRST}",
    f"UPDATE moves SET move = json_quote(move) {FIRST}",
    f"UPDATE moves SET secret = 'aa' {FIRST}",
    """UPDATE deals SET carry = '{"dealer":["Qs","Kd","Ah"]}'""",
)
"""Moves out of turn, odd packs, half a move, a text for a move, another secret, an odd carry."""


async def test_a_corrupt_table_names_no_card(
    practice: Practice,
    wire: Wire,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    where, whole, path = club(practice), tmp_path / "whole.sqlite3", tmp_path / "spoilt.sqlite3"
    table = await _played(practice, where, whole, wire)
    monkeypatch.setenv("PARLOUR_DATABASE", str(path))
    for statement in SPOILT:
        _spoil(whole, path, statement)
        async with evening(practice, where, path, HURRY) as house:
            tonight = Watched(house, wire, path)
            answer = await forged(house, house.people[0], house.shown, f"pp:{table}:0:record")
            assert house.word(answer)
            await tonight.quiet()
        assert await audit() == 1, statement
        printed = "".join(capfd.readouterr())
        assert table in printed
        assert wire.in_words(printed) == []
    assert f"table {table} cannot be restored" in wire.logged.getvalue()
    check(wire)


def _spoil(whole: Path, path: Path, statement: str) -> None:
    """A copy of the books in which something is not as it was written."""
    shutil.copyfile(whole, path)
    with closing(sqlite3.connect(path)) as books, books:
        triggers = books.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'")
        for (name,) in triggers.fetchall():
            books.execute(f"DROP TRIGGER {name}")
        assert books.execute(statement).rowcount


async def _played(practice: Practice, where: Club, path: Path, wire: Wire) -> str:
    async with evening(practice, where, path, HURRY) as house:
        tonight = Watched(house, wire, path)
        await tonight.opened("whist")
        await tonight.dealt()
        await tonight.played(8)
        await tonight.quiet()
        return house.table.charter.table
