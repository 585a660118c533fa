"""The computer player of hazard: what it stakes and stands, and whole sittings of several."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.games.hazard import (
    MAINS,
    Call,
    Called,
    CallVoid,
    Cover,
    Hazard,
    Odds,
    PassBox,
    StakeCovered,
    Throw,
    Thrown,
)
from bot.rules.chance import Roll
from bot.rules.turns import Nature, Over, awaited
from tests.games.hazard_table import HazardTable, covered, rolled, table_of, throw
from tests.laws.deals import answer
from tests.players.rounds import computer

SEED = Hazard()
BESIDES = Hazard(odds="evens-plus-odds")
EXACT = Hazard(rounding="exact")
THROWN = Hazard(rounding="exact", main_choice="thrown")


@pytest.mark.parametrize(
    ("rules", "chips", "call"),
    [
        pytest.param(SEED, 1_000, Call(50, 7), id="a twentieth, on seven"),
        pytest.param(SEED, 650, Call(30, 7), id="a multiple of ten"),
        pytest.param(SEED, 100, Call(10, 7), id="ten where that is little"),
        pytest.param(SEED, 80, Call(4, 7), id="a twentieth of few"),
        pytest.param(SEED, 20, Call(2, 7), id="two at the least"),
        pytest.param(SEED, 1, Call(1, 7), id="the last chip"),
        pytest.param(Hazard(odds="evens"), 400, Call(20, 7), id="at even money"),
        pytest.param(Hazard(max_stake=7), 1_000, Call(7, 7), id="the limit"),
        pytest.param(EXACT, 650, Call(30, 7), id="exact"),
        pytest.param(EXACT, 12, Call(10, 7), id="exact, of few"),
        pytest.param(THROWN, 650, Call(60), id="a main that is thrown"),
        pytest.param(THROWN, 2_500, Call(120), id="thrown, of many"),
    ],
)
def test_calling(rules: Hazard, chips: int, call: Call) -> None:
    table = table_of(rules, (chips, 1_000))
    assert computer(table, 0) == call
    table.act(0, call)


def test_no_main_is_called_that_nobody_could_cover() -> None:
    rules = Hazard(odds="evens-plus-odds", odds_cap=3)
    assert computer(table_of(rules, (5, 5)), 0) == Call(2, 5)
    assert computer(table_of(rules, (5, 5), (7,)), 0) == Call(2, 7)


@pytest.mark.parametrize(
    ("rules", "chips", "main", "cover"),
    [
        pytest.param(SEED, 200, 5, 20, id="a tenth against five"),
        pytest.param(SEED, 200, 9, 20, id="and nine"),
        pytest.param(SEED, 200, 6, 10, id="a twentieth against six"),
        pytest.param(SEED, 200, 8, 10, id="and eight"),
        pytest.param(SEED, 200, 7, 5, id="a fortieth against seven"),
        pytest.param(SEED, 20, 7, 1, id="a chip at least"),
        pytest.param(SEED, 2, 5, 1, id="what it may"),
        pytest.param(SEED, 1_000, 5, 60, id="no more than the stake"),
        pytest.param(Hazard(odds="evens"), 200, 7, 20, id="a tenth at even money"),
        pytest.param(BESIDES, 200, 7, 20, id="and with odds besides"),
        pytest.param(EXACT, 200, 7, 10, id="exact: what is taken"),
        pytest.param(EXACT, 15, 7, 0, id="exact: too few"),
    ],
)
def test_covering(rules: Hazard, chips: int, main: int, cover: int) -> None:
    table = table_of(rules, (1_000, chips))
    table.act(0, Call(60, main))
    assert computer(table, 1) == Cover(cover)


@pytest.mark.parametrize(("chips", "laid"), [(400, 20), (100, 5), (1_000, 40), (41, 1)])
def test_odds_are_laid_where_they_may_be(chips: int, laid: int) -> None:
    table = covered(BESIDES, 40, 7, {1: 40}, (chips, 1_000))
    assert computer(table, 0) == Throw()
    throw(table, "13")
    assert computer(table, 0) == Odds(laid)
    table.act(0, Odds(laid))
    assert computer(table, 0) == Throw()


def evening(rules: Hazard, rounds: int, random: Random, house: int | None = None) -> HazardTable:
    """Four computers and an onlooker, who buy in again when they are broke."""
    carry = {} if house is None else {"house": house}
    table = table_of(rules, (200,) * 4, (200,), **carry)
    for _ in range(rounds):
        if not table.sitting.playing:
            table.begin()
        while not isinstance(turn := table.rules.turn(table.table), Over):
            if isinstance(turn, Nature):
                assert isinstance(turn.ask, Roll)
                table.chance(answer(turn.ask, random))
            else:
                place = random.choice(awaited(turn))
                table.act(place, computer(table, place))
        company = table.sitting.company
        stacks = tuple(stack if stack and stack > 60 else 200 for stack in company.stacks)
        table.sitting = replace(table.sitting, company=replace(company, stacks=stacks), over=False)
    return table


@pytest.mark.parametrize(
    ("rules", "house"),
    [
        (SEED, None),
        (BESIDES, None),
        (EXACT, None),
        (THROWN, None),
        (Hazard(odds="evens", setter="house"), 100_000),
    ],
)
def test_whole_sittings_go_round_and_every_call_finds_somebody(
    rules: Hazard, house: int | None
) -> None:
    table = evening(rules, 300, Random(1744), house)
    called = table.happened(Called)
    assert {event.seat for event in called} == {0, 1, 2, 3}
    assert len(called) == 300
    assert len(table.happened(StakeCovered)) == 300 - len(table.happened(CallVoid))
    assert len(table.happened(CallVoid)) < 30
    assert {event.result for event in table.happened(Thrown)} >= {"nick", "out", "chance_won"}


def test_a_view_settles_the_choice() -> None:
    for main in MAINS:
        table = table_of(SEED)
        table.act(0, Call(10, main))
        assert computer(table, 1) == computer(table, 1)
    assert computer(table_of(SEED), 0) != PassBox()


def test_the_dice_are_thrown_when_there_is_nothing_to_lay() -> None:
    table = covered(SEED, 10, 7, {1: 10})
    table.act(0, computer(table, 0))
    table.chance(rolled("13"))
    assert computer(table, 0) == Throw()
