"""The bot says how it is for as long as its event loop goes round."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.pulse import Pulse
from tests.chat.evening import Evening


async def test_a_disk_that_fails_does_not_end_the_pulse(tonight: Evening, tmp_path: Path) -> None:
    no_file = tmp_path / ("x" * 300)  # to look at it fails, as at a file on a broken disk
    beating = asyncio.create_task(Pulse(tonight.store, tonight.bot, no_file).beat())
    done, _ = await asyncio.wait({beating}, timeout=0.2)
    assert not done, "it goes on"
    beating.cancel()
