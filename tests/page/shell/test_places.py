"""Around the conversation: places and their marks, who one is, the timeline, the workshop."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Locator, expect
from playwright.async_api import Page as Window

from bot.practice.page.site import Page
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.servers import Server
from tests.page.shell.conftest import OpenAs
from tests.page.shell.steward import Steward
from tests.practice.page.conftest import Logbook

pytestmark = pytest.mark.asyncio(loop_scope="session")

NARROW = 360
TOP = "document.querySelector('.timeline').scrollTop = 0"
CLOSED = "The practice room has closed."


def place(window: Window, channel: Channel) -> Locator:
    return window.locator(f'#places [data-id="{channel.id}"]')


def message(window: Window, words: str) -> Locator:
    return window.locator(".message", has_text=words)


async def tool(window: Window, words: str, label: str) -> Locator:
    """A tool of the message that says this."""
    row = window.locator(".entry", has_text=words)
    await row.hover()
    return row.get_by_role("button", name=label)


# --- marks --------------------------------------------------------------------------------------


async def test_what_is_missed_is_marked_until_it_is_looked_at(
    ada: Person, ben: Person, library: Channel, open_as: OpenAs
) -> None:
    window = await open_as(ada)
    ben.say(library, f"<@{ada.id}> which shelf?")
    ben.say(library, "The third?")
    await expect(place(window, library)).to_have_attribute("aria-label", "#library, 1 ping, unread")
    await expect(window).to_have_title("(1) #card-room · Ada")
    await place(window, library).click()
    await expect(window).to_have_title("#library · Ada")
    await expect(place(window, library)).to_have_attribute("aria-label", "#library")
    rows = window.locator(".rows > li")
    await expect(rows.nth(1)).to_have_text("New")
    await expect(rows.nth(2)).to_contain_text("which shelf?")


async def test_what_comes_before_ones_eyes_is_not_new(
    ada: Person, ben: Person, room: Channel, open_as: OpenAs
) -> None:
    window = await open_as(ada)
    ben.say(room, "Before your eyes")
    await expect(message(window, "Before your eyes")).to_be_visible()
    await expect(window.locator(".divider.new")).to_have_count(0)
    await expect(place(window, room)).to_have_attribute("aria-label", "#card-room")


# --- who ----------------------------------------------------------------------------------------


async def test_one_window_is_one_person_after_another(
    ada: Person, ben: Person, room: Channel, open_as: OpenAs
) -> None:
    ben.say(room, f"<@{ada.id}> come!")
    window = await open_as(ben)
    others = window.locator(".me-pings")
    await expect(others).to_have_text("+1")
    await expect(others).to_have_attribute("title", "1 ping for other people of this room")
    await window.locator("#me").click()
    await window.get_by_role("button", name="Ada").click()
    await expect(window).to_have_title("#card-room · Ada")
    assert f"as={ada.username}#{room.id}" in window.url
    await window.go_back()
    await expect(window).to_have_title("#card-room · Ben")


async def test_a_second_window_is_somebody_else(
    practice: Practice, ada: Person, ben: Person, club: Server, room: Channel, open_as: OpenAs
) -> None:
    club.owner = harriet = practice.add_person("Harriet")
    window = await open_as(ada)
    await window.keyboard.press("Control+k")
    await expect(window.get_by_role("button", name="Ben")).to_contain_text("Organiser · DMs shut")
    await expect(window.get_by_role("button", name=harriet.name)).to_contain_text("Owner")
    async with window.expect_popup() as opening:
        await window.get_by_role("link", name="Open a new window as Ben").click()
    await expect(await opening.value).to_have_title(f"#{room.name} · {ben.name}")


async def test_a_guest_is_added_and_one_is_the_guest(
    ada: Person, room: Channel, open_as: OpenAs
) -> None:
    window = await open_as(ada)
    await window.keyboard.press("Control+k")
    name = window.get_by_label("Name of the guest")
    await name.fill("Ada")
    await name.press("Enter")
    await expect(window.locator(".guest .error")).not_to_be_empty()
    await name.fill("Mrs Battle")
    await name.press("Enter")
    await expect(window).to_have_title(f"#{room.name} · Mrs Battle")


async def test_nobody_of_that_name(
    practice: Practice, ada: Person, room: Channel, open_as: OpenAs
) -> None:
    window = await open_as(ada)
    await window.goto(f"{practice.world.address}/?as=nobody")
    await expect(window.locator(".toast")).to_have_text("There is nobody called nobody here.")
    await expect(window.locator("#me")).to_contain_text("Ada")
    await expect(window).to_have_title(f"#{room.name} · {ada.name}")


# --- the timeline -------------------------------------------------------------------------------


async def test_earlier_messages_come_above_what_is_read(
    ada: Person, ben: Person, room: Channel, open_as: OpenAs
) -> None:
    for number in range(120):
        (ada if number % 3 else ben).say(room, f"Line {number}.")
    window = await open_as(ada)
    await expect(message(window, "Line 119.")).to_be_in_viewport()
    await window.evaluate(TOP)
    anchor = message(window, "Line 72.")
    before = await anchor.bounding_box()
    await window.get_by_role("button", name="Show earlier messages").click()
    await expect(window.locator(".message")).to_have_count(100)
    after = await anchor.bounding_box()
    assert before is not None
    assert after is not None
    assert after["y"] == pytest.approx(before["y"], abs=1)
    ben.say(room, "Line 120.")
    await expect(message(window, "Line 120.")).not_to_be_in_viewport()
    await window.get_by_role("button", name="New messages").click()
    await expect(message(window, "Line 120.")).to_be_in_viewport()


async def test_what_is_older_is_reached_though_all_that_was_shown_is_deleted(
    practice: Practice, ada: Person, room: Channel, open_as: OpenAs
) -> None:
    said = [ada.say(room, f"Line {number}.") for number in range(60)]
    window = await open_as(ada)
    await expect(window.locator(".message")).to_have_count(50)
    for each in said[10:]:
        practice.delete_message(each)
    await expect(window.locator(".message")).to_have_count(0)
    await window.get_by_role("button", name="Show earlier messages").click()
    await expect(window.locator(".message")).to_have_count(10)
    await expect(window.locator(".toast")).to_have_count(0)


async def test_an_empty_channel_says_how_to_begin_where_there_is_something_to_begin(
    steward: Steward, ada: Person, room: Channel, open_as: OpenAs
) -> None:
    assert not steward.is_closed()
    window = await open_as(ada)
    beginning = window.locator(".beginning")
    await expect(beginning).to_have_text(
        f"This is where #{room.name} begins.Type / to see what can be done here."
    )


async def test_a_dialog_is_not_ended_as_somebody_else_or_elsewhere(
    ada: Person, ben: Person, library: Channel, room: Channel, open_as: OpenAs
) -> None:
    ada.say(room, "Supper?")
    window = await open_as(ada)
    await place(window, library).click()
    await place(window, room).click()
    await (await tool(window, "Supper?", "Start a thread")).click()
    await window.go_back()
    await expect(window).to_have_title("#library · Ada")
    await expect(window.get_by_role("dialog")).to_have_count(0)
    await window.keyboard.press("Control+k")
    await window.get_by_role("button", name=ben.name).click()
    await window.keyboard.press("Control+k")
    await window.go_back()
    await expect(window).to_have_title("#library · Ada")
    await expect(window.get_by_role("dialog")).to_have_count(0)


async def test_the_tools_leave_the_line_before_the_unread_alone(
    ada: Person, ben: Person, room: Channel, library: Channel, open_as: OpenAs
) -> None:
    window = await open_as(ada)
    await place(window, library).click()
    ben.say(room, "You missed this")
    await place(window, room).click()
    bar = (await tool(window, "You missed this", "Copy id")).locator("..")
    above = await window.locator(".divider.new span").bounding_box()
    below = await bar.bounding_box()
    assert above
    assert below
    assert above["y"] + above["height"] <= below["y"]


async def test_one_author_in_one_breath_is_one_group(
    practice: Practice, ada: Person, ben: Person, room: Channel, open_as: OpenAs
) -> None:
    ada.say(room, "One")
    second = ada.say(room, "Two")
    ben.say(room, "Three")
    window = await open_as(ada)
    continued = window.locator(".message.continued")
    await expect(continued).to_contain_text(["Two"])
    practice.delete_message(second)
    await expect(continued).to_have_count(0)


async def test_the_tools_of_a_message(
    ada: Person, ben: Person, room: Channel, open_as: OpenAs
) -> None:
    ada.say(room, "Supper?")
    ben.say(room, "Not mine to delete")
    window = await open_as(ada)
    await expect(await tool(window, "Not mine", "Delete")).to_be_hidden()
    await (await tool(window, "Supper?", "Start a thread")).click()
    await window.keyboard.type("Suppers")
    await window.keyboard.press("Enter")
    await expect(window.locator("#title")).to_have_text("#card-room › Suppers")
    await window.go_back()
    await (await tool(window, "Supper?", "Delete")).click()
    await expect(message(window, "Supper?")).to_have_count(0)
    organiser = await open_as(ben)
    await (await tool(organiser, "Not mine", "Delete")).click()
    await expect(organiser.locator(".message")).to_have_count(0)
    assert ada.sees(room) == ()


# --- the room itself ----------------------------------------------------------------------------


async def test_a_closed_room_says_so_and_opens_again(
    practice: Practice, ada: Person, open_as: OpenAs
) -> None:
    port = int(practice.world.address.rpartition(":")[2])
    window = await open_as(ada)
    await practice.__aexit__(None, None, None)
    again = "Start it again with make play PORT=9000"
    await expect(window.locator(".banner.lost")).to_have_text(f"{CLOSED} {again}")
    await window.keyboard.type("Anybody?")
    await window.keyboard.press("Enter")
    refused = window.locator(".composer > .error")
    await expect(refused).to_have_text(CLOSED)
    second = Practice(port=port)
    Page(second, None)
    async with second:
        club = second.add_server("The Club")
        club.add_channel("new-room")
        club.join(second.add_person(ada.name))
        await expect(window).to_have_title("#new-room · Ada", timeout=10_000)
        await expect(window.locator(".banner.lost")).to_be_hidden()
        await expect(refused).to_be_empty()


async def test_a_bot_that_is_starting_is_not_only_off_line(
    practice: Practice, keeper: Logbook, ada: Person, room: Channel, open_as: OpenAs
) -> None:
    keeper.starting = True
    window = await open_as(ada)
    banner = window.locator(".banner.offline")
    await expect(banner).to_have_text("Parlour is starting. Commands and buttons work in a moment.")
    await window.keyboard.type("/whist")
    await window.keyboard.press("Enter")
    await expect(window.locator(".composer > .error")).to_contain_text("not on line yet")
    assert ada.sees(room) == ()
    keeper.starting = False
    practice.world.tell("PROCESS")
    await expect(banner).to_contain_text("Parlour is off line.")


async def test_who_leaves_a_server_sees_it_no_more(
    ada: Person, club: Server, room: Channel, open_as: OpenAs
) -> None:
    window = await open_as(ada)
    club.leave(ada)
    await expect(place(window, room)).to_have_count(0)
    await expect(window).to_have_title("Parlour · Ada")


async def test_the_workshop(
    practice: Practice, ada: Person, ben: Person, room: Channel, steward: Steward, open_as: OpenAs
) -> None:
    window = await open_as(ada)
    await window.keyboard.press("F2")
    await expect(window.locator(".requests li").first).to_contain_text("/users/@me")
    await window.get_by_label("Ben: DMs open").check()
    await practice.until(lambda: ben.dms_open)
    await expect(window.get_by_label("Ben: DMs open")).to_be_focused()
    await window.get_by_role("group", name="Answer 500 for").get_by_text("60 s").click()
    await expect(window.locator(".standing li")).to_contain_text("500")
    await window.get_by_role("button", name="Lift all faults").click()
    await expect(window.locator(".toast.good")).to_have_text("All faults are lifted.")
    await expect(window.locator(".standing li")).to_have_count(0)
    channel = steward.get_partial_messageable(room.id)
    await channel.send("Oldest")
    await channel.send("Newest")
    await expect(window.locator(".requests li").last).to_contain_text("POST")
    await expect(message(window, "Newest")).to_be_visible()
    await window.get_by_role("button", name="Delete the bot's newest message").click()
    await expect(message(window, "Newest")).to_have_count(0)
    await expect(message(window, "Oldest")).to_have_count(1)
    cut = window.get_by_role("button", name="Cut", exact=True)
    await expect(cut).to_have_attribute("title", re.compile("breaks without a word"))
    await cut.click()
    await expect(window.locator(".toast.good").last).to_contain_text("The connection is cut.")
    await window.keyboard.press("Escape")
    await expect(window.locator("#drawer")).to_be_hidden()


async def test_a_narrow_window_has_the_places_in_a_sheet(
    ada: Person, room: Channel, library: Channel, open_as: OpenAs
) -> None:
    ada.say(room, "W" * 300)
    window = await open_as(ada, width=NARROW)
    await expect(place(window, library)).to_be_hidden()
    await window.get_by_role("button", name="Channels and people").click()
    await place(window, library).click()
    await expect(place(window, library)).to_be_hidden()
    await expect(window).to_have_title("#library · Ada")
    assert await window.evaluate("document.documentElement.scrollWidth") == NARROW


async def test_light_and_dark(ada: Person, room: Channel, open_as: OpenAs) -> None:
    window = await open_as(ada)
    await window.emulate_media(color_scheme="dark")
    page = window.locator("html")
    await expect(page).to_have_attribute("data-theme", "dark")
    await window.get_by_role("button", name="Light or dark").click()
    await expect(page).to_have_attribute("data-theme", "light")
    await window.reload()
    await expect(page).to_have_attribute("data-theme", "light")
    await expect(window).to_have_title(f"#{room.name} · {ada.name}")
