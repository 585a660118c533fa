"""`/me settings`: a panel of switches, which holds at once, everywhere and after a restart."""

from __future__ import annotations

import json
from pathlib import Path

from bot.practice.server import Practice
from bot.tables.ports import Preferences
from tests.chat.conftest import HURRY
from tests.chat.evening import Evening, club, evening, forged
from tests.chat.settling import manager, opened


async def test_switches_are_turned_where_they_stand_and_kept(
    practice: Practice, tmp_path: Path
) -> None:
    where, path = club(practice), tmp_path / "parlour.sqlite3"
    async with evening(practice, where, path, HURRY) as tonight:
        ann = tonight.people[0]
        panel = await opened(ann, tonight.room, "me settings")
        assert "**Four-colour cards** · off, as this server has it" in panel.text
        for each in ("By the button only", "Use words only", "Turn nudges off"):
            await ann.click(panel, each)
        for words in ("only by the button", "**Words only** · on", "**Nudges** · off"):
            assert words in panel.text
    async with evening(practice, where, path, HURRY) as tonight:
        assert tonight.store.people.preferences(ann.id) == Preferences("button", None, True, False)
        # The panel of before the restart serves, and so does one in a private conversation.
        await ann.click(panel, "Turn nudges on")
        alone = await opened(ann, ann.dm, "me settings")
        assert "off, unless a server has it otherwise" in alone.text
        assert "**Nudges** · on" in alone.text
        await ann.click(alone, "All as at first")
        assert "**Your hands** · by direct message" in alone.text
        assert "All as at first" not in [each.label for each in alone.buttons]


async def test_a_hand_is_shown_anew_at_once_as_its_holder_or_the_server_likes(
    tonight: Evening,
) -> None:
    ann, ben = tonight.people[:2]
    await tonight.dealt()
    await tonight.until(lambda: bool(tonight.letters(ann) and tonight.letters(ben)))
    (letter,), (other,) = tonight.letters(ann), tonight.letters(ben)
    two, four = letter.pictures[0].data, other.pictures[0].data
    harriet = manager(tonight)
    house = await opened(harriet, tonight.room)
    await harriet.click(house, "Use four colours")
    assert "**Four-colour cards** · on" in house.text
    await tonight.until(lambda: letter.pictures[0].data != two)
    await tonight.until(lambda: other.pictures[0].data != four)
    panel = await opened(ann, tonight.room, "me settings")
    assert "on, as this server has it" in panel.text
    await ann.click(panel, "Use two colours")
    await tonight.until(lambda: letter.pictures[0].data == two)
    await ann.click(panel, "Use words only")
    await tonight.until(lambda: not letter.pictures)


async def test_what_is_chosen_is_handed_out_and_forgotten(tonight: Evening) -> None:
    ann = tonight.people[0]
    panel = await opened(ann, tonight.room, "me settings")
    await ann.click(panel, "Use four colours")
    await ann.click(panel, "Use two colours")
    given = (await ann.slash(tonight.room, "me data")).message
    assert given is not None
    (file,) = given.attachments
    assert json.loads(file.data)["settings"]["four_colours"] is False
    asked = (await ann.slash(tonight.room, "me forget")).message
    await ann.click(asked, "Forget me")
    assert tonight.store.people.preferences(ann.id) == Preferences()


async def test_a_switch_that_there_is_not_changes_nothing(tonight: Evening) -> None:
    ann = tonight.people[0]
    panel = await opened(ann, tonight.room, "me settings")
    for custom_id in ("me:set:", "me:set:hands.owl", "me:", "me:forgotten"):
        said = await forged(tonight, ann, panel, custom_id)
        assert "belongs to no" in tonight.word(said)
    assert tonight.store.people.preferences(ann.id) == Preferences()
