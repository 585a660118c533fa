"""Select menus: by mouse and by keys, of words, people, roles and channels."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from bot.practice.state.components import Json
from tests.page.stage import FAILED, Stage, choose, chosen, menu_of, select

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_one_choice_is_sent_at_once(stage: Stage) -> None:
    face = await menu_of(stage, select("Ace", "King", placeholder="Play a card"))
    await expect(face).to_have_accessible_name("Play a card")
    await face.click()
    await expect(face).to_have_attribute("aria-expanded", "true")
    await stage.page.get_by_role("option", name="King").click()
    await expect(stage.page.get_by_role("listbox")).to_have_count(0)
    await expect(face).to_have_accessible_name("Play a card: King")
    assert await stage.asked() == [chosen("king")]


async def test_the_same_may_be_chosen_again(stage: Stage) -> None:
    face = await menu_of(stage, select("Ace", "King"))
    for _ in range(2):
        await face.click()
        await stage.page.get_by_role("option", name="King").click()
    assert await stage.asked() == [chosen("king")] * 2


CARDS = ("Ace", "King", "Knave", "Queen", "Ten")
KEYS = [
    (["Enter", "ArrowDown", "Enter"], ["king"]),
    (["ArrowDown", "End", "ArrowUp", "Space"], ["queen"]),
    (["Enter", "End", "ArrowDown", "Home", "Enter"], ["ace"]),
    (["Enter", "q", "Enter"], ["queen"]),
    (["Enter", "k", "n", "Enter"], ["knave"]),
    (["Enter", "ArrowDown", "Escape"], None),
]


@pytest.mark.parametrize(("keys", "values"), KEYS)
async def test_menus_go_by_keys(stage: Stage, keys: list[str], values: list[str] | None) -> None:
    face = await menu_of(stage, select(*CARDS))
    await face.focus()
    for key in keys:
        await stage.page.keyboard.press(key)
    await expect(face).to_be_focused()
    await expect(face).to_have_attribute("aria-expanded", "false")
    assert await stage.asked() == ([chosen(*values)] if values else [])


async def test_the_option_in_hand_is_told_to_screen_readers(stage: Stage) -> None:
    face = await menu_of(stage, select(*CARDS))
    await face.press("Enter")
    await stage.page.keyboard.press("End")
    listbox = stage.page.get_by_role("listbox")
    await expect(listbox).to_be_focused()
    active = await listbox.get_attribute("aria-activedescendant")
    await expect(stage.page.locator(f"#{active}")).to_have_text("Ten")


async def test_several_choices_go_together_when_the_list_closes(stage: Stage) -> None:
    face = await menu_of(stage, select("Ace", "King", "Queen", min_values=2, max_values=2))
    await face.click()
    option = stage.page.get_by_role("option")
    await option.nth(0).click()
    await stage.page.keyboard.press("Escape")
    await expect(face).to_have_accessible_name("Make a selection")
    await face.click()
    await option.nth(0).click()
    await option.nth(2).click()
    await option.nth(1).click(force=True)
    await expect(option.nth(1)).to_have_attribute("aria-disabled", "true")
    assert await stage.asked() == []
    await stage.page.get_by_role("button", name="Done").click()
    await expect(face).to_have_accessible_name("Make a selection: Ace, Queen")
    assert await stage.asked() == [chosen("ace", "queen")]


async def test_what_is_not_changed_is_not_sent(stage: Stage) -> None:
    options = [
        {"label": "Ace", "value": "ace", "default": True},
        {"label": "King", "value": "king"},
    ]
    face = await menu_of(stage, select(options=options, max_values=2))
    await expect(face).to_have_accessible_name("Make a selection: Ace")
    await face.click()
    await expect(stage.page.get_by_role("option", selected=True)).to_have_text("Ace")
    await stage.page.get_by_role("option").nth(1).click()
    await stage.page.get_by_role("option").nth(1).click()
    await stage.page.mouse.click(700, 500)
    await expect(face).to_have_attribute("aria-expanded", "false")
    assert await stage.asked() == []


async def test_a_choice_may_be_taken_back_where_none_is_needed(stage: Stage) -> None:
    face = await menu_of(stage, select("Ace", min_values=0))
    for _ in range(2):
        await face.click()
        await stage.page.get_by_role("option", name="Ace").click()
    await expect(face).to_have_accessible_name("Make a selection")
    assert await stage.asked() == [chosen("ace"), chosen()]


PEOPLE, ROLES, BOTH, CHANNELS = 5, 6, 7, 8
FOUND = [
    (PEOPLE, {}, "be", ["Ben"], "12"),
    (ROLES, {}, "reg", ["@Regulars"], "22"),
    (BOTH, {}, "o", ["Cleo", "Parlour", "@Organisers"], "13"),
    (CHANNELS, {"channel_types": [0]}, "", ["#card-room", "#hall"], "31"),
]


@pytest.mark.parametrize(("kind", "changed", "typed", "labels", "value"), FOUND)
async def test_people_roles_and_channels_are_searched_for(
    stage: Stage, kind: int, changed: Json, typed: str, labels: list[str], value: str
) -> None:
    face = await menu_of(stage, choose(kind, **changed))
    await face.click()
    await expect(stage.page.get_by_role("combobox")).to_be_focused()
    await stage.page.keyboard.type(typed)
    names = stage.page.locator(".option-words")
    await expect(names).to_have_text(labels)
    await stage.page.keyboard.press("Enter")
    await expect(face).to_be_focused()
    assert await stage.asked() == [chosen(value, custom_id="whom")]


async def test_nothing_found_is_said(stage: Stage) -> None:
    await (await menu_of(stage, choose(PEOPLE))).click()
    await stage.page.keyboard.type("Zebedee")
    await stage.page.keyboard.press("Enter")
    await expect(stage.page.get_by_text("Nothing found")).to_be_visible()


async def test_who_is_chosen_beforehand_is_named(stage: Stage) -> None:
    defaults = [{"id": "12", "type": "user"}, {"id": "13", "type": "user"}]
    face = await menu_of(stage, choose(PEOPLE, max_values=5, default_values=defaults))
    await expect(face).to_have_text("Ben, Cleo")


async def test_a_menu_that_failed_shows_what_it_showed_before(stage: Stage) -> None:
    await stage.will_answer(FAILED)
    face = await menu_of(stage, select("Ace", "King", placeholder="Play a card"))
    await face.click()
    await stage.page.get_by_role("option", name="King").click()
    await expect(stage.page.get_by_role("alert")).to_have_text("This interaction failed")
    await expect(face).to_have_text("Play a card")


async def test_a_disabled_menu_stays_shut(stage: Stage) -> None:
    await expect(await menu_of(stage, select("Ace", disabled=True))).to_be_disabled()


async def test_a_list_is_not_clipped_by_what_scrolls(stage: Stage) -> None:
    labels = [f"Card {n}" for n in range(25)]
    await stage.page.set_viewport_size({"width": 390, "height": 500})
    face = await menu_of(stage, select(*labels))
    await stage.page.evaluate("Object.assign(document.querySelector('main').style, "
                              "{height: '80px', overflow: 'auto'})")  # fmt: skip
    await face.click()
    await stage.page.keyboard.press("End")
    last = stage.page.get_by_role("option", name="Card 24")
    await last.click()
    assert await stage.asked() == [chosen("card 24")]
