"""What the evening says of memory is right: a leak is found, and chance is not taken for one."""

from __future__ import annotations

from random import Random

import pytest

from tests.soak.memory import Look, trend
from tests.soak.test_soak import GROWTH

DEALS = 4_000
"""In an evening of half an hour."""


def looks(leak: float, process: int = 1) -> list[Look]:
    """An evening: memory fills up, then goes up and down by chance; so many KiB a deal leak."""
    random = Random(1)
    used = [
        140 + 15 * min(1.0, 4 * deals / DEALS) + random.uniform(-3, 3) + leak * deals / 1_024
        for deals in range(0, DEALS, 10)
    ]
    return [Look(process, each, 10 * place) for place, each in enumerate(used)]


@pytest.mark.parametrize(("leak", "flat"), [(0.0, True), (5.0, True), (15.0, False)])
def test_a_leak_at_every_deal_is_told_from_chance(leak: float, flat: bool) -> None:
    found = trend(looks(leak))
    assert (found.growth <= GROWTH) is flat
    assert found.growth == pytest.approx(leak * 1_000 / 1_024, abs=2)


def test_what_an_earlier_process_took_does_not_count() -> None:
    assert trend([*looks(50.0, process=7), *looks(0.0)]) == trend(looks(0.0))
