"""What there is before somebody misbehaves, to be compared with what there is afterwards."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from bot.practice.interactions import Interaction
from bot.practice.people import Person
from bot.practice.state.messages import Message
from bot.tables.table import AnyTable
from tests.chat.evening import Evening, forged

Rows: TypeAlias = dict[str, list[tuple[Any, ...]]]

NOT_BOOKS = {"posts", "heartbeat"}
"""Where messages stand, and that the program lives."""


FORGED = 98
"""The id of the row with a forged control."""


@dataclass(frozen=True)
class Scene:
    """All tables with every card on them, and every row of the books."""

    tables: Mapping[str, object]
    rows: Rows


def scene(evening: Evening, path: Path) -> Scene:
    """What there is now."""
    tables = {table.charter.table: table._acts.now for table in evening.hall.tables}
    return Scene(tables, written(path))


def written(path: Path) -> Rows:
    """All that stands in the books."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as books:
        names = [
            name
            for (name,) in books.execute(
                "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
            )
            if name not in NOT_BOOKS
        ]
        return {name: list(books.execute(f"SELECT * FROM {name}")) for name in names}


def standing(evening: Evening, path: Path) -> object:
    """The same but for what the clock changes: that somebody has been called."""
    rows = written(path)
    tables = [
        (each.state.guests, each.state.move, each.state.phase) for each in evening.hall.tables
    ]
    return tables, {name: rows[name] for name in ("moves", "deals", "accounts", "transfers")}


def public(evening: Evening) -> list[Message]:
    """The bot's messages that everybody sees, in every channel."""
    world = evening.practice.world
    return [
        message
        for channel in world.channels.values()
        if channel.recipient is None
        for message in channel.messages.values()
        if message.only_for is None and message.author is world.bot
    ]


def pinged(messages: Iterable[Message]) -> list[str]:
    """Who was called by any of them."""
    return [person.name for message in messages for person in message.pings]


async def pressed(
    evening: Evening, who: Person, message: Message, custom_id: str, *values: str
) -> Interaction:
    """A press as no client would make it, which leaves the message as it was."""
    answer = await forged(evening, who, message, custom_id, *values)
    message.components[:] = [each for each in message.components if each.get("id") != FORGED]
    return answer


def is_answered_quietly(answer: Interaction) -> bool:
    """Whether somebody was answered in time, and by nothing that others see."""
    new = [*answer.followups]
    if answer.message is not None and answer.message is not answer.source:
        new.append(answer.message)
    return not answer.failed and all(each.only_for is answer.user for each in new)


def quiet_word(answer: Interaction) -> str:
    """What somebody was told, if anything."""
    messages = [*answer.followups]
    if answer.message is not None and answer.message is not answer.source:
        messages.append(answer.message)
    return messages[-1].text if messages else ""


def host_or_deputy(table: AnyTable, user: int) -> bool:
    """Whether somebody may use the host's tools: the host, or anybody while that one is away."""
    seat = table.state.seat_of(table.state.host)
    host = None if seat is None else table.state.guests[seat]
    return table.state.host == user or host is None or host.away
