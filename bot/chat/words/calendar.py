"""Months and days of the week, as an organiser writes and reads them."""

from __future__ import annotations

from datetime import date
from typing import Final

MONTHS: Final = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
)  # fmt: skip
_DAYS: Final = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")


def day_named(day: date) -> str:
    """A day as it is suggested to whoever types a date."""
    return f"{_DAYS[day.weekday()]} {day.day} {MONTHS[day.month - 1]} {day.year}"
