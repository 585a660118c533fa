"""Somebody at a window of the practice room, who clicks on what is to be seen there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal

from playwright.async_api import Browser, Locator, Page, expect

SOON = 20_000
"""Milliseconds within which whatever is awaited must come."""


class Guest:
    """Somebody at a window."""

    def __init__(self, window: Page) -> None:
        self.window = window
        self.timeline = window.get_by_role("log")

    async def go(self, place: str) -> None:
        """Turn to a channel, or to the conversation with the bot."""
        side = self.window.get_by_role("navigation")
        await side.get_by_role("link", name=place).first.click()
        await expect(self.window.locator("#title")).to_contain_text(place)

    async def command(self, words: str) -> None:
        """Type a command as it stands, and send it."""
        box = self.window.locator("textarea").last
        await box.fill("")
        await box.press_sequentially(f"/{words}")
        await expect(self.window.get_by_role("option").first).to_be_visible()
        await self.window.keyboard.press("Enter")
        await self.window.keyboard.press("Enter")

    def button(self, label: str) -> Locator:
        """The lowest button with this label."""
        return self.timeline.get_by_role("button", name=label, exact=True).last

    async def press(self, label: str) -> None:
        """Press the lowest button with this label, as soon as it is there."""
        await self.button(label).click(timeout=SOON)

    async def open_whist(self) -> None:
        """A table of whist with three computer players, begun."""
        await self.command("whist")
        await self.press("Fill with computer players")
        await expect(self.timeline.get_by_text("Miss Diana").last).to_be_visible(timeout=SOON)
        await self.press("Begin")

    @property
    def menu(self) -> Locator:
        """The lowest menu that can be opened."""
        return self.timeline.locator(".picker-face:not([disabled])").last

    async def play_first(self) -> str:
        """Play the first card of the menu, as soon as there is one; what it was."""
        await self.menu.click(timeout=SOON)
        first = self.window.get_by_role("option").first
        card = await first.inner_text()
        await first.click()
        return card


@asynccontextmanager
async def guest(
    browser: Browser,
    address: str,
    username: str,
    *,
    width: int = 1280,
    height: int = 900,
    theme: Literal["light", "dark"] = "dark",
) -> AsyncIterator[Guest]:
    """A window on the room; what the page complains of is an error."""
    complaints: list[str] = []
    context = await browser.new_context(
        viewport={"width": width, "height": height},
        locale="en-GB",
        color_scheme=theme,
        reduced_motion="reduce",
    )
    window = await context.new_page()
    window.on("pageerror", lambda error: complaints.append(str(error)))
    await window.goto(f"{address}?as={username}")
    await expect(window.locator("#title")).not_to_be_empty(timeout=SOON)
    yield Guest(window)
    await context.close()
    assert complaints == []
