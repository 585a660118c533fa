"""Hazard, who stands the caster's stake: limits, the order of the setters, gallery and house."""

from __future__ import annotations

from itertools import product
from math import ceil
from typing import Literal

import pytest

from bot.games.hazard import (
    MAINS,
    BoxPassed,
    Call,
    CallVoid,
    Cover,
    Hazard,
    Phase,
    Share,
    StakeCovered,
)
from bot.rules.chance import Roll
from bot.rules.chips import Payment
from bot.rules.entries import Entered
from bot.rules.offers import Stake
from bot.rules.turns import Close, OnTurn, Over, Window
from tests.games.hazard_table import call, covered, play_round, rolled, table_of, throw

SEED = Hazard()
HOUSE = Hazard(setter="house")
Choice = Literal["seed", "evens", "evens-plus-odds"]


@pytest.mark.parametrize(
    ("choice", "cap", "main", "limit"),
    [
        ("seed", 1, 5, 6),
        ("seed", 1, 9, 6),
        ("seed", 1, 6, 5),
        ("seed", 1, 8, 5),
        ("seed", 1, 7, 4),
        ("evens", 1, 7, 9),
        ("evens-plus-odds", 1, 7, 3),
        ("evens-plus-odds", 1, 5, 3),
        ("evens-plus-odds", 2, 6, 2),
        ("evens-plus-odds", 3, 7, 1),
    ],
)
def test_h8_limits_of_one_who_holds_nine_chips(
    choice: Choice, cap: int, main: int, limit: int
) -> None:
    table = table_of(Hazard(odds=choice, odds_cap=cap), (100, 9, 100))
    table.act(0, Call(50, main))
    offered = table.rules.open_offers(table.table, 1)
    assert offered == (Stake(Cover(0), 0, limit, handy=(0, 10, 25, 50)),)
    refusal = f"You may cover from 0 to {limit} chips of a stake on {main}."
    for amount in (-1, limit + 1):
        assert table.refusal(1, Cover(amount)) == refusal


@pytest.mark.parametrize(("choice", "cap"), [("seed", 1), ("evens", 1), ("evens-plus-odds", 2)])
def test_h8_the_limit_is_the_most_whose_worst_case_is_payable(choice: Choice, cap: int) -> None:
    rules = Hazard(odds=choice, odds_cap=cap)
    best = {5: (4, 3), 6: (5, 3), 7: (2, 1), 8: (5, 3), 9: (4, 3)}

    def worst(covered: int, main: int) -> int:
        p, q = best[main]
        if choice == "seed":
            return max(covered, ceil(covered * p / q))
        return covered + (ceil(cap * covered * p / q) if choice == "evens-plus-odds" else 0)

    for held, main in product(range(60), MAINS):
        payable = max(each for each in range(held + 1) if worst(each, main) <= held)
        assert rules.limit(held, main) == payable


@pytest.mark.parametrize(("choice", "cap"), [("seed", 1), ("evens", 1), ("evens-plus-odds", 3)])
@pytest.mark.parametrize("main", MAINS)
def test_h8_who_covers_all_he_may_can_pay_the_best_odds(
    choice: Choice, cap: int, main: int
) -> None:
    rules = Hazard(odds=choice, odds_cap=cap, rounding="nearest")
    for held in range(4, 40):
        limit = rules.limit(held, main)
        if not limit:
            continue
        table = covered(rules, limit, main, {1: limit}, (1_000, held, 0))
        throw(table, "13")
        for offer in table.rules.open_offers(table.table, 0):
            if isinstance(offer, Stake):
                table.act(0, offer.at(offer.high))
        throw(table, "13")
        assert 0 <= table.stacks[1] <= held


def test_h2_setters_are_taken_from_the_casters_left() -> None:
    table = table_of(SEED, (100, 100, 100, 100), dealer=2)
    call(table, 10, 7, {1: 7, 0: 7, 3: 2})
    assert table.table.covers == (Share(3, 2), Share(0, 7), Share(1, 1))
    assert table.happened(StakeCovered)[0].amount == 10


def test_what_is_not_needed_is_not_taken() -> None:
    table = covered(SEED, 10, 7, {1: 10, 2: 10})
    assert table.table.covers == (Share(1, 10),)


def test_the_window_closes_when_everybody_has_an_entry() -> None:
    table = table_of(SEED)
    table.act(0, Call(10, 7))
    assert table.rules.turn(table.table) == Window((1, 2), (1, 2))
    table.act(2, Cover(5))
    assert table.rules.turn(table.table) == Window((1, 2), (1,))
    assert table.happened(Entered) == [Entered(2, 5)]
    table.act(1, Cover(0))
    assert table.table.phase is Phase.THROW
    assert table.table.covers == (Share(2, 5),)


def test_a_later_entry_replaces_the_earlier() -> None:
    table = table_of(SEED)
    table.act(0, Call(10, 7))
    table.act(1, Cover(9))
    table.act(1, Cover(2))
    table.act(2, Cover(1))
    assert table.table.covers == (Share(1, 2), Share(2, 1))


def test_the_clock_gives_nothing_for_who_has_no_entry() -> None:
    table = table_of(SEED)
    table.act(0, Call(10, 7))
    table.act(2, Cover(5))
    assert table.absent(1) == Cover(0)
    table.closes()
    assert table.happened(Entered) == [Entered(2, 5), Entered(1, 0)]
    assert table.table.covers == (Share(2, 5),)
    assert table.refusal(None, Close()) == "There is no window to close."


def test_who_cannot_pay_the_worst_may_not_act() -> None:
    table = table_of(SEED, (100, 1, 100))
    table.act(0, Call(10, 7))
    assert table.rules.turn(table.table) == Window((2,), (2,))
    assert table.refusal(1, Cover(0)) == "It is not your turn."


def test_the_window_closes_at_once_when_nobody_may_act() -> None:
    table = table_of(SEED, (100, 1, 1))
    table.act(0, Call(10, 7))
    assert table.happened(CallVoid) == [CallVoid(0, 1)]
    assert table.rules.turn(table.table) == Over()
    assert table.stacks == (100, 1, 1)


def test_gallery_covers_what_the_setters_leave_open_in_order_of_placing() -> None:
    table = table_of(SEED, (100, 100), (50, 50, 50))
    assert table.rules.onlookers
    table.act(0, Call(20, 7))
    assert table.rules.turn(table.table) == Window((1, 2, 3, 4), (1, 2, 3, 4))
    table.act(4, Cover(6))
    table.act(2, Cover(20))
    table.act(3, Cover(6))
    table.act(1, Cover(5))
    assert table.table.covers == (Share(1, 5), Share(4, 6), Share(2, 9))
    throw(table, "13", "13")
    assert table.stacks == (140, 90, 32, 50, 38)
    assert Payment(2, 0, 18, "stake") in table.payments


def test_a_changed_gallery_entry_goes_to_the_back_and_the_same_again_does_not() -> None:
    for again, taken in ((6, (Share(3, 6), Share(2, 4))), (7, (Share(2, 6), Share(3, 4)))):
        table = table_of(SEED, (100, 100), (50, 50))
        table.act(0, Call(10, 7))
        for place, amount in ((3, 6), (2, 6), (3, again), (1, 0)):
            table.act(place, Cover(amount))
        assert table.table.covers == taken


def test_a_place_in_the_gallery_that_is_empty_or_poor_covers_nothing() -> None:
    table = table_of(SEED, (100, 100), (None, 1, 50))
    table.act(0, Call(10, 7))
    assert table.rules.turn(table.table) == Window((1, 4), (1, 4))


def test_gallery_off() -> None:
    rules = Hazard(gallery="off")
    assert not rules.onlookers
    table = table_of(rules, (100, 100), (50,))
    table.act(0, Call(10, 7))
    assert table.rules.turn(table.table) == Window((1,), (1,))
    assert table.refusal(2, Cover(5)) == "It is not your turn."


def test_h8_the_house_covers_at_once_and_nobody_else() -> None:
    assert not HOUSE.onlookers
    table = table_of(HOUSE, (100, 100), (50,), house=500)
    table.act(0, Call(30, 7))
    assert table.rules.turn(table.table) == OnTurn(0, Roll(2))
    assert table.happened(StakeCovered) == [StakeCovered((Share("house", 30),), 30)]
    throw(table, "24", "33")
    assert table.stacks == (136, 100, 50)
    assert table.pools == {"house": 464}
    assert table.payments == [Payment("house", 0, 36, "stake")]
    assert table.sitting.carry.house == 464


def test_the_house_wins_too_and_covers_up_to_its_own_limit() -> None:
    table = table_of(HOUSE, (100, 100), house=9)
    play_round(table, 30, 7, {}, "11")
    assert table.table.covers == (Share("house", 4),)
    assert table.stacks == (96, 100)
    assert table.pools == {"house": 13}


def test_the_house_covers_exact_multiples() -> None:
    table = table_of(Hazard(setter="house", rounding="exact"), (100, 100), house=39)
    table.act(0, Call(30, 7))
    assert table.table.covers == (Share("house", 10),)


def test_a_house_without_chips_makes_calls_void() -> None:
    table = table_of(HOUSE, (100, 100), house=1)
    table.act(0, Call(30, 7))
    assert table.happened(CallVoid) == [CallVoid(0, 1)]
    table.begin()
    table.act(0, Call(30, 9))
    assert table.happened(BoxPassed) == [BoxPassed(0, 1, "voids")]


def test_the_house_covers_a_main_that_was_thrown() -> None:
    rules = Hazard(setter="house", main_choice="thrown")
    table = table_of(rules, (100, 100), house=500)
    table.act(0, Call(30))
    table.chance(rolled("44"))
    assert (table.table.main, table.table.phase) == (8, Phase.THROW)
    throw(table, "66")
    assert table.stacks == (130, 100)
