"""The box: plain text, the list of commands, their options, and what it refuses to send."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect
from playwright.async_api import Page as Window

from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from tests.page.shell.conftest import OpenAs
from tests.page.shell.steward import Steward

pytestmark = pytest.mark.asyncio(loop_scope="session")

REFUSED = (
    ("dish", "Stew", "Choose one of the list"),
    ("plates", "21", "Enter a whole number between 1 and 20"),
    ("plates", "1.5", "Enter a whole number between 1 and 20"),
    ("plates", "", "This option is required"),
    ("salt", "3", "Enter a number, 2.5 or less"),
    ("salt", "much", "Enter a number, 2.5 or less"),
    ("hot", "very", "Choose True or False"),
    ("guest", "Nobody", "Choose somebody"),
    ("remark", "so", "Enter 3 to 10 characters"),
    ("remark", "", "This option is required"),
)
ACCEPTED = {
    "dish": "soup",
    "plates": "20",
    "salt": "2.5",
    "hot": "true",
    "guest": "@Ada",
    "remark": "so!",
}
SILENCE = "The application did not respond"


def box(window: Window) -> Locator:
    return window.locator(".box textarea")


def offered(window: Window) -> Locator:
    return window.locator(".suggestions [role=option] .label")


def about(window: Window) -> Locator:
    return window.locator(".about")


async def test_the_list_narrows_and_takes_mouse_and_keys(
    steward: Steward, ada: Person, open_as: OpenAs
) -> None:
    window = await open_as(ada)
    await window.keyboard.type("/")
    await expect(offered(window)).to_have_text(
        ["/order", "/order_wine", "/cellar list", "/cellar count"]
    )
    await window.keyboard.type("cou")
    await expect(offered(window)).to_have_text(["/cellar count"])
    await window.keyboard.press("Enter")
    await window.keyboard.press("Enter")
    await expect(window.locator(".message")).to_contain_text("Very good.")
    await expect(window.locator("textarea")).to_be_focused()
    await window.keyboard.type("/cellar")
    await offered(window).first.click()
    await window.get_by_role("button", name="Send").click()
    await expect(window.locator(".message")).to_have_count(2)
    assert steward.called == [{"called": "count"}, {"called": "list"}]


async def test_every_kind_of_option_reaches_the_bot(
    steward: Steward, ada: Person, ben: Person, library: Channel, open_as: OpenAs
) -> None:
    window = await open_as(ada)
    await window.keyboard.type("/order")
    await window.keyboard.press("Enter")
    await window.keyboard.type("so")
    await window.keyboard.press("ArrowDown")
    await window.keyboard.press("Enter")
    await window.keyboard.type("4")
    for option, typed in (("salt", "1.5"), ("hot", "f"), ("guest", "be"), ("where", "lib")):
        await window.get_by_role("button", name=f"+ {option}").click()
        await window.keyboard.type(typed)
        if option != "salt":
            await window.keyboard.press("Enter")
    await window.keyboard.type("rank:organ")
    await window.keyboard.press("Tab")
    await window.keyboard.press("Enter")
    await expect(window.locator(".message")).to_contain_text("Very good.")
    assert steward.called == [
        {
            "dish": "Sole",
            "plates": 4,
            "salt": 1.5,
            "hot": False,
            "remark": None,
            "guest": ben.username,
            "where": library.name,
            "rank": "Organiser",
        }
    ]


async def test_a_whole_line_is_understood_pasted_or_typed(
    steward: Steward, ada: Person, open_as: OpenAs
) -> None:
    window = await open_as(ada)
    line = "/order dish:Sole plates:4 salt:1.5"
    await box(window).focus()
    await window.keyboard.insert_text(line)
    await expect(window.locator(".field")).to_have_count(3)
    await window.keyboard.press("Enter")
    await expect(window.locator(".message")).to_contain_text("Very good.")
    await expect(window.locator(".field")).to_have_count(0)
    await window.keyboard.type(line)
    await window.keyboard.press("Enter")
    await expect(window.locator(".message")).to_contain_text(["Very good.", "Very good."])
    first, second = steward.called
    assert first == second
    assert (first["dish"], first["plates"], first["salt"]) == ("Sole", 4, 1.5)


async def test_what_discord_would_refuse_is_refused_at_the_field(
    steward: Steward, ada: Person, open_as: OpenAs
) -> None:
    window = await open_as(ada)
    await window.keyboard.type("/order ")
    for option, typed, words in REFUSED:
        field = window.locator(f".fields [aria-label^='{option}']")
        if not await field.count():
            await window.get_by_role("button", name=f"+ {option}").click()
        await field.fill(typed)
        await window.get_by_role("button", name="Send").click()
        await expect(about(window)).to_have_text(f"{option} {words}")
        await expect(field).to_be_focused()
        await field.fill(ACCEPTED[option])
    await window.get_by_role("button", name="Send").click()
    await expect(window.locator(".message")).to_contain_text("Very good.")
    assert len(steward.called) == 1


async def test_suggestions_of_the_bot(steward: Steward, ada: Person, open_as: OpenAs) -> None:
    window = await open_as(ada)
    await window.keyboard.type("/order_wine ap")
    await expect(offered(window)).to_have_text(["Apple", "Apricot"])
    await window.keyboard.press("ArrowDown")
    await window.keyboard.press("Tab")
    await window.keyboard.press("Enter")
    await expect(window.locator(".message")).to_contain_text("Very good.")
    assert steward.called == [{"fruit": "apricot"}]


async def test_suggestions_that_do_not_come(
    practice: Practice, steward: Steward, ada: Person, open_as: OpenAs
) -> None:
    window = await open_as(ada)
    await window.keyboard.type("/order_wine ")
    await expect(offered(window)).to_have_text(["Apple", "Apricot", "Cherry"])
    await steward.close()
    await practice.until(lambda: not practice.gateway.connected)
    await window.keyboard.type("a")
    await expect(window.locator(".suggestions")).to_have_text("Loading options failed")


async def test_keys_lead_out_of_a_command(steward: Steward, ada: Person, open_as: OpenAs) -> None:
    window = await open_as(ada)
    await window.keyboard.type("/cellar list ")
    await window.keyboard.press("Backspace")
    await expect(box(window)).to_have_value("/cellar list")
    await window.keyboard.press("Enter")
    await window.keyboard.press("Escape")
    await expect(box(window)).to_have_value("")
    assert steward.called == []


async def test_a_command_without_an_answer_leaves_a_note(
    practice: Practice, steward: Steward, ada: Person, open_as: OpenAs
) -> None:
    await steward.close()
    await practice.until(lambda: not practice.gateway.connected)
    window = await open_as(ada)
    await expect(window.locator(".banner.offline")).to_be_visible()
    await window.keyboard.type("/cellar list ")
    await window.keyboard.press("Enter")
    note = window.locator(".message")
    await expect(note).to_contain_text(SILENCE)
    await note.get_by_text("Dismiss message").click()
    await expect(note).to_have_count(0)


async def test_text_is_sent_by_enter_up_to_2000_characters(
    ada: Person, room: Channel, open_as: OpenAs
) -> None:
    window = await open_as(ada)
    await window.keyboard.type("one")
    await window.keyboard.press("Shift+Enter")
    await window.keyboard.type("two")
    await window.keyboard.press("Enter")
    await expect(window.locator(".message")).to_contain_text("one\ntwo")
    await box(window).fill("🎲" * 2_000)
    await window.keyboard.press("Enter")
    await expect(window.locator(".message")).to_have_count(2)
    await box(window).fill("y" * 2_001)
    await expect(window.locator(".counter")).to_have_text("-1")
    await window.keyboard.press("Enter")
    await expect(box(window)).to_have_value("y" * 2_001)
    assert [each.content for each in ada.sees(room)] == ["one\ntwo", "🎲" * 2_000]


async def test_a_slash_that_calls_nothing_is_not_said_by_mistake(
    steward: Steward, ada: Person, room: Channel, open_as: OpenAs
) -> None:
    window = await open_as(ada)
    await window.keyboard.type("/dance")
    await window.keyboard.press("Enter")
    refused = window.locator(".composer > .error")
    await expect(refused).to_contain_text("There is no such command here.")
    await expect(box(window)).to_have_value("/dance")
    assert ada.sees(room) == ()
    await window.keyboard.press("Home")
    await window.keyboard.type(" ")
    await window.keyboard.press("Enter")
    await expect(window.locator(".message")).to_contain_text("/dance")
    await expect(refused).to_be_empty()
    assert steward.called == []


async def test_a_command_says_how_it_is_sent(
    steward: Steward, ada: Person, open_as: OpenAs
) -> None:
    assert not steward.is_closed()
    window = await open_as(ada)
    await window.keyboard.type("/cellar list ")
    await expect(about(window)).to_have_text("cellar list To list the bottles · Enter sends it")
    await window.keyboard.press("Escape")
    await window.keyboard.type("/order ")
    await window.locator(".tail").focus()
    await expect(about(window)).to_contain_text("Enter sends it; the options below are optional")


async def test_a_command_half_filled_in_waits_in_its_place(
    steward: Steward, ada: Person, library: Channel, open_as: OpenAs
) -> None:
    window = await open_as(ada)
    await window.keyboard.type("/order ")
    await window.keyboard.type("sole")
    await window.keyboard.press("Enter")
    await window.get_by_role("link", name=library.name).click()
    await expect(box(window)).to_have_value("")
    await window.keyboard.type("meanwhile")
    await window.keyboard.press("Alt+ArrowUp")
    dish = window.locator(".fields [aria-label^='dish']")
    await expect(dish).to_have_value("Sole")
    await window.locator(".fields [aria-label^='plates']").fill("2")
    await window.get_by_role("button", name="Send").click()
    await expect(window.locator(".message")).to_contain_text("Very good.")
    assert [(each["dish"], each["plates"]) for each in steward.called] == [("Sole", 2)]


async def test_mentions_are_suggested(
    ada: Person, ben: Person, room: Channel, open_as: OpenAs
) -> None:
    window = await open_as(ada)
    await window.keyboard.type("Your lead, @be")
    await window.keyboard.press("Tab")
    await window.keyboard.press("Enter")
    await expect(window.locator(".message")).to_contain_text("Your lead, @Ben")
    assert ada.sees(room)[0].pings == (ben,)


async def test_drafts_wait_for_their_person_and_place(
    ada: Person, ben: Person, library: Channel, open_as: OpenAs
) -> None:
    window = await open_as(ada)
    await window.keyboard.type("half a wo")
    await window.get_by_role("link", name=library.name).click()
    await expect(box(window)).to_have_value("")
    await window.keyboard.press("Alt+ArrowUp")
    await expect(box(window)).to_have_value("half a wo")
    await window.keyboard.press("Control+k")
    await window.get_by_role("button", name=ben.name).click()
    await expect(window.locator("#me")).to_contain_text("Ben")
    await expect(box(window)).to_have_value("")
    await window.go_back()
    await expect(box(window)).to_have_value("half a wo")


async def test_nobody_writes_in_a_locked_thread(
    practice: Practice, ada: Person, room: Channel, open_as: OpenAs
) -> None:
    thread = ada.start_thread(room, "Supper", ada.say(room, "Supper?"))
    window = await open_as(ada)
    await window.get_by_role("link", name="Supper").click()
    await expect(box(window)).to_be_enabled()
    practice.world.archive(thread, locked=True)
    await expect(box(window)).to_be_disabled()
    await expect(box(window)).to_have_attribute("placeholder", "This thread is locked.")
