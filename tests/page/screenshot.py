"""`make screenshot`: the picture of the practice room for the README, with a table in play."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from playwright.async_api import async_playwright

from tests.evening.practice_room import ROOT, room
from tests.page.conftest import CHROMIUM
from tests.page.evening.guest import guest

PICTURE = ROOT / "bot" / "practice" / "page" / "practice-room.png"
TRICKS = 3


async def taken(file: Path) -> None:
    """Plays a few tricks in the room's page, and takes a picture of it."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        with tempfile.TemporaryDirectory() as folder:
            async with (
                room(Path(folder) / "room") as club,
                guest(browser, club.address, "ada", width=1280, height=860) as ada,
            ):
                await ada.open_whist()
                await ada.go("Parlour")
                for _ in range(TRICKS):
                    await ada.play_first()
                    await ada.window.wait_for_timeout(1_500)
                await ada.go("card-room")
                await ada.window.wait_for_timeout(2_000)
                await ada.window.screenshot(path=file)
        await browser.close()


def main() -> int:
    """Takes the picture; says so if there is no browser."""
    if CHROMIUM is None:
        print("There is no Chromium here.", file=sys.stderr)
        return 1
    asyncio.run(taken(PICTURE))
    print(f"The picture is {PICTURE.relative_to(ROOT)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
