"""Thirty-one at the table: the deal, exchanges, the knock, and how a deal ends."""

from __future__ import annotations

import pytest

from bot.games.thirty_one import (
    Dealt,
    Exchange,
    Exchanged,
    Knocked,
    MadeThirtyOne,
    Phase,
    Showed,
    Stood,
    ThirtyOne,
    Tied,
    Took,
    Worth,
)
from bot.rules.antes import Anted
from bot.rules.cards import PACK, card, cards
from bot.rules.chance import Drawn, Shuffle, Shuffled
from bot.rules.chips import Payment
from bot.rules.game import public_view, seat_view
from bot.rules.lots import FirstDealer
from bot.rules.offers import Refused
from bot.rules.turns import Nature, OnTurn, Over
from tests.games.thirty_one_table import (
    KNOCK,
    PASS,
    STAND,
    ThirtyOneTable,
    action_of,
    dealt,
    go,
    lies,
    table_of,
)

THREE = (20, 20, 20)
FOUR = (20, 20, 20, 20)


def example_5() -> ThirtyOneTable:
    """Seats 0, 1 and 2, dealer 2; seat 0 is first, and seat 1 lacks a ten for 31."""
    return dealt({0: "Kc Qc 5c", 1: "Ah Jh 2c", 2: "9d 8d 2s"}, "Qh 3c 4s", THREE, dealer=2)


# --- the deal -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 9, 16])
def test_t1_two_to_sixteen_play(seats: int) -> None:
    table = table_of(ThirtyOne(), (20,) * seats)
    table.deal(PACK)
    assert [len(hand.cards) for hand in table.position.hands] == [3] * seats
    assert len(table.table.middle) == 3
    assert len(table.position.veiled.cards) == 49 - 3 * seats
    assert table.rules.least_seats == 2
    assert table.rules.most_seats == 16


def test_t2_a_whole_pack_is_shuffled_for_every_deal() -> None:
    table = example_5()
    go(table, "0 knock, 1 Qh for 2c")
    table.begin()
    assert table.rules.turn(table.table) == Nature(Shuffle(PACK))
    with pytest.raises(Refused, match="52"):
        table.chance(Shuffled(PACK[1:]))


def test_t3_everybody_stakes_before_the_deal() -> None:
    table = table_of(ThirtyOne(stake=3), FOUR, dealer=0)
    table.begin()
    assert table.stacks == (17, 17, 17, 17)
    assert table.table.pool == 12
    assert table.payments == [Payment(seat, "pool", 3, "ante") for seat in (1, 2, 3, 0)]
    assert table.events == [Anted((1, 2, 3, 0), 3, ())]


def test_t3_who_cannot_stake_sits_the_deal_out() -> None:
    table = table_of(ThirtyOne(stake=3), (20, 2, 3, 20), dealer=0)
    table.deal(PACK)
    assert table.happened(Anted) == [Anted((2, 3, 0), 3, (1,))]
    assert table.table.players == (2, 3, 0)
    assert table.table.seats == (0, 1, 2, 3)
    assert table.stacks == (17, 2, 0, 17)
    assert [len(hand.cards) for hand in table.position.hands] == [3, 0, 3, 3]


@pytest.mark.parametrize("stacks", [(20, 2, 2), (2, 2, 2), (20, None, 2)])
def test_t3_fewer_than_two_that_can_stake_make_no_deal(stacks: tuple[int | None, ...]) -> None:
    table = table_of(ThirtyOne(stake=3), stacks)
    fault = table.rules.fault(table.sitting.company, table.sitting.carry)
    assert fault == "Thirty-one needs 2 players who can pay 3 chips for the stake."


def test_t4_t5_three_each_one_at_a_time_then_three_face_up() -> None:
    table = table_of(ThirtyOne(), THREE, dealer=0)
    table.deal(PACK)
    assert [table.held(seat) for seat in range(3)] == ["4c 7c Tc", "2c 5c 8c", "3c 6c 9c"]
    assert lies(table) == "Jc Qc Kc"
    assert table.position.veiled.cards == PACK[12:]
    assert table.happened(Dealt) == [Dealt(0, cards("Jc Qc Kc"))]


def test_t4_own_cards_are_seen_and_nobody_elses() -> None:
    table = dealt({0: "As Ah 9d"}, "2c 3c 4c", THREE)
    assert seat_view(table.position, 0).hand.cards == cards("As Ah 9d")
    assert "As" not in repr(public_view(table.position))
    assert "As" not in repr(seat_view(table.position, 0))
    assert table.table.shown == ((), (), ())


@pytest.mark.parametrize("dealer", range(4))
def test_t6_elder_hand_begins(dealer: int) -> None:
    table = dealt({}, "2s 3s 4s", FOUR, dealer=dealer)
    assert table.rules.turn(table.table) == OnTurn((dealer + 1) % 4)
    assert table.refusal(dealer, KNOCK) == "It is not your turn."


# --- exchanges ------------------------------------------------------------------------------------


def test_t7_every_card_of_the_middle_for_every_card_held() -> None:
    table = dealt({0: "Ad 9d 8s"}, "5s Kd 8c", THREE)
    exchanges = {Exchange(take, give) for take in cards("5s Kd 8c") for give in cards("Ad 9d 8s")}
    offered = table.offered(0)
    assert len(offered) == 10
    assert set(offered) == exchanges | {KNOCK}


def test_t7_example_3_exchange() -> None:
    table = dealt({0: "Ad 9d 8s"}, "5s Kd 8c", THREE)
    assert ThirtyOne().worth(table.position.hands[0].cards) == Worth(20)
    go(table, "0 Kd for 8s")
    assert table.held(0) == "Ad 9d Kd"
    assert lies(table) == "5s 8s 8c"
    assert ThirtyOne().worth(table.position.hands[0].cards) == Worth(30)
    assert table.happened(Exchanged) == [Exchanged(0, card("Kd"), card("8s"))]
    assert table.table.on_turn == 1


def test_t7_what_one_gave_the_next_may_take() -> None:
    table = dealt({0: "Ad 9d 8s", 1: "2c 3d 4h"}, "5s Kd 8c", THREE)
    go(table, "0 Kd for 8s, 1 8s for 3d")
    assert table.held(1) == "2c 8s 4h"
    assert lies(table) == "5s 3d 8c"


def test_t7_taken_cards_are_known_to_all_and_forgotten_when_given() -> None:
    table = dealt({0: "Ad 9d 8s", 1: "2c 3d 4h"}, "5s Kd 8c", (20, 20))
    go(table, "0 Kd for 8s, 1 8s for 3d")
    assert table.table.known == (cards("Kd"), cards("8s"))
    go(table, "0 3d for 9d, 1 5s for 8s")
    assert table.table.known == (cards("Kd 3d"), cards("5s"))
    go(table, "0 9d for Kd")
    assert table.table.known[0] == cards("3d 9d")
    assert table.table.latest[0] == Exchanged(0, card("9d"), card("Kd"))


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("Qh for Qh", "The Q♥ does not lie in the middle."),
        ("Kd for Kd", "To give back the card just taken is no exchange."),
        ("Kd for 5s", "You do not hold the 5♠."),
        ("Kd for Qh", "You do not hold the Q♥."),
        ("8s for Ad", "The 8♠ does not lie in the middle."),
        ("2c for 8s", "The 2♣ does not lie in the middle."),
    ],
)
def test_t7_example_9_illegal(words: str, why: str) -> None:
    table = dealt({0: "Ad 9d 8s"}, "5s Kd 8c", THREE)
    assert table.refusal(0, action_of(words.split())) == why


def test_example_9_a_pass_is_refused_by_default() -> None:
    table = dealt({}, "5s Kd 8c", THREE)
    why = "By these house rules nobody passes: exchange a card, or knock."
    assert table.refusal(0, PASS) == why


def test_a_turn_is_an_exchange_or_a_knock_and_never_both() -> None:
    table = dealt({}, "5s Kd 8c", THREE)
    assert STAND not in table.offered(0)
    assert table.refusal(0, STAND) == "You may stand only after a knock."
    go(table, f"0 Kd for {table.position.hands[0].cards[0]}")
    assert table.refusal(0, KNOCK) == "It is not your turn."


# --- thirty-one -----------------------------------------------------------------------------------


def test_t8_t15_example_4_thirty_one_ends_at_once() -> None:
    table = dealt({0: "Ah Jh 2c"}, "Qh 3c 4s", THREE)
    go(table, "0 Qh for 2c")
    assert table.happened(MadeThirtyOne) == [MadeThirtyOne(0, cards("Ah Jh Qh"), dealt=False)]
    assert table.happened(Took) == [Took(0, 3, Worth(31))]
    assert table.stacks == (22, 19, 19)
    assert table.table.won == (3, 0, 0)
    assert table.table.shown == (cards("Ah Jh Qh"), (), ())
    assert table.happened(Showed) == []
    assert table.rules.turn(table.table) == Over()


def test_t15_example_7_dealt_thirty_one() -> None:
    """Of two the most senior has it."""
    table = dealt({1: "Ah Kh Qh", 3: "Ad Kd Qd"}, "2s 3s 4s", FOUR, dealer=2)
    assert table.happened(MadeThirtyOne) == [MadeThirtyOne(3, cards("Ad Kd Qd"), dealt=True)]
    assert table.stacks == (19, 19, 19, 23)
    assert table.table.shown == ((), (), (), cards("Ad Kd Qd"))
    assert table.rules.turn(table.table) == Over()
    assert table.table.turns == 0


def test_t15_a_triplet_that_is_dealt_claims_nothing() -> None:
    table = dealt({0: "Ah Ad As"}, "2s 3s 4s", THREE)
    assert table.table.phase is Phase.PLAY


# --- the knock and the last round -----------------------------------------------------------------


def test_t16_a_knock_is_allowed_from_the_very_first_turn() -> None:
    table = example_5()
    go(table, "0 knock")
    assert table.happened(Knocked) == [Knocked(0)]
    assert (table.table.phase, table.table.knocker) == (Phase.LAST_ROUND, 0)


def test_t17_t18_example_5_knock_and_last_round() -> None:
    table = example_5()
    go(table, "0 knock")
    assert len(table.offered(1)) == 10
    assert STAND in table.offered(1)
    go(table, "1 3c for 2c")
    assert table.table.on_turn == 2
    go(table, "2 stand")
    assert table.happened(Stood) == [Stood(2)]
    assert [each.seat for each in table.happened(Showed)] == [0, 1, 2]
    assert table.happened(Showed)[1] == Showed(1, cards("Ah Jh 3c"), Worth(21))
    assert table.table.shown == (cards("Kc Qc 5c"), cards("Ah Jh 3c"), cards("9d 8d 2s"))
    assert table.happened(Took) == [Took(0, 3, Worth(25))]
    assert table.stacks == (22, 19, 19)


def test_t17_from_the_knockers_left_and_not_the_knocker() -> None:
    table = dealt({}, "2s 3s 4s", FOUR, dealer=3)
    taken = {seat: table.position.hands[seat].cards[0] for seat in range(4)}
    go(table, f"0 2s for {taken[0]}, 1 3s for {taken[1]}, 2 knock")
    order = [table.table.on_turn]
    for seat in (3, 0, 1):
        go(table, f"{seat} stand")
        order.append(table.table.on_turn)
    assert order[:3] == [3, 0, 1]
    assert table.table.phase is Phase.OVER


def test_t17_in_the_last_round_nobody_knocks_or_passes() -> None:
    table = dealt({}, "2s 3s 4s", THREE, ThirtyOne(allow_pass="on"))
    go(table, "0 knock")
    why = "Somebody has knocked: exchange one more card, or stand."
    assert table.refusal(1, KNOCK) == why
    assert table.refusal(1, PASS) == why
    assert set(table.offered(1)) >= {STAND}
    assert not {KNOCK, PASS} & set(table.offered(1))


def test_t15_example_6_thirty_one_after_the_knock() -> None:
    table = example_5()
    go(table, "0 knock, 1 Qh for 2c")
    assert table.happened(MadeThirtyOne) == [MadeThirtyOne(1, cards("Ah Jh Qh"), dealt=False)]
    assert table.stacks == (19, 22, 19)
    assert table.rules.turn(table.table) == Over()
    assert table.table.shown == ((), cards("Ah Jh Qh"), ())


def test_t18_a_triplet_wins_the_show() -> None:
    table = dealt({0: "As Ks 9s", 1: "2c 2d 2h"}, "3s 4s 5d", (20, 20), dealer=1)
    go(table, "0 knock, 1 stand")
    assert table.happened(Took) == [Took(1, 2, Worth(30, 2))]


@pytest.mark.parametrize(
    ("ties", "stacks", "took"),
    [
        ("elder", (19, 19, 22), [Took(2, 3, Worth(28))]),
        ("split", (20, 19, 21), [Took(2, 2, Worth(28)), Took(0, 1, Worth(28))]),
    ],
)
def test_t18_example_8_tie(ties: str, stacks: tuple[int, ...], took: list[Took]) -> None:
    rules = ThirtyOne(ties=ties)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    hands = {0: "Kc 8c Td", 1: "2h 4d 5s", 2: "Kh 8h Ts"}
    table = dealt(hands, "Jc Jh 3s", THREE, rules, dealer=0)
    go(table, "1 knock, 2 Jh for Ts, 0 Jc for Td")
    assert table.table.players == (1, 2, 0)
    assert table.happened(Tied) == [Tied((2, 0), shared=ties == "split")]
    assert table.happened(Took) == took
    assert table.stacks == stacks


def test_t18_suits_do_not_matter_and_of_equal_hands_the_elder_wins() -> None:
    hands = {0: "Kc 2d 3h", 1: "Kd 2h 3s", 2: "5c 4d 3c"}
    table = dealt(hands, "6s 7d 8h", THREE, dealer=2)
    go(table, "0 knock, 1 stand, 2 stand")
    assert table.happened(Tied) == [Tied((0, 1), shared=False)]
    assert table.stacks == (22, 19, 19)


# --- who deals ------------------------------------------------------------------------------------


def test_the_lot_names_the_first_dealer() -> None:
    seating = ThirtyOne().seating((0, 2, 3), Drawn((2, 0, 3)))
    assert (seating.order, seating.carry.dealer) == ((0, 2, 3), 2)
    assert seating.events == (FirstDealer(2),)


@pytest.mark.parametrize(("first_dealer", "elder"), [("random", 0), (0, 1), (3, 0)])
def test_with_no_dealer_carried_the_last_seat_or_the_one_of_the_house(
    first_dealer: int | str, elder: int
) -> None:
    rules = ThirtyOne(first_dealer=first_dealer)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    assert dealt({}, "2s 3s 4s", FOUR, rules).table.on_turn == elder
    assert dealt({}, "2s 3s 4s", FOUR, rules, dealer=1).table.on_turn == 2


def test_the_deal_passes_to_the_left_of_whoever_dealt() -> None:
    """Named seat 1 cannot pay, so seat 2 deals; seat 3 is named next, and cannot pay either."""
    table = dealt({}, "2s 3s 4s", (20, 2, 20, 3, 20), ThirtyOne(stake=3), dealer=1)
    assert table.table.dealer == 2
    assert table.table.players == (3, 4, 0, 2)
    go(table, "3 knock, 4 stand, 0 stand, 2 stand")
    assert table.sitting.next_dealer == 3
    assert table.sitting.carry.dealer == 3


@pytest.mark.parametrize("deals", [1, 2])
def test_the_match_is_over_after_so_many_deals(deals: int) -> None:
    rules = ThirtyOne(deals=deals)
    table = dealt({}, "2s 3s 4s", (20, 20), rules, dealer=1)
    go(table, "0 knock, 1 stand")
    assert table.sitting.over is (deals == 1)
    assert table.sitting.next_dealer == (None if deals == 1 else 0)


def test_the_match_is_over_when_fewer_than_two_can_stake() -> None:
    table = dealt({0: "Kc Qc 5c"}, "2s 3s 4s", (1, 1), dealer=1)
    go(table, "0 knock, 1 stand")
    assert table.stacks == (2, 0)
    assert table.sitting.over
    assert table.sitting.next_dealer is None
