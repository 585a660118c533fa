"""Hazard, a round at the dice: mains, nicks, outs, chances, and what they pay."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

import pytest

from bot.games.hazard import (
    MAINS,
    Call,
    Called,
    Cover,
    Hazard,
    Lost,
    Odds,
    OddsLaid,
    PassBox,
    Share,
    StakeCovered,
    Throw,
    Thrown,
    Won,
    chances,
    odds,
    result_of,
)
from bot.rules.chance import Roll, Rolled
from bot.rules.chips import Payment
from bot.rules.game import public_view
from bot.rules.offers import Stake
from bot.rules.play import offers
from bot.rules.turns import Nature, OnTurn, Over
from tests.bench.bench_hazard import exact_gain
from tests.games.hazard_table import (
    HazardTable,
    call,
    covered,
    play_round,
    results,
    rolled,
    table_of,
    throw,
)

SEED = Hazard()
EVENS = Hazard(odds="evens")
BESIDES = Hazard(odds="evens-plus-odds")

NICK_OUT = {
    5: ({5}, {2, 3, 11, 12}),
    6: ({6, 12}, {2, 3, 11}),
    7: ({7, 11}, {2, 3, 12}),
    8: ({8, 12}, {2, 3, 11}),
    9: ({9}, {2, 3, 11, 12}),
}
"""The first table of the book, written out once more."""

PAID = {
    5: {4: "4/3", 6: "4/5", 7: "2/3", 8: "4/5", 9: "1", 10: "4/3"},
    6: {4: "5/3", 5: "5/4", 7: "5/6", 8: "1", 9: "5/4", 10: "5/3"},
    7: {4: "2", 5: "3/2", 6: "6/5", 8: "6/5", 9: "3/2", 10: "2"},
    8: {4: "5/3", 5: "5/4", 6: "1", 7: "5/6", 9: "5/4", 10: "5/3"},
    9: {4: "4/3", 5: "1", 6: "4/5", 7: "2/3", 8: "4/5", 10: "4/3"},
}
"""The second."""

DICE = {2: "11", 3: "12", 4: "13", 5: "14", 6: "24", 7: "34", 8: "35", 9: "36", 10: "46"}
DICE |= {11: "56", 12: "66"}


@pytest.mark.parametrize("main", MAINS)
@pytest.mark.parametrize("total", range(2, 13))
def test_h5_nicks_outs_and_chances(main: int, total: int) -> None:
    nicks, outs = NICK_OUT[main]
    table = covered(EVENS, 10, main, {1: 10})
    throw(table, DICE[total])
    expected = "nick" if total in nicks else "out" if total in outs else "chance"
    assert results(table) == [expected]
    gain = {"nick": 10, "out": -10, "chance": 0}[expected]
    assert table.stacks == (100 + gain, 100 - gain, 100)
    assert table.table.chance == (total if expected == "chance" else None)


@pytest.mark.parametrize("main", MAINS)
def test_h10_the_table_of_odds(main: int) -> None:
    assert {each: odds(main, each) for each in chances(main)} == {
        chance: Fraction(paid) for chance, paid in PAID[main].items()
    }


@pytest.mark.parametrize("main", MAINS)
@pytest.mark.parametrize("total", range(2, 13))
def test_h10_after_a_chance_only_it_and_the_main_decide(main: int, total: int) -> None:
    for chance in chances(main):
        expected = {chance: "chance_won", main: "chance_lost"}.get(total, "no_decision")
        assert result_of(main, chance, total) == expected


@pytest.mark.parametrize(("main", "chance"), [(m, c) for m in MAINS for c in PAID[m]])
def test_h10_a_made_chance_pays_its_odds_and_the_main_takes_the_stake(
    main: int, chance: int
) -> None:
    for last, gain in ((chance, Fraction(PAID[main][chance]) * 30), (main, Fraction(-30))):
        table = covered(SEED, 30, main, {1: 30})
        throw(table, DICE[chance], DICE[last])
        assert table.stacks[0] - 100 == gain // 1
        assert sum(table.stacks) == 300


def test_e1_h11_stake_10_main_7_chance_5() -> None:
    table = covered(SEED, 10, 7, {1: 10})
    throw(table, "32", "66", "41")
    assert table.stacks == (115, 85, 100)
    assert results(table) == ["chance", "no_decision", "chance_won"]
    assert table.happened(Thrown)[0] == Thrown(0, (3, 2), "chance")
    assert table.happened(Won) == [Won(0, 15, (Share(1, 15),))]
    assert table.payments == [Payment(1, 0, 15, "stake")]
    assert (table.sitting.next_dealer, table.table.losses) == (0, 0)


def test_e2_h12_stake_10_main_5_chance_6() -> None:
    table = covered(SEED, 10, 5, {1: 10})
    throw(table, "42", "51")
    assert table.stacks == (108, 92, 100)
    assert results(table) == ["chance", "chance_won"]


def test_e3_h9_eleven_nicks_a_seven() -> None:
    table = covered(SEED, 20, 7, {1: 12, 2: 20})
    assert table.happened(StakeCovered) == [StakeCovered((Share(1, 12), Share(2, 8)), 20)]
    throw(table, "65")
    assert table.stacks == (120, 88, 92)
    assert results(table) == ["nick"]


def test_e4_h7_three_losses_in_succession_pass_the_box() -> None:
    table = table_of(SEED)
    play_round(table, 10, 7, {1: 10}, "66")
    play_round(table, 10, 8, {1: 10}, "56")
    assert (table.sitting.next_dealer, table.table.losses) == (0, 2)
    play_round(table, 10, 9, {2: 10}, "11")
    assert table.stacks == (70, 120, 110)
    assert results(table) == ["out"] * 3
    assert (table.sitting.next_dealer, table.table.losses) == (1, 0)
    assert [event.losses for event in table.happened(Lost)] == [1, 2, 3]


def test_e5_an_odd_stake_rounds_down() -> None:
    table = covered(SEED, 7, 5, {1: 7})
    throw(table, "42", "42")
    assert table.stacks == (105, 95, 100)


def test_e6_two_setters_share_the_odds() -> None:
    table = covered(SEED, 10, 5, {1: 3, 2: 7})
    throw(table, "42", "33")
    assert table.stacks == (108, 98, 94)


def test_e7_cover_limit_with_main_7() -> None:
    table = table_of(SEED, (100, 9, 100))
    table.act(0, Call(10, 7))
    before = table.position
    refusal = table.refusal(1, Cover(5))
    assert refusal == "You may cover from 0 to 4 chips of a stake on 7."
    assert table.position == before
    table.act(1, Cover(4))
    table.act(2, Cover(0))
    assert table.table.covers == (Share(1, 4),)
    throw(table, "34")
    assert table.stacks == (104, 5, 100)
    assert results(table) == ["nick"]


def test_e8_evens_plus_odds() -> None:
    table = covered(BESIDES, 10, 7, {1: 10})
    throw(table, "46")
    table.act(0, Odds(6))
    throw(table, "55")
    assert table.stacks == (122, 78, 100)
    assert table.happened(OddsLaid) == [OddsLaid(0, 6)]
    assert table.payments == [Payment(1, 0, 10, "stake"), Payment(1, 0, 12, "odds")]
    assert table.happened(Won) == [Won(0, 22, (Share(1, 22),))]


def test_h1_h4_two_dice_and_only_when_the_caster_throws() -> None:
    table = covered(SEED, 10, 7, {1: 10})
    assert table.rules.turn(table.table) == OnTurn(0, Roll(2))
    assert table.refusal(None, rolled("34")) == "Chance is not asked for now."
    assert table.refusal(1, Throw()) == "It is not your turn."
    table.act(0, Throw())
    assert table.rules.turn(table.table) == Nature(Roll(2))
    assert table.refusal(0, Throw()) == "It is not your turn."
    for wrong in (Rolled((3,)), Rolled((3, 4, 5)), Rolled((0, 7))):
        assert table.refusal(None, wrong) == "A throw of 2 dice is asked for."
    table.chance(rolled("34"))
    assert table.rules.turn(table.table) == Over()


def test_h3_the_main_is_any_from_5_to_9() -> None:
    table = table_of(SEED)
    assert [each for each in _stakes(table, 0) if isinstance(each.action, Call)] == [
        Stake(Call(0, main), 1, 100, handy=(5, 10, 20)) for main in (5, 6, 7, 8, 9)
    ]
    for main in (4, 10, None):
        assert table.refusal(0, Call(10, main)) == "Name a main from 5 to 9."
    table.act(0, Call(10, 9))
    assert table.happened(Called) == [Called(0, 10, 9)]


@pytest.mark.parametrize("amount", [0, -1, 101])
def test_h3_the_stake_is_what_the_caster_holds_at_most(amount: int) -> None:
    assert table_of(SEED).refusal(0, Call(amount, 7)) == "You may stake from 1 to 100 chips."


def test_h9_a_nick_wins_as_much_as_the_stake_whatever_the_odds() -> None:
    for rules in (SEED, EVENS, BESIDES):
        table = covered(rules, 10, 7, {1: 10})
        throw(table, "34")
        assert table.stacks == (110, 90, 100)


def test_only_the_covered_part_is_at_risk() -> None:
    table = covered(SEED, 60, 7, {1: 5, 2: 10})
    throw(table, "11")
    assert table.stacks == (85, 105, 110)
    assert table.happened(Lost) == [Lost(0, 15, (Share(1, 5), Share(2, 10)), 1)]


def test_everything_is_public() -> None:
    table = covered(SEED, 10, 7, {1: 10})
    assert {hand.cards for hand in table.position.hands} == {()}
    assert public_view(table.position).table is table.table
    assert table.table.score == ()


@pytest.mark.parametrize(
    ("choice", "main", "gain"),
    [
        ("seed", 7, "1/9"),
        ("seed", 6, "1/36"),
        ("seed", 8, "1/36"),
        ("seed", 5, "-1/18"),
        ("seed", 9, "-1/18"),
        ("evens", 7, "-7/495"),
        ("evens", 6, "-167/7128"),
        ("evens", 8, "-167/7128"),
        ("evens", 5, "-43/2835"),
        ("evens", 9, "-43/2835"),
        ("evens-plus-odds", 7, "-7/495"),
        ("evens-plus-odds", 5, "-43/2835"),
    ],
)
def test_the_casters_gain_by_walking_every_throw_through_play(
    choice: Literal["seed", "evens", "evens-plus-odds"], main: int, gain: str
) -> None:
    assert exact_gain(choice, main) == Fraction(gain)


def test_what_is_refused_at_the_wrong_time() -> None:
    table = table_of(SEED)
    for action in (Throw(), Cover(1), Odds(1)):
        assert table.refusal(0, action) == "That cannot be done now."
    call(table, 10, 7, {1: 10})
    for action in (Call(10, 7), PassBox(), Cover(1)):
        assert table.refusal(0, action) == "That cannot be done now."
    throw(table, "34")
    assert table.refusal(0, Throw()) == "It is not your turn."


def _stakes(table: HazardTable, seat: int) -> list[Stake]:
    found = offers(table.rules, table.table, table.position.hands[seat], seat)
    return [each for each in found if isinstance(each, Stake)]
