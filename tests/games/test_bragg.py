"""The cards, the antes, the first stake and the run of deals; the number is that of the ledger."""

from __future__ import annotations

import pytest

from bot.games.bragg import Bragg, Phase, Took, TurnedUp
from bot.rules.antes import Anted
from bot.rules.cards import PACK, card, cards
from bot.rules.chance import Draw, Drawn, Shuffle, Shuffled
from bot.rules.codec import UnreadableError, decode
from bot.rules.game import Company
from bot.rules.piles import Dealt
from bot.rules.pools import StoodOver
from bot.rules.turns import Nature, OnTurn
from tests.games.bragg_table import (
    CHECK,
    BraggTable,
    all_check,
    deal,
    dealt,
    go,
    pack_for,
    table_of,
    winners,
)

ONLY = Bragg(pots="second_only")
CARRY = Bragg(no_pair="carry", pots="second_only", hand_size=3)

NOTHING = ("2c 5d Kh", "3c 7d Qh", "4c 8d Th")
"""Three cards each, and no pair."""


def on_turn(table: BraggTable) -> int:
    turn = table.rules.turn(table.table)
    assert isinstance(turn, OnTurn)
    return turn.seat


# --- the first stake --------------------------------------------------------------------------


def test_example_1_the_ace_of_diamonds_beats_any_card_g12_g13() -> None:
    table = dealt(["Kh", "Ac", "Ad"])
    assert table.happened(TurnedUp) == [
        TurnedUp(0, card("Kh")),
        TurnedUp(1, card("Ac")),
        TurnedUp(2, card("Ad")),
    ]
    assert table.happened(Took) == [Took(2, "first", 3, "ace_of_diamonds")]
    assert table.stacks == (20, 20, 23)
    assert table.pools == {"first": 0, "second": 3, "third": 3}


def test_example_1_equal_cards_go_to_the_elder_g14() -> None:
    table = dealt(["Ac", "7d", "As"])
    assert table.happened(Took) == [Took(0, "first", 3, "card", (2,))]
    assert table.stacks == (23, 20, 20)


@pytest.mark.parametrize(
    ("up", "winner"),
    [
        (["Th", "Jc", "9d"], 1),
        (["Jc", "Qd", "2d"], 1),
        (["2c", "3c", "2d"], 1),
        (["Ah", "Kc", "As"], 0),
        (["Ad", "Kc", "As"], 0),
    ],
)
def test_g12_g20_aces_are_high_and_the_knave_of_clubs_is_an_ordinary_knave(
    up: list[str], winner: int
) -> None:
    assert winners(dealt(up)) == {"first": winner}


def test_g15_seniority_goes_on_to_the_left_of_the_dealer() -> None:
    table = dealt(["Ac", "As", "Ah", "7d"], stacks=(23,) * 4, dealer=1)
    assert table.table.players == (2, 3, 0, 1)
    assert table.table.elder == 2
    assert table.happened(Took) == [Took(2, "first", 3 + 1, "card", (0, 1))]
    assert on_turn(table) == 2


def test_g16_the_cards_turned_up_go_to_the_stock() -> None:
    table = dealt(["Kh", "Ac", "Ad"])
    assert table.table.left == (8, 8, 8)
    assert all(card("Kh") not in hand.cards for hand in table.position.hands)
    assert table.position.veiled.cards[-3:] == cards("Kh Ac Ad")
    assert table.table.turned_up == cards("Kh Ac Ad")


# --- the cards --------------------------------------------------------------------------------


def test_g8_g10_nine_cards_three_at_a_time_and_the_last_one_turned_up() -> None:
    table = table_of()
    table.deal(PACK)
    hands = [hand.cards for hand in table.position.hands]
    assert hands[0] == PACK[0:3] + PACK[9:12] + PACK[18:20]
    assert hands[1] == PACK[3:6] + PACK[12:15] + PACK[21:23]
    assert hands[2] == PACK[6:9] + PACK[15:18] + PACK[24:26]
    assert table.table.turned_up == (PACK[20], PACK[23], PACK[26])
    assert table.happened(Dealt) == [Dealt(2, 9)]


def test_g11_the_rest_of_the_pack_is_the_stock() -> None:
    table = table_of()
    table.deal(PACK)
    assert table.position.veiled.cards == (*PACK[27:], PACK[20], PACK[23], PACK[26])


def test_g6_one_pack_of_52_is_shuffled_for_every_deal() -> None:
    table = table_of()
    for _ in range(2):
        table.begin()
        assert table.rules.turn(table.table) == Nature(Shuffle(PACK))
        table.chance(Shuffled(PACK))
        all_check(table)


def test_example_10_six_have_six_cards_each() -> None:
    table = dealt([], stacks=(20,) * 6)
    assert table.table.left == (5,) * 6
    assert len(table.position.veiled.cards) == 52 - 36 + 6
    assert table.happened(Dealt) == [Dealt(5, 6)]


@pytest.mark.parametrize(
    ("seats", "size", "left"),
    [
        (2, "auto", 8),
        (5, "auto", 8),
        (6, "auto", 5),
        (8, "auto", 5),
        (8, 6, 5),
        (8, 3, 2),
        (5, 9, 8),
    ],
)
def test_g5_g8_so_many_cards_for_so_many_seats(seats: int, size: int | str, left: int) -> None:
    table = dealt([], decode(Bragg, {"hand_size": size}), (20,) * seats)
    assert table.table.left == (left,) * seats


def test_the_size_counts_the_seats_that_pay() -> None:
    table = dealt([], stacks=(20, 20, 2, 20, 20, 20))
    assert table.table.left == (8, 8, 0, 8, 8, 8)


def test_g5_nine_cards_each_are_for_five_at_most() -> None:
    rules = Bragg(hand_size=9)
    assert list(rules.sizes) == [2, 3, 4, 5]
    company = Company((20,) * 6, 6)
    assert rules.fault(company, rules.carried({})) == (
        "With 9 cards each there are cards for 5 at most."
    )
    assert list(Bragg().sizes) == list(Bragg(hand_size=6).sizes) == list(range(2, 9))


# --- the antes and the pots -------------------------------------------------------------------


def test_g7_three_antes_into_three_pots() -> None:
    table = table_of(Bragg(ante=4), (20, 20, 20))
    table.begin()
    assert table.pools == {"first": 12, "second": 12, "third": 12}
    assert table.stacks == (8, 8, 8)
    assert table.happened(Anted) == [Anted((0, 1, 2), 12, ())]


def test_who_cannot_pay_all_antes_sits_out() -> None:
    table = dealt([], Bragg(ante=2), (20, 5, 20, 6))
    assert table.table.players == (0, 2, 3)
    assert table.happened(Anted) == [Anted((0, 2, 3), 6, (1,))]
    assert [len(hand.cards) for hand in table.position.hands] == [8, 0, 8, 8]


def test_g7_g14_the_pots_are_won_independently() -> None:
    hands = [
        "Ah Kh 7s 6s 3d 2h 8c 4s 2d",
        "Qs Qd 9c 8s 7c 5h 3s 2s Ad",
        "Th 9h 9d 8h 7d 5s 4d 3c 4c",
    ]
    table = dealt(hands)
    all_check(table)
    assert winners(table) == {"first": 1, "second": 1, "third": 0}
    assert table.stacks == (23, 26, 20)


def test_g3_the_lower_classes_play_for_the_second_stake_alone() -> None:
    table = dealt(["Kc Kd 3s", "2d 4d 6d", "Ad"], ONLY)
    assert table.happened(Anted) == [Anted((0, 1, 2), 1, ())]
    assert table.pools == {"second": 3}
    assert table.table.turned_up == (None,) * 3
    assert table.table.left == (9,) * 3
    assert table.happened(TurnedUp) == []


def test_g3_the_whole_hand_counts_and_the_deal_ends_with_the_second_pot() -> None:
    table = dealt((*NOTHING[:2], "4c 8d 8h"), Bragg(pots="second_only", hand_size=3))
    all_check(table)
    assert table.table.phase is Phase.OVER
    assert table.stacks == (22, 22, 25)
    assert table.happened(Took) == [Took(2, "second", 3, "pair")]
    assert table.table.laid == (None,) * 3


def test_g3_an_ante_is_enough_for_one_pot() -> None:
    assert table_of(ONLY, (1, 1)).sitting.fault is None
    assert table_of(Bragg(), (3, 2)).sitting.fault == (
        "Bragg needs 2 players who can pay 3 chips for the antes."
    )


# --- a second pot that stands over ------------------------------------------------------------


def test_without_any_pair_the_second_pot_stands_over_by_house_rule() -> None:
    table = dealt(NOTHING, CARRY)
    all_check(table)
    assert table.happened(StoodOver) == [StoodOver("second", 3)]
    assert table.pools == {"second": 3}
    deal(table, {1: "Kc Kd 3s", 0: "2c 5h 7s", 2: "2d 5c 9s"})
    all_check(table)
    assert table.happened(Took) == [Took(1, "second", 6, "pair")]


def test_a_pot_that_stood_over_goes_to_who_is_left_alone() -> None:
    table = dealt(NOTHING, CARRY, pools={"second": 5})
    go(table, "0 raise 2, 1 fold, 2 fold")
    assert table.happened(Took) == [Took(0, "second", 5 + 3 + 2, "folds")]


def test_with_the_last_deal_a_pot_that_stands_over_is_shared_by_seniority() -> None:
    rules = Bragg(no_pair="carry", pots="second_only", hand_size=3, deals=1)
    table = dealt(NOTHING, rules, pools={"second": 2}, dealer=1)
    assert table.table.players == (2, 0, 1)
    all_check(table)
    assert table.pools == {"second": 0}
    assert table.stacks == (22 + 2, 22 + 1, 22 + 2)
    assert table.sitting.over


def test_when_too_few_can_pay_a_pot_that_stands_over_is_shared() -> None:
    table = dealt(
        NOTHING, Bragg(no_pair="carry", pots="second_only", hand_size=3, ante=5), (5, 5, 9)
    )
    all_check(table)
    assert table.sitting.over
    assert table.stacks == (5, 5, 9)


# --- from deal to deal ------------------------------------------------------------------------


def test_g32_the_next_dealer_is_the_eldest_hand() -> None:
    table = dealt([])
    for dealer in (2, 0, 1, 2):
        assert table.table.dealer == dealer
        assert table.table.elder == (dealer + 1) % 3
        all_check(table)
        deal(table)


def test_g32_a_dealer_who_cannot_pay_is_named_all_the_same() -> None:
    """Seat 0 has no chip left and is named next; seat 1 deals, and then seat 2 is named."""
    rules = Bragg(pots="second_only", hand_size=3)
    table = dealt(["2c 5d Kh", "3c 3d Qh", "4c 8d Th"], rules, (1, 40, 40))
    all_check(table)
    assert table.stacks == (0, 42, 39)
    assert table.sitting.next_dealer == 0
    deal(table)
    assert table.table.dealer == 1
    assert table.table.players == (2, 1)
    all_check(table)
    assert table.sitting.next_dealer == 2


def test_the_first_dealer_is_drawn_by_lot_or_named_by_the_house() -> None:
    rules = Bragg()
    assert rules.seated_by((0, 1, 3)) == Draw((0, 1, 3))
    assert rules.seating((0, 1, 3), Drawn((3, 0, 1))).carry.dealer == 3
    named = Bragg(first_dealer=1)
    assert named.seated_by((0, 1, 3)) is None
    assert dealt([], named).table.dealer == 1
    assert dealt([]).table.dealer == 2


def test_the_match_ends_after_so_many_deals_or_goes_on() -> None:
    table = dealt([], Bragg(deals=2))
    all_check(table)
    assert not table.sitting.over
    deal(table)
    all_check(table)
    assert table.sitting.over
    endless = dealt([], played=3)
    all_check(endless)
    assert not endless.sitting.over
    assert endless.sitting.carry.played == 4


def test_the_match_ends_when_fewer_than_two_can_pay() -> None:
    rules = Bragg(pots="second_only", hand_size=3, ante=5)
    table = dealt(["2c 5d Kh", "3c 3d Qh", "4c 8d Th"], rules, (5, 9, 9))
    all_check(table)
    assert table.stacks == (0, 19, 4)
    assert table.sitting.over
    assert table.sitting.next_dealer is None


# --- house rules ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [
        {"ante": 0},
        {"ante": 101},
        {"hand_size": 12},
        {"hand_size": "9"},
        {"pots": "two"},
        {"min_raise": 0},
        {"max_raise": 101},
        {"min_raise": 6},
        {"min_raise": 3, "max_raise": 2},
        {"raises_per_round": 21},
        {"raises_per_round": -1},
        {"no_pair": "split"},
        {"third_pick": "off"},
        {"first_dealer": 8},
        {"deals": 201},
        {"noses": 1},
    ],
)
def test_options_outside_the_book(options: dict[str, object]) -> None:
    with pytest.raises(UnreadableError):
        decode(Bragg, options)


@pytest.mark.parametrize(
    "carry",
    [
        {"dealer": 8},
        {"pools": {"first": 1}},
        {"pools": {"second": -1}},
        {"in": [0, 1, 0]},
        {"in": [8]},
        {"played": -1},
        {"pack": "2c"},
    ],
)
def test_carries_outside_the_book(carry: dict[str, object]) -> None:
    with pytest.raises(UnreadableError):
        Bragg().carried(carry)


def test_a_match_that_would_be_over_is_no_carry() -> None:
    assert Bragg(deals=3).carried({"played": 2}).played == 2
    with pytest.raises(UnreadableError):
        Bragg(deals=3).carried({"played": 3})


def test_a_seat_that_is_not_there_is_carried() -> None:
    for table in (table_of(dealer=3), table_of(None, (20, 20, 20), **{"in": [0, 3]})):
        assert table.sitting.fault == "There is no seat 4 at this table."


def test_who_leaves_has_no_share_any_more() -> None:
    rules = CARRY
    company = Company((20, 20, 20), 3)
    carry, payments = rules.left(company, rules.carried({"in": [2, 0, 1]}), 0)
    assert carry.in_ == (2, 1)
    assert payments == ()
    carry, _ = rules.left(company, rules.carried({}), 1)
    assert carry.in_ == (0, 2)


def test_the_helpers_pack_brings_the_hands_that_are_named() -> None:
    pack = pack_for({1: "Ks Kd 2c"}, (0, 1), 9)
    assert sorted(pack, key=PACK.index) == list(PACK)
    table = table_of(None, (20, 20))
    table.deal(pack)
    assert table.position.hands[1].cards[:2] == cards("Ks Kd")
    assert table.table.turned_up[1] is card("2c")
    assert table.refusal(1, CHECK) == "It is not your turn."
