"""Ids that no table and no page of this house ever had."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, Phase, assume, example, given, settings
from hypothesis import strategies as st

from bot.practice.interactions import Interaction, Trigger
from tests.abuse.scene import is_answered_quietly, pressed, quiet_word, scene
from tests.chat.evening import Evening

UNKNOWN: Final = (
    "That belongs to no table that this house knows. `/table list` shows which tables are open."
)
CLOSED: Final = "This table is closed. `/table list` shows which tables are open."
WORDS: Final = {
    UNKNOWN, "That page is in no book of this house.", CLOSED,
    "That is for those who may manage this server.",
}  # fmt: skip
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=60)
IDS = st.builds(
    "".join,
    st.tuples(
        st.sampled_from(("", "pp:", "pg:", "me:set:", "hs:", "pp:book:whist:", "pg:history:")),
        TEXTS,
    ),
)
KINDS: Final = ("button", "menu", "form")


@settings(
    max_examples=60,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@example("me:something else", "form")
@example("signup:1", "form")
@example("signup:1", "button")
@example("pp:\n", "button")
@example("pg:\n", "menu")
@example("pp:book:whist:²", "button")
@example("pp:book:whist:99", "button")
@example("pg:history:٣", "button")
@given(custom_id=IDS, kind=st.sampled_from(KINDS))
async def test_an_id_of_nowhere_gets_a_word_and_does_nothing(
    tonight: Evening, tmp_path: Path, custom_id: str, kind: str
) -> None:
    assume(not re.fullmatch("pg:(history|leaders):[0-9]{1,6}|pp:book:[a-z_]+:[0-9]", custom_id))
    if not tonight.hall.tables:
        await tonight.lobby()
    path = tmp_path / "parlour.sqlite3"
    before = scene(tonight, path)
    answer = await _used(tonight, custom_id, kind)
    assert is_answered_quietly(answer), custom_id
    assert quiet_word(answer) in WORDS, custom_id
    assert scene(tonight, path) == before


async def _used(tonight: Evening, custom_id: str, kind: str) -> Interaction:
    ann, message = tonight.people[0], tonight.shown
    if kind == "form":
        data: dict[str, Any] = {"custom_id": custom_id, "components": []}
        return await tonight.practice.desk.open(Trigger.MODAL, ann, message.channel, data, message)
    return await pressed(tonight, ann, message, custom_id, *(["h.0"] if kind == "menu" else []))


@pytest.mark.parametrize("custom_id", ["pg:history:0", "pg:leaders:999999", "pp:book:whist:1"])
async def test_a_page_never_takes_the_place_of_what_all_can_see(
    tonight: Evening, custom_id: str
) -> None:
    await tonight.lobby()
    before = tonight.shown.text
    answer = await _used(tonight, custom_id, "button")
    assert is_answered_quietly(answer)
    assert quiet_word(answer).startswith("###")
    assert tonight.shown.text == before
