"""The worked examples of the rule book of vingt-un; its seat 1 is seat 0 here."""

from __future__ import annotations

from bot.games.vingt_un import NaturalPaid, PaidNatural, ThrewUp, VingtUn
from tests.games.vingt_un_table import Played, coup


def totals(table: Played) -> tuple[int, ...]:
    """What all seats hold or have thrown up."""
    return tuple(map(table.total, range(3)))


def test_e1_one_higher_one_lower() -> None:
    table = coup("Tc 9d 8s 9h 7c Ks 2d")
    table.stands(1, 2, 0)
    assert totals(table) == (18, 19, 16)
    assert table.stacks == (99, 55, 46)
    assert table.sitting.next_dealer == 0


def test_e2_a_players_natural_wins_double_and_the_deal() -> None:
    table = coup("Ac 9d 8s Kh 7c Ks 2d")
    assert table.stacks == (90, 60, 50)
    table.stands(2, 0)
    assert totals(table) == (18, 21, 16)
    assert table.stacks == (94, 60, 46)
    assert table.sitting.next_dealer == 1


def test_e3_dealers_natural_against_which_another_is_drawn() -> None:
    table = coup("Ac 9d As Kh 7c Ks 2d")
    assert table.is_over
    assert table.happened(PaidNatural) == [PaidNatural(1, 0), PaidNatural(2, 8)]
    assert table.stacks == (108, 50, 42)
    assert table.sitting.next_dealer == 0


def test_e4_a_burst_player_has_paid_even_if_the_dealer_bursts() -> None:
    table = coup("Tc 9d Ts 6h 7c 6s 8d Kd")
    table.takes(1)
    assert table.happened(ThrewUp) == [ThrewUp(1, 5)]
    table.stands(2)
    table.takes(0)
    assert totals(table) == (26, 24, 16)
    assert table.stacks == (101, 45, 54)


def test_e5_dealer_draws_twenty_one() -> None:
    table = coup("Tc 9d Ts 6h 7c 6s 5d 2h 5s")
    table.takes(1)
    table.takes(2)
    table.stands(2)
    table.takes(0)
    assert totals(table) == (21, 21, 18)
    assert table.stacks == (108, 50, 42)


def test_e6_of_two_naturals_the_second_is_paid_single() -> None:
    table = coup("Ac Ad 8s Kh Qc Ks 2d")
    assert table.is_over
    assert table.happened(NaturalPaid) == [NaturalPaid(1, 10), NaturalPaid(2, 4)]
    assert table.stacks == (86, 60, 54)
    assert table.sitting.next_dealer == 1


def test_e7_equal_totals_where_ties_pay_the_dealer() -> None:
    table = coup("Tc 9d 8s 8h 7c Ks 2d", VingtUn(ties="dealer"))
    table.stands(1, 2, 0)
    assert table.stacks == (109, 45, 46)


def test_e8_an_ace_as_one_or_eleven() -> None:
    table = coup("Ac 9d 8s 6h 7c Ks 9s 4d")
    assert table.total(1) == 17
    table.takes(1)
    assert table.total(1) == 16
    table.takes(1)
    table.stands(1, 2, 0)
    assert totals(table) == (18, 20, 16)
    assert table.stacks == (99, 55, 46)
