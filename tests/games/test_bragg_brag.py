"""The second stake: what a hand is worth, the bets, and what is shown for them."""

from __future__ import annotations

import pytest

from bot.games.bragg import (
    Bragg,
    Call,
    Called,
    Checked,
    Folded,
    Phase,
    Pick,
    Raise,
    Showed,
    Took,
    best_holding,
)
from bot.rules.cards import cards
from bot.rules.levels import Raised
from bot.rules.offers import Stake
from bot.rules.play import offers
from bot.rules.turns import OnTurn
from tests.games.bragg_table import (
    CALL,
    CHECK,
    FOLD,
    BraggTable,
    all_check,
    dealt,
    go,
)

KINGS = "Ks Kd 9c 8c 7h 5h 3d 2d"
KNAVE_AND_KING = "Jc Ks 9c 8c 7h 5h 3d 2d"
HALF_UP = "Jc Ks Kd 9c 8c 7h 5h 3d"

NOTHING = ("Kc Qh 9h 8s 6c 5d 4h 3s 2c", "Kd Qs 9d 7s 6d 5c 4s 3h 2d", "Ks Jd 9s 8d 7c 5s 4c 3d 2h")
"""No pair in any of the three, and the twos turned up."""
SIX = Bragg(hand_size=6)


def on_turn(table: BraggTable) -> int:
    turn = table.rules.turn(table.table)
    assert isinstance(turn, OnTurn)
    return turn.seat


# --- what a hand is worth -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "value", "shown"),
    [
        pytest.param(KINGS, 13, "Kd Ks", id="a natural pair"),
        pytest.param(KNAVE_AND_KING, 13, "Jc Ks", id="the knave and one, g21"),
        pytest.param(HALF_UP, 13.5, "Jc Kd Ks", id="half a step, g22"),
        pytest.param("Jc Ah Ks Kd 9c 8c 7h 5h", 14, "Jc Ah", id="ace and knave"),
        pytest.param("Ks Kd Kh Qc 9c 8c 7h 5h", 13, "Kd Kh", id="three are a pair, g19"),
        pytest.param("Ks Kd Kh Kc 9c 8c 7h 5h", 13, "Kc Kd", id="four are a pair, g19"),
        pytest.param("Jc Qd Qh Ts 9c 8c 7h 5h", 12.5, "Jc Qd Qh", id="example 3"),
        pytest.param("Jc Ks Kd Kh 9c 8c 7h 5h", 13.5, "Jc Kd Kh", id="three and the knave"),
        pytest.param("Jc Jd Ts 9c 8c 7h 5h 3d", 11, "Jc Jd", id="a pair of knaves"),
        pytest.param("Jc Jd Js 9c 8c 7h 5h 3d", 11.5, "Jc Jd Js", id="three knaves"),
        pytest.param("Jd Js Jh 9c 8c 7h 5h 3d", 11, "Jd Jh", id="three other knaves"),
        pytest.param("Jc Js Qh 9c 8c 7h 5h 3d", 12, "Jc Qh", id="a queen is better"),
        pytest.param("Jc As Ah 9c 8c 7h 5h 3d", 14.5, "Jc Ah As", id="the best of all, g20"),
        pytest.param("Jc 2d 2h", 2.5, "Jc 2d 2h", id="twos"),
        pytest.param("2d 2h Jc 3h", 3, "Jc 3h", id="a higher pair with the knave"),
        pytest.param("Ac Kd 9h 8s", 0, "Ac Kd 9h 8s", id="none"),
    ],
)
def test_example_2_values_g17(hand: str, value: float, shown: str) -> None:
    holding = best_holding(cards(hand))
    assert holding.halves / 2 == value
    assert holding.cards == cards(shown)


def test_example_2_a_pair_with_the_knave_equals_a_natural_one() -> None:
    assert best_holding(cards(KINGS)) == best_holding(cards(KNAVE_AND_KING))
    assert best_holding(cards(HALF_UP)) > best_holding(cards(KINGS))


def test_example_3_half_a_step_beats_the_pair_and_loses_to_the_next_g22() -> None:
    half = best_holding(cards("Jc Qd Qh 9c"))
    assert best_holding(cards("Qs Qc As 9d")) < half < best_holding(cards("Kd Ks 3c 2c"))


def test_without_a_pair_the_highest_cards_count_one_after_the_other() -> None:
    high = best_holding(cards("Ac Kd 9h 8s"))
    assert best_holding(cards("As Kh 9d 7s")) < high
    assert best_holding(cards("Kc Qd Jh Ts")) < high < best_holding(cards("2c 2d 3h 4s"))
    assert high == best_holding(cards("Ad Ks 9c 8h"))


# --- the bets -----------------------------------------------------------------------------------


def test_example_4_check_bet_fold_call_g23_g24_g25() -> None:
    table = dealt(["Kc Kd 8c 7h 5s 4d 3c 2d 9h", "Jd Jh 8d 7s 5c 4h 3d 2h 9s", "Qd Qh Td"])
    assert table.stacks == (20, 20, 23)
    assert on_turn(table) == 0
    go(table, "0 check, 1 raise 2, 2 fold")
    assert on_turn(table) == 0
    assert table.pools["second"] == 5
    go(table, "0 call")
    assert [each.seat for each in table.happened(Showed)] == [0, 1]
    won = table.happened(Took)[1]
    assert (won.seat, won.amount) == (0, 7)
    assert [each.seat for each in table.table.laid if each is not None] == [0, 1, 2]
    assert table.table.has_folded(2)


def test_example_5_the_last_one_takes_the_pot_unseen() -> None:
    table = dealt(["Kc Kd", "Qd Qh", "Jd Jh"])
    before = table.stacks
    go(table, "0 raise 3, 1 fold, 2 fold")
    assert table.happened(Took)[1] == Took(0, "second", 6, "folds")
    assert table.happened(Showed) == []
    assert table.table.shown == (None,) * 3
    assert table.table.left == (8, 8, 8)
    assert sum(table.stacks) == sum(before) + 3 + 3


def test_the_last_one_need_not_even_act() -> None:
    table = dealt(["Kc Kd", "Qd Qh", "Jd Jh"])
    go(table, "0 fold, 1 fold")
    assert table.happened(Took)[1] == Took(2, "second", 3, "folds")
    assert table.table.phase is Phase.OVER


def test_example_6_nobody_is_raised_beyond_the_poorest() -> None:
    table = dealt(["Kh Ac", "", "2c"], stacks=(23, 23, 4))
    assert table.stacks == (23, 20, 1)
    assert table.bounds() == {"raise": (1, 1)}
    assert table.refusal(0, Raise(2)) == "A bet may be just 1 chip."
    go(table, "0 raise 1")
    assert table.bounds() == {}
    why = "Somebody who is still in can pay no more than 1 in all."
    assert table.refusal(1, Raise(1)) == why
    go(table, "1 call, 2 fold")
    assert table.table.phase is Phase.OVER


def test_when_the_poorest_has_folded_there_is_room_again() -> None:
    table = dealt(["2c", "3c", "Kh"], stacks=(3, 23, 20))
    assert table.bounds() == {}
    go(table, "0 fold")
    assert table.bounds() == {"raise": (1, 5)}


def test_who_has_no_chip_left_may_stay_in_and_prevents_raises() -> None:
    table = dealt(["2c", "3c", "Kh"], stacks=(3, 23, 20))
    assert table.offered(0) == [CHECK, FOLD]
    go(table, "0 check")
    assert table.refusal(1, Raise(1)) == ("Somebody who is still in can pay no more than 0 in all.")
    go(table, "1 check, 2 check")
    assert len(table.happened(Showed)) == 3


def test_a_raise_needs_room_for_the_least() -> None:
    table = dealt(["2c", "3c", "Kh"], Bragg(min_raise=3), (5, 23, 20))
    assert table.bounds() == {}
    assert dealt(["2c", "3c", "Kh"], Bragg(min_raise=2), (5, 23, 20)).bounds() == {"raise": (2, 2)}


@pytest.mark.parametrize(
    ("rules", "first", "second"),
    [
        (Bragg(), (1, 5), (1, 5)),
        (Bragg(min_raise=2, max_raise=7), (2, 7), (2, 7)),
        (Bragg(min_raise=5), (5, 5), (5, 5)),
        (Bragg(raises_per_round=1), (1, 5), None),
        (Bragg(raises_per_round=0), None, None),
        (Bragg(max_raise=100), (1, 20), (1, 15)),
    ],
)
def test_how_much_may_be_raised(
    rules: Bragg, first: tuple[int, int] | None, second: tuple[int, int] | None
) -> None:
    table = dealt(["2c", "3c", "Kh"], rules)
    assert table.bounds() == ({"raise": first} if first else {})
    if first is not None:
        go(table, "0 raise 5")
        assert table.bounds() == ({"raise": second} if second else {})


def test_four_raises_in_a_deal_the_first_bet_among_them() -> None:
    table = dealt(["2c", "3c", "Kh"])
    go(table, "0 raise 1, 1 raise 1, 2 raise 2, 0 raise 1")
    assert table.table.raises == 4
    assert table.refusal(1, Raise(1)) == ("No more raises in this deal: 4 were made.")
    assert table.refusal(1, CHECK) == "There is a bet: it is 3 to call. You can call or fold."
    go(table, "1 call, 2 call")
    assert table.table.bets.puts == (5, 5, 5)
    assert table.table.phase is Phase.OVER


def test_g25_it_goes_round_until_all_had_a_chance_and_are_level() -> None:
    table = dealt(["2c", "3c", "Kh"])
    go(table, "0 check, 1 check")
    assert on_turn(table) == 2
    go(table, "2 raise 1, 0 raise 2")
    assert on_turn(table) == 1
    go(table, "1 fold")
    assert on_turn(table) == 2
    go(table, "2 call")
    assert table.happened(Checked) == [Checked(0), Checked(1)]
    assert table.happened(Raised) == [Raised(2, 1, 1, 1), Raised(0, 3, 2, 3)]
    assert table.happened(Called) == [Called(2, 2)]
    assert table.happened(Folded) == [Folded(1)]


def test_what_is_on_offer() -> None:
    table = dealt(["2c", "3c", "Kh"])
    found = offers(table.rules, table.table, table.position.hands[0], 0)
    assert [each.action for each in found] == [CHECK, Raise(1), FOLD]
    assert isinstance(found[1], Stake)
    assert table.offered(1) == []
    go(table, "0 raise 2")
    assert table.offered(1) == [CALL, FOLD]


def test_other_refusals() -> None:
    table = dealt(["2c", "3c", "Kh"])
    assert table.refusal(0, CALL) == "There is nothing to call: you can check."
    assert table.refusal(0, Raise(6)) == "A bet may be from 1 to 5 chips."
    assert table.refusal(0, Pick(cards("2c"))) == (
        "The brag comes first; thirty-one is counted when it is over."
    )
    assert table.refusal(1, CHECK) == "It is not your turn."
    go(table, "0 raise 1")
    assert table.refusal(1, Raise(0)) == "A raise may be from 1 to 5 chips."
    quiet = dealt(["2c", "3c", "Kh"], Bragg(raises_per_round=0))
    assert quiet.refusal(0, Raise(1)) == "By these house rules nobody bets."


def test_the_absent_check_or_else_fold() -> None:
    table = dealt(["2c", "3c", "Kh"])
    assert table.absent(0) == CHECK
    go(table, "0 raise 1")
    assert table.absent(1) == FOLD
    assert Call() not in (table.absent(1), table.absent(2))


# --- the show -----------------------------------------------------------------------------------


def test_g18_g26_g27_pairs_are_shown_the_strongest_wins_and_all_go_to_the_stock() -> None:
    table = dealt(["Kc Kd Kh 9h 2c", "Jc Qd Qh Td Th 7d 6c 5c 2d", "As 9s 8d 7c 6s 5s 4c 3d 2h"])
    all_check(table)
    assert table.happened(Showed) == [
        Showed(0, cards("Kc Kd"), 26),
        Showed(1, cards("Jc Qd Qh"), 25),
        Showed(2, cards("As"), 0),
    ]
    assert table.happened(Took)[1] == Took(0, "second", 3, "pair")
    assert table.table.left == (6, 5, 8)
    assert cards("Kh")[0] in table.position.hands[0].cards
    assert set(cards("Kc Kd Jc Qd Qh")) <= set(table.position.veiled.cards)
    assert cards("As")[0] in table.position.hands[2].cards


def test_g31_equal_pairs_go_to_the_elder() -> None:
    table = dealt(["2c 5c 7s 9d 4d 3d", "Kc Kd 8s 6s 4h 3h", "Jc Ks 8d 6d 5h 2d"], SIX)
    all_check(table)
    assert table.happened(Took)[1] == Took(1, "second", 3, "pair", (2,))


def test_who_has_folded_shows_nothing_and_keeps_his_pair() -> None:
    table = dealt(["Kc Kd 8s 6s 4h 3h", "2c 2s 7s 9d 5d 4d", "Qc Qd 8d 6d 5h 3d"], SIX)
    go(table, "0 fold, 1 check, 2 check")
    assert [each.seat for each in table.happened(Showed)] == [1, 2]
    assert table.table.left == (5, 3, 3)
    assert set(cards("Kc Kd")) <= set(table.position.hands[0].cards)


def test_without_any_pair_the_highest_card_wins_and_nothing_is_discarded() -> None:
    table = dealt(NOTHING)
    all_check(table)
    # Kings, and queens: the third card is a nine in both, the fourth an eight and a seven.
    assert table.happened(Took)[1] == Took(0, "second", 3, "high_card")
    assert table.table.left == (8, 8, 8)


def test_without_any_pair_as_many_cards_are_shown_as_settle_it() -> None:
    table = dealt(NOTHING)
    all_check(table)
    assert table.happened(Showed) == [
        Showed(0, cards("Kc Qh 9h 8s"), 0),
        Showed(1, cards("Kd Qs 9d 7s"), 0),
        Showed(2, cards("Ks Jd"), 0),
    ]


def test_hands_equal_to_the_last_card_go_to_the_elder() -> None:
    hands = ["Ac Kd 9h 8s 6c 2c", "As Kh 9d 8c 6s 2d", "7h 5d 4s 3s Th 2s"]
    table = dealt(hands, SIX)
    all_check(table)
    assert table.happened(Took)[1] == Took(0, "second", 3, "high_card", (1,))
    assert [len(each.cards) for each in table.happened(Showed)] == [5, 5, 1]


def test_a_pot_that_stands_over_shows_the_highest_card_alone() -> None:
    table = dealt(NOTHING, Bragg(no_pair="carry"))
    all_check(table)
    assert [each.cards for each in table.happened(Showed)] == [*map(cards, ("Kc", "Kd", "Ks"))]
    assert table.pools == {"first": 0, "second": 3, "third": 0}
    assert {each.pool for each in table.table.won} == {"first", "third"}
