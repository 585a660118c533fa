"""The house closes in the middle of a deal and opens again: same messages, same buttons."""

from __future__ import annotations

from pathlib import Path

from bot.practice.server import Practice
from tests.chat.conftest import HURRY
from tests.chat.evening import club, evening


async def test_the_same_messages_go_on_being_edited(practice: Practice, tmp_path: Path) -> None:
    where, path = club(practice), tmp_path / "parlour.sqlite3"
    async with evening(practice, where, path, HURRY) as tonight:
        await tonight.dealt()
        for _ in range(5):
            await tonight.play()
        message, held = tonight.last, tonight.cards_of(0)
        letters = [tonight.letters(person)[0] for person in tonight.people]
    async with evening(practice, where, path, HURRY) as tonight:
        assert tonight.cards_of(0) == held
        await tonight.play()
        await tonight.until(lambda: len(tonight.baize.trick.cards) == 2)
        laid = tonight.words_of(tonight.baize.trick.cards[-1])
        await tonight.until(lambda: f"played the {laid}" in message.text)
        assert tonight.last is message
        for person, letter in zip(tonight.people, letters, strict=True):
            assert tonight.letters(person) == [letter]
            assert f"/{message.id})" in letter.text


async def test_what_was_pressed_before_the_restart_still_serves(
    practice: Practice, tmp_path: Path
) -> None:
    where, path = club(practice), tmp_path / "parlour.sqlite3"
    async with evening(practice, where, path, HURRY) as tonight:
        await tonight.lobby()
        button = tonight.shown.button("Take a seat").custom_id
        settings = await tonight.people[0].slash(tonight.room, "me settings")
    async with evening(practice, where, path, HURRY) as tonight:
        ben = tonight.people[1]
        await ben.click(tonight.last, button)
        await tonight.until(lambda: "**Ben**" in tonight.last.text)
        answer = await tonight.people[0].submit(settings.modal, {"hands": "button"})
        assert "So it shall be" in tonight.word(answer)
