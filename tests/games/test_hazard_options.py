"""Hazard by the house rules: rounding, bets besides, exact stakes, mains that are thrown."""

from __future__ import annotations

from typing import Literal

import pytest

from bot.games.hazard import (
    MAINS,
    Call,
    Cover,
    Hazard,
    Lost,
    MainThrown,
    Odds,
    Phase,
    Share,
    Throw,
    Won,
)
from bot.rules.chance import Roll
from bot.rules.offers import Stake
from bot.rules.play import offers
from bot.rules.refusals import span
from bot.rules.turns import Nature, OnTurn
from tests.games.hazard_table import (
    HUNDREDS,
    HazardTable,
    covered,
    rolled,
    table_of,
    throw,
)

SEED = Hazard()
EVENS = Hazard(odds="evens")
BESIDES = Hazard(odds="evens-plus-odds")

DICE = {2: "11", 3: "12", 4: "13", 5: "14", 6: "24", 7: "34", 8: "35", 9: "36", 10: "46"}
DICE |= {11: "56", 12: "66"}


@pytest.mark.parametrize(("limit", "most"), [(0, 100), (1, 1), (40, 40), (101, 100)])
def test_max_stake(limit: int, most: int) -> None:
    table = table_of(Hazard(max_stake=limit))
    refusal = f"You may stake {span(1, most)}."
    assert table.refusal(0, Call(most + 1, 7)) == refusal
    table.act(0, Call(most, 7))


def test_h10_evens_pay_a_chance_even_money() -> None:
    table = covered(EVENS, 10, 7, {1: 4, 2: 6})
    throw(table, "13", "13")
    assert table.stacks == (110, 96, 94)


@pytest.mark.parametrize(
    ("rounding", "amount", "main", "chance", "gain"),
    [
        ("floor", 10, 7, 5, 15),
        ("floor", 10, 5, 6, 8),
        ("floor", 7, 5, 6, 5),
        ("floor", 1, 5, 6, 0),
        ("floor", 9, 7, 5, 13),
        ("nearest", 7, 5, 6, 6),
        ("nearest", 1, 5, 6, 1),
        ("nearest", 9, 7, 5, 14),
        ("nearest", 8, 5, 6, 6),
        ("nearest", 3, 6, 7, 3),
        ("exact", 15, 5, 6, 12),
        ("exact", 24, 6, 7, 20),
        ("exact", 30, 7, 6, 36),
    ],
)
def test_h10_rounding(
    rounding: Literal["floor", "nearest", "exact"], amount: int, main: int, chance: int, gain: int
) -> None:
    table = covered(Hazard(rounding=rounding), amount, main, {1: amount})
    throw(table, DICE[chance], DICE[chance])
    assert table.stacks == (100 + gain, 100 - gain, 100)
    assert table.happened(Won)[-1].amount == gain


@pytest.mark.parametrize(
    ("covers", "paid"),
    [
        pytest.param({1: 5, 2: 5}, (4, 4, 0), id="no fraction"),
        pytest.param({1: 1, 2: 2, 3: 7}, (1, 2, 5), id="0.8, 1.6, 5.6: two missing"),
        pytest.param({1: 2, 2: 2, 3: 2}, (2, 1, 1), id="1.6 each, 4 due: nearest to the left"),
        pytest.param({1: 1, 2: 1, 3: 1}, (1, 1, 0), id="0.8 each, 2 due"),
        pytest.param({1: 4, 2: 1, 3: 2}, (3, 1, 1), id="3.2, 0.8, 1.6, 5 due"),
    ],
)
def test_h8_h10_shares_by_the_largest_fractions(
    covers: dict[int, int], paid: tuple[int, ...]
) -> None:
    table = covered(SEED, sum(covers.values()), 5, covers, (100, 100, 100, 100))
    throw(table, "42", "33")
    assert tuple(100 - held for held in table.stacks[1:]) == paid
    assert table.stacks[0] == 100 + sum(paid)


def test_h10_a_chance_on_a_single_chip_may_pay_nothing() -> None:
    table = covered(SEED, 1, 5, {1: 1})
    throw(table, "42", "42")
    assert table.stacks == HUNDREDS
    assert table.happened(Won) == [Won(0, 0, (Share(1, 0),))]
    assert table.payments == []


def test_evens_plus_odds_are_lost_with_the_stake_and_shared() -> None:
    table = covered(BESIDES, 10, 7, {1: 3, 2: 7})
    throw(table, "46")
    table.act(0, Odds(5))
    throw(table, "34")
    # 5 in the proportion 3 to 7: 1.5 and 3.5, the missing chip nearer the caster's left.
    assert table.stacks == (85, 105, 110)
    assert table.happened(Lost) == [Lost(0, 15, (Share(1, 5), Share(2, 10)), 1)]
    assert [each.reason for each in table.payments] == ["stake", "stake", "odds", "odds"]


def test_evens_plus_odds_are_paid_rounded_down_and_shared() -> None:
    table = covered(BESIDES, 10, 7, {1: 3, 2: 7})
    throw(table, "24")
    table.act(0, Odds(7))
    throw(table, "33")
    # 7 at 6/5 is 8.4: shares 2.52 and 5.88, the eighth chip from the larger fraction.
    assert table.stacks == (118, 95, 87)


def test_evens_plus_odds_are_laid_once_and_before_the_second_throw() -> None:
    table = covered(BESIDES, 10, 7, {1: 10})
    assert table.refusal(0, Odds(5)) == "That cannot be done now."
    throw(table, "46")
    for amount in (0, 11):
        assert table.refusal(0, Odds(amount)) == "You may bet from 1 to 10 chips on the chance."
    assert table.refusal(1, Odds(5)) == "It is not your turn."
    table.act(0, Odds(10))
    once = "The bet on the chance is made once, before the first throw for it."
    assert table.refusal(0, Odds(1)) == once
    throw(table, "11")
    assert table.refusal(0, Odds(1)) == once
    assert table.offered(0) == [Throw()]


def test_evens_plus_odds_not_after_a_throw_without_decision() -> None:
    table = covered(BESIDES, 10, 7, {1: 10})
    throw(table, "46", "11")
    assert table.refusal(0, Odds(1)).startswith("The bet on the chance is made once")


@pytest.mark.parametrize("cap", [1, 2, 3])
def test_odds_cap(cap: int) -> None:
    table = covered(Hazard(odds="evens-plus-odds", odds_cap=cap), 10, 7, {1: 10})
    throw(table, "46")
    bound = f"from 1 to {10 * cap} chips on the chance."
    assert table.refusal(0, Odds(10 * cap + 1)).endswith(bound)
    table.act(0, Odds(10 * cap))
    throw(table, "46")
    assert table.stacks == (110 + 20 * cap, 90 - 20 * cap, 100)


def test_odds_are_laid_with_chips_beyond_the_covered_stake() -> None:
    table = covered(BESIDES, 10, 7, {1: 10}, (13, 100, 100))
    throw(table, "46")
    assert table.refusal(0, Odds(4)) == "You may bet from 1 to 3 chips on the chance."
    poor = covered(BESIDES, 10, 7, {1: 10}, (10, 100, 100))
    throw(poor, "46")
    assert poor.refusal(0, Odds(1)) == "You hold no chips beyond your stake for that."
    assert _stakes(poor, 0) == []


@pytest.mark.parametrize("rules", [SEED, EVENS])
def test_no_odds_bet_where_the_house_rules_have_none(rules: Hazard) -> None:
    table = covered(rules, 10, 7, {1: 10})
    throw(table, "46")
    assert table.refusal(0, Odds(1)) == "By these house rules nothing is bet besides the stake."


@pytest.mark.parametrize(("main", "by"), [(5, 15), (6, 12), (7, 10), (8, 12), (9, 15)])
def test_exact_stakes_go_by_the_number_of_the_main(main: int, by: int) -> None:
    table = table_of(Hazard(rounding="exact"))
    most = 100 // by * by
    for amount in (1, by - 1, by + 1, most + by):
        refusal = f"You may stake from {by} to {most} chips in steps of {by}."
        assert table.refusal(0, Call(amount, main)) == refusal
    table.act(0, Call(by, main))


def test_exact_covers_are_cut_down_before_the_stake_is_filled() -> None:
    table = covered(Hazard(rounding="exact"), 30, 7, {1: 19, 2: 25})
    assert table.table.covers == (Share(1, 10), Share(2, 20))
    short = covered(Hazard(rounding="exact"), 30, 7, {1: 9, 2: 25})
    assert short.table.covers == (Share(2, 20),)


def test_exact_a_main_beyond_the_purse() -> None:
    table = table_of(Hazard(rounding="exact"), (13, 100))
    assert table.refusal(0, Call(15, 5)) == "A stake on 5 goes by 15 chips."
    assert [each.action for each in _stakes(table, 0)] == [Call(0, main) for main in (6, 7, 8)]


def test_exact_odds_bets_go_by_the_number_too() -> None:
    table = covered(Hazard(rounding="exact", odds="evens-plus-odds"), 20, 7, {1: 20})
    throw(table, "24")
    assert (
        table.refusal(0, Odds(15))
        == "You may bet from 10 to 20 chips in steps of 10 on the chance."
    )
    table.act(0, Odds(10))
    throw(table, "24")
    assert table.stacks == (132, 68, 100)


def test_thrown_mains_the_dice_are_thrown_until_one_comes() -> None:
    table = table_of(Hazard(main_choice="thrown"))
    assert table.rules.turn(table.table) == OnTurn(0, Roll(2))
    assert table.refusal(0, Call(10, 7)) == "The main is thrown for: name the stake alone."
    table.act(0, Call(10))
    for dice in ("11", "66", "46", "13"):
        assert table.rules.turn(table.table) == Nature(Roll(2))
        table.chance(rolled(dice))
    table.chance(rolled("44"))
    assert table.happened(MainThrown)[-2:] == [MainThrown((1, 3), None), MainThrown((4, 4), 8)]
    assert (table.table.main, table.table.phase) == (8, Phase.COVER)
    table.act(1, Cover(10))
    table.act(2, Cover(0))
    throw(table, "66")
    assert table.stacks == (110, 90, 100)
    assert table.table.throws == ((6, 6),)


@pytest.mark.parametrize("main", MAINS)
def test_thrown_mains_are_5_to_9(main: int) -> None:
    table = table_of(Hazard(main_choice="thrown"))
    table.act(0, Call(10))
    table.chance(rolled(DICE[main]))
    assert table.table.main == main


def test_thrown_and_exact_stakes_go_by_sixty_and_covers_by_the_main() -> None:
    table = table_of(Hazard(main_choice="thrown", rounding="exact"))
    assert table.refusal(0, Call(30)) == "You may stake just 60 chips."
    table.act(0, Call(60))
    table.chance(rolled("34"))
    call_covers(table, {1: 19, 2: 50})
    assert table.table.covers == (Share(1, 10), Share(2, 50))


def call_covers(table: HazardTable, covers: dict[int, int]) -> None:
    for place, amount in covers.items():
        table.act(place, Cover(amount))


def _stakes(table: HazardTable, seat: int) -> list[Stake]:
    found = offers(table.rules, table.table, table.position.hands[seat], seat)
    return [each for each in found if isinstance(each, Stake)]
