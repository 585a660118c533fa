"""Messages and their components: what is shown, what is asked when it is used, and edits."""

from __future__ import annotations

import pytest
from playwright.async_api import FloatRect, Locator, expect

from bot.practice.state.components import Json
from tests.page.stage import (
    ADA,
    BEN,
    EPHEMERAL,
    LOADING,
    Stage,
    attachment,
    button,
    choose,
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

WAITING = "true"
HERE = {"channel": "31", "message": "500"}
FINE = {"failed": "", "form": None}
FAILED = {"failed": "This interaction failed", "form": None}


# --- the message --------------------------------------------------------------------------------

REPLY = {
    "message_reference": {"message_id": "400", "channel_id": "31"},
    "referenced_message": message(author=BEN, content="May I **cut**?", id="400"),
}
GONE = {"message_reference": {"message_id": "400", "channel_id": "31"}, "referenced_message": None}
ASKED = {"type": 2, "name": "chips balance", "user": ADA}
THREAD = {"id": "33", "name": "Whist, table 3", "message_count": 1}
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


# --- buttons ------------------------------------------------------------------------------------


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


# --- select menus -------------------------------------------------------------------------------


def chosen(*values: str, custom_id: str = "choice") -> Json:
    return {"do": "choose", "custom_id": custom_id, "values": list(values), **HERE}


async def _menu(stage: Stage, component: Json) -> Locator:
    shown = await stage.show(message(row(component)))
    return shown.locator(".picker-face")


async def test_one_choice_is_sent_at_once(stage: Stage) -> None:
    face = await _menu(stage, select("Ace", "King", placeholder="Play a card"))
    await expect(face).to_have_accessible_name("Play a card")
    await face.click()
    await expect(face).to_have_attribute("aria-expanded", "true")
    await stage.page.get_by_role("option", name="King").click()
    await expect(stage.page.get_by_role("listbox")).to_have_count(0)
    await expect(face).to_have_accessible_name("Play a card: King")
    assert await stage.asked() == [chosen("king")]


async def test_the_same_may_be_chosen_again(stage: Stage) -> None:
    face = await _menu(stage, select("Ace", "King"))
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
    face = await _menu(stage, select(*CARDS))
    await face.focus()
    for key in keys:
        await stage.page.keyboard.press(key)
    await expect(face).to_be_focused()
    await expect(face).to_have_attribute("aria-expanded", "false")
    assert await stage.asked() == ([chosen(*values)] if values else [])


async def test_the_option_in_hand_is_told_to_screen_readers(stage: Stage) -> None:
    face = await _menu(stage, select(*CARDS))
    await face.press("Enter")
    await stage.page.keyboard.press("End")
    listbox = stage.page.get_by_role("listbox")
    await expect(listbox).to_be_focused()
    active = await listbox.get_attribute("aria-activedescendant")
    await expect(stage.page.locator(f"#{active}")).to_have_text("Ten")


async def test_several_choices_go_together_when_the_list_closes(stage: Stage) -> None:
    face = await _menu(stage, select("Ace", "King", "Queen", min_values=2, max_values=2))
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
    face = await _menu(stage, select(options=options, max_values=2))
    await expect(face).to_have_accessible_name("Make a selection: Ace")
    await face.click()
    await expect(stage.page.get_by_role("option", selected=True)).to_have_text("Ace")
    await stage.page.get_by_role("option").nth(1).click()
    await stage.page.get_by_role("option").nth(1).click()
    await stage.page.mouse.click(700, 500)
    await expect(face).to_have_attribute("aria-expanded", "false")
    assert await stage.asked() == []


async def test_a_choice_may_be_taken_back_where_none_is_needed(stage: Stage) -> None:
    face = await _menu(stage, select("Ace", min_values=0))
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
    face = await _menu(stage, choose(kind, **changed))
    await face.click()
    await expect(stage.page.get_by_role("combobox")).to_be_focused()
    await stage.page.keyboard.type(typed)
    names = stage.page.locator(".option-words")
    await expect(names).to_have_text(labels)
    await stage.page.keyboard.press("Enter")
    await expect(face).to_be_focused()
    assert await stage.asked() == [chosen(value, custom_id="whom")]


async def test_nothing_found_is_said(stage: Stage) -> None:
    await (await _menu(stage, choose(PEOPLE))).click()
    await stage.page.keyboard.type("Zebedee")
    await stage.page.keyboard.press("Enter")
    await expect(stage.page.get_by_text("Nothing found")).to_be_visible()


async def test_who_is_chosen_beforehand_is_named(stage: Stage) -> None:
    defaults = [{"id": "12", "type": "user"}, {"id": "13", "type": "user"}]
    face = await _menu(stage, choose(PEOPLE, max_values=5, default_values=defaults))
    await expect(face).to_have_text("Ben, Cleo")


async def test_a_menu_that_failed_shows_what_it_showed_before(stage: Stage) -> None:
    await stage.will_answer(FAILED)
    face = await _menu(stage, select("Ace", "King", placeholder="Play a card"))
    await face.click()
    await stage.page.get_by_role("option", name="King").click()
    await expect(stage.page.get_by_role("alert")).to_have_text("This interaction failed")
    await expect(face).to_have_text("Play a card")


async def test_a_disabled_menu_stays_shut(stage: Stage) -> None:
    await expect(await _menu(stage, select("Ace", disabled=True))).to_be_disabled()


async def test_a_list_is_not_clipped_by_what_scrolls(stage: Stage) -> None:
    labels = [f"Card {n}" for n in range(25)]
    await stage.page.set_viewport_size({"width": 390, "height": 500})
    face = await _menu(stage, select(*labels))
    await stage.page.evaluate("Object.assign(document.querySelector('main').style, "
                              "{height: '80px', overflow: 'auto'})")  # fmt: skip
    await face.click()
    await stage.page.keyboard.press("End")
    last = stage.page.get_by_role("option", name="Card 24")
    await last.click()
    assert await stage.asked() == [chosen("card 24")]


# --- pictures, files and boxes ------------------------------------------------------------------


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


# --- edits --------------------------------------------------------------------------------------


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
    face = await _menu(stage, select("Ace", "King", max_values=2))
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


# --- looks --------------------------------------------------------------------------------------

CONTRAST = """() => {
    const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const under = (element) => element ? [...under(element.parentElement), getComputedStyle(element).backgroundColor] : ['white'];
    const over = (colours) => {
        for (const each of colours) { paint.fillStyle = each; paint.fillRect(0, 0, 1, 1); }
        return [...paint.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const light = (rgb) => rgb.map(v => v / 255).map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
        .reduce((sum, v, n) => sum + v * [0.2126, 0.7152, 0.0722][n], 0);
    const words = [...document.querySelectorAll('main *')].filter(e => e.checkVisibility({visibilityProperty: true})
        && !e.closest(':disabled, [aria-disabled], .spoiler') && [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()));
    return words.map(e => {
        const ground = under(e);
        const [a, b] = [light(over(ground)), light(over([...ground, getComputedStyle(e).color]))];
        return [(Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05), e.className || e.tagName, e.textContent.slice(0, 30)];
    }).filter(([ratio]) => ratio < 4.5);
}"""  # noqa: E501
EVERYTHING = [
    message(
        container(
            text("# A\n-# small `code` <@11> https://example.org <t:1790000000:R>\n> quote"),
            row(*[button(f"Style {n}", f"{n}", style=n) for n in range(1, 5)]),
            row(select("Ace", placeholder="Play a card")),
        ),
        edited_timestamp="2026-03-02T18:31:00+00:00",
    ),
    message(content="Not yet", id="501", mentions=[ADA], flags=EPHEMERAL, thread=THREAD, **REPLY),
    message(content="For you <@11>", id="502", mentions=[ADA], interaction_metadata=ASKED),
    message(
        id="503",
        author=BEN,
        embeds=[{"title": "T", "description": "d", "footer": {"text": "f"}}],
        attachments=[attachment("record.json", content_type="application/json")],
    ),
    *[message(id=f"5{n}", author={**ADA, "id": f"{n}"}, content="x") for n in range(10, 17)],
]


@pytest.mark.parametrize("theme", ["dark", "light"])
async def test_every_word_stands_out_and_fits_a_narrow_window(stage: Stage, theme: str) -> None:
    await stage.page.set_viewport_size({"width": 360, "height": 640})
    await stage.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    for each in EVERYTHING:
        await stage.show(each)
    assert await stage.page.evaluate(CONTRAST) == []
    assert await stage.page.evaluate("document.documentElement.scrollWidth") == 360
