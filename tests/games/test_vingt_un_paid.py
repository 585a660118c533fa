"""What is paid at vingt-un, naturals, and how likely they are."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

from bot.games.vingt_un import (
    CannotDeal,
    DealMoved,
    Natural,
    Settled,
    VingtUn,
    is_natural,
    is_soft,
    total,
)
from bot.rules.cards import PACK, cards, pips
from tests.games.vingt_un_table import coup


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
