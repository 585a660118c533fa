"""Counting what people have won: months, ranks, best evenings, runs; values alone."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.tables.annals import Brought, Tally
from bot.tables.honours import Best, Period, honoured, records, since

EVENING = 1_780_000_000_000


def moment(text: str, zone: str = "UTC") -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1_000)


@pytest.mark.parametrize(
    ("period", "now", "begun"),
    [
        ("month", moment("2026-12-01T00:00:00"), moment("2026-12-01T00:00:00")),
        ("month", moment("2026-12-01T00:00:00") - 1, moment("2026-11-01T00:00:00")),
        ("month", moment("2028-02-29T23:59:59"), moment("2028-02-01T00:00:00")),
        ("year", moment("2027-01-01T00:00:00"), moment("2027-01-01T00:00:00")),
        ("year", moment("2027-01-01T00:00:00") - 1, moment("2026-01-01T00:00:00")),
        # By UTC, wherever somebody is: in Auckland the month is over twelve hours before.
        ("month", moment("2026-07-01T09:00:00", "Pacific/Auckland"), moment("2026-06-01T00:00:00")),
        ("month", moment("2026-06-30T20:30:00", "America/New_York"), moment("2026-07-01T00:00:00")),
    ],
)
def test_months_and_years_begin_by_utc(period: Period, now: int, begun: int):
    assert since(period, now) == begun
    assert since("all", now) is None


def tally(user: int | None, ahead: int, deals: int = 20) -> Tally:
    return Tally(user, "whist", deals, 5, 50 + ahead, 50, 0)


def test_the_best_stand_first_and_equals_share_a_rank():
    listed = honoured([tally(1, 3), tally(2, 9), tally(3, 3, deals=30), tally(4, -2)], least=20)
    assert [(each.rank, each.tally.user) for each in listed] == [(1, 2), (2, 1), (2, 3), (4, 4)]


def test_few_deals_are_no_honour_and_the_forgotten_have_none():
    listed = honoured([tally(1, 30, deals=19), tally(None, 30), tally(3, -5)], least=20)
    assert [(each.rank, each.tally.user) for each in listed] == [(1, 3)]


def brought(table: str, at: int, chips: int = 0, points: tuple[int, int] | None = None) -> Brought:
    own, against = points or (None, None)
    game = "brag" if points is None else "whist"
    return Brought(game, table, EVENING + at, own, against, chips)


def test_a_record_sums_up_each_game_by_what_it_is_about():
    whist = [
        brought("a", 1, -5, points=(0, 3)),
        brought("a", 2, 5, points=(4, 1)),
        brought("b", 5, 0, points=(2, 2)),
        brought("b", 6, 0, points=(1, 0)),
    ]
    brag = [brought("c", 3, 10), brought("c", 4, -30), brought("d", 7, -1)]
    first, second = records(7, [*whist, *brag])
    assert first.tally == Tally(7, "whist", 4, 2, 7, 6, 0)
    assert (first.sittings, first.gained, first.lost) == (2, 5, 5)
    assert first.best == Best(EVENING + 6, 1)
    assert second.tally == Tally(7, "brag", 3, 1, None, None, -21)
    assert (second.gained, second.lost, second.best) == (10, 31, None)


def test_a_run_is_of_deals_won_one_after_the_other():
    chips = [1, 2, -1, 3, 4, 5, 0, 6]
    (own,) = records(7, [brought("a", at, each) for at, each in enumerate(chips)])
    assert own.running == 3
    (none,) = records(7, [brought("a", 0, -1)])
    assert none.running == 0
