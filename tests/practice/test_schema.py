"""Discord's own API description as a judge, itself judged by a full JSON Schema validator."""

from __future__ import annotations

import copy
import json
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from bot.practice.checks import check_request
from bot.practice.schema import AMENDMENTS, Description, load
from tests.practice.bodies import ANSWER, EDIT, SEND, Request, requests
from tests.practice.samples import button, form, gallery, old, send, text, tree

BESIDE = Path(__file__).resolve().parents[3] / "shared" / "discord-openapi.json"
FILE = Path(os.environ.get("DISCORD_OPENAPI", BESIDE))
pytestmark = pytest.mark.skipif(not FILE.exists(), reason="Discord's API description is not here")
REQUESTS = requests()


@pytest.fixture(scope="module")
def description() -> Description:
    return load(str(FILE))


@pytest.fixture(scope="module")
def oracle(description: Description) -> Callable[[Request], bool]:
    """Whether the validator of the jsonschema package accepts a body, by the same description."""
    document: Any = json.loads(FILE.read_text(encoding="utf-8"))
    document["components"]["schemas"].update(AMENDMENTS)
    resource = DRAFT202012.create_resource(document)
    registry: Registry[Any] = Registry().with_resource("urn:discord", resource)

    def accepts(request: Request) -> bool:
        schema: Any = description.schema_of(request.method, request.path)
        absolute = json.loads(json.dumps(schema).replace('"#/', '"urn:discord#/'))
        return Draft202012Validator(absolute, registry=registry).is_valid(request.body)

    return accepts


@pytest.mark.parametrize("request_", REQUESTS.values(), ids=REQUESTS)
def test_what_discord_py_sends_fits(
    request_: Request, description: Description, oracle: Callable[[Request], bool]
) -> None:
    assert description.schema_of(request_.method, request_.path) is not None
    assert description.breaches(request_.method, request_.path, request_.body) == []
    assert oracle(request_)


@pytest.mark.parametrize(
    ("request_", "where"),
    [
        (send(content=5), "content"),
        (send(embeds=[{"color": -1}]), "embeds.0.color"),
        (send(flags="many"), "flags"),
        (send(nonce=1.5), "nonce"),
        (send(message_reference={}), "message_reference.message_id"),
        (send(allowed_mentions={"users": ["me"]}), "allowed_mentions.users.0"),
        (old([button(style=9)]), "components.0.components.0.style"),
        (old([button(disabled="no")]), "components.0.components.0.disabled"),
        (old([text("x")]), "components.0.components.0.type"),
        (tree(gallery(11)), "components.0.items"),
        (tree({"type": 14, "spacing": 3}), "components.0.spacing"),
        (form(text("")), "data.components.0.content"),
        (Request(*ANSWER, {"type": 99}), "type"),
        (Request(*ANSWER, {"type": 9, "data": {"title": "t", "components": []}}), "data.custom_id"),
        (Request(*EDIT, {"attachments": [{"filename": "a"}]}), "attachments.0.id"),
        (Request("POST", "/users/@me/channels", {"recipient_id": "me"}), "recipient_id"),
        (Request("POST", "/channels/1/messages/2/threads", {}), "name"),
    ],
)
def test_a_breach_is_told_where_it_stands(
    request_: Request, where: str, description: Description
) -> None:
    breaches = description.breaches(request_.method, request_.path, request_.body)
    assert where in [breach.where for breach in breaches]


def test_a_literal_path_goes_before_a_pattern(description: Description) -> None:
    fixed = description.schema_of("PATCH", "/webhooks/1/tok/messages/@original")
    pattern = description.schema_of("PATCH", "/webhooks/1/tok/messages/2")
    assert fixed is not None
    assert fixed == pattern
    assert fixed is not pattern
    assert description.schema_of("GET", "/channels/1") is None


def spots(value: Any, trail: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a body, as the keys that lead there."""
    if trail:
        yield trail
    if isinstance(value, dict | list):
        for key, child in value.items() if isinstance(value, dict) else enumerate(value):
            yield from spots(child, (*trail, key))


SUBSTITUTES = st.sampled_from(
    [
        None,
        True,
        0,
        1,
        2,
        9,
        26,
        -1,
        1 << 60,
        0.5,
        "",
        "x",
        "17",
        "x" * 101,
        [],
        {},
        [1],
        {"type": 2},
    ]
)


@settings(deadline=None)
@given(st.data())
def test_it_agrees_with_a_full_validator(
    description: Description, oracle: Callable[[Request], bool], data: st.DataObject
) -> None:
    request = data.draw(st.sampled_from([*REQUESTS.values()]))
    body = copy.deepcopy(request.body)
    *trail, key = data.draw(st.sampled_from([*spots(body)]))
    owner = body
    for step in trail:
        owner = owner[step]
    if isinstance(owner, dict) and data.draw(st.booleans()):
        del owner[key]
    else:
        owner[key] = data.draw(SUBSTITUTES)
    changed = Request(request.method, request.path, body)
    fits = not description.breaches(changed.method, changed.path, body)
    assert fits == oracle(changed)


def test_the_environment_names_the_description(monkeypatch: pytest.MonkeyPatch) -> None:
    unheard_of = {"content": "x", "tts": "loud"}
    monkeypatch.delenv("DISCORD_OPENAPI", raising=False)
    assert check_request(*SEND, unheard_of, []) == []
    monkeypatch.setenv("DISCORD_OPENAPI", str(FILE))
    assert [breach.where for breach in check_request(*SEND, unheard_of, [])] == ["tts"]


def test_a_typical_edit_is_checked_within_a_fraction_of_a_millisecond(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DISCORD_OPENAPI", str(FILE))
    edit = REQUESTS["table edited"]
    best = min(_timed(edit) for _ in range(50))
    assert best < 0.002


def _timed(request: Request) -> float:
    start = time.perf_counter()
    assert check_request(request.method, request.path, request.body, request.files) == []
    return time.perf_counter() - start
