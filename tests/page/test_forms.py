"""Forms: every field, what is wrong with it in words, what is sent, and how a form closes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Locator, expect

from bot.practice.state.components import Json
from tests.page.stage import Stage, choose, form, label, options, select, text, typing

pytestmark = pytest.mark.asyncio(loop_scope="session")

FINE = {"failed": "", "form": None}
CLOSED = {"do": "close_form", "form": "f1"}
REQUIRED = "This field is required."


def group(kind: int, *labels: str, **changed: Any) -> Json:
    return {"type": kind, "custom_id": "group", "options": options(*labels), **changed}


RADIO, BOXES = 21, 22
BOX: Json = {"type": 23, "custom_id": "box"}
UPLOAD: Json = {"type": 19, "custom_id": "file", "required": False}


async def _open(stage: Stage, component: Json, words: str = "Word") -> Locator:
    return await stage.open(form(label(words, component)))


async def _send(dialog: Locator) -> None:
    await dialog.get_by_role("button", name="Submit").click()


def sent(**values: Any) -> Json:
    return {"do": "submit", "form": "f1", "values": values}


async def test_a_form_says_what_it_is_and_takes_the_focus(stage: Stage) -> None:
    word = label("Word", typing(placeholder="Any"), description="Whatever you like")
    dialog = await stage.open(form(text("Sending **again** changes it."), word, title="Register"))
    await expect(dialog).to_have_accessible_name("Register")
    await expect(dialog.locator("strong")).to_have_text("again")
    field = dialog.get_by_label("Word")
    await expect(field).to_be_focused()
    await expect(field).to_have_accessible_description("Whatever you like")
    await expect(field).to_have_attribute("placeholder", "Any")
    await expect(field).to_have_attribute("aria-required", "true")


STANDING = [
    ("text", typing(value="Ada"), {"word": "Ada"}),
    ("paragraph", typing(style=2, value="a\nb"), {"word": "a\nb"}),
    ("nothing needed", typing(required=False), {"word": ""}),
    ("radio", group(RADIO, "New", "Old", required=False), {"group": None}),
    ("radio chosen", {**group(RADIO), "options": [*options("New", default=True), *options("Old")]},
     {"group": "new"}),
    ("boxes", group(BOXES, "Whist", "Brag", required=False, min_values=0), {"group": []}),
    ("boxes ticked", {**group(BOXES), "options": options("Whist", "Brag", default=True)},
     {"group": ["whist", "brag"]}),
    ("box", BOX, {"box": False}),
    ("box ticked", {**BOX, "default": True}, {"box": True}),
    ("select", {**select(), "options": [*options("Ace"), *options("King", default=True)]},
     {"choice": ["king"]}),
    ("people", choose(5, default_values=[{"id": "12", "type": "user"}]), {"whom": ["12"]}),
    ("nobody", choose(5, required=False), {"whom": []}),
    ("file", UPLOAD, {}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "component", "values"), STANDING, ids=[n for n, *_ in STANDING])
async def test_what_stands_in_a_form_is_sent(
    stage: Stage, name: str, component: Json, values: Json
) -> None:
    del name
    dialog = await _open(stage, component)
    await _send(dialog)
    await expect(dialog).to_have_count(0)
    assert await stage.asked() == [sent(**values)]


TYPED = [
    ({"min_length": 3}, "ab", "Must be 3 or more in length."),
    ({"max_length": 3}, "abcd", "Must be 3 or fewer in length."),
    ({}, "", REQUIRED),
    ({"min_length": 3, "required": False}, "ab", "Must be 3 or more in length."),
]


@pytest.mark.parametrize(("changed", "typed", "words"), TYPED)
async def test_text_that_will_not_do_is_refused_in_words(
    stage: Stage, changed: Json, typed: str, words: str
) -> None:
    dialog = await _open(stage, typing(**changed))
    field = dialog.get_by_label("Word")
    await field.fill(typed)
    await _send(dialog)
    await expect(dialog.get_by_text(words)).to_be_visible()
    await expect(field).to_be_focused()
    await expect(field).to_have_attribute("aria-invalid", "true")
    assert await stage.asked() == []
    await field.fill("abc")
    await expect(dialog.get_by_text(words)).to_have_count(0)
    await field.press("Enter")
    await expect(dialog).to_have_count(0)
    assert await stage.asked() == [sent(word="abc")]


async def test_characters_are_counted_as_they_are_typed(stage: Stage) -> None:
    dialog = await _open(stage, typing(style=2, max_length=5, value="ab"))
    await expect(dialog.get_by_text("2/5")).to_be_visible()
    await dialog.get_by_label("Word").fill("♠♥🂡🂡🂡")
    await expect(dialog.get_by_text("5/5")).to_be_visible()


NEEDED = [
    (group(RADIO, "New", "Old"), REQUIRED),
    (group(BOXES, "Whist", "Brag"), REQUIRED),
    (select("Ace"), REQUIRED),
    (choose(8), REQUIRED),
]


@pytest.mark.parametrize(("component", "words"), NEEDED)
async def test_a_choice_that_is_needed_is_asked_for(
    stage: Stage, component: Json, words: str
) -> None:
    dialog = await _open(stage, component)
    await _send(dialog)
    await expect(dialog.get_by_text(words)).to_be_visible()
    assert await stage.asked() == []


async def test_boxes_keep_to_their_bounds(stage: Stage) -> None:
    component = group(BOXES, "Whist", "Brag", "Faro", min_values=2, max_values=2)
    dialog = await _open(stage, component, "Games")
    games = dialog.get_by_role("group", name="Games")
    await games.get_by_label("Whist").check()
    await _send(dialog)
    await expect(games).to_contain_text("Choose at least 2.")
    await games.get_by_label("Faro").check()
    await expect(games.get_by_label("Brag")).to_be_disabled()
    await _send(dialog)
    assert await stage.asked() == [sent(group=["whist", "faro"])]


async def test_radio_buttons_can_be_cleared_where_none_is_needed(stage: Stage) -> None:
    dialog = await _open(stage, group(RADIO, "New", "Old", required=False))
    await dialog.get_by_label("Old").check()
    await dialog.get_by_role("button", name="Clear").click()
    await _send(dialog)
    assert await stage.asked() == [sent(group=None)]


async def test_menus_work_within_a_form_and_esc_closes_them_alone(stage: Stage) -> None:
    dialog = await _open(stage, choose(7, max_values=2), "Whom?")
    face = dialog.get_by_role("button", name="Whom?")
    await expect(face).to_be_focused()
    await _send(dialog)
    await expect(dialog.get_by_text(REQUIRED)).to_be_visible()
    await stage.page.keyboard.press("Enter")
    await stage.page.keyboard.type("Ben")
    await stage.page.keyboard.press("Enter")
    await stage.page.keyboard.press("Escape")
    await expect(face).to_have_accessible_name("Whom?: Ben")
    await expect(dialog.get_by_text(REQUIRED)).to_have_count(0)
    await _send(dialog)
    assert await stage.asked() == [sent(whom=["12"])]


async def test_the_old_layout_and_a_file(stage: Stage) -> None:
    row = {"type": 1, "components": [{**typing("amount"), "label": "How much?"}]}
    dialog = await stage.open(form(row, label("Record", UPLOAD)))
    await expect(dialog).to_contain_text("Files cannot be filled in here.")
    await dialog.get_by_label("How much?").fill("20")
    await _send(dialog)
    assert await stage.asked() == [sent(amount="20")]


TROUBLE = [
    ({"error": "'Word' takes 3 to 5 characters"}, "'Word' takes 3 to 5 characters"),
    ({"failed": "no answer", "form": None}, "Something went wrong. Try again."),
]


@pytest.mark.parametrize(("answer", "words"), TROUBLE)
async def test_a_form_that_failed_stays_with_what_was_typed(
    stage: Stage, answer: Json, words: str
) -> None:
    await stage.will_answer(None)
    dialog = await _open(stage, typing())
    await dialog.get_by_label("Word").fill("four")
    await _send(dialog)
    await expect(dialog.get_by_role("button", name="Submit")).to_be_disabled()
    await stage.answer(answer)
    await expect(dialog.get_by_role("alert")).to_have_text(words)
    await expect(dialog.get_by_label("Word")).to_have_value("four")
    await _send(dialog)
    await stage.answer(FINE)
    await expect(dialog).to_have_count(0)
    assert await stage.asked() == [sent(word="four")] * 2


async def test_a_form_that_is_being_sent_waits_for_its_answer(stage: Stage) -> None:
    await stage.will_answer(None)
    dialog = await _open(stage, typing(value="Ada"))
    await _send(dialog)
    await stage.page.keyboard.press("Escape")
    await dialog.get_by_role("button", name="Cancel").click()
    await expect(dialog).to_be_visible()
    await stage.answer({"failed": "late", "form": None})
    await expect(dialog.locator(".trouble")).not_to_be_empty()
    await _send(dialog)
    await stage.page.evaluate("document.querySelector('dialog').close()")
    await stage.answer({"failed": "late", "form": None})
    await stage.page.wait_for_function("stage.asked.length === 3")
    assert (await stage.asked())[-1] == CLOSED


async def test_a_form_closes_by_cancel_by_esc_and_by_a_press_outside(stage: Stage) -> None:
    for n, close in enumerate((_cancel, _escape, _outside), start=1):
        dialog = await _open(stage, typing())
        await dialog.get_by_label("Word").fill("typed")
        await close(dialog)
        await stage.page.wait_for_function("n => stage.asked.length === n", arg=n)
        await expect(dialog).to_have_count(0)
        assert await stage.asked() == [CLOSED] * n


async def _cancel(dialog: Locator) -> None:
    await dialog.get_by_role("button", name="Cancel").click()


async def _escape(dialog: Locator) -> None:
    await dialog.page.keyboard.press("Escape")


async def _outside(dialog: Locator) -> None:
    await dialog.page.mouse.click(3, 3)


async def test_a_long_form_fits_a_narrow_window(stage: Stage) -> None:
    await stage.page.set_viewport_size({"width": 360, "height": 500})
    fields = [label(f"Field {n}", typing(f"f{n}", style=2)) for n in range(5)]
    dialog = await stage.open(form(*fields, title="A rather long title for a narrow window"))
    box = await dialog.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    await expect(dialog.get_by_role("button", name="Submit")).to_be_in_viewport()
    await dialog.get_by_label("Field 4").fill("x")
    await expect(dialog.get_by_label("Field 4")).to_be_in_viewport()
