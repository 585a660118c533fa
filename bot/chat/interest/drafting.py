"""An evening made or changed by what an organiser has typed."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

from bot.chat.wording import plain
from bot.chat.words import organising as words
from bot.chat.words.calendar import MONTHS
from bot.interest.moments import closing, moment, zone_named
from bot.interest.programme import GAMES
from bot.interest.terms import read_capacity, read_games, read_slots
from bot.interest.values import Evening, Milliseconds
from bot.rules.offers import Refused

LONGEST_TITLE: Final = 80
LONGEST_TEXT: Final = 400
"""Characters of the games, or of the capacities, as they are typed."""


@dataclass(frozen=True, slots=True)
class Typed:
    """The options of a command as they were typed; `None` is left out."""

    title: str | None = None
    date: str | None = None
    time: str | None = None
    zone: str | None = None
    closes: str | None = None
    games: str | None = None
    capacity: str | None = None
    slots: str | None = None

    @property
    def names_a_time(self) -> bool:
        """Whether it says when the evening shall be."""
        return self.date is not None or self.time is not None


def new_evening(server: int, typed: Typed, usual: str | None, now: Milliseconds) -> Evening:
    """An evening; `usual` is the zone meant where none is typed. Raises `Refused`."""
    if typed.title is None or typed.date is None or typed.time is None:
        raise Refused(words.WHAT_IS_WANTED)
    if typed.zone is None and usual is None:
        raise Refused(words.WHICH_ZONE)
    zone = zone_named(typed.zone or usual or "")
    at = moment(typed.date, typed.time, zone, now, MONTHS)
    blank = Evening(
        secrets.token_hex(6), server, _title(typed.title), at, zone, at, GAMES, {}, True
    )
    return changed(blank, replace(typed, date=None, time=None, zone=None), now)


def changed(evening: Evening, typed: Typed, now: Milliseconds) -> Evening:
    """The evening with what was typed in place of what was there. Raises `Refused`."""
    made = _moved(evening, typed, now)
    if made.at is not None and made.at <= now and (made.at != evening.at or evening.open):
        raise Refused(words.PAST)
    if typed.title is not None:
        made = replace(made, title=_title(typed.title))
    if typed.games is not None:
        made = replace(made, games=read_games(typed.games))
    if typed.slots is not None:
        made = replace(made, slots=_slots(made, typed.slots))
    made = replace(made, capacity=_capacity(made, typed.capacity))
    return made if typed.closes is None else _closing(made, typed.closes, now)


def usual_zone(evenings: Iterable[Evening]) -> str | None:
    """The zone of the latest evening that a server has had."""
    dated = [each for each in evenings if each.at is not None]
    return max(dated, key=lambda each: each.at or 0).zone if dated else None


def _title(text: str) -> str:
    return plain(text, LONGEST_TITLE)


def _capacity(evening: Evening, text: str | None) -> dict[str, int]:
    """The places by game: what is typed changes those of the games that it names, and no others."""
    named: Mapping[str, int | None] = {} if text is None else read_capacity(text, evening.games)
    places = {**evening.capacity, **named}
    limits = ((game, places.get(game)) for game in evening.games)
    return {game: number for game, number in limits if number is not None}


def _slots(evening: Evening, text: str) -> tuple[str, ...]:
    if evening.at is None:
        raise Refused(words.NO_SLOTS)
    # Cleaned before they are compared: two that look the same would be one in the form.
    return read_slots(plain(text.replace("\n", ","), LONGEST_TEXT))


def _moved(evening: Evening, typed: Typed, now: Milliseconds) -> Evening:
    """The evening at its new time. Another zone re-reads the same times of day in that zone."""
    zone = evening.zone if typed.zone is None else zone_named(typed.zone)
    if evening.at is None:
        if typed.names_a_time:
            raise Refused(words.NO_DATE)
        closes = evening.closes and _reread(evening.closes, evening.zone, zone, now)
        return replace(evening, zone=zone, closes=closes)
    if not typed.names_a_time and zone == evening.zone:
        return evening
    wall = datetime.fromtimestamp(evening.at / 1_000, ZoneInfo(evening.zone))
    day, clock = typed.date or wall.date().isoformat(), typed.time or f"{wall:%H:%M}"
    at = moment(day, clock, zone, now, MONTHS)
    closes = at
    if evening.closes is not None and evening.closes < evening.at:
        closes = min(at, _reread(evening.closes, evening.zone, zone, now))
    return replace(evening, zone=zone, at=at, closes=closes)


def _reread(at: Milliseconds, old: str, new: str, now: Milliseconds) -> Milliseconds:
    """When the clocks of another zone show what those of the old one show at a moment."""
    if old == new:
        return at
    wall = datetime.fromtimestamp(at / 1_000, ZoneInfo(old))
    return moment(wall.date().isoformat(), f"{wall:%H:%M}", new, now, MONTHS)


def _closing(evening: Evening, text: str, now: Milliseconds) -> Evening:
    """The evening with another closing time, which opens it again if it was closed."""
    closes = closing(text, evening.at, evening.zone, now, MONTHS)
    if closes <= now:
        raise Refused(words.PAST_CLOSING)
    if evening.at is not None and closes > evening.at:
        raise Refused(words.LATE_CLOSING)
    return replace(evening, closes=closes, open=True)
