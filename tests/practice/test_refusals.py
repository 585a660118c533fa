"""What is out of place in a request, each refused once and where it stands; and what is fine."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.practice.checks import check_request
from tests.practice.bodies import ANSWER, EDIT, SEND, SYNC, Request, requests
from tests.practice.samples import (
    CHOSEN,
    EMPTIED,
    MIB,
    REQUIRED_LAST,
    SUBCOMMAND,
    V2,
    button,
    check,
    choices,
    command,
    container,
    edited,
    field,
    form,
    in_choice,
    in_label,
    in_row,
    link,
    mentions,
    named_options,
    nest,
    old,
    one_option,
    option,
    options,
    picture,
    row_of_inputs,
    section,
    select,
    send,
    shown,
    sync,
    text,
    tree,
    typing,
)

WRONG: list[tuple[str, Request, str, int]] = [
    ("nothing", send(), "", 50006),
    ("nothing but nulls", send(content=None, embeds=[], components=[]), "", 50006),
    ("nothing but blanks", send(content=" \n"), "", 50006),
    ("emptied", Request(*EDIT, EMPTIED), "", 50006),
    ("no content but a number", send(content=5), "content", 50035),
    ("rows that are no list", send(content="x", components="row"), "components", 50035),
    ("a row that is no object", send(components=["row"]), "components.0", 50035),
    ("too large a file", send(picture(size=10 * MIB + 1)), "files.0", 40005),
    (
        "a file that was not sent",
        send(content="x", attachments=[{"id": 0}]),
        "attachments.0.id",
        50035,
    ),
    ("users both ways", mentions(parse=["users"], users=["1"]), "allowed_mentions.users", 50035),
    ("a user twice", mentions(users=["1", 1]), "allowed_mentions.users", 50035),
    ("mentions of nobody known", mentions(parse=["here"]), "allowed_mentions.parse.0", 50035),
    ("same id", old([button(1), button(1)]), "components.0.components.1.custom_id", 50035),
    ("same number", tree({**text("x"), "id": 7}, {**text("x"), "id": 7}), "components.1.id", 50035),
    ("no face", old([button(label=None)]), "components.0.components.0", 50035),
    ("no id", old([button(custom_id=None)]), in_row("custom_id"), 50035),
    ("no style", old([button(style=None)]), in_row("style"), 50035),
    (
        "link with an id",
        old([{**link("https://a.b"), "custom_id": "x"}]),
        in_row("custom_id"),
        50035,
    ),
    ("link to nowhere", old([link("")]), in_row("url"), 50035),
    ("link to a file", old([link("file:///etc")]), in_row("url"), 50035),
    ("button with a link", old([button(url="https://a.b")]), in_row("url"), 50035),
    ("card letter", old([button(emoji={"name": "🂡"})]), in_row("emoji.name"), 50035),
    ("letter", one_option(emoji={"name": "A"}), in_row("options.0.emoji.name"), 50035),
    ("select in company", old([select(), button()]), "components.0.components", 50035),
    (
        "option twice",
        old([select(options=[*options(1), *options(1)])]),
        in_row("options.1.value"),
        50035,
    ),
    ("more preset than pickable", old([select(options=CHOSEN)]), in_row("options"), 50035),
    ("least above most", old([select(4, min_values=3, max_values=2)]), in_row("min_values"), 50035),
    ("bare button", send(components=[button()]), "components.0.type", 50035),
    ("text without the flag", send(components=[text("x")]), "components.0.type", 50035),
    ("text in a row", old([text("x")]), in_row("type"), 50035),
    ("bare button with the flag", tree(button()), "components.0.type", 50035),
    (
        "box in a box",
        tree(container(container(text("x")))),
        "components.0.components.0.type",
        50035,
    ),
    ("thumbnail alone", tree(section(1)["accessory"]), "components.0.type", 50035),
    ("no accessory", tree(section(1, accessory=None)), "components.0.accessory", 50035),
    ("a text beside", tree(section(1, accessory=text("x"))), "components.0.accessory.type", 50035),
    (
        "a button among texts",
        tree(section(1, components=[button()])),
        "components.0.components.0.type",
        50035,
    ),
    ("content with V2", send(content="x", flags=V2, components=[text("x")]), "content", 50035),
    ("embeds with V2", send(embeds=[{}], flags=V2, components=[text("x")]), "embeds", 50035),
    ("poll with V2", send(poll={}, flags=V2, components=[text("x")]), "poll", 50035),
    (
        "sticker with V2",
        send(sticker_ids=["1"], flags=V2, components=[text("x")]),
        "sticker_ids",
        50035,
    ),
    ("file unseen", tree(text("x"), files=(picture(),)), "files.0", 50035),
    ("file unsent", tree(shown("0.png")), "components.0.items.0.media.url", 50035),
    (
        "file unsent in an edit",
        edited(shown("0.png"), attachments=[]),
        "components.0.items.0.media.url",
        50035,
    ),
    (
        "file from elsewhere",
        tree({"type": 13, "file": {"url": "https://a.b/c"}}),
        "components.0.file.url",
        50035,
    ),
    ("form with files", Request(*ANSWER, form(text("t")).body, (picture(),)), "type", 50035),
    ("button in a form", form(button()), "data.components.0.type", 50035),
    ("text in a label", field(text("x")), in_label("type"), 50035),
    ("input with two labels", typing(label="x"), in_label("label"), 50035),
    ("input without style", typing(style=None), in_label("style"), 50035),
    ("input without room", typing(min_length=5, max_length=4), in_label("min_length"), 50035),
    ("row of two inputs", form(row_of_inputs(2)), "data.components.0.components", 50035),
    ("two radio presets", field({"type": 21, "options": CHOSEN}), in_label("options"), 50035),
    (
        "free yet required",
        field({"type": 22, "options": options(2), "min_values": 0}),
        in_label("required"),
        50035,
    ),
    ("unknown answer", Request(*ANSWER, {"type": 2}), "type", 50035),
    ("answer of nothing", Request(*ANSWER, {"type": 4}), "data", 50035),
    ("no body", Request(*SEND, None), "", 50006),
    ("a list for a body", Request(*SEND, []), "", 50035),
    ("capital name", sync(command(name="Whist")), "0.name", 50035),
    ("spaced name", sync(command(name="pope joan")), "0.name", 50035),
    ("same name", sync(command(), command()), "1.name", 50035),
    ("no description", sync({"name": "whist"}), "0.description", 50035),
    ("menu described", sync(command(type=2)), "0.description", 50035),
    ("required last", sync(command(options=REQUIRED_LAST)), "0.options.1.required", 50035),
    ("same option", sync(command(options=named_options(1) * 2)), "0.options.1.name", 50035),
    (
        "choices and autocomplete",
        option(choices=choices(1), autocomplete=True),
        "0.options.0.autocomplete",
        50035,
    ),
    ("word for an integer", option(type=4, choices=choices(1)), in_choice("value"), 50035),
    ("integer for a word", option(choices=choices(1, value=1)), in_choice("value"), 50035),
    ("choices of a user", option(type=6, choices=choices(1)), "0.options.0.choices", 50035),
    ("crossed bounds", option(type=10, min_value=2.5, max_value=1), "0.options.0.min_value", 50035),
    ("word for a bound", option(type=10, min_value="x"), "0.options.0.min_value", 50035),
    ("side by side", sync(command(options=[*named_options(1), SUBCOMMAND])), "0.options", 50035),
    (
        "too deep",
        sync(command(options=[nest(nest(SUBCOMMAND))])),
        "0.options.0.options.0.type",
        50035,
    ),
    (
        "archive time",
        Request("PATCH", "/channels/1", {"auto_archive_duration": 61}),
        "auto_archive_duration",
        50035,
    ),
]

FINE: list[tuple[str, Request]] = [
    ("a file alone", send(picture(size=10 * MIB))),
    ("content with suits", old([button(emoji={"name": "♠"}), button(1, emoji={"name": "🃏"})])),
    ("emoji of the server", old([button(emoji={"name": "🂡", "id": "1"}, label=None)])),
    ("edit of one thing", Request(*EDIT, {"components": []})),
    ("file kept by its id", edited(shown("0.png"), attachments=[{"id": "99"}])),
    (
        "file kept by its name",
        edited(shown("0.png"), attachments=[{"id": "99", "filename": "0.png"}]),
    ),
    ("files all kept", edited(shown("0.png"))),
    ("file shown", tree(shown("0.png"), files=(picture(),))),
    (
        "file as itself",
        tree({"type": 13, "file": {"url": "attachment://0.png"}}, files=(picture(),)),
    ),
    ("empty fields with V2", send(flags=V2, components=[text("x")], content="", embeds=[])),
    ("nobody pinged", mentions(parse=[])),
    (
        "name in other scripts",
        sync(command(name="вист-1"), command(name="ゲーム"), command(name="หนึ่ง")),
    ),
    ("menu in capitals", sync({"type": 2, "name": "Give Chips"})),
    ("group of groups", sync(command(options=[nest(SUBCOMMAND)]))),
    ("path of no interest", Request("PUT", "/channels/1/messages/2/reactions/x/@me", None)),
]


@pytest.mark.parametrize(
    ("_name", "request_", "where", "code"), WRONG, ids=[row[0] for row in WRONG]
)
def test_wrong(_name: str, request_: Request, where: str, code: int) -> None:
    assert [(breach.where, breach.code) for breach in check(request_)] == [(where, code)]


@pytest.mark.parametrize(("_name", "request_"), FINE, ids=[row[0] for row in FINE])
def test_fine(_name: str, request_: Request) -> None:
    assert check(request_) == []


@pytest.mark.parametrize("request_", requests().values(), ids=requests())
def test_what_discord_py_sends_is_never_refused(request_: Request) -> None:
    assert check(request_) == []


KEYS = (
    "type",
    "data",
    "flags",
    "components",
    "embeds",
    "options",
    "accessory",
    "attachments",
    "id",
)
SCALARS = st.none() | st.booleans() | st.sampled_from([1, 2, 9, 12, 17, V2]) | st.text(max_size=3)
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(KEYS), inner),
)


@given(ANYTHING)
def test_no_body_upsets_the_checks(body: Any) -> None:
    for where in (SEND, EDIT, ANSWER, SYNC):
        check_request(*where, body, [])
