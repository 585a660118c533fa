"""The ids of a table, pressed where the table is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.chat.refusing import told
from bot.practice.people import Person
from bot.practice.state.messages import Message
from bot.rules.offers import Refused
from bot.tables.refusals import NO_SITTING
from tests.abuse.scene import is_answered_quietly, pinged, pressed, public, quiet_word, scene
from tests.chat.evening import Evening

UNKNOWN = (
    "That belongs to no table that this house knows. `/table list` shows which tables are open."
)
TOOLS = (
    "sit", "sit.0", "gallery", "leave", "begin", "fill", "next", "hand", "rules", "more", "stay",
    "void.1", "stand.1", "remove.1.2", "close", "shut", "window", "buyin", "record", "h.0", "o0.0",
    "h.0@1", "h.0@", "menu0",
)  # fmt: skip


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the books are."""
    return tmp_path / "parlour.sqlite3"


async def test_in_another_server_no_table_of_this_one_is_known(
    tonight: Evening, path: Path
) -> None:
    other = tonight.practice.add_server("Elsewhere")
    there = other.add_channel("card-room")
    foreigner, ann = tonight.practice.add_person("Eve"), tonight.people[0]
    for person in (foreigner, ann):
        other.join(person)
    await ann.slash(there, "hazard")
    own = next(each for each in tonight.hall.tables if each.charter.server == other.id)
    await tonight.people[1].slash(tonight.room, "whist")
    table = next(each for each in tonight.hall.tables if each is not own)
    await tonight.until(lambda: len(public(tonight)) == len(tonight.hall.tables))
    message = next(each for each in public(tonight) if each.channel is there)
    for who in (foreigner, ann):
        await _tries(tonight, path, who, message, f"pp:{table.charter.table}:{table.state.move}")


async def test_in_a_conversation_a_stranger_reaches_no_table(tonight: Evening, path: Path) -> None:
    eve = tonight.practice.add_person("Eve")
    await tonight.dealt()
    world = tonight.practice.world
    letter = Message(world.ids.next(), eve.dm, world.bot, world.clock.now(), "Good evening.")
    world.post(letter)
    for person in tonight.people:
        await tonight.until(lambda: bool(tonight.letters(person)))  # noqa: B023
    await tonight.settled()
    table = tonight.table
    await _tries(tonight, path, eve, letter, f"pp:{table.charter.table}:{table.state.move}")


async def _tries(tonight: Evening, path: Path, who: Person, message: Message, ident: str) -> None:
    before, shown = scene(tonight, path), len(public(tonight))
    for tool in TOOLS:
        answer = await pressed(tonight, who, message, f"{ident}:{tool}", *_values(tool))
        assert is_answered_quietly(answer), tool
        assert quiet_word(answer) == (told(Refused(NO_SITTING)) if tool == "record" else UNKNOWN), (
            tool
        )
    await tonight.settled()
    assert scene(tonight, path) == before
    assert len(public(tonight)) == shown
    assert pinged(public(tonight)) == []


def _values(tool: str) -> tuple[str, ...]:
    return ("h.0",) if tool.startswith("menu") else ()


async def test_a_guest_may_press_from_the_conversation(tonight: Evening) -> None:
    await tonight.dealt()
    person, table = tonight.people[2], tonight.table
    await tonight.until(lambda: bool(tonight.letters(person)))
    ident = f"pp:{table.charter.table}:{table.state.move}:void.1"
    answer = await pressed(tonight, person, tonight.letters(person)[-1], ident)
    assert quiet_word(answer).startswith("You have asked for this deal to be void.")
