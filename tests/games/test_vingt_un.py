"""Vingt-un by the lines of its ledger: the first deal, the pack, and cards drawn."""

from __future__ import annotations

from bot.games.vingt_un import (
    CannotDeal,
    Dealt,
    FirstCardTurned,
    MadeTwentyOne,
    Showed,
    Stand,
    TakeCard,
    ThrewUp,
    VingtUn,
)
from bot.rules.cards import PACK, cards
from bot.rules.chance import Reshuffle, Shuffle, Shuffled
from bot.rules.game import Company
from bot.rules.piles import PackShuffled
from bot.rules.shoe import CardTaken
from bot.rules.turns import Nature, OnTurn, Window
from tests.art.samples.packs import topped
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
