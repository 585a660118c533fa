"""What the house keeps about a person, as it is handed out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from datetime import datetime
from zoneinfo import ZoneInfo

from bot.interest.openings import Planned
from bot.interest.ports import Spoken
from bot.interest.values import Milliseconds
from bot.tables.annals import Brought
from bot.tables.ports import Preferences


def kept_of(
    user: int,
    likes: Preferences,
    spoken: Iterable[Spoken],
    seats: Iterable[Planned],
    played: Iterable[tuple[int, Brought]],
) -> dict[str, object]:
    """All of it, for JSON. Times are ISO 8601 with their zone."""
    return {
        "user": str(user),
        "settings": asdict(likes),
        "registrations": [_registration(each) for each in spoken],
        "plans": [_seat(each) for each in seats],
        "deals": [_deal(*each) for each in played],
    }


def _registration(spoken: Spoken) -> dict[str, object]:
    evening, said = spoken.evening, spoken.registration
    return {
        "server": str(evening.server),
        "evening": evening.title,
        "at": None if evening.at is None else _iso(evening.at, evening.zone),
        "name": said.name,
        **asdict(said.answer),
        "since": _iso(said.since, "UTC"),
        "changed": _iso(said.changed, "UTC"),
    }


def _seat(planned: Planned) -> dict[str, object]:
    return {
        "server": str(planned.evening.server),
        "evening": planned.evening.title,
        "round": planned.round,
        "game": planned.game,
        "name": planned.name,
    }


def _deal(server: int, brought: Brought) -> dict[str, object]:
    return {"server": str(server), **asdict(brought), "at": _iso(brought.at, "UTC")}


def _iso(moment: Milliseconds, zone: str) -> str:
    return datetime.fromtimestamp(moment // 1_000, ZoneInfo(zone)).isoformat()
