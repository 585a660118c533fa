"""What the organiser's desk shows in pictures, painted off the event loop, with words for each."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final

import discord

from bot.chat.kit import TablePicture
from bot.chat.sheet import attached
from bot.chat.wording import plain
from bot.interest.counts import Counts
from bot.interest.planning import Plan
from cards_art import counts as bars
from cards_art import plan as slips
from cards_art.paint import paint_table
from cards_art.scene import TableScene
from cogs.signups.captions import COUNTS, PLAN
from cogs.signups.told import counts_told, round_told

MOST_PAGES: Final = 10
"""Pictures that a message holds."""


def counts_picture(title: str, counts: Counts) -> tuple[TablePicture, str]:
    """The counts of an evening as bars, and the same in words."""
    called = plain(title, 60)
    return _picture(bars.picture(called, counts, COUNTS)), counts_told(called, counts)


async def painted(picture: TablePicture, filename: str, alt: str) -> discord.File:
    """A picture as a file for Discord."""
    return attached(await asyncio.to_thread(picture.paint), filename, alt)


async def round_pictures(number: int, plan: Plan, names: Mapping[int, str]) -> list[discord.File]:
    """A round of a plan, counted from 1, on as many slips of paper as a message holds."""
    title = f"Round {number}"
    pages = slips.pages(plan.rounds[number - 1])
    files: list[discord.File] = []
    for page, columns in enumerate(pages[:MOST_PAGES]):
        scene = slips.picture(title, pages, page, names, PLAN)
        alt = round_told(title, [each for column in columns for each in column], names)
        files.append(await painted(_picture(scene), f"round-{number}-{page + 1}.png", alt))
    return files


def _picture(scene: TableScene) -> TablePicture:
    return TablePicture(scene, lambda: paint_table(scene).data)
