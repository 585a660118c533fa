"""A thread as it is opened or changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.practice.limits.messages import check_new_message
from bot.practice.limits.part import Part, Upload

MINUTES_TO_ARCHIVE: Final = (60, 1_440, 4_320, 10_080)


def check_new_thread(thread: Part, files: Sequence[Upload]) -> None:
    """A thread with its name, and in a forum its first message."""
    thread.needed_text("name", most=100)
    _archiving(thread)
    if message := thread.part("message"):
        check_new_message(message, files)


def check_channel_edit(channel: Part) -> None:
    """What may be changed of a channel and matters here: its name and when it goes to sleep."""
    if channel.value.get("name") is not None:
        channel.text("name", most=100, least=1)
    _archiving(channel)


def _archiving(channel: Part) -> None:
    minutes = channel.value.get("auto_archive_duration")
    if minutes is not None and minutes not in MINUTES_TO_ARCHIVE:
        channel.refuse("auto_archive_duration", f"must be one of {MINUTES_TO_ARCHIVE}")
