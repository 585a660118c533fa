"""Dates and times as organisers write them, and the nights when the clocks change."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial

import pytest

from bot.chat.words.calendar import MONTHS, day_named
from bot.interest import moments
from bot.interest.moments import suggested_days, zone_named, zones
from bot.rules.offers import Refused

moment = partial(moments.moment, months=MONTHS)
closing = partial(moments.closing, months=MONTHS)
NOW = 1_796_000_000_000
"""30 November 2026."""


def utc(text: str) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1_000)


@pytest.mark.parametrize(
    ("day", "clock", "zone", "meant"),
    [
        ("2026-12-05", "20:00", "Europe/London", "2026-12-05T20:00"),
        ("2026-12-05", "20.30", "Europe/Paris", "2026-12-05T19:30"),
        ("5 December", "8 pm", "America/New_York", "2026-12-06T01:00"),
        ("Sat, 5th Dec 2026", "8:15PM", "UTC", "2026-12-05T20:15"),
        ("3 March", "12 am", "UTC", "2027-03-03T00:00"),
        ("2027-07-01", "20:00", "Europe/London", "2027-07-01T19:00"),
        ("2026-12-05", "20:00", "Asia/Kathmandu", "2026-12-05T14:15"),
    ],
)
def test_a_moment_is_read(day: str, clock: str, zone: str, meant: str) -> None:
    assert moment(day, clock, zone, NOW) == utc(meant)


@pytest.mark.parametrize(
    ("day", "clock", "zone"),
    [("0001-01-01", "00:00", "Asia/Tokyo"), ("9999-12-31", "23:59", "America/New_York")],
)
def test_a_moment_beyond_all_calendars_is_refused(day: str, clock: str, zone: str) -> None:
    with pytest.raises(Refused):
        moment(day, clock, zone, NOW)


def test_the_evening_keeps_its_hour_across_a_change_of_clocks() -> None:
    before, after = (
        moment(day, "20:00", "Europe/London", NOW) for day in ("2027-03-27", "2027-03-28")
    )
    assert after - before == 23 * 3_600_000


def test_a_time_that_the_clocks_leap_over_is_refused() -> None:
    with pytest.raises(Refused, match="leap over 01:30: there is no such time"):
        moment("2027-03-28", "01:30", "Europe/London", NOW)


def test_of_a_time_that_comes_twice_one_must_be_named() -> None:
    with pytest.raises(Refused, match="write 01:30 first, or 01:30 second"):
        moment("2027-10-31", "01:30", "Europe/London", NOW)
    assert moment("2027-10-31", "01:30 first", "Europe/London", NOW) == utc("2027-10-31T00:30")
    assert moment("2027-10-31", "1:30 am second", "Europe/London", NOW) == utc("2027-10-31T01:30")


@pytest.mark.parametrize(
    "day", ["2026-02-30", "tomorrow", "", "32 May", "5 Brumaire", "2026-13-01"]
)
def test_what_is_no_date_is_refused(day: str) -> None:
    with pytest.raises(Refused, match="is no date"):
        moment(day, "20:00", "UTC", NOW)


@pytest.mark.parametrize("clock", ["20", "25:00", "20:61", "13 pm", "0 am", "soon", "-1:00"])
def test_what_is_no_time_is_refused(clock: str) -> None:
    with pytest.raises(Refused, match="is no time of day"):
        moment("2026-12-05", clock, "UTC", NOW)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("18:00", "2026-12-05T18:00"),
        ("6 pm", "2026-12-05T18:00"),
        ("2026-12-04 12:00", "2026-12-04T12:00"),
        ("4 December 9:30 am", "2026-12-04T09:30"),
    ],
)
def test_a_closing_time_is_of_the_day_itself_or_of_another(text: str, meant: str) -> None:
    at = utc("2026-12-05T20:00")
    assert closing(text, at, "Europe/London", NOW) == utc(meant)


def test_what_stands_for_a_server_closes_on_a_day_that_is_named() -> None:
    assert closing("2026-12-04 12:00", None, "UTC", NOW) == utc("2026-12-04T12:00")
    for text in ("18:00", "2026-12-04", "never"):
        with pytest.raises(Refused, match="is no closing time"):
            closing(text, None, "UTC", NOW)


def test_zones_are_found_whatever_the_case() -> None:
    assert zone_named("europe/london") == "Europe/London"
    assert zone_named("America/new york") == "America/New_York"
    assert {"Europe/Berlin", "Australia/Lord_Howe", "UTC"} <= set(zones())
    with pytest.raises(Refused, match="There is no time zone"):
        zone_named("../etc/passwd")


def test_days_are_suggested_from_today() -> None:
    first = next(suggested_days(NOW, "UTC"))
    assert (day_named(first), first.isoformat()) == ("Monday 30 November 2026", "2026-11-30")
