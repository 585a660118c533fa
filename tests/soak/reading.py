"""What somebody reads off the messages of the house: what may be used, and who is waited for."""

from __future__ import annotations

import re
from typing import TypeAlias

from bot.chat.ids import read_ident, read_reference
from bot.practice.interactions import Interaction
from bot.practice.people import Person
from bot.practice.state.messages import Message

Control: TypeAlias = tuple[str, str | None]
"""A custom id, and the value that is chosen where it is a menu."""
CALL = re.compile(r"to play.*; time is up|played for <t:")
"""In the line of a table's message that says for whom it waits."""


def controls(message: Message) -> list[Control]:
    """All that a message offers to use."""
    return [
        *(
            (each.custom_id, None)
            for each in message.buttons
            if each.custom_id and not each.disabled
        ),
        *(
            (menu.custom_id, line.value)
            for menu in message.selects
            if not menu.disabled
            for line in menu.options
        ),
    ]


def plays(message: Message) -> list[Control]:
    """What a message offers of the game itself."""
    return [each for each in controls(message) if is_play(each)]


def is_play(control: Control) -> bool:
    """Whether it makes a move in a deal, or asks in a form for how much."""
    return read_reference(_what(control)) is not None


def word(control: Control) -> str:
    """What a tool of a table is called: `sit`, `begin`; for a play it says nothing."""
    return _what(control).partition(".")[0]


def table_of(message: Message) -> str:
    """The id of the table that a message belongs to; nothing for any other."""
    ids = [each.custom_id for each in (*message.buttons, *message.selects) if each.custom_id]
    ident = read_ident(ids[0]) if ids else None
    return ident.table if ident else ""


def awaits(message: Message, person: Person) -> bool:
    """Whether the message of a table says that it waits for this person, or plays for the seat."""
    called = [line for line in message.text.splitlines() if CALL.search(line)]
    return any(f"**{person.name}**" in line for line in called)


def replies(answer: Interaction) -> list[Message]:
    """What only the asker sees of an answer."""
    shown = [answer.message, *answer.followups]
    return [each for each in shown if each is not None and each.only_for is answer.user]


def _what(control: Control) -> str:
    custom_id, value = control
    if value is not None:
        return value
    ident = read_ident(custom_id)
    return ident.what if ident else ""
