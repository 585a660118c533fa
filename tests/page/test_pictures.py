"""Pictures, files and boxes of messages."""

from __future__ import annotations

import pytest
from playwright.async_api import FloatRect, Locator, expect

from tests.page.stage import (
    HERE,
    Stage,
    attachment,
    button,
    container,
    gallery,
    item,
    media,
    message,
    row,
    section,
    select,
    text,
)

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_picture_keeps_its_place_and_its_words(stage: Stage) -> None:
    shown = await stage.show(message(container(gallery(item("South to play")))))
    picture = shown.get_by_role("img")
    assert await picture.get_attribute("src") == "/attachments/31/7/green-600x300.png"
    await expect(picture).to_have_attribute("alt", "South to play")
    box = await shown.locator(".picture-open").bounding_box()
    assert box is not None
    assert box["width"] <= 550
    assert abs(box["width"] / box["height"] - 2) < 0.02
    await shown.get_by_role("button", name="ALT").click()
    await expect(shown.locator(".alt-text")).to_be_visible()


async def test_an_enlarged_picture_is_as_wide_as_a_narrow_window_and_then_in_full_size(
    stage: Stage,
) -> None:
    await stage.page.set_viewport_size({"width": 390, "height": 780})
    shown = await stage.show(message(gallery(item("A hand", width=1200, height=400))))
    await shown.get_by_role("button", name="Enlarge: A hand").click()
    dialog = stage.page.get_by_role("dialog")
    picture = dialog.get_by_role("img")
    assert (await _box(picture))["width"] == 390
    await picture.click(position={"x": 380, "y": 10})
    assert (await _box(picture))["width"] == 1200
    assert await dialog.locator(".frame").evaluate("each => each.scrollLeft") > 700
    await picture.click(position={"x": 1100, "y": 10})
    assert (await _box(picture))["width"] == 390
    await expect(dialog).to_be_visible()


async def test_the_badge_of_a_narrow_picture_stands_below_it(stage: Stage) -> None:
    await stage.page.set_viewport_size({"width": 390, "height": 780})
    shown = await stage.show(message(gallery(item("A hand"))))
    picture = await _box(shown.get_by_role("img"))
    badge = await _box(shown.get_by_role("button", name="ALT"))
    assert badge["y"] >= picture["y"] + picture["height"]


async def test_what_is_no_picture_is_named(stage: Stage) -> None:
    media_of = {**media(), "url": "http://127.0.0.1:9/attachments/31/7/torn%20letter.txt"}
    shown = await stage.show(message(gallery({"media": media_of, "description": "A letter"})))
    opened = shown.locator(".broken .picture-open")
    await expect(opened).to_have_attribute("data-name", "torn letter.txt")
    assert (await _box(opened))["height"] < 60


async def test_a_menu_at_the_foot_opens_beside_and_leaves_the_picture_in_view(
    stage: Stage,
) -> None:
    cards = [f"Card {number}" for number in range(13)]
    hand = message(container(gallery(item("A hand")), row(select(*cards))))
    shown = await stage.show(hand)
    await stage.page.evaluate("document.querySelector('main').style.paddingTop = '340px'")
    await shown.locator(".picker-face").click()
    menu = await _box(stage.page.get_by_role("listbox"))
    picture = await _box(shown.get_by_role("img"))
    assert menu["x"] >= picture["x"] + picture["width"]
    assert menu["y"] + menu["height"] <= 720
    assert menu["height"] <= 400


async def _box(element: Locator) -> FloatRect:
    box = await element.bounding_box()
    assert box is not None
    return box


async def test_pictures_enlarge_and_follow_one_another(stage: Stage) -> None:
    pictures = [item(each, colour=each) for each in ("red", "teal", "navy")]
    hidden = item("secret", spoiler=True)
    shown = await stage.show(message(gallery(*pictures), gallery(hidden)))
    await shown.get_by_role("button", name="Enlarge: teal").click()
    caption = stage.page.get_by_role("dialog").locator(".caption")
    await expect(caption).to_have_text("teal")
    for key, words in (("ArrowRight", "navy"), ("ArrowRight", "red"), ("ArrowLeft", "navy")):
        await stage.page.keyboard.press(key)
        await expect(caption).to_have_text(words)
    await stage.page.keyboard.press("Escape")
    await expect(stage.page.get_by_role("dialog")).to_have_count(0)
    await expect(shown.get_by_role("button", name="Enlarge: teal")).to_be_focused()


@pytest.mark.parametrize("count", range(1, 11))
async def test_a_gallery_has_room_for_ten(stage: Stage, count: int) -> None:
    shown = await stage.show(message(gallery(*[item(f"{n}") for n in range(count)])))
    boxes = await shown.locator(".picture-open").evaluate_all(
        "all => all.map(e => e.getBoundingClientRect()).map(b => [b.x, b.y, b.right, b.bottom])"
    )
    assert len(boxes) == count
    assert max(right for *_, right, _ in boxes) - min(left for left, *_ in boxes) <= 551
    for n, (left, top, right, bottom) in enumerate(boxes):
        assert right - left > 80
        assert bottom - top > 80
        for other in boxes[:n]:
            assert left >= other[2] or right <= other[0] or top >= other[3] or bottom <= other[1]


async def test_spoilers_are_shown_when_asked_for(stage: Stage) -> None:
    box = container(text("secret"), gallery(item("within")), spoiler=True)
    shown = await stage.show(message(box, gallery(item("apart", spoiler=True))))
    await expect(shown.get_by_text("secret")).to_be_hidden()
    await shown.get_by_role("button", name="Spoiler").first.click()
    await expect(shown.get_by_text("secret")).to_be_visible()
    await expect(shown.get_by_role("button", name="Enlarge: within")).to_be_visible()
    await expect(shown.get_by_role("button", name="Enlarge: apart")).to_be_hidden()
    await stage.show(message(box, gallery(item("apart", spoiler=True)), row(button())))
    await expect(shown.get_by_text("secret")).to_be_visible()


async def test_a_file_is_a_card_to_download(stage: Stage) -> None:
    file = {"type": 13, "file": {"url": attachment("record.json")["url"]}, "name": "record.json",
            "size": 123_456, "spoiler": False}  # fmt: skip
    shown = await stage.show(message(file))
    link = shown.get_by_role("link", name="record.json")
    assert await link.get_attribute("href") == "/attachments/31/8/record.json"
    assert await link.get_attribute("download") == "record.json"
    await expect(shown).to_contain_text("120.56 KB")


async def test_attachments_of_the_old_sort(stage: Stage) -> None:
    red = attachment("red-300x200.png", content_type="image/png", width=300, height=200,
                     description="Red")  # fmt: skip
    used = attachment("olive-40x40.png", content_type="image/png", width=40, height=40)
    log = attachment("SPOILER_log.txt", content_type="text/plain")
    made = {"title": "Chips", "image": {"url": used["url"]}}
    shown = await stage.show(message(attachments=[red, used, log], embeds=[made]))
    await expect(shown.locator(".attachments").get_by_role("img")).to_have_count(1)
    await expect(shown.get_by_role("img", name="Red")).to_be_visible()
    await expect(shown.get_by_text("SPOILER_log.txt")).to_be_hidden()
    await shown.get_by_role("button", name="Spoiler").click()
    await expect(shown.get_by_text("SPOILER_log.txt")).to_be_visible()


async def test_a_picture_of_another_place_is_a_link(stage: Stage) -> None:
    far = {"url": "https://example.org/a.png"}
    trap = {"url": "javascript:alert(1)"}
    items = [{"media": each, "description": None, "spoiler": False} for each in (far, trap)]
    shown = await stage.show(message(gallery(*items)))
    link = shown.get_by_role("link")
    await expect(link).to_have_text("Picture at example.org")
    assert await link.get_attribute("href") == "https://example.org/a.png"


async def test_sections_and_separators(stage: Stage) -> None:
    beside = {"type": 11, **item("A portrait", width=300, height=300)}
    parts = (
        section(button("My hand", "hand"), "Ann *leads*"),
        {"type": 14, "divider": True, "spacing": 2},
        {"type": 14, "divider": False, "spacing": 1},
        section(beside, "Ben"),
    )
    shown = await stage.show(message(container(*parts)))
    await expect(shown.locator("em")).to_have_text("leads")
    await expect(shown.locator("hr")).to_have_count(2)
    bar = shown.locator(".container")
    assert await bar.evaluate("e => getComputedStyle(e).borderLeftColor") == "rgb(31, 92, 66)"
    await expect(shown.get_by_role("img", name="A portrait")).to_be_visible()
    await shown.get_by_role("button", name="My hand").click()
    assert await stage.asked() == [{"do": "press", "custom_id": "hand", **HERE}]


async def test_an_embed_with_everything(stage: Stage) -> None:
    fields = [{"name": f"**F{n}**", "value": f"*v{n}*", "inline": n < 4} for n in range(5)]
    made = {
        "title": "Chips __now__",
        "url": "https://example.org",
        "description": "# Who\n- holds",
        "color": 0x2E5E3E,
        "author": {"name": "The house", "url": "javascript:alert(1)"},
        "footer": {"text": "No *real* money"},
        "timestamp": "2026-03-02T18:30:00+00:00",
        "fields": fields,
        "image": media(),
    }
    shown = await stage.show(message(embeds=[made]))
    assert (
        await shown.get_by_role("link", name="Chips now").get_attribute("href")
        == "https://example.org"
    )
    await expect(shown.get_by_role("link")).to_have_count(1)
    await expect(shown.locator("li")).to_have_text("holds")
    await expect(shown.get_by_text("No *real* money • 02/03/2026 18:30")).to_be_visible()
    tops = await shown.locator(".embed-field").evaluate_all("all => all.map(e => e.offsetTop)")
    assert tops[0] == tops[1] == tops[2] < tops[3] < tops[4]
    await stage.show(message(embeds=[made], flags=4))
    await expect(shown.get_by_text("The house")).to_have_count(0)
