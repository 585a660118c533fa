"""Whatever comes through its socket, a window answers and lives on."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.practice.page.site import Page
from bot.practice.page.window import DOES
from bot.practice.server import Practice
from tests.practice.page.conftest import Logbook
from tests.practice.page.tab import Declined, Json, Tab, opened

NO_OBJECT = "A request is an object in JSON."
SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
VALUES = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=6,
)
KEYS = (
    *("channel", "message", "command", "path", "options", "option", "typed", "custom_id"),
    *("values", "form", "text", "before", "name", "open", "dms_open", "person", "blocked"),
    *("in_server", "how", "status", "seconds", "for", "hard"),
)


@asynccontextmanager
async def furnished() -> AsyncIterator[tuple[Practice, Tab, list[str]]]:
    """A room in use: a window of it, and ids of all that there is."""
    practice = Practice()
    Page(practice, None)
    async with practice:
        club = practice.add_server("The Club")
        room = club.add_channel("card-room")
        ada = practice.add_person("Ada")
        club.join(ada)
        said = ada.say(room, "Hello")
        ids = [str(each.id) for each in (club, room, ada, said, ada.dm, practice.world.bot)]
        async with opened(practice, ada.username) as tab:
            yield practice, tab, ids


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "null",
        "[]",
        '"say"',
        "5",
        "[" * 100_000,
        '{"id": NaN, "do": "read"}',
        '{"id": 1e999, "do": "read"}',
        '{"id": 1, "do": "say", "text": "\\ud83d"}',
        '{"id": ' + "9" * 5_000 + "}",
    ],
)
async def test_frames_that_are_no_request(hers: Tab, frame: str) -> None:
    await hers.socket.send_str(frame)
    await hers.caught_up()
    assert hers.replies[-2] == {"re": None, "error": NO_OBJECT}


async def test_bytes_are_no_request(hers: Tab) -> None:
    await hers.socket.send_bytes(b'{"id": 1, "do": "read"}')
    await hers.caught_up()
    assert hers.replies[-2] == {"re": None, "error": NO_OBJECT}


@pytest.mark.parametrize(
    ("body", "number", "words"),
    [
        ({"do": "read"}, None, "id: this must be a whole number."),
        ({"id": "1", "do": "read"}, None, "id: this must be a whole number."),
        ({"id": True, "do": "read"}, None, "id: this must be a whole number."),
        ({"id": 7}, 7, "do: there is no such request."),
        ({"id": 7, "do": "dance"}, 7, "do: there is no such request."),
        ({"id": 7, "do": ["read"]}, 7, "do: there is no such request."),
        ({"id": 7, "do": "read"}, 7, "channel: this must be a text."),
        ({"id": 7, "do": "say", "channel": 5}, 7, "channel: this must be a text."),
    ],
)
async def test_requests_that_are_not_understood(
    hers: Tab, body: Json, number: int | None, words: str
) -> None:
    await hers.socket.send_json(body)
    await hers.caught_up()
    assert hers.replies[-2] == {"re": number, "error": words}


async def test_a_fault_of_the_room_is_logged_and_said(
    keeper: Logbook, hers: Tab, caplog: pytest.LogCaptureFixture
) -> None:
    keeper.fault = RuntimeError("no such process")
    with pytest.raises(Declined, match="The practice room has failed"):
        await hers.ask("restart", hard=True)
    assert "Traceback" in caplog.text
    assert "no such process" in caplog.text
    await hers.caught_up()


@settings(max_examples=5, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(frames=st.lists(st.text(max_size=40) | VALUES.map(json.dumps), min_size=50, max_size=60))
async def test_no_frame_ends_a_window(frames: list[str]) -> None:
    async with furnished() as (_, tab, _):
        for frame in frames:
            await tab.socket.send_str(frame)
        await tab.caught_up()
        assert len(tab.replies) == len(frames) + 2


@st.composite
def requests(draw: st.DrawFn, ids: int) -> Json:
    """A request of a name that is known, with fields of any kind, some of them ids."""
    known = st.integers(0, ids - 1).map(lambda index: f"#{index}")
    fields = draw(st.dictionaries(st.sampled_from(KEYS), known | VALUES, max_size=8))
    return {**fields, "id": draw(st.integers(0, 1 << 30)), "do": draw(st.sampled_from([*DOES]))}


@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(asked=st.lists(requests(6), min_size=60, max_size=80))
async def test_no_request_fails_in_the_room(asked: list[Json]) -> None:
    async with furnished() as (practice, tab, ids):
        for each in asked:
            await tab.socket.send_json(
                {
                    key: ids[int(value[1:])]
                    if str(value)[:1] == "#" and value[1:].isdecimal()
                    else value
                    for key, value in each.items()
                }
            )
        await tab.caught_up()
        assert len(tab.replies) == len(asked) + 2
        assert "failed; its log" not in str(tab.replies)
        practice.breaches.clear()
