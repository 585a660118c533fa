"""A bot that has just been started, and is asked how it is."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from tests.evening.house import House


async def well(house: House, question: Sequence[str]) -> tuple[int, str]:
    """What is answered as soon as the bot has noticed that it is connected."""
    async with asyncio.timeout(10):
        while (told := await house.command(*question))[0] != 0:  # noqa: ASYNC110
            await asyncio.sleep(0.2)
    return told
