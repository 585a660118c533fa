"""The process that plans: the loop goes on, lines are told, and nothing of it is left behind."""

from __future__ import annotations

import asyncio
from multiprocessing import active_children
from time import perf_counter

import pytest

from bot.chat.planner import Planner, UnplannedError
from bot.chat.words.organising import planning
from bot.interest.planning import Headway, Step
from bot.interest.planning.solving import plan
from bot.interest.programme import PROGRAMME
from tests.interest.evenings import evening

PROBLEM = evening(1, people=90, likes=4, tables=6, rounds=3, croupiers=2, porters=1)
HARD = evening(1, people=400, likes=13, tables=60, rounds=6, croupiers=4, porters=4)


async def test_the_plan_is_the_one_that_is_made_here_and_its_lines_are_told() -> None:
    told: list[str] = []
    made = await Planner().plan(PROBLEM, PROGRAMME, told.append)
    assert not active_children()
    here: list[Headway] = []
    assert made == plan(PROBLEM, PROGRAMME, here.append)
    assert told == [planning(each) for each in here] != []


def test_all_that_the_making_of_a_plan_is_at_has_a_sentence() -> None:
    told = {planning(Headway(step, 1_200, 1_500)) for step in Step}
    assert len(told) == len(Step)
    assert "At most 1,200 of 1,500 wishes can be met: the guests are seated." in told


async def test_a_plan_that_takes_too_long_is_given_up() -> None:
    with pytest.raises(UnplannedError, match="no plan in"):
        await Planner(1.0).plan(HARD, PROGRAMME, print)
    assert not active_children()


async def test_a_plan_that_is_called_off_ends_its_process() -> None:
    begun = asyncio.Event()
    making = asyncio.create_task(Planner().plan(HARD, PROGRAMME, lambda _: begun.set()))
    await begun.wait()
    making.cancel()
    with pytest.raises(asyncio.CancelledError):
        await making
    assert not active_children()


async def test_a_plan_that_is_called_off_at_once_begins_no_process() -> None:
    making = asyncio.create_task(Planner().plan(HARD, PROGRAMME, print))
    await asyncio.sleep(0)
    making.cancel()
    with pytest.raises(asyncio.CancelledError):
        await making
    assert not active_children()


async def test_a_process_that_is_killed_is_no_plan() -> None:
    begun = asyncio.Event()
    making = asyncio.create_task(Planner().plan(HARD, PROGRAMME, lambda _: begun.set()))
    await begun.wait()
    for child in active_children():
        child.kill()
    with pytest.raises(UnplannedError, match="before its time"):
        await making


async def test_two_plans_are_made_one_after_the_other() -> None:
    planner, told = Planner(), list[str]()
    plans = (planner.plan(PROBLEM, PROGRAMME, told.append) for _ in range(2))
    one, other = await asyncio.gather(*plans)
    assert one == other
    assert "Another plan is being made, and comes first." in told


async def test_the_loop_goes_on_meanwhile() -> None:
    making = asyncio.create_task(Planner().plan(PROBLEM, PROGRAMME, lambda _: None))
    late: list[float] = []
    while not making.done():
        before = perf_counter()
        await asyncio.sleep(0.005)
        late.append(perf_counter() - before - 0.005)
    assert (await making).met
    # Half of the steps in time: a loop that waits for the plan takes only one or two.
    assert sorted(late)[len(late) // 2] < 0.1
    assert len(late) > 10
