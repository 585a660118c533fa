"""What a player presses or picks from: buttons, selects, and the options they offer."""

from __future__ import annotations

from typing import Final

from bot.practice.kinds import Kind
from bot.practice.limits.emoji import is_emoji
from bot.practice.limits.part import Part, refuse_repeats

LINK: Final = 5
PREMIUM: Final = 6
MOST_OPTIONS: Final = 25
LINK_SCHEMES: Final = ("https://", "http://", "discord://")


def check_button(button: Part) -> None:
    """A face (label, emoji or both) and one purpose: a custom id, an address or a product."""
    style = button.whole("style", 1, PREMIUM)
    if style is None:
        button.refuse("style", "this field is required")
    purpose = {LINK: "url", PREMIUM: "sku_id"}.get(style or 0, "custom_id")
    for key in ("custom_id", "url", "sku_id"):
        if key == purpose and not button.has(key):
            button.refuse(key, "a button of this style needs it")
        if key != purpose and button.has(key):
            button.refuse(key, "a button of this style cannot have it")
    button.text("custom_id", most=100)
    url = button.text("url", most=512)
    if url and not url.startswith(LINK_SCHEMES):
        button.refuse("url", "must be an http, https or discord address")
    _face(button, premium=style == PREMIUM)


def _face(button: Part, *, premium: bool) -> None:
    button.text("label", most=80)
    check_emoji(button)
    faced = button.has("label") or button.has("emoji")
    if premium and faced:
        button.refuse("label", "a premium button has neither label nor emoji")
    if not premium and not faced:
        button.refuse("", "a button needs a label or an emoji")


def check_emoji(owner: Part) -> None:
    """An emoji of the server's by id, or a real Unicode one by name."""
    emoji = owner.part("emoji")
    if emoji is None or emoji.has("id"):
        return
    name = emoji.text("name", most=32)
    if not is_emoji(name):
        emoji.refuse("name", f"{name!r} is not an emoji")


def check_select(select: Part) -> None:
    """Any of the five selects: its id, its placeholder, how many may be picked, its options."""
    select.needed_text("custom_id", most=100)
    select.text("placeholder", most=150)
    if select.value.get("type") == Kind.STRING_SELECT:
        check_options(select, least=1, most=MOST_OPTIONS)
    else:
        select.span("min_values", "max_values", most=MOST_OPTIONS)
        select.entries("default_values", most=MOST_OPTIONS)


def check_options(owner: Part, least: int, most: int) -> None:
    """Options with distinct values, and bounds on the picks that the options can meet."""
    options = owner.parts("options", most=most, least=least)
    for option in options:
        option.needed_text("label", most=100)
        option.needed_text("value", most=100)
        option.text("description", most=100)
        check_emoji(option)
    refuse_repeats(options, "value", "another option already has this value")
    low, high = owner.span("min_values", "max_values", most=most)
    for key, picks in (("min_values", low), ("max_values", high)):
        if picks is not None and len(options) < picks <= most:
            owner.refuse(key, f"there are only {len(options)} options")
    _defaults(owner, options, high)


def _defaults(owner: Part, options: list[Part], high: int | None) -> None:
    chosen = sum(option.flag("default") for option in options)
    several = owner.value.get("type") == Kind.CHECKBOX_GROUP
    most = high if high is not None else len(options) if several else 1
    if chosen > most:
        owner.refuse("options", f"{chosen} options are chosen beforehand, more than may be picked")
