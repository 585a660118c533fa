"""The worked examples of the rule book of baccara; its list is the order of the seats here."""

from __future__ import annotations

from bot.games.baccara import Baccara, Banco, Bid, Phase
from bot.rules.chance import Drawn
from tests.games.baccara_table import banked, table_of


def test_e1_ba53_ba54_natural_nine_of_the_right_and_a_tie_of_the_left() -> None:
    """BA37, BA51, BA53, BA54."""
    table = banked((0, 100, 100), 50, "4d Kc 3s 5c 7h 4h")
    table.bets(r1=20, l2=15)
    table.closes()
    assert table.points() == [9, 7, 7]
    assert table.results() == ["win", "tie"]
    assert table.stacks == (0, 120, 100)
    assert table.filled == {"bank": 30}
    table.begin()
    assert table.table.phase is Phase.BETTING


def test_e2_ba29_the_bank_is_exhausted_in_the_order_of_payment() -> None:
    """BA28, BA29, BA23."""
    table = banked((0, 100, 100, 100), 30, "9d 9c 3s Kc Kh 4h")
    table.bets(r3=20, l2=20, r1=20)
    table.closes()
    assert table.paid() == [(1, "R", 20, 20), (2, "L", 20, 10), (3, "R", 20, 0)]
    assert table.stacks == (0, 120, 110, 100)
    assert table.filled == {}
    table.begin()
    assert table.table.phase is Phase.AUCTION


def test_e3_payment_begins_at_the_holders_and_goes_round() -> None:
    """BA31, BA28."""
    table = banked((0, *[50] * 10), 75, "9d 9c 3s Kc Kh 4h", holders=[4, 1])
    for seat in range(1, 11):
        table.bets(**{f"{'lr'[seat % 2]}{seat}": 10})
    table.closes()
    order = [5, 2, 7, 4, 9, 6, 1, 8, 3, 10]
    assert [place for place, *_ in table.paid()] == order
    assert [paid for *_, paid in table.paid()] == [10, 10, 10, 10, 10, 10, 10, 5, 0, 0]
    assert table.filled == {}


def test_e4_a_cheval_is_split_and_the_opposite_side_is_paid_last() -> None:
    """BA26, BA30."""
    table = banked((0, 100, 100, 100, 100), 20, "9d 2c 3s Kc 3h 4h")
    table.bets(r2=10, c4=8, r1=10, r3=5)
    table.closes()
    assert table.results() == ["win", "lose"]
    assert table.paid() == [(1, "R", 10, 10), (3, "R", 5, 5), (2, "R", 10, 5)]
    assert table.stacks == (0, 110, 105, 105, 100)
    table.begin()
    assert table.table.phase is Phase.AUCTION


def test_e5_both_refuse_and_the_banker_must_take_the_card() -> None:
    """BA59, BA43."""
    table = banked((0, 100, 100), 50, "Kd Kc 3s 6c 7h 4h 3d")
    table.bets(r1=20, l2=15)
    table.closes()
    table.stands()
    table.stands()
    assert table.points() == [6, 7, 0]
    assert table.stacks == (0, 120, 115)
    assert table.filled == {"bank": 15}


def test_e6_ba35_banco_twice_and_no_third_time() -> None:
    """BA32, BA35, BA36."""
    table = banked((0, 100, 100, 100), 10, "2c 9d Kh Qs 2d 9h Ks Qd")
    table.bets(r1=5)
    table.banco(3)
    table.closes()
    assert table.points() == [2, None, 9]
    table.begin()
    table.banco(3)
    table.closes()
    table.begin()
    refused = "You cannot call banco more than 2 times in succession."
    assert table.refusal(3, Banco()) == refused
    table.banco(2)
    assert table.stacks == (0, 100, 100, 70)
    assert table.filled == {"bank": 40}
    assert table.table.phase is Phase.BETTING
    assert table.holders() == ["R1", "L1"]


def test_e7_the_auction_of_the_bank() -> None:
    """BA4, BA5, BA6, BA11. The list: P, Q, V, W."""
    table = table_of(Baccara(), (60, 60, 60, 60))
    table.begin()
    for seat, amount in ((2, 40), (1, 45), (3, 45)):
        table.act(seat, Bid(amount))
    table.closes()
    table.chance(Drawn((3, 0, 2)))
    assert table.table.banker == 1
    assert table.filled == {"bank": 45}
    assert table.stacks == (60, 15, 60, 60)
    assert table.table.places[:4] == (3, 0, 2, None)
    assert table.table.phase is Phase.BETTING


def test_e8_a_losing_holder_gives_way_and_a_winning_one_stays() -> None:
    """BA70, BA71, BA57."""
    table = banked((0, 100, 100, 100, 100), 50, "Kd Kc 3s 6c 5h 3h 4s 2d")
    table.bets(r1=5, l4=5)
    table.closes()
    table.stands()
    assert table.on_turn() == 2
    table.draws()
    assert table.on_turn() == 0
    table.draws()
    assert table.points() == [6, 9, 8]
    assert table.results() == ["lose", "win"]
    assert table.holders() == ["R2", "L1"]
    assert table.stacks == (0, 95, 100, 100, 105)
    assert table.filled == {"bank": 50}
