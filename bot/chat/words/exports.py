"""What the columns of an organiser's files are called, and what stands in them by itself."""

from __future__ import annotations

from typing import Final

PEOPLE: Final = ("id", "name", "experience", "times", "remark", "remind", "since", "changed")
COUNTS: Final = ("game", "interested", "could teach", "new to it", "waiting", "places", "since")
PLAN: Final = ("round", "table", "game", "part", "id", "name", "experience")

YES: Final = "yes"
NO: Final = "no"
EVERYBODY: Final = "everybody, once"
"""The row in which each of them counts once, however many games they named."""

STAFF: Final = "staff"
TEACHER: Final = "teacher"
GUEST: Final = "guest"
NOT_MET: Final = "not met"


def waiting(number: int) -> str:
    """Somebody on a waiting list, by the number on it."""
    return f"waiting, no. {number}"
