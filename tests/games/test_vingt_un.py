"""Vingt-un by the lines of its ledger: stakes, the deal, cards drawn, and what is paid."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

from bot.games.vingt_un import (
    CannotDeal,
    DealMoved,
    Dealt,
    FirstCardTurned,
    MadeTwentyOne,
    Natural,
    PassDeal,
    Phase,
    Settled,
    Showed,
    Stake,
    Stand,
    TableClosed,
    TakeCard,
    ThrewUp,
    VingtUn,
    is_natural,
    is_soft,
    total,
)
from bot.rules.cards import PACK, cards, pips
from bot.rules.chance import Reshuffle, Shuffle, Shuffled
from bot.rules.codec import UnreadableError
from bot.rules.entries import NobodyStaked
from bot.rules.game import Company
from bot.rules.piles import PackShuffled
from bot.rules.shoe import CardTaken
from bot.rules.sitting import Sitting, stop
from bot.rules.turns import Nature, OnTurn, Window
from cards_art.samples.packs import topped
from tests.games.vingt_un_table import coup, table_of

RULES = VingtUn()
HUNDREDS = (100, 100, 100)


def test_v1_two_to_ten_play() -> None:
    assert [*RULES.sizes] == [*range(2, 11)]
    carry = RULES.carried({})
    assert RULES.fault(Company((100,), 1), carry) is not None
    assert RULES.fault(Company((100,) * 10, 10), carry) is None


def test_v2_the_first_ace_turned_up_gives_the_first_deal() -> None:
    table = table_of(RULES, HUNDREDS)
    assert table.rules.turn(table.table) == Nature(Shuffle(PACK))
    assert RULES.dealer(table.table) is None
    table.chance(Shuffled(topped("Jc 2d 9h 3c Ad")))
    assert table.happened(FirstCardTurned) == [FirstCardTurned(1, cards("Jc 2d 9h 3c Ad"))]
    assert RULES.dealer(table.table) == 1
    assert table.table.stock == 0


def test_v2_cards_are_turned_up_for_seats_that_are_taken() -> None:
    table = table_of(RULES, (None, 100, None, 100))
    table.chance(Shuffled(topped("2c 3c 4c Ac")))
    assert table.table.dealer == 3


def test_v2_option_the_first_knave() -> None:
    table = table_of(VingtUn(first_dealer="knave"), HUNDREDS)
    table.chance(Shuffled(topped("2c 3d Jc Ad")))
    assert table.table.dealer == 2


def test_v2_who_cannot_cover_all_does_not_deal_first_either() -> None:
    table = table_of(RULES, (100, 3, 100))
    table.chance(Shuffled(topped("2c Ac")))
    assert table.happened(CannotDeal) == [CannotDeal(1)]
    assert table.table.dealer == 2


def test_v3_the_pack_goes_on_from_coup_to_coup_and_no_natural_keeps_the_deal() -> None:
    table = coup("Tc 9d 8s 9h 7c Ks 5d Qd 6h 4c 3c 2c")
    table.stands(1, 2, 0)
    assert table.sitting.carry.dealer == 0
    assert table.sitting.secret
    table.begin()
    assert table.table.stock == 46
    table.stakes(s1=1, s2=1)
    assert table.position.hands[1].cards == cards("5d 4c")


def test_v3_a_new_dealer_goes_on_with_the_same_pack() -> None:
    table = coup("Ac 9d 8s Kh 7c Ks 2d")
    table.stands(2, 0)
    table.begin()
    table.stakes(s2=1, s0=1)
    assert table.table.dealer == 1
    assert table.position.hands[2].cards[0] is cards("2d")[0]


def test_v4_when_the_pack_is_out_the_cards_in_no_hand_are_shuffled() -> None:
    left = "Tc 9d 8s"
    table = table_of(RULES, HUNDREDS, dealer=0, pack=left)
    window = RULES.turn(table.table)
    assert isinstance(window, Window)
    assert window.then == Reshuffle(49)
    table.stakes(s1=5, s2=5)
    assert RULES.turn(table.table) == Nature(Reshuffle(49))
    rest = tuple(card for card in PACK if card not in cards(left))
    assert "A shuffle of 49" in table.refusal(None, Shuffled(PACK))
    table.chance(Shuffled(topped("9h 7c Ks", rest)))
    assert table.happened(PackShuffled) == [PackShuffled(49)]
    assert table.position.hands[0].cards == cards("8s Ks")
    assert table.table.stock == 46


def test_v4_a_card_asked_for_when_the_pack_is_out_comes_from_the_new_one() -> None:
    table = table_of(RULES, HUNDREDS, dealer=0, pack="Tc 9d 8s 9h 7c Ks 4d")
    table.stakes(s1=5, s2=5)
    table.stands(1)
    table.takes(2)
    assert table.table.stock == 0
    assert RULES.turn(table.table) == OnTurn(2, Reshuffle(45))
    table.stands(2)
    table.takes(0)
    held = cards("Tc 9d 8s 9h 7c Ks 4d")
    rest = tuple(card for card in PACK if card not in held)
    assert RULES.turn(table.table) == Nature(Reshuffle(45))
    table.chance(Shuffled(topped("2h", rest)))
    assert table.position.hands[0].cards == cards("8s Ks 2h")


def test_v4_hands_thrown_up_are_shuffled_with_the_others() -> None:
    table = table_of(RULES, HUNDREDS, dealer=0, pack="Tc 9d 8s 6h 7c Ks 9h")
    table.stakes(s1=5, s2=5)
    table.takes(1)
    assert table.position.hands[1].thrown == cards("Tc 6h 9h")
    table.takes(2)
    assert RULES.turn(table.table) == Nature(Reshuffle(48))
    held = cards("9d 8s 7c Ks")
    table.chance(Shuffled(topped("Tc", tuple(card for card in PACK if card not in held))))
    assert table.position.hands[1].thrown == cards("Tc 6h 9h")
    assert table.happened(ThrewUp) == [ThrewUp(1, 5), ThrewUp(2, 5)]


def test_v5_two_cards_one_at_a_time_the_dealer_last() -> None:
    table = coup("2c 3c 4c 5c 6c 7c")
    assert table.happened(Dealt) == [Dealt(0, (1, 2))]
    assert [hand.cards for hand in table.position.hands] == [
        cards("4c 7c"),
        cards("2c 5c"),
        cards("3c 6c"),
    ]


def test_v5_who_stakes_nothing_gets_no_cards() -> None:
    table = coup("2c 3c 4c 5c", None, HUNDREDS, s1=0, s2=3)
    assert table.table.players == (2,)
    assert table.position.hands[1].cards == ()
    assert table.position.hands[0].cards == cards("3c 5c")


def test_v6_each_in_rotation_from_the_eldest() -> None:
    table = coup("2c 3c 4c 5c 6c 7c")
    assert RULES.turn(table.table) == OnTurn(1)
    assert table.refusal(2, Stand()) == "It is not your turn."
    table.stands(1)
    assert RULES.turn(table.table) == OnTurn(2)
    table.stands(2)
    assert RULES.turn(table.table) == OnTurn(0)


def test_v7_cards_come_off_the_top_as_many_as_wanted_and_face_up() -> None:
    table = coup("2c 3c 4c 5c 6c 7c 2d 2h 3d 4h")
    table.takes(1, 4)
    assert table.table.drawn[1] == cards("2d 2h 3d 4h")
    assert [drew.card for drew in table.happened(CardTaken)] == [*cards("2d 2h 3d 4h")]
    assert table.total(1) == 18


def test_v7_with_exactly_twenty_one_he_stands_by_himself() -> None:
    table = coup("Tc 3c 4c 5c 6c 7c 6d")
    table.takes(1)
    assert table.happened(MadeTwentyOne) == [MadeTwentyOne(1)]
    assert RULES.turn(table.table) == OnTurn(2)


def test_v7_option_cards_drawn_face_down() -> None:
    table = coup("2c 3c 4c 5c 6c 7c 2d", VingtUn(drawn_cards="down"))
    table.takes(1)
    assert table.happened(CardTaken) == [CardTaken(1, None)]
    assert table.table.drawn[1] == ()
    assert table.position.hands[1].cards == cards("2c 5c 2d")
    assert table.table.left == (2, 3, 2)


def test_v8_over_twenty_one_he_throws_up_and_pays_at_once() -> None:
    table = coup("Tc 9d 8s 6h 7c Ks Th")
    table.takes(1)
    assert table.stacks == (105, 45, 50)
    assert table.table.drawn[1] == ()
    assert table.table.shown[1] == ()
    assert table.position.hands[1].cards == ()


def test_v8_when_all_have_thrown_up_the_dealer_neither_draws_nor_shows() -> None:
    table = coup("Tc 9d 8s 6h 7c Ks Th Td")
    table.takes(1)
    table.takes(2)
    assert table.is_over
    assert table.happened(Showed) == []
    assert table.stacks == (109, 45, 46)


def test_v9_the_dealer_draws_or_stands_as_he_likes() -> None:
    table = coup("Tc 9d 8s 9h 7c Ks 2h 2d")
    table.stands(1, 2)
    assert table.offered(0) == [TakeCard(), Stand()]
    table.takes(0)
    assert table.offered(0) == [TakeCard(), Stand()]
    table.stands(0)
    assert table.total(0) == 20


@pytest.mark.parametrize(
    ("ties", "double", "player", "dealer", "won"),
    [
        ("standoff", "on", 21, 22, 2),
        ("standoff", "on", 20, 26, 1),
        ("standoff", "on", 21, 21, 0),
        ("standoff", "on", 20, 21, -2),
        ("standoff", "on", 21, 20, 2),
        ("standoff", "on", 20, 19, 1),
        ("standoff", "on", 18, 19, -1),
        ("standoff", "on", 19, 19, 0),
        ("dealer", "on", 19, 19, -1),
        ("dealer", "on", 21, 21, -2),
        ("dealer", "on", 20, 26, 1),
        ("dealer", "off", 21, 21, -1),
        ("standoff", "off", 21, 22, 1),
        ("standoff", "off", 20, 21, -1),
        ("standoff", "off", 21, 20, 1),
        ("standoff", "off", 20, 20, 0),
    ],
)
def test_v10_v13_v14_v17_what_a_standing_hand_is_paid(
    ties: str, double: str, player: int, dealer: int, won: int
) -> None:
    rules = VingtUn(ties=ties, twentyone_double=double)  # pyright: ignore[reportArgumentType]
    assert rules.won(player, dealer) == won


def test_v11_like_naturals_are_drawn_whatever_ties_pay() -> None:
    table = coup("Ac 9d As Kh 7c Ks", VingtUn(ties="dealer"))
    assert table.stacks == (108, 50, 42)


def test_v12_twenty_one_wins_double_also_when_the_dealer_is_over() -> None:
    table = coup("Tc 9d 8s 6h 7c Ks 5d 9h")
    table.takes(1)
    table.stands(2)
    table.takes(0)
    assert [(each.seat, each.won) for each in table.happened(Settled)] == [(1, 10), (2, 4)]
    assert table.stacks == (86, 60, 54)


def test_v15_equal_numbers_pay_nothing() -> None:
    table = coup("Tc 9d 8s 8h 7c Ks")
    table.stands(1, 2, 0)
    assert table.happened(Settled)[0] == Settled(1, cards("Tc 8h"), 18, 0)
    assert table.stacks == (104, 50, 46)


def test_v16_a_dealer_over_twenty_one_pays_all_who_stand() -> None:
    table = coup("2c 9d 8s 3h 7c Ks 9h")
    table.stands(1, 2)
    table.takes(0)
    assert table.stacks == (91, 55, 54)


def test_v18_twenty_one_with_two_cards_alone_is_a_natural() -> None:
    assert is_natural(cards("Ac Kd"))
    assert is_natural(cards("Td As"))
    assert not is_natural(cards("Ac 9d"))
    assert not is_natural(cards("Ac 9d As"))


def test_v19_naturals_are_declared_at_once_the_eldest_first() -> None:
    table = coup("Ac Ad 8s Kh Qc Ks")
    assert table.happened(Natural) == [Natural(1, cards("Ac Kh")), Natural(2, cards("Ad Qc"))]
    assert table.table.shown[1] == cards("Ac Kh")


@pytest.mark.parametrize(("where", "dealer"), [("holder", 2), ("left", 1), ("none", 0)])
def test_v20_where_a_natural_takes_the_deal(where: str, dealer: int) -> None:
    rules = VingtUn(natural_deal=where)  # pyright: ignore[reportArgumentType]
    table = coup("2c Ad 8s 3h Kc Ks", rules)
    table.stands(1, 0)
    assert table.sitting.next_dealer == dealer
    moved = [DealMoved(dealer, "natural")] if dealer else []
    assert table.happened(DealMoved) == moved


def test_v20_the_holder_of_a_natural_who_cannot_cover_all_does_not_get_the_deal() -> None:
    table = coup("2c Ad 8s 3h Kc Ks", None, (100, 100, 2), s1=1, s2=1)
    table.stands(1, 0)
    assert table.stacks[2] == 4
    assert table.sitting.next_dealer == 2
    table = coup("2c Ad 8s 4h 3h Kc Ks 5d", None, (100, 100, 2, 50), s1=1, s2=1, s3=1)
    table.stands(1, 3, 0)
    assert table.happened(CannotDeal) == [CannotDeal(2)]
    assert table.happened(DealMoved) == [DealMoved(3, "chips")]
    assert table.sitting.next_dealer == 3


def test_v21_the_dealers_natural_takes_double_and_keeps_the_deal() -> None:
    table = coup("2c 9d As 3h 7c Ks", VingtUn(deal_change="each-coup"))
    assert table.is_over
    assert table.stacks == (118, 40, 42)
    assert table.sitting.next_dealer == 0


def test_v22_option_later_naturals_are_paid_double_too() -> None:
    table = coup("Ac Ad 8s Kh Qc Ks", VingtUn(later_naturals="double"))
    assert table.stacks == (82, 60, 58)


def test_v22_naturals_are_double_also_where_a_drawn_twenty_one_is_single() -> None:
    table = coup("Ac 2d 8s Kh Qc Ks", VingtUn(twentyone_double="off"))
    assert table.stacks == (90, 60, 50)


def test_v23_values() -> None:
    assert [pips(card) for card in cards("Ac 2c 9c Tc Jc Qc Kc")] == [1, 2, 9, 10, 10, 10, 10]
    assert total(cards("Ac Ad 9c")) == 21
    assert total(cards("Ac Ad Kc")) == 12
    assert total(cards("Kc Qd 5h")) == 25
    assert is_soft(cards("Ac 6d"))
    assert not is_soft(cards("Ac 6d 9h"))


@pytest.mark.parametrize(("held", "safe"), [(14, Fraction(7, 13)), (15, Fraction(6, 13))])
def test_v24_v25_how_often_the_next_card_does_not_exceed(held: int, safe: Fraction) -> None:
    good = [card for card in PACK if held + pips(card) <= 21]
    assert Fraction(len(good), 52) == safe


def test_v26_two_cards_beat_fourteen_more_often_than_not() -> None:
    beaten = [pair for pair in combinations(PACK, 2) if total(pair) > 14]
    assert Fraction(len(beaten), 1326) == Fraction(26, 51)


def test_v27_how_often_one_of_two_hands_is_a_natural() -> None:
    natural = Fraction(4 * 16, 1326)
    both = natural * Fraction(3 * 15, 1225)
    assert 2 * natural - both == Fraction(1184, 12495)


def test_stakes_are_limited_so_that_every_double_can_be_paid() -> None:
    table = table_of(RULES, (50, 100, 7, 100), dealer=0)
    assert table.refusal(1, Stake(9)) == "You may stake from 0 to 8 chips."
    assert table.refusal(2, Stake(4)) == "You may stake from 0 to 3 chips."
    assert table.refusal(3, Stake(-1)) == "You may stake from 0 to 8 chips."
    wide = table_of(RULES, (500, 100, 100), dealer=0)
    assert wide.refusal(1, Stake(11)) == "You may stake from 0 to 10 chips."
    wide.stakes(s1=10)


def test_who_cannot_stake_sits_out() -> None:
    table = table_of(RULES, (50, 1, 7), dealer=0)
    window = RULES.turn(table.table)
    assert isinstance(window, Window)
    assert window.waiting == (2,)
    assert table.refusal(1, Stake(0)) == "It is not your turn."


def test_the_window_does_not_wait_for_the_dealer_who_does_not_stake() -> None:
    table = table_of(RULES, HUNDREDS, dealer=0)
    window = RULES.turn(table.table)
    assert isinstance(window, Window)
    assert (window.seats, window.waiting) == ((1, 2, 0), (1, 2))
    assert table.refusal(0, Stake(1)).startswith("The dealer does not stake")
    assert table.refusal(1, PassDeal()) == "Only the dealer may pass the deal."
    assert table.refusal(1, Stand()) == "The stakes come first, and then the cards."
    table.stakes(s1=0, s2=1)
    assert RULES.turn(table.table) == Nature(Reshuffle(52))


def test_a_later_entry_replaces_the_earlier() -> None:
    table = table_of(RULES, HUNDREDS, dealer=0)
    table.stakes(s1=7)
    table.stakes(s1=3)
    assert table.absent(1) == Stake(3)
    table.closes()
    assert table.table.players == (1,)
    assert table.table.staked(1) == 3


def test_the_deal_can_be_passed_while_nobody_has_staked() -> None:
    table = table_of(RULES, HUNDREDS, dealer=0)
    table.stakes(s1=2)
    assert table.refusal(0, PassDeal()) == "It is not your turn."
    table.stakes(s1=0)
    assert table.absent(0) == PassDeal()
    table.act(0, PassDeal())
    assert table.is_over
    assert table.happened(DealMoved) == [DealMoved(1, "passed")]
    assert table.sitting.next_dealer == 1


def test_a_deal_is_passed_to_the_next_who_can() -> None:
    table = table_of(RULES, (100, 3, 100), dealer=0)
    table.act(0, PassDeal())
    assert table.happened(CannotDeal) == []
    assert table.sitting.next_dealer == 2


def test_a_deal_that_nobody_else_can_take_cannot_be_passed() -> None:
    table = table_of(RULES, (100, 3, 3), dealer=0)
    window = RULES.turn(table.table)
    assert isinstance(window, Window)
    assert window.seats == (1, 2)
    assert table.refusal(0, PassDeal()) == "It is not your turn."


def test_without_stakes_the_window_opens_once_more_and_then_the_deal_passes() -> None:
    table = table_of(RULES, HUNDREDS, dealer=0)
    table.stakes(s1=0, s2=0)
    again = RULES.turn(table.table)
    assert isinstance(again, Window)
    assert (again.number, again.waiting) == (1, (1, 2))
    table.closes()
    assert table.happened(NobodyStaked) == [NobodyStaked(True), NobodyStaked(False)]
    assert table.is_over
    assert table.happened(DealMoved) == [DealMoved(1, "empty")]


def test_nothing_but_cards_once_they_are_dealt() -> None:
    table = coup("2c 3c 4c 5c 6c 7c")
    assert table.refusal(1, Stake(1)).startswith("Stakes are made before the cards")
    assert table.refusal(1, PassDeal()).startswith("The deal can be passed only before the cards")


@pytest.mark.parametrize(("pack", "action"), [("5c", TakeCard()), ("6c", Stand())])
def test_absent_players_draw_to_fifteen(pack: str, action: object) -> None:
    table = coup(f"Tc 3c 4c {pack} 8c 7c")
    assert table.absent(1) == action


@pytest.mark.parametrize(("second", "action"), [("6c", TakeCard()), ("7c", Stand())])
def test_absent_dealers_draw_to_sixteen(second: str, action: object) -> None:
    table = coup(f"2c 3c Tc 4d 8c {second}")
    table.stands(1, 2)
    assert table.absent(0) == action


def test_absent_in_the_window_nothing_is_staked() -> None:
    table = table_of(RULES, HUNDREDS, dealer=0)
    assert table.absent(1) == Stake(0)


def test_option_the_deal_passes_after_each_coup_without_a_natural() -> None:
    rules = VingtUn(deal_change="each-coup", natural_deal="none")
    table = coup("Tc 9d 8s 9h 7c Ks", rules)
    table.stands(1, 2, 0)
    assert table.happened(DealMoved) == [DealMoved(1, "round")]
    natural = coup("Ac 9d 8s Kh 7c Ks", rules)
    natural.stands(2, 0)
    assert natural.sitting.next_dealer == 0


def test_a_dealer_who_can_no_longer_cover_all_loses_the_deal() -> None:
    table = coup("Tc Td 8s 9h 9c 7s", None, (4, 50, 50), s1=1, s2=1)
    table.stands(1, 2, 0)
    assert table.stacks == (2, 51, 51)
    assert table.happened(CannotDeal) == [CannotDeal(0)]
    assert table.sitting.next_dealer == 1


def test_a_dealer_whom_newcomers_outnumber_loses_the_deal_at_the_opening() -> None:
    table = table_of(RULES, (4, 50, 50, 50), dealer=0)
    assert table.happened(DealMoved) == [DealMoved(1, "chips")]
    assert table.table.dealer == 1


def test_the_game_ends_when_nobody_can_deal() -> None:
    table = coup("Tc 8s 9h Ks", None, (40, 3), s1=1)
    table.stands(1, 0)
    assert table.stacks == (39, 4)
    assert not table.sitting.over
    poor = coup("Tc Ts 6h Ks", None, (40, 2), s1=1)
    poor.stands(1, 0)
    assert poor.stacks == (41, 1)
    assert poor.sitting.over
    assert poor.sitting.next_dealer is None
    assert poor.happened(TableClosed) == [TableClosed()]


def test_the_host_may_end_the_sitting_between_coups() -> None:
    table = coup("Tc 9d 8s 9h 7c Ks")
    table.stands(1, 2, 0)
    stopped = stop(table.sitting)
    assert stopped.sitting.over
    assert stopped.payments == ()


def test_a_void_coup_is_followed_by_a_pack_shuffled_anew() -> None:
    carry = RULES.carried({"dealer": 1, "pack": "2c 3c"})
    assert RULES.voided(carry) == RULES.carried({"dealer": 1})


@pytest.mark.parametrize(
    "carry",
    [
        {"dealer": 10},
        {"dealer": -1},
        {"dealer": 0, "pack": "2c 2c"},
        {"pack": "2c"},
        {"dealer": 0, "bank": 1},
    ],
)
def test_a_carry_that_no_coup_could_have_left(carry: dict[str, object]) -> None:
    with pytest.raises(UnreadableError):
        RULES.carried(carry)


def test_a_dealer_must_have_a_seat() -> None:
    carry = RULES.carried({"dealer": 3})
    assert RULES.fault(Company(HUNDREDS, 3), carry) == "There is no seat 4 at this table."
    assert Sitting(RULES, Company(HUNDREDS, 3), carry).fault is not None


def test_phases_go_on_as_the_book_has_them() -> None:
    table = table_of(RULES, HUNDREDS)
    seen = [table.table.phase]
    table.chance(Shuffled(topped("Ac")))
    seen.append(table.table.phase)
    table.stakes(s1=1, s2=1)
    seen.append(table.table.phase)
    table.chance(Shuffled(topped("2c 3c 4c 5c 6c 7c")))
    seen.append(table.table.phase)
    table.stands(1, 2)
    seen.append(table.table.phase)
    table.stands(0)
    assert [*seen, table.table.phase] == [*Phase]
