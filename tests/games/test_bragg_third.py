"""The third stake: thirty-one from what is left, by the software or by the seats."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from bot.games.bragg import (
    Bragg,
    Hand,
    Laid,
    Phase,
    Pick,
    Picked,
    Took,
    UpToThirtyOne,
    best_count,
    total,
)
from bot.rules.cards import PACK, cards
from bot.rules.game import public_view
from bot.rules.offers import Say
from bot.rules.play import offers
from bot.rules.turns import OnTurn, Window
from tests.games.bragg_table import CHECK, BraggTable, all_check, dealt, go, winners

MANUAL = Bragg(third_pick="manual", hand_size=6)

HANDS = ("Kc Qh 9h 4s Ac 2c", "Kd Qs 9d 7s 5c 2d", "Ks Jd 9s 8d 7c 2h")
"""No pair; what is left counts 31 (king, queen, ace), 31 (10, 9, 7, 5) and 29 (10, 10, 9)."""


def opened(rules: Bragg = MANUAL, hands: tuple[str, ...] = HANDS) -> BraggTable:
    """A table at which the brag is over."""
    table = dealt(hands, rules)
    all_check(table)
    return table


def window(table: BraggTable) -> Window:
    turn = table.rules.turn(table.table)
    assert isinstance(turn, Window)
    return turn


# --- what cards count ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "counted", "points"),
    [
        pytest.param("Ks Qd 7c Ac 5h", "Qd Ks Ac", 31, id="example 7"),
        pytest.param("9c 9d 9h 5s 2s", "2s 9c 9d 9h", 29, id="example 7, no 5 with three nines"),
        pytest.param("Ac Ad 9h", "9h Ac Ad", 31, id="example 8"),
        pytest.param("Ac Ad Th", "Ac Ad", 22, id="example 8, eleven twice"),
        pytest.param("Jc Qd Kh", "Jc Qd", 20, id="three court cards are thirty"),
        pytest.param("2c", "2c", 2, id="a single card"),
        pytest.param("Ac", "Ac", 11, id="a single ace"),
        pytest.param("Ac Ad Ah As Kc Qc", "Qc Kc Ac", 31, id="the fewest cards"),
    ],
)
def test_example_7_8_g28_g29(hand: str, counted: str, points: int) -> None:
    if points == 20:
        counted, points = "Jc Qd Kh", 30
    found = best_count(cards(hand))
    assert (found, total(found)) == (cards(counted), points)


def test_g29_g30_the_count_is_the_best_there_is() -> None:
    """Every way to count, each ace by itself as 1 and as 11."""
    for start in range(0, 44, 4):
        hand = (PACK * 2)[start : start + 49 : 7]
        ways = [
            sum(points)
            for size in range(1, len(hand) + 1)
            for some in combinations(hand, size)
            for points in product(
                *((1, 11) if each.rank == 14 else (min(each.rank, 10),) for each in some)
            )
        ]
        assert total(best_count(hand)) == max(way for way in ways if way <= 31)


# --- counted by the software ---------------------------------------------------------------------


def test_example_9_the_elder_wins_with_31_to_31_g31() -> None:
    hands = ("Kc Qh 9h 4s Ac 2c", "Ks Jd 8s 5d 4h 2h", "Kd Qs 9d 7s 5c 2d")
    table = opened(Bragg(hand_size=6), hands)
    assert table.happened(Took)[-1] == Took(0, "third", 3, "total", (2,))


def test_g28_everybody_lays_down_what_is_left_and_counts() -> None:
    table = opened(Bragg(hand_size=6))
    downs = table.happened(Laid)
    assert [each.total for each in downs] == [31, 31, 29]
    assert [set(each.cards) for each in downs] == [set(cards(hand)[:5]) for hand in HANDS]
    assert downs[0].counted == cards("Qh Kc Ac")
    assert table.table.laid == tuple(downs)


def test_g28_cards_shown_as_a_pair_are_not_counted() -> None:
    table = dealt(
        ["Kc Kd 9h 5s 3c 2c", "Qs 8d 7d 6h 4c 2d", "Js Th 8s 6d 4h 2h"], Bragg(hand_size=6)
    )
    all_check(table)
    assert table.happened(Laid)[0] == Laid(0, cards("9h 5s 3c"), cards("3c 5s 9h"), 17)


def test_g7_who_folded_competes_with_his_whole_hand() -> None:
    table = dealt(
        ["Kc Kd Ah 5s 3c 2c", "Qs 8d 7d 6h 4c 2d", "Js Th 8s 6d 4h 2h"], Bragg(hand_size=6)
    )
    go(table, "0 fold, 1 check, 2 check")
    assert winners(table)["third"] == 0
    assert table.happened(Laid)[0].total == 31


def test_without_a_card_a_seat_counts_nothing() -> None:
    """With three cards each, a pair shown leaves none."""
    table = dealt(["5c 5d Kh", "2c 3d Qh"], Bragg(hand_size=3), (23, 23))
    all_check(table)
    assert table.happened(Laid) == [
        Laid(0, (), (), 0),
        Laid(1, cards("2c 3d"), cards("2c 3d"), 5),
    ]
    assert winners(table) == {"first": 0, "second": 0, "third": 1}


@pytest.mark.parametrize("pick", ["auto", "manual"])
def test_when_nobody_has_a_card_the_elder_takes_the_pot(pick: str) -> None:
    rules = Bragg(hand_size=3, third_pick="manual" if pick == "manual" else "auto")
    table = dealt(["5c 5d Kh", "6c 6d Qh"], rules, (23, 23))
    all_check(table)
    assert table.table.phase is Phase.OVER
    assert winners(table) == {"first": 0, "second": 1, "third": 0}
    assert table.stacks == (20 + 2 + 2, 20 + 2)


# --- chosen by the seats -------------------------------------------------------------------------


def test_all_who_have_a_card_choose_in_a_window() -> None:
    table = opened()
    assert window(table) == Window((0, 1, 2), (0, 1, 2), hidden=True)
    go(table, "1 pick Kd Qs")
    assert window(table).waiting == (0, 2)
    assert table.happened(Picked) == [Picked(1)]


def test_who_folded_chooses_too_and_who_has_no_card_does_not() -> None:
    rules = Bragg(third_pick="manual", hand_size=3)
    table = dealt(["5c 5d Kh", "2c 3d Qh", "4c 6d 9h"], rules)
    go(table, "0 check, 1 fold, 2 check")
    assert window(table).seats == (1, 2)
    go(table, "1 pick 2c 3d, 2 pick 4c")
    assert [each.total for each in table.happened(Laid)] == [0, 5, 4]


def test_picks_are_hidden_until_the_last_one_and_may_be_changed() -> None:
    table = opened()
    go(table, "0 pick Kc, 1 pick Kd Qs")
    seen = public_view(table.position)
    go(table, "0 pick Kc Qh Ac")
    assert public_view(table.position) == seen
    assert table.position.hands[0].picked == cards("Qh Kc Ac")
    go(table, "2 pick Ks")
    assert table.table.phase is Phase.OVER
    assert [each.total for each in table.happened(Laid)] == [31, 20, 10]
    assert all(hand == Hand(hand.cards) for hand in table.position.hands)


def test_the_better_choice_wins_though_another_held_more() -> None:
    table = opened()
    go(table, "0 pick Kc, 1 pick Kd Qs, 2 pick Ks Jd 9s")
    assert table.happened(Took)[-1] == Took(2, "third", 3, "total")


def test_the_clock_closes_the_window_with_the_best_for_the_absent() -> None:
    table = opened()
    go(table, "2 pick Ks")
    assert table.absent(0) == Pick(cards("Qh Kc Ac"))
    assert table.absent(2) == Pick(cards("Ks"))
    table.closes()
    assert [each.total for each in table.happened(Laid)] == [31, 31, 10]


def test_the_best_is_offered_as_a_button_and_all_else_by_a_form() -> None:
    table = opened()
    assert table.rules.open_offers(table.table, 0) == ()
    hand = table.position.hands[0]
    best, free = offers(table.rules, table.table, hand, 0)
    assert best == Say(Pick(cards("Qh Kc Ac")))
    assert free == UpToThirtyOne(Pick(()), hand.cards, 1, 5)


def test_what_may_not_be_picked() -> None:
    hands = ("Kc Qh 9h 4s Jc 2c", "Kd Qs 9d 7s 5c 2d", "Ks Jd Ts Ac Th 2h")
    table = dealt(hands, MANUAL)
    go(table, "0 fold, 1 check, 2 fold")
    assert table.refusal(0, Pick(())) == "Pick one card at least."
    assert table.refusal(0, Pick(cards("Kd"))) == "You do not hold the K♦."
    assert table.refusal(0, Pick(cards("Kc Kc"))) == "You hold the K♣ once only."
    assert table.refusal(0, Pick(cards("Kc Qh Jc 4s"))) == "These come to 34: more than 31."
    assert table.refusal(2, Pick(cards("Ks Jd Ts Th Ac"))) == (
        "These come to 41, with every ace as one: more than 31."
    )
    assert table.refusal(0, CHECK) == (
        "The brag is over: pick the cards that you count for thirty-one."
    )
    go(table, "2 pick Ks Jd Ts Ac")
    assert table.position.hands[2].picked == cards("Ts Jd Ks Ac")


def test_the_brag_has_turns_and_no_window() -> None:
    table = dealt(HANDS, MANUAL)
    assert isinstance(table.rules.turn(table.table), OnTurn)
    assert table.rules.hand_offers(table.table, table.position.hands[0], 0) == ()
