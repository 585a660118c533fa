"""`python -m bot status`: how the running bot is, from outside, for people and for programs."""

from __future__ import annotations

import json
from datetime import UTC, datetime

import msgspec

from bot import vitals
from bot.errors import CannotStartError
from bot.settings import settings
from bot.tables.state import Milliseconds
from bot.vitals import Vitals


def run(*, as_json: bool) -> int:
    """Prints how the bot is, and returns 1 if it is not well. Raises `CannotStartError`."""
    database = settings().parlour_database
    try:
        found = vitals.read(vitals.beside(database))
    except (OSError, msgspec.MsgspecError) as error:
        raise CannotStartError(f"How the bot is cannot be read: {error}.") from None
    now = vitals.now()
    trouble = f"No bot is running with {database}." if found is None else found.trouble(now)
    if as_json:
        print(json.dumps(_named(found, trouble), indent=1))
    else:
        print(trouble or "All is well.")
        if found is not None:
            print(_told(found, now))
    return 1 if trouble else 0


def _named(found: Vitals | None, trouble: str | None) -> dict[str, object]:
    health: dict[str, object] = {"healthy": trouble is None, "trouble": trouble}
    if found is None:
        return health
    return health | {
        "version": found.version,
        "process": found.process,
        "started": _date(found.started),
        "written": _date(found.written),
        "connected": found.connected,
        "latency_ms": found.latency,
        "servers": found.servers,
        "tables": found.tables,
        "people": found.people,
        "database": {
            "writable": found.writable,
            "committed": None if found.committed is None else _date(found.committed),
            "version": found.schema,
            "bytes": found.size,
        },
    }


def _told(found: Vitals, now: Milliseconds) -> str:
    latency = "" if found.latency is None else f", {found.latency} ms"
    line = "connected" if found.connected else "not connected"
    committed = "never" if found.committed is None else _ago(now - found.committed)
    return "\n".join(
        (
            f"bot       {found.version}, process {found.process}, up since {_date(found.started)}",
            f"heard     {_ago(now - found.written)}",
            f"Discord   {line}{latency}; servers: {found.servers}",
            f"tables    {found.tables} open; people at them: {found.people}",
            f"database  version {found.schema}, {found.size:,} bytes, last written {committed}",
        )
    )


def _date(moment: Milliseconds) -> str:
    return f"{datetime.fromtimestamp(moment / 1_000, UTC):%Y-%m-%dT%H:%M:%SZ}"


def _ago(wait: Milliseconds) -> str:
    minutes, seconds = divmod(max(0, wait) // 1_000, 60)
    return f"{minutes} min {seconds} s ago" if minutes else f"{seconds} s ago"
