"""Each limit at its bound, where the request passes, and one past it, where Discord refuses."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.practice.checks import Upload
from bot.practice.limits.emoji import is_emoji
from tests.practice.bodies import ANSWER, EDIT, FOLLOW_UP, Request
from tests.practice.samples import (
    alt,
    button,
    choices,
    command,
    container,
    embed_field,
    embeds,
    field,
    fielded,
    form,
    gallery,
    heavy_command,
    in_choice,
    in_label,
    in_row,
    labelled,
    link,
    mentions,
    named_options,
    old,
    one_option,
    option,
    options,
    picture,
    section,
    select,
    send,
    suggestions,
    sync,
    text,
    thread,
    tree,
    typing,
    users,
    wheres,
)

MOST: list[tuple[str, Callable[[int], Request], int, str]] = [
    ("content", lambda n: send(content="x" * n), 2_000, "content"),
    ("follow-up content", lambda n: Request(*FOLLOW_UP, {"content": "x" * n}), 2_000, "content"),
    ("edited content", lambda n: Request(*EDIT, {"content": "x" * n}), 2_000, "content"),
    (
        "answered content",
        lambda n: Request(*ANSWER, {"type": 4, "data": {"content": "x" * n}}),
        2_000,
        "data.content",
    ),
    ("nonce", lambda n: send(content="x", nonce="1" * n), 25, "nonce"),
    ("stickers", lambda n: send(sticker_ids=[*range(n)]), 3, "sticker_ids"),
    ("mentioned users", lambda n: mentions(users=[*range(n)]), 100, "allowed_mentions.users"),
    ("mentioned roles", lambda n: mentions(roles=[*range(n)]), 100, "allowed_mentions.roles"),
    ("embeds", lambda n: embeds(*[{"title": "t"}] * n), 10, "embeds"),
    ("embed title", lambda n: embeds({"title": "x" * n}), 256, "embeds.0.title"),
    ("embed text", lambda n: embeds({"description": "x" * n}), 4_096, "embeds.0.description"),
    ("fields", lambda n: embeds({"fields": [embed_field()] * n}), 25, "embeds.0.fields"),
    ("field name", lambda n: fielded(name="x" * n), 256, "embeds.0.fields.0.name"),
    ("field value", lambda n: fielded(value="x" * n), 1_024, "embeds.0.fields.0.value"),
    ("footer", lambda n: embeds({"footer": {"text": "x" * n}}), 2_048, "embeds.0.footer.text"),
    ("author", lambda n: embeds({"author": {"name": "x" * n}}), 256, "embeds.0.author.name"),
    ("rows", lambda n: old(*[[button(i)] for i in range(n)]), 5, "components"),
    ("buttons", lambda n: old([button(i) for i in range(n)]), 5, "components.0.components"),
    ("button label", lambda n: old([button(label="x" * n)]), 80, in_row("label")),
    ("custom id", lambda n: old([button(custom_id="x" * n)]), 100, in_row("custom_id")),
    ("link", lambda n: old([link("https://" + "x" * (n - 8))]), 512, in_row("url")),
    ("options", lambda n: old([select(n)]), 25, in_row("options")),
    ("placeholder", lambda n: old([select(placeholder="x" * n)]), 150, in_row("placeholder")),
    ("option label", lambda n: one_option(label="x" * n), 100, in_row("options.0.label")),
    ("option value", lambda n: one_option(value="x" * n), 100, in_row("options.0.value")),
    (
        "option description",
        lambda n: one_option(description="x" * n),
        100,
        in_row("options.0.description"),
    ),
    ("most picks", lambda n: old([select(4, max_values=n)]), 4, in_row("max_values")),
    ("least picks", lambda n: old([select(4, min_values=n)]), 4, in_row("min_values")),
    ("user picks", lambda n: old([users(max_values=n)]), 25, in_row("max_values")),
    (
        "preset users",
        lambda n: old([users(default_values=[{"type": "user", "id": "1"}] * n)]),
        25,
        in_row("default_values"),
    ),
    ("components", lambda n: tree(*[text("x")] * n), 40, "components"),
    ("nested components", lambda n: tree(container(*[text("x")] * (n - 1))), 40, "components"),
    (
        "text in all",
        lambda n: tree(text("x" * 1_000), text("x" * (n - 1_000))),
        4_000,
        "components",
    ),
    ("gallery", lambda n: tree(gallery(n)), 10, "components.0.items"),
    (
        "alt text",
        lambda n: tree(gallery(1, description="x" * n)),
        1_024,
        "components.0.items.0.description",
    ),
    ("section texts", lambda n: tree(section(n)), 3, "components.0.components"),
    ("files", lambda n: send(*map(picture, range(n))), 10, "attachments"),
    ("attachment alt text", lambda n: alt("x" * n), 1_024, "attachments.0.description"),
    ("upload alt text", lambda n: send(Upload("a", 1, "x" * n)), 1_024, "files.0.description"),
    ("form title", lambda n: form(text("t"), title="x" * n), 45, "data.title"),
    ("form id", lambda n: form(text("t"), custom_id="x" * n), 100, "data.custom_id"),
    ("form parts", lambda n: form(*[text("t")] * n), 5, "data.components"),
    ("label", lambda n: labelled(label="x" * n), 45, "data.components.0.label"),
    ("label's note", lambda n: labelled(description="x" * n), 100, "data.components.0.description"),
    ("input value", lambda n: typing(value="x" * n), 4_000, in_label("value")),
    ("input hint", lambda n: typing(placeholder="x" * n), 100, in_label("placeholder")),
    ("least typed", lambda n: typing(min_length=n), 4_000, in_label("min_length")),
    ("most typed", lambda n: typing(max_length=n), 4_000, in_label("max_length")),
    (
        "radio options",
        lambda n: field({"type": 21, "options": options(n)}),
        10,
        in_label("options"),
    ),
    ("boxes", lambda n: field({"type": 22, "options": options(n)}), 10, in_label("options")),
    ("files asked for", lambda n: field({"type": 19, "max_values": n}), 10, in_label("max_values")),
    ("field id", lambda n: field({"type": 23, "custom_id": "x" * n}), 100, in_label("custom_id")),
    ("suggestions", lambda n: suggestions(n), 25, "data.choices"),
    ("suggestion", lambda n: suggestions(1, name="x" * n), 100, "data.choices.0.name"),
    ("suggested value", lambda n: suggestions(1, value="x" * n), 100, "data.choices.0.value"),
    ("commands", lambda n: sync(*[command(name=f"c{i}") for i in range(n)]), 100, ""),
    ("user menus", lambda n: sync(*[{"type": 2, "name": f"c{i}"} for i in range(n)]), 15, ""),
    ("command name", lambda n: sync(command(name="x" * n)), 32, "0.name"),
    ("description", lambda n: sync(command(description="x" * n)), 100, "0.description"),
    ("command options", lambda n: sync(command(options=named_options(n))), 25, "0.options"),
    ("choices", lambda n: option(choices=choices(n)), 25, "0.options.0.choices"),
    ("choice name", lambda n: option(choices=choices(1, name="x" * n)), 100, in_choice("name")),
    ("choice value", lambda n: option(choices=choices(1, value="x" * n)), 100, in_choice("value")),
    ("option length", lambda n: option(max_length=n), 6_000, "0.options.0.max_length"),
    ("integer", lambda n: option(type=4, max_value=n), 2**53 - 1, "0.options.0.max_value"),
    (
        "chosen integer",
        lambda n: option(type=4, choices=choices(1, value=n)),
        2**53 - 1,
        in_choice("value"),
    ),
    ("command in all", lambda n: sync(heavy_command(n)), 8_000, "0"),
    ("thread name", lambda n: thread("x" * n), 100, "name"),
]

LEAST: list[tuple[str, Callable[[int], Request], int, str]] = [
    ("buttons", lambda n: old([button(i) for i in range(n)]), 1, "components.0.components"),
    ("custom id", lambda n: field({"type": 23, "custom_id": "x" * n}), 1, in_label("custom_id")),
    ("options", lambda n: old([select(n)]), 1, in_row("options")),
    ("most picks", lambda n: old([select(max_values=n)]), 1, in_row("max_values")),
    ("gallery", lambda n: tree(gallery(n)), 1, "components.0.items"),
    ("section texts", lambda n: tree(section(n)), 1, "components.0.components"),
    ("container", lambda n: tree(container(*[text("x")] * n)), 1, "components.0.components"),
    ("text display", lambda n: tree(text("x" * n)), 1, "components.0.content"),
    ("form title", lambda n: form(text("t"), title="x" * n), 1, "data.title"),
    ("form parts", lambda n: form(*[text("t")] * n), 1, "data.components"),
    ("radio options", lambda n: field({"type": 21, "options": options(n)}), 2, in_label("options")),
    ("boxes", lambda n: field({"type": 22, "options": options(n)}), 1, in_label("options")),
    ("description", lambda n: sync(command(description="x" * n)), 1, "0.description"),
    ("command name", lambda n: sync(command(name="x" * n)), 1, "0.name"),
    ("integer", lambda n: option(type=4, min_value=n), 1 - 2**53, "0.options.0.min_value"),
    ("thread name", lambda n: thread("x" * n), 1, "name"),
]


@pytest.mark.parametrize(("_name", "make", "most", "where"), MOST, ids=[row[0] for row in MOST])
def test_most(_name: str, make: Callable[[int], Request], most: int, where: str) -> None:
    assert wheres(make(most)) == []
    assert wheres(make(most + 1)) == [where]


@pytest.mark.parametrize(("_name", "make", "least", "where"), LEAST, ids=[row[0] for row in LEAST])
def test_least(_name: str, make: Callable[[int], Request], least: int, where: str) -> None:
    assert wheres(make(least)) == []
    assert wheres(make(least - 1)) == [where]


@given(st.lists(st.integers(0, 1_200), min_size=1, max_size=10))
def test_embeds_are_counted_together(lengths: list[int]) -> None:
    request = embeds(*({"description": "x" * length} for length in lengths))
    assert wheres(request) == (["embeds"] if sum(lengths) > 6_000 else [])


@given(st.lists(st.integers(1, 1_500), min_size=1, max_size=6), st.booleans())
def test_text_displays_are_counted_together(lengths: list[int], boxed: bool) -> None:
    texts = [text("♠" * length) for length in lengths]
    request = tree(container(*texts)) if boxed else tree(*texts)
    assert wheres(request) == (["components"] if sum(lengths) > 4_000 else [])


@given(st.sampled_from("♠♥♦♣🎲🃏"), st.booleans())
def test_the_emoji_of_cards_and_dice(letter: str, selector: bool) -> None:
    assert is_emoji(letter + "\ufe0f" * selector)


@given(st.integers(0x1F0A0, 0x1F0F5).filter(lambda point: point != 0x1F0CF))
def test_card_letters_are_not_emoji(point: int) -> None:
    assert not is_emoji(chr(point))


@pytest.mark.parametrize(
    "emoji", ["👨‍👩‍👧", "🇬🇧", "1️⃣", "👍🏽", "❤️‍🔥", "🏴\U000e0067\U000e0062\U000e007f"]
)
def test_joined_emoji_are_one(emoji: str) -> None:
    assert is_emoji(emoji)
    assert not is_emoji(emoji * 2)
    assert not is_emoji(emoji + "x")
