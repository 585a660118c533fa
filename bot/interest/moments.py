"""A moment as an organiser writes it: a date, a time of day and a zone by name.

Clocks change: an hour a year does not exist and another comes twice. The first is refused, and of
the second it must be said which one is meant.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from bot.interest import refusals
from bot.interest.values import Milliseconds
from bot.rules.offers import Refused

SUGGESTED: Final = 25
"""Days from today that are suggested."""

_ISO: Final = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_WORDS: Final = re.compile(
    r"(?:[a-z]+,? )?(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})\.?,?(?: (\d{4}))?"
)
_TIME: Final = re.compile(r"(\d{1,2})(?:[:.](\d{2}))? ?(am|pm)?(?: (first|second))?")


@cache
def zones() -> tuple[str, ...]:
    """The names of all time zones, places first and in order."""
    known = (each for each in available_timezones() if each not in ("localtime", "posixrules"))
    return tuple(sorted(known, key=lambda each: (each.startswith("Etc/"), "/" not in each, each)))


def zone_named(text: str) -> str:
    """The zone that somebody means, whatever the case. Raises `Refused`."""
    wanted = text.strip().replace(" ", "_").lower()
    for each in zones():
        if each.lower() == wanted:
            return each
    raise Refused(refusals.no_zone(text))


def moment(
    day: str, clock: str, zone: str, now: Milliseconds, months: Sequence[str]
) -> Milliseconds:
    """The moment at which the clocks of a zone show a time on a day.

    `months` are the names of the twelve, in order. Raises `Refused`.
    """
    place = ZoneInfo(zone)
    today = datetime.fromtimestamp(now / 1_000, place).date()
    hours, which = _read_time(clock)
    try:
        return _on(datetime.combine(_read_date(day, today, months), hours), place, which)
    except (OverflowError, ValueError):  # in another zone it would be before or after all years
        raise Refused(refusals.beyond_calendars(day)) from None


def closing(
    text: str, at: Milliseconds | None, zone: str, now: Milliseconds, months: Sequence[str]
) -> Milliseconds:
    """A closing time: `18:00` on the evening's day, or a date and a time. Raises `Refused`."""
    words = text.strip()
    day, _, clock = words.rpartition(" ")
    found = _TIME.fullmatch(words.lower())
    if found is not None and at is not None:
        day, clock = datetime.fromtimestamp(at / 1_000, ZoneInfo(zone)).date().isoformat(), words
    elif words.lower().endswith((" first", " second", " am", " pm")):
        day, _, more = day.rpartition(" ")
        clock = f"{more} {clock}"
    if not day or _TIME.fullmatch(clock.lower()) is None:
        wrong = refusals.no_closing if at is None else refusals.no_closing_of_evening
        raise Refused(wrong(text))
    return moment(day, clock, zone, now, months)


def suggested_days(now: Milliseconds, zone: str) -> Iterator[date]:
    """The days from today on."""
    today = datetime.fromtimestamp(now / 1_000, ZoneInfo(zone)).date()
    for number in range(SUGGESTED):
        yield today + timedelta(days=number)


def _on(wall: datetime, place: ZoneInfo, which: str | None) -> Milliseconds:
    first, second = (_utc(wall.replace(tzinfo=place, fold=fold)) for fold in (0, 1))
    if datetime.fromtimestamp(first / 1_000, place).replace(tzinfo=None) != wall:
        raise Refused(refusals.leapt_over(wall, place.key))
    if first == second:
        return first
    if which is None:
        raise Refused(refusals.comes_twice(wall, place.key))
    return first if which == "first" else second


def _utc(local: datetime) -> Milliseconds:
    return round(local.astimezone(UTC).timestamp() * 1_000)


def _read_date(text: str, today: date, months: Sequence[str]) -> date:
    words = " ".join(text.lower().split())
    wrong = Refused(refusals.no_date(text))
    try:
        if found := _ISO.fullmatch(words):
            year, month, day = map(int, found.groups())
            return date(year, month, day)
        if found := _WORDS.fullmatch(words):
            return _coming(int(found[1]), _month(found[2], months), found[3], today)
    except ValueError:
        raise wrong from None
    raise wrong


def _coming(day: int, month: int, year: str | None, today: date) -> date:
    """The day of this year, or of the next if it is over. Raises `ValueError`."""
    if year is not None:
        return date(int(year), month, day)
    this = date(today.year, month, day)
    return this if this >= today else date(today.year + 1, month, day)


def _month(word: str, months: Sequence[str]) -> int:
    """Raises `ValueError`."""
    for number, name in enumerate(months, 1):
        if name.lower().startswith(word):
            return number
    raise ValueError


def _read_time(text: str) -> tuple[time, str | None]:
    found = _TIME.fullmatch(" ".join(text.lower().split()))
    wrong = Refused(refusals.no_time(text))
    if found is None or (found[2] is None and found[3] is None):
        raise wrong
    hour, minute = int(found[1]), int(found[2] or 0)
    if found[3] is not None:
        if not 1 <= hour <= 12:
            raise wrong
        hour = hour % 12 + (12 if found[3] == "pm" else 0)
    try:
        return time(hour, minute), found[4]
    except ValueError:
        raise wrong from None
