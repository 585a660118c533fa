"""A message as it is sent or edited: its texts, its mentions, its files and its components."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.practice.limits.attachments import check_files, check_references
from bot.practice.limits.components import check_rows, check_tree
from bot.practice.limits.embeds import check_embeds
from bot.practice.limits.part import Part, Upload

EMPTY_MESSAGE: Final = 50006
COMPONENTS_V2: Final = 1 << 15
SUBSTANCE: Final = ("embeds", "components", "attachments", "sticker_ids", "poll")
CLEARED_BY_EDIT: Final = ("content", "embeds", "components", "attachments")
NOT_WITH_V2: Final = ("content", "embeds", "poll", "sticker_ids")


def check_new_message(message: Part, files: Sequence[Upload]) -> None:
    """A message to be sent: it must hold something."""
    blank = not str(message.value.get("content") or "").strip()
    if blank and not files and not any(map(message.has, SUBSTANCE)):
        message.refuse("", "cannot send an empty message", EMPTY_MESSAGE)
    message.entries("sticker_ids", most=3)
    if isinstance(message.value.get("nonce"), str):
        message.text("nonce", most=25)
    _check_message(message, files, edit=False)


def check_edit(message: Part, files: Sequence[Upload]) -> None:
    """An edit: it may leave things out, but may not empty the message in so many words."""
    emptied = all(key in message.value and not message.has(key) for key in CLEARED_BY_EDIT)
    if emptied and not files:
        message.refuse("", "cannot send an empty message", EMPTY_MESSAGE)
    _check_message(message, files, edit=True)


def _check_message(message: Part, files: Sequence[Upload], *, edit: bool) -> None:
    message.text("content", most=2_000)
    check_embeds(message)
    check_files(message, files, edit=edit)
    if allowed := message.part("allowed_mentions"):
        _mentions(allowed)
    flags = message.whole("flags", 0, (1 << 53) - 1) or 0
    if flags & COMPONENTS_V2:
        for key in filter(message.has, NOT_WITH_V2):
            message.refuse(key, "cannot be used with the V2 flag")
        check_tree(message)
        check_references(message, files, edit=edit)
    else:
        check_rows(message)


def _mentions(allowed: Part) -> None:
    """Either all of a kind are parsed, or those listed may be mentioned: not both."""
    parse = allowed.entries("parse", most=3)
    for index, value in enumerate(parse):
        if value not in ("users", "roles", "everyone"):
            allowed.refuse(f"parse.{index}", f"{value!r} is not a kind of mention")
    for key in ("users", "roles"):
        listed = allowed.entries(key, most=100)
        if listed and key in parse:
            allowed.refuse(key, f"cannot be listed while parse holds {key!r}")
        if len(set(map(str, listed))) < len(listed):
            allowed.refuse(key, "an id is listed twice")
