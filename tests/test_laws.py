"""The six laws over every game that is found, with every setting of its house rules.

`--laws-deals N` sets how many sittings each law looks at in each game; what was looked at is told
at the end of the run.
"""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings

from bot.games import games
from tests.laws import counts
from tests.laws.all_six import LAWS
from tests.laws.deals import sitting
from tests.laws.houses import DEALS, House, houses


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("game", games())
def test_law(game: str, law: str, laws_deals: int) -> None:
    @settings(
        max_examples=laws_deals,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=(HealthCheck.filter_too_much, HealthCheck.too_slow),
    )
    @given(houses(games()[game]))
    def holds(house: House) -> None:
        random = house.random
        for deal in sitting(house.rules, house.company, random, DEALS):
            counts.count(game, law, LAWS[law](deal, random))

    holds()
    assert counts.deals[game, law], "no table of this game has been drawn"
