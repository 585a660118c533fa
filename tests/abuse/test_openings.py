"""Tables opened with house rules at their bounds, and a thousand tables opened by one person."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final, Literal, cast, get_args, get_origin

import pytest

from bot.games import games
from bot.rules.codec import Between, Field, fields
from bot.rules.offers import Refused
from bot.tables.customs import MOST_CHIPS
from bot.tables.hall import Limits
from bot.tables.state import Phase
from tests.abuse.scene import is_answered_quietly, pinged, public, quiet_word, scene
from tests.chat.evening import Evening
from tests.few import for_few

FLOOD: Final = 1_000
AT_ONCE: Final = 100
WISHES: Final = 24
FULL: Final = "You are host of 3 tables in this server already"
BUY_INS: Final = (None, None, 0, 1, 999, 1_000, 1_001, MOST_CHIPS)


@pytest.mark.parametrize("game", sorted(games()))
async def test_house_rules_at_their_bounds_make_a_table_or_a_word(
    tonight: Evening, tmp_path: Path, game: str
) -> None:
    random, path, begun = Random(game), tmp_path / "parlour.sqlite3", 0
    host = tonight.people[0]
    for number in range(WISHES):
        options = _wished(random, game, one_by_one=number % 2 == 0)
        before, purse = scene(tonight, path), await tonight.purse(host)
        answer = await host.slash(tonight.room, game, **{**options, **for_few(game)})
        assert is_answered_quietly(answer), options
        assert quiet_word(answer), options
        assert "house's fault" not in quiet_word(answer), options
        if not tonight.hall.tables:
            assert scene(tonight, path).tables == before.tables == {}
            continue
        plays = await _begun(tonight)
        begun += plays
        # A few deals are over, and settled, as soon as they are dealt.
        is_settled = tonight.table.view().deal > plays
        await tonight.table.close(tonight.staff)
        assert is_settled or await tonight.purse(host) == purse
    await tonight.settled()
    assert begun
    assert pinged(public(tonight)) == []


async def _begun(tonight: Evening) -> bool:
    """Whether the table came to a deal, which some house rules leave no chips for.

    Nor has everybody chips for every buy-in, where a deal has been settled before.
    """
    table = tonight.table
    with suppress(Refused):
        for person in tonight.people[1:]:
            await table.sit(person.id, person.name)
        await table.begin(tonight.people[0].id)
    for person in tonight.people:
        if table.state.phase is Phase.BETWEEN:
            with suppress(Refused):
                await table.next_deal(person.id)
    return table.state.phase is Phase.PLAYING


def _wished(random: Random, game: str, *, one_by_one: bool) -> dict[str, Any]:
    """House rules at one end or the other: a single one, or all together."""
    rules = fields(games()[game])
    chosen = [random.choice(rules)] if one_by_one else rules
    options = {each.name: random.choice(_ends(each)) for each in chosen}
    buy_in = random.choice(BUY_INS)
    return options if buy_in is None else {**options, "buy_in": buy_in}


def _ends(option: Field) -> list[int | str]:
    arguments = get_args(option.values)
    if get_origin(option.values) is not Literal:
        bounds = cast("Between", arguments[1])
        return [bounds.low, bounds.high]
    plain = all(isinstance(value, int) for value in arguments)
    return [value if plain else str(value) for value in arguments]


@pytest.mark.xdist_group("floods")
async def test_a_thousand_lobbies_by_one_person_are_three(tonight: Evening) -> None:
    ann = tonight.people[0]
    answers = []
    for _ in range(FLOOD // AT_ONCE):
        answers += await asyncio.gather(*(ann.slash(tonight.room, "whist") for _ in range(AT_ONCE)))
    opened = [each for each in answers if quiet_word(each).startswith("The table is laid")]
    refused = [each for each in answers if quiet_word(each).startswith(FULL)]
    assert all(is_answered_quietly(each) for each in answers)
    assert len(opened) == len(tonight.hall.tables) == Limits().per_host
    assert len(refused) == FLOOD - len(opened)
    await tonight.settled()
    await tonight.until(lambda: len(public(tonight)) == Limits().per_host)
