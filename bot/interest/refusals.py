"""Why what an organiser has typed cannot be, in whole sentences that quote it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

NO_GAME: Final = "Name at least one game, such as whist, hazard."
SLOT_TWICE: Final = "A slot is named twice."


# --- games, places, slots, staff ----------------------------------------------------------------


def not_offered(typed: str) -> str:
    """A game that the evening does not have."""
    return f"“{typed}”: that game is not offered this evening."


def game_twice(typed: str) -> str:
    """A game with two numbers of places."""
    return f"“{typed}”: that game is named twice."


def no_such_game(typed: str, known: Sequence[str]) -> str:
    """No game of the programme, or several that begin so."""
    return f"“{typed}” is no game of the programme, which has {', '.join(known)}."


def no_places(typed: str) -> str:
    """A game without a number, or something else."""
    return f"“{typed}”: a game and its places are wanted, such as whist 8."


def places_out_of_bounds(typed: str, most: int) -> str:
    """So many places no game has."""
    return f"“{typed}”: a game has from 1 to {most:,} places."


def slot_too_long(slot: str, most: int) -> str:
    """It would not fit beside its box in the form."""
    return f"“{slot}”: a slot has at most {most} characters."


def wrong_number_of_slots(most: int) -> str:
    """None at all, or more than the form has room for."""
    return f"Name from 1 to {most} slots, such as 20:00, 21:30, or none."


def no_name(typed: str) -> str:
    """Somebody of the staff without a name."""
    return f"“{typed}”: staff go by name, with what they can run: Tom: hazard."


def name_twice(name: str) -> str:
    """Two of the staff could not be told apart."""
    return f"{name} is named twice."


# --- dates, times, zones ------------------------------------------------------------------------


def no_zone(typed: str) -> str:
    """A zone that nobody knows."""
    return f"There is no time zone “{typed}”. Choose one of the list, such as Europe/London."


def no_date(typed: str) -> str:
    """A date that cannot be read."""
    return f"“{typed}” is no date. Write one like 2026-12-05 or 5 December."


def beyond_calendars(typed: str) -> str:
    """A date before or after all years."""
    return f"“{typed}” is beyond all calendars."


def no_time(typed: str) -> str:
    """A time that cannot be read."""
    return f"“{typed}” is no time of day. Write one like 20:00 or 8:30 pm."


def no_closing(typed: str) -> str:
    """A closing time that cannot be read, where there is no day that it could be of."""
    return f"“{typed}” is no closing time. Write one like 2026-12-05 18:00."


def no_closing_of_evening(typed: str) -> str:
    """The same for an evening, which has a day."""
    return (
        f"“{typed}” is no closing time. Write one like 2026-12-05 18:00, or 18:00 for the day"
        " itself."
    )


def leapt_over(wall: datetime, zone: str) -> str:
    """The clocks go forward past it."""
    return (
        f"On {wall.date()} the clocks of {zone} leap over {wall:%H:%M}: there is no such time. Name"
        " another."
    )


def comes_twice(wall: datetime, zone: str) -> str:
    """The clocks go back behind it."""
    return (
        f"On {wall.date()} the clocks of {zone} go back, and {wall:%H:%M} comes twice: write"
        f" {wall:%H:%M} first, or {wall:%H:%M} second."
    )
