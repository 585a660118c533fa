"""Brag at the table: antes, the deal, and betting that is never made equal."""

from __future__ import annotations

import pytest

from bot.games.brag import Bet, BetMade, Brag, Dealt, Folded, Saw, Showed, Took
from bot.rules.antes import Anted
from bot.rules.cards import PACK, cards
from bot.rules.chance import Drawn, Shuffle, Shuffled
from bot.rules.chips import Payment
from bot.rules.game import public_view, seat_view
from bot.rules.lots import FirstDealer
from bot.rules.offers import Refused
from bot.rules.turns import Nature, OnTurn, Over
from tests.games.brag_table import COVER, FOLD, SEE, BragTable, dealt, go, table_of

FOUR = (20, 20, 20, 20)


def b44() -> BragTable:
    """Example 1: A to D with D as dealer."""
    table = dealt({0: "7c 7h Qs", 2: "7d 7s Qh"}, FOUR, dealer=3)
    go(table, "0 bet 2, 1 fold, 2 bet 2, 3 bet 2")
    return table


def b45() -> BragTable:
    """Example 2: A and C are left, and C has bet 4."""
    table = dealt({0: "7c 7h Qs", 2: "7d 7s Qh"}, FOUR, dealer=3)
    go(table, "0 bet 2, 1 fold, 2 bet 4, 3 fold")
    return table


def test_b2_b3_b26_a_whole_pack_is_shuffled_for_the_first_deal() -> None:
    table = table_of(Brag(), FOUR)
    table.begin()
    assert table.rules.turn(table.table) == Nature(Shuffle(PACK))
    with pytest.raises(Refused, match="52"):
        table.chance(Shuffled(PACK[1:]))


def test_b23_everybody_antes_before_the_deal() -> None:
    table = table_of(Brag(ante=3), FOUR, dealer=0)
    table.begin()
    assert table.stacks == (17, 17, 17, 17)
    assert table.table.pot == 12
    assert table.payments == [Payment(seat, "pot", 3, "ante") for seat in (1, 2, 3, 0)]
    assert table.events == [Anted((1, 2, 3, 0), 3, ())]
    assert table.table.paid == (3, 3, 3, 3)


def test_b23_who_cannot_ante_sits_the_deal_out() -> None:
    table = dealt({}, (20, 2, 3, 20), Brag(ante=3), dealer=0)
    assert table.happened(Anted) == [Anted((2, 3, 0), 3, (1,))]
    assert table.table.players == (2, 3, 0)
    assert table.table.seats == (0, 1, 2, 3)
    assert table.stacks == (17, 2, 0, 17)
    assert [len(hand.cards) for hand in table.position.hands] == [3, 0, 3, 3]
    assert table.table.on_turn == 2


@pytest.mark.parametrize("stacks", [(20, 2, 2), (2, 2, 2), (20, None, 2)])
def test_b23_fewer_than_two_that_can_ante_make_no_deal(stacks: tuple[int | None, ...]) -> None:
    table = table_of(Brag(ante=3), stacks)
    fault = table.rules.fault(table.sitting.company, table.sitting.carry)
    assert fault == "Brag needs 2 players who can pay 3 chips for the ante."


def test_b24_b29_three_cards_each_one_at_a_time_from_the_dealers_left() -> None:
    table = table_of(Brag(), (20, 20, 20), dealer=0)
    table.deal(PACK)
    assert [str(hand.cards) for hand in table.position.hands] == [
        "(4c, 7c, Tc)",
        "(2c, 5c, 8c)",
        "(3c, 6c, 9c)",
    ]
    assert table.position.veiled.cards == PACK[9:]
    assert table.happened(Dealt) == [Dealt(0, True)]


def test_b4_eight_play_with_cards_to_spare() -> None:
    table = dealt({}, (20,) * 8)
    assert len(table.position.veiled.cards) == 52 - 24
    assert table.table.on_turn == 0


def test_b30_b31_own_cards_are_seen_and_nobody_elses() -> None:
    table = dealt({0: "As Ah Ad"}, FOUR)
    assert seat_view(table.position, 0).hand.cards == cards("As Ah Ad")
    assert "As" not in repr(public_view(table.position))
    assert "As" not in repr(seat_view(table.position, 0))
    assert table.table.shown == ((), (), (), ())


@pytest.mark.parametrize("dealer", range(4))
def test_b33_left_of_the_dealer_begins(dealer: int) -> None:
    table = dealt({}, FOUR, dealer=dealer)
    assert table.rules.turn(table.table) == OnTurn((dealer + 1) % 4)
    assert table.refusal(dealer, FOLD) == "It is not your turn."


def test_b34_b35_the_first_may_fold_or_bet_within_bounds() -> None:
    table = dealt({}, FOUR, Brag(min_bet=2, max_bet=8))
    assert table.offered(0) == [FOLD]
    assert table.bounds() == {"bet": (2, 8)}
    assert table.refusal(0, Bet(1)) == "You may bet from 2 to 8 chips."
    assert table.refusal(0, Bet(9)) == "You may bet from 2 to 8 chips."
    assert table.refusal(0, COVER) == "You may cover only with fewer chips than the least bet, 2."
    go(table, "0 bet 8")
    assert table.happened(BetMade) == [BetMade(0, 8, 8)]
    assert table.payments[-1] == Payment(0, "pot", 8, "bet")


def test_there_is_no_check() -> None:
    table = dealt({}, FOUR)
    assert table.refusal(0, Bet(0)) == "You may bet from 1 to 10 chips."


def test_b34_who_folds_pays_nothing_and_has_no_cards() -> None:
    table = dealt({1: "2c 4h 9s"}, FOUR)
    go(table, "0 bet 2, 1 fold")
    assert table.happened(Folded) == [Folded(1)]
    assert table.table.folded == (1,)
    assert table.table.live == (0, 2, 3)
    assert table.stacks == (17, 19, 19, 19)
    assert table.position.hands[1].cards == ()
    assert table.table.on_turn == 2


def test_b37_at_least_what_the_last_has_bet() -> None:
    table = dealt({}, FOUR)
    go(table, "0 bet 5")
    assert table.bounds() == {"bet": (5, 15)}
    assert table.refusal(1, Bet(4)) == "You may bet from 5 to 15 chips."
    go(table, "1 bet 6, 2 bet 6")
    assert table.bounds() == {"bet": (6, 16)}
    assert table.happened(BetMade) == [BetMade(0, 5, 5), BetMade(1, 6, 1), BetMade(2, 6, 0)]
    assert table.table.bets == (5, 6, 6, 0)


@pytest.mark.parametrize(
    ("rules", "chips", "first", "then"),
    [
        pytest.param(Brag(), 100, (1, 10), (10, 20), id="default"),
        pytest.param(Brag(), 13, (1, 10), (10, 12), id="no more than the stack"),
        pytest.param(Brag(), 11, (1, 10), (10, 10), id="the very stack"),
        pytest.param(Brag(max_raise=3), 100, (1, 10), (10, 13), id="B38 limit of increase"),
        pytest.param(Brag(max_raise=0), 100, (1, 10), (10, 99), id="B38 no limit"),
        pytest.param(Brag(bet_cap=15), 100, (1, 10), (10, 15), id="cap on the raise"),
        pytest.param(Brag(bet_cap=15, max_raise=0), 100, (1, 10), (10, 15), id="cap, no limit"),
        pytest.param(Brag(bet_cap=100), 100, (1, 10), (10, 20), id="cap beyond the raise"),
        pytest.param(Brag(min_bet=10, bet_cap=4), 100, (10, 10), (10, 10), id="cap below least"),
        pytest.param(Brag(min_bet=10), 100, (10, 10), (10, 20), id="least is most"),
        pytest.param(Brag(max_bet=10_000, max_raise=1000), 5_000, (1, 4_999), (10, 1010), id="big"),
    ],
)
def test_b35_b38_ceilings(
    rules: Brag, chips: int, first: tuple[int, int], then: tuple[int, int]
) -> None:
    table = dealt({}, (chips,) * 3, rules)
    assert table.bounds() == {"bet": first}
    go(table, "0 bet 10")
    assert table.bounds() == {"bet": then}


def test_a_bet_at_the_cap_goes_on_at_the_cap() -> None:
    table = dealt({}, (50, 50, 50), Brag(bet_cap=5))
    go(table, "0 bet 5")
    assert table.bounds() == {"bet": (5, 5)}


def test_b39_b43_every_turn_costs_at_least_the_last_amount_anew() -> None:
    table = dealt({}, (50, 50, 50))
    go(table, "0 bet 2, 1 bet 3, 2 bet 3, 0 bet 3, 1 bet 4, 2 bet 4, 0 bet 4")
    assert table.stacks == (40, 42, 42)
    assert table.table.paid == (10, 8, 8)
    assert table.table.pot == 26
    assert table.bounds() == {"bet": (4, 14)}


def test_b44_example_1() -> None:
    table = b44()
    assert table.table.pot == 10
    assert table.bounds() == {"bet": (2, 12)}
    assert SEE not in table.offered(0)
    assert table.refusal(0, SEE) == "You may see only when two are left to bet."


def test_b45_example_2() -> None:
    table = b45()
    assert table.offered(0) == [SEE, FOLD]
    assert table.bounds() == {"bet": (4, 14)}
    go(table, "0 bet 4")
    assert table.offered(2) == [SEE, FOLD]
    assert table.bounds() == {"bet": (4, 14)}
    assert table.table.duel == 1


def test_b20_b21_b42_example_3_see_lost() -> None:
    table = b45()
    go(table, "0 bet 4, 2 see")
    assert table.happened(Saw) == [Saw(2, 0, 8)]
    assert [showed.seat for showed in table.happened(Showed)] == [0]
    assert table.happened(Took) == [Took(0, "pot", 22, "see")]
    assert table.table.shown == (cards("7c 7h Qs"), (), (), ())
    assert table.rules.turn(table.table) == Over()


def test_b40_b41_b42_example_4_see_won() -> None:
    table = dealt({0: "7c 7h Qs", 2: "Kd Qd Jd"}, FOUR, dealer=3)
    go(table, "0 bet 2, 1 fold, 2 bet 4, 3 fold, 0 bet 4, 2 see")
    assert [showed.seat for showed in table.happened(Showed)] == [0, 2]
    assert table.happened(Took) == [Took(2, "pot", 22, "see")]
    assert table.table.shown == (cards("7c 7h Qs"), (), cards("Kd Qd Jd"), ())
    assert not table.table.shuffle_earned
    assert table.payments[-2:] == [Payment(2, "pot", 8, "see"), Payment("pot", 2, 22, "pool")]


def test_b36_b46_example_8_all_fold() -> None:
    table = dealt({}, (20, 20, 20), dealer=2)
    go(table, "0 fold, 1 fold")
    assert table.happened(Took) == [Took(2, "pot", 3, "folds")]
    assert table.happened(Showed) == []
    assert table.table.shown == ((), (), ())
    assert table.stacks == (19, 19, 22)
    assert table.pools == {"pot": 0}


def test_example_9_no_see_without_a_bet() -> None:
    table = dealt({}, (20, 20, 20), dealer=2)
    go(table, "0 fold")
    assert table.offered(1) == [FOLD]
    assert table.bounds() == {"bet": (1, 10)}
    assert table.refusal(1, SEE) == "You may see only after a bet in this deal."


def test_b40_whoever_sees_pays_in_full() -> None:
    table = dealt({}, (20, 12, 20), dealer=2)
    go(table, "0 bet 6, 1 bet 6, 2 fold, 0 bet 6")
    assert table.stacks[1] == 5
    assert table.refusal(1, SEE) == "To see costs 12, twice the last bet, and you hold 5."
    assert table.refusal(1, Bet(6)) == ("You hold 5 and 6 is the least bet: fold or cover.")


def test_b40_with_just_the_price_one_may_see() -> None:
    table = dealt({0: "2c 4h 9s", 1: "As Kc 9h"}, (20, 13), dealer=1)
    go(table, "0 bet 6, 1 see")
    assert table.stacks == (13, 20)


def test_b40_two_players_may_see_from_the_first_bet_on() -> None:
    table = dealt({}, (20, 20), dealer=1)
    go(table, "0 bet 1")
    assert table.offered(1) == [SEE, FOLD]


def test_the_absent_fold() -> None:
    table = dealt({0: "As Ah Ad"}, FOUR)
    assert table.absent(0) == FOLD
    go(table, "0 bet 2, 1 bet 2, 2 bet 2, 3 bet 2")
    assert table.absent(0) == FOLD


def test_nothing_is_to_be_done_when_the_deal_is_over() -> None:
    table = dealt({}, (20, 20))
    go(table, "0 fold")
    assert table.refusal(1, Bet(1)) == "It is not your turn."
    assert table.rules.turn(table.table) == Over()


def test_the_lot_names_the_first_dealer() -> None:
    seating = Brag().seating((0, 2, 5), Drawn((2, 5, 0)))
    assert seating.order == (0, 2, 5)
    assert seating.carry.dealer == 2
    assert seating.events == (FirstDealer(2),)
