"""Edits: what changes, what stays, and what waits meanwhile."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from bot.practice.state.components import Json
from tests.page.stage import (
    FINE,
    HERE,
    WAITING,
    Stage,
    button,
    chosen,
    container,
    gallery,
    item,
    menu_of,
    message,
    row,
    select,
    text,
)

pytestmark = pytest.mark.asyncio(loop_scope="session")


def table(words: str, picture: str = "green", custom_id: str = "1", *rows: Json) -> Json:
    """A table as a game shows it, at one of its moves."""
    parts = (
        text(f"||a secret|| {words}"),
        gallery(item(picture, colour=picture)),
        row(select("Ace", "King", custom_id=custom_id)),
        row(button("My hand", f"hand {custom_id}"), button("Rules", f"rules {custom_id}")),
    )
    return message(text("||unchanged||"), container(*parts, *rows))


async def test_an_edit_touches_only_what_it_changes(stage: Stage) -> None:
    shown = await stage.show(table("one"))
    await shown.get_by_role("button", name="Spoiler").first.click()
    await shown.get_by_role("button", name="My hand").focus()
    await stage.page.evaluate(
        "globalThis.kept = [...document.querySelectorAll('img, .picker, .button, .revealed')]"
    )
    await stage.show(table("two", "green", "2"))
    await expect(shown).to_contain_text("two")
    assert await stage.page.evaluate("kept.length === 5 && kept.every(each => each.isConnected)")
    await expect(shown.get_by_role("button", name="My hand")).to_be_focused()
    await stage.page.keyboard.press("Enter")
    assert await stage.asked() == [{"do": "press", "custom_id": "hand 2", **HERE}]


async def test_an_open_menu_lives_through_an_edit_and_chooses_in_the_new_one(stage: Stage) -> None:
    shown = await stage.show(table("one"))
    await shown.locator(".picker-face").click()
    await stage.show(table("two", "green", "2"))
    await stage.page.get_by_role("option", name="King").click()
    assert await stage.asked() == [chosen("king", custom_id="2")]


async def test_a_menu_that_offers_something_else_closes_and_sends_nothing(stage: Stage) -> None:
    face = await menu_of(stage, select("Ace", "King", max_values=2))
    await face.click()
    await stage.page.get_by_role("option", name="King").click()
    await stage.show(message(row(select("Ten", "Nine"))))
    await expect(face).to_have_attribute("aria-expanded", "false")
    await expect(face).to_have_accessible_name("Make a selection")
    assert await stage.asked() == []


async def test_a_waiting_button_waits_through_an_edit(stage: Stage) -> None:
    await stage.will_answer(None)
    shown = await stage.show(table("one"))
    hand = shown.get_by_role("button", name="My hand")
    await hand.click()
    await stage.show(table("two", "green", "2"))
    await expect(hand).to_have_attribute("aria-busy", WAITING)
    await stage.answer(FINE)
    await expect(hand).not_to_have_attribute("aria-busy", WAITING)


async def test_the_old_picture_stays_until_the_new_one_can_be_shown(stage: Stage) -> None:
    await stage.page.evaluate("""() => {
        const { decode } = HTMLImageElement.prototype;
        HTMLImageElement.prototype.decode = async function () {
            await new Promise((resolve) => { globalThis.decoded = resolve; });
            return decode.call(this);
        };
    }""")
    shown = await stage.show(table("one", "green"))
    await stage.show(table("two", "navy"))
    await expect(shown).to_contain_text("two")
    await expect(shown.get_by_role("img")).to_have_attribute("alt", "green")
    await stage.page.evaluate("decoded()")
    await expect(shown.get_by_role("img")).to_have_attribute("alt", "navy")
    await expect(shown.get_by_role("img")).to_have_count(1)


async def test_the_last_of_several_pictures_wins(stage: Stage) -> None:
    shown = await stage.show(table("one", "green"))
    for colour in ("red", "navy", "green", "teal"):
        await stage.show(table("two", colour))
    await expect(shown.get_by_role("img")).to_have_attribute("alt", "teal")
    await stage.page.wait_for_timeout(100)
    await expect(shown.get_by_role("img")).to_have_attribute("alt", "teal")


async def test_the_focus_stays_in_a_message_whose_button_is_gone(stage: Stage) -> None:
    shown = await stage.show(message(row(button())))
    await shown.get_by_role("button", name="Go").focus()
    await stage.show(message(text("Over")))
    await expect(shown).to_be_focused()


async def test_components_come_go_and_change_their_kind(stage: Stage) -> None:
    shown = await stage.show(message(row(button("One", "1"), button("Two", "2")), text("words")))
    link = {"type": 2, "style": 5, "label": "Three", "url": "https://example.org"}
    await stage.show(message(text("first"), row(link), row(select("Ace"))))
    await expect(shown.get_by_role("link", name="Three")).to_be_visible()
    await expect(shown.get_by_role("button")).to_have_count(1)
    order = await shown.locator(".components > *").evaluate_all("all => all.map(e => e.className)")
    assert order == ["md", "row", "row"]
