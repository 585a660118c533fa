"""What a message says of itself, and its buttons."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from bot.practice.state.components import Json
from tests.page.stage import (
    ADA,
    ASKED,
    BEN,
    EPHEMERAL,
    FAILED,
    FINE,
    HERE,
    LOADING,
    REPLY,
    THREAD,
    WAITING,
    Stage,
    button,
    message,
    row,
)

pytestmark = pytest.mark.asyncio(loop_scope="session")


GONE = {"message_reference": {"message_id": "400", "channel_id": "31"}, "referenced_message": None}
SHOWN = [
    ("author", {"content": "Hello"}, ["Parlour", "App", "02/03/2026 18:30", "Hello"]),
    ("person", {"author": ADA, "content": "Hello"}, ["Ada", "Hello"]),
    ("edited", {"content": "a", "edited_timestamp": "2026-03-02T18:31:00+00:00"}, ["(edited)"]),
    ("reply", {"content": "No", **REPLY}, ["Ben", "May I cut?", "No"]),
    ("reply to nothing", {"content": "No", **GONE}, ["The original message was deleted"]),
    ("command", {"interaction_metadata": ASKED}, ["Ada", "used", "/chips balance"]),
    ("thinking", {"flags": LOADING}, ["Parlour is thinking…"]),
    ("ephemeral", {"flags": EPHEMERAL}, ["Only you can see this ·", "Dismiss message"]),
    ("thread", {"thread": THREAD}, ["Whist, table 3", "1 message ›"]),
]  # fmt: skip


@pytest.mark.parametrize(("name", "changed", "words"), SHOWN, ids=[name for name, *_ in SHOWN])
async def test_what_a_message_says_of_itself(
    stage: Stage, name: str, changed: Json, words: list[str]
) -> None:
    del name
    shown = await (await stage.show(message(**changed))).inner_text()
    for each in words:
        assert each.lower() in shown.lower()


@pytest.mark.parametrize(
    ("now", "words"),
    [
        ("2026-03-02T23:59:00Z", "18:30"),
        ("2026-03-03T00:01:00Z", "Yesterday at 18:30"),
        ("2026-03-04T00:01:00Z", "02/03/2026 18:30"),
    ],
)
async def test_when_a_message_was_sent(stage: Stage, now: str, words: str) -> None:
    await stage.page.evaluate("now => stage.keepTime(Date.parse(now))", now)
    shown = await stage.show(message(content="x"))
    await expect(shown.locator(".head time")).to_have_text(words)


async def test_who_is_mentioned_sees_it_at_once(stage: Stage) -> None:
    for changed, called in (
        ({"mentions": [ADA]}, True),
        ({"mentions": [BEN]}, False),
        ({"mention_everyone": True}, True),
        ({"mentions": [ADA], "author": ADA}, False),
    ):
        shown = await stage.show(message(content="x", **changed))
        assert ("called" in (await shown.get_attribute("class") or "")) is called


async def test_a_message_that_continues_another_has_no_head_but_a_time(stage: Stage) -> None:
    shown = await stage.show(message(content="And more"), continued=True)
    await expect(shown.get_by_text("Parlour", exact=True)).to_be_hidden()
    await shown.hover()
    await expect(shown.locator(".aside time")).to_have_text("18:30")
    shown = await stage.show(message(content="And more", **REPLY), continued=True)
    await expect(shown.get_by_text("Parlour", exact=True)).to_be_visible()


async def test_lines_above_and_below_lead_somewhere(stage: Stage) -> None:
    shown = await stage.show(message(content="No", flags=EPHEMERAL, thread=THREAD, **REPLY))
    await shown.get_by_text("May I cut?").click()
    await shown.get_by_text("Whist, table 3").click()
    await shown.get_by_text("Dismiss message").click()
    assert await stage.gone() == [["31", "400"], ["33"]]
    assert await stage.asked() == [{"do": "dismiss", **HERE}]


async def test_what_the_bot_thought_of_takes_the_place_of_the_dots(stage: Stage) -> None:
    shown = await stage.show(message(flags=LOADING))
    await expect(shown.get_by_role("status")).to_be_visible()
    await stage.show(message(content="Done"))
    await expect(shown.get_by_role("status")).to_have_count(0)
    await expect(shown).to_contain_text("Done")


async def test_a_pressed_button_waits_for_its_answer(stage: Stage) -> None:
    await stage.will_answer(None)
    shown = await stage.show(message(row(button(), button("Other", "other"))))
    go = shown.get_by_role("button", name="Go")
    await go.click()
    await go.click()
    await expect(go).to_have_attribute("aria-busy", WAITING)
    assert await stage.asked() == [{"do": "press", "custom_id": "go", **HERE}]
    await stage.answer(FINE)
    await expect(go).not_to_have_attribute("aria-busy", WAITING)


FAILURES = [
    (FAILED, "This interaction failed"),
    ({"error": "You are not there"}, "You are not there"),
]


@pytest.mark.parametrize(("answer", "words"), FAILURES)
async def test_what_went_wrong_is_said_until_the_next_press(
    stage: Stage, answer: Json, words: str
) -> None:
    await stage.will_answer(answer)
    shown = await stage.show(message(row(button())))
    await shown.get_by_role("button", name="Go").click()
    await expect(shown.get_by_role("alert")).to_have_text(words)
    await stage.will_answer(None)
    await shown.get_by_role("button", name="Go").click()
    await expect(shown.get_by_role("alert")).to_have_count(0)


async def test_an_answer_that_is_a_form_opens(stage: Stage) -> None:
    field = {"type": 18, "label": "Word", "component": {"type": 4, "style": 1, "custom_id": "w"}}
    made = {"id": "f1", "title": "A form", "components": [field]}
    await stage.will_answer({"failed": "", "form": made})
    shown = await stage.show(message(row(button())))
    await shown.get_by_role("button", name="Go").click()
    await expect(stage.page.get_by_role("dialog", name="A form")).to_be_visible()
    await stage.page.keyboard.press("Escape")
    await expect(shown.get_by_role("button", name="Go")).to_be_focused()


async def test_buttons_of_every_sort(stage: Stage) -> None:
    link = {"type": 2, "style": 5, "label": "Rules", "url": "https://example.org/a"}
    trap = {"type": 2, "style": 5, "label": "Trap", "url": "javascript:alert(1)"}
    premium = {"type": 2, "style": 6, "sku_id": "1"}
    off = button("Off", "off", disabled=True)
    dice = {"type": 2, "style": 1, "emoji": {"name": "🎲"}, "custom_id": "dice"}
    shown = await stage.show(message(row(link, trap, premium, off, dice)))
    rules = shown.get_by_role("link", name="Rules")
    assert await rules.get_attribute("href") == "https://example.org/a"
    assert await rules.get_attribute("rel") == "noopener noreferrer"
    assert await shown.locator("a", has_text="Trap").get_attribute("href") is None
    await expect(shown.get_by_role("button", name="Premium")).to_be_disabled()
    await expect(shown.get_by_role("button", name="Off")).to_be_disabled()
    await shown.get_by_role("button", name="🎲").press("Enter")
    assert await stage.asked() == [{"do": "press", "custom_id": "dice", **HERE}]
