"""A sitting of whist from the command to the record, by buttons and menus alone."""

from __future__ import annotations

from tests.chat.evening import Evening


async def test_a_table_is_opened_filled_and_played(tonight: Evening) -> None:
    ann = tonight.people[0]
    await tonight.lobby()
    print(tonight.shown.text)
    await tonight.press(ann, "Fill with computer players")
    await tonight.press(ann, "Begin")
    await tonight.until(lambda: bool(tonight.letters(ann)))
    print(tonight.shown.text)
    print(tonight.letters(ann)[0].text)
    for _ in range(13):
        await tonight.until(
            lambda: tonight.table.view().turn is not None and tonight.on_turn() == 0
        )
        await tonight.play()
    await tonight.until(lambda: "Next deal" in [each.label for each in tonight.shown.buttons])
    print(tonight.shown.text)
