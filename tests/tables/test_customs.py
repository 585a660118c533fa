"""What a server has settled, as values: read, changed, and what of it a table is laid with."""

from __future__ import annotations

import pytest

from bot.games.brag import Brag
from bot.rules.codec import UnreadableError
from bot.tables.customs import HOUSE, Customs, Row, Settlement, changed, laid, settlement
from bot.tables.hall import Limits

STANDARD = Customs(purse=700)


def rows(game: str, **values: int | str | list[int]) -> list[Row]:
    return [
        Row(game, name, [*value] if isinstance(value, list) else value)
        for name, value in values.items()
    ]


def test_nothing_settled_is_the_standard() -> None:
    assert settlement([], STANDARD) == (Settlement(STANDARD), [])


def test_what_is_settled_stands_beside_the_standard() -> None:
    found, lost = settlement(
        rows(HOUSE, pace="post", channels=[3, 5]) + rows("whist", target=7), STANDARD
    )
    assert found.customs == Customs(purse=700, pace="post", channels=(3, 5))
    assert found.rules == {"whist": {"target": 7}}
    assert lost == []


def test_what_this_version_does_not_know_is_left_out_alone() -> None:
    known = rows(HOUSE, purse=50) + rows("whist", target=7)
    unknown = [
        *rows(HOUSE, jukebox=1, pace="never"),
        *rows("whist", honours="both", trumps="none", stake=1_001),
        *rows("loo", limit=5),
    ]
    found, lost = settlement(known + unknown, STANDARD)
    assert found == Settlement(Customs(purse=50), {"whist": {"target": 7}, "loo": {}})
    assert {(row.game, row.name) for row in lost} == {(row.game, row.name) for row in unknown}


def test_what_goes_only_together_is_kept_together_and_what_clashes_is_left_out() -> None:
    both = rows("brag", max_bet=60, min_bet=40)
    assert settlement(both, STANDARD)[0].rules == {"brag": {"min_bet": 40, "max_bet": 60}}
    found, lost = settlement(rows("brag", max_bet=5, min_bet=40, ante=3), STANDARD)
    assert found.rules == {"brag": {"max_bet": 5, "ante": 3}}
    assert lost == rows("brag", min_bet=40)


def test_customs_are_changed_one_by_one_and_taken_back() -> None:
    once = changed(STANDARD, {"pace": "quick", "roles": [8]}, STANDARD)
    assert once == Customs(purse=700, pace="quick", roles=(8,))
    assert changed(once, {"purse": 9}, STANDARD) == Customs(purse=9, pace="quick", roles=(8,))
    assert changed(once, {"pace": None, "roles": None}, STANDARD) == STANDARD


@pytest.mark.parametrize(
    "values",
    [{"purse": -1}, {"purse": 10**7}, {"poor": 300}, {"allowance": 100}, {"pace": "x"}, {"y": 1}],
)
def test_customs_that_cannot_be_are_refused(values: dict[str, int | str]) -> None:
    with pytest.raises(UnreadableError):
        changed(STANDARD, dict(values), STANDARD)


def test_a_table_is_laid_by_what_is_named_then_by_the_server_then_by_the_book() -> None:
    usual = {"ante": 5, "rebuy": "off"}
    assert laid(Brag, usual, {}) == usual
    assert laid(Brag, usual, {"ante": 2, "deals": 9}) == {"ante": 2, "rebuy": "off", "deals": 9}
    assert laid(Brag, usual, {"ante": 1, "rebuy": "on"}) == {}


def test_a_server_may_settle_on_fewer_tables_and_on_no_more() -> None:
    assert Limits(3, 10).within(Customs()) == Limits(3, 10)
    assert Limits(3, 10).within(Customs(per_host=1, per_channel=99)) == Limits(1, 10)
