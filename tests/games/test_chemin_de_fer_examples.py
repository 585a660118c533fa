"""The worked examples of the rule book of chemin de fer; its seat 1 is seat 0 here."""

from __future__ import annotations

from bot.games.chemin_de_fer import AllShown, Banco, Bet, Continue, Decline, Pass, Phase, Take
from bot.rules.baccarat import point
from bot.rules.third_card import Draw
from bot.rules.turns import OnTurn
from tests.games.chemin_de_fer_table import Played, banked


def points(table: Played) -> tuple[int, int]:
    """Of the punters' hand and the banker's in the latest coup."""
    shown = table.happened(AllShown)[-1]
    return point(shown.punters), point(shown.bank)


def deal_is_with(table: Played, seat: int) -> bool:
    """Whether the coup is over and the next one begins with this seat being asked for a bank."""
    table.begin()
    return table.rules.turn(table.table) == OnTurn(seat) and table.table.phase is Phase.OPEN_BANK


def test_e1_natural_nine_of_the_punters_with_equal_highest_stakes() -> None:
    table = banked((50, 100, 100, 100), 50, "4d 7h 5c Ks")
    table.bets(s1=20, s2=20, s3=10)
    assert table.table.represents == 1
    assert points(table) == (9, 7)
    assert table.results() == ["punters"]
    assert table.stacks == (50, 120, 120, 110)
    assert table.filled == {}
    assert table.sitting.next_dealer == 1
    assert deal_is_with(table, 1)


def test_e2_both_draw_and_the_bank_grows() -> None:
    table = banked((70, 100, 100), 30, "2c 3d Kh Ts 6d 6s")
    table.bets(s1=10, s2=20)
    assert table.on_turn() == 2
    table.draws()
    assert table.on_turn() == 0
    table.draws()
    assert points(table) == (8, 9)
    assert table.stacks == (70, 90, 80)
    assert table.filled == {"bank": 60}
    assert table.sitting.next_dealer == 0
    table.begin()
    assert table.table.phase is Phase.AFTER


def test_e3_a_tie_leaves_the_stakes_for_the_next_hand() -> None:
    table = banked((60, 100, 100), 40, "Kc Qd 7h 7s 9c 2d Kd 3h")
    table.bets(s1=40)
    table.closes()
    table.stands()
    table.stands()
    table.begin()
    refused = "Banco cannot be called while stakes lie over from a tie."
    assert table.refusal(2, Banco()) == refused
    refused = "Your 40 lie over from a tie: they can be raised to 100, not lowered."
    assert table.refusal(1, Bet(30)) == refused
    table.closes()
    assert table.results() == ["tie", "punters"]
    assert table.stacks == (60, 140, 100)
    assert deal_is_with(table, 1)


def test_e4_banco_and_the_losers_first_claim_on_the_next_bank() -> None:
    table = banked((80, 100, 100, 100), 20, "5c 9d Kh Kd 9h 2c Td 3d")
    table.bets(s1=15)
    table.act(3, Banco())
    table.act(2, Banco())
    table.begin()
    table.does(Continue())
    table.act(1, Banco())
    table.act(2, Banco())
    table.closes()
    assert table.results() == ["bank", "punters"]
    assert table.stacks == (80, 100, 120, 100)
    assert deal_is_with(table, 1)


def test_e5_a_passed_deal_is_bought_and_the_regular_order_resumes() -> None:
    table = banked((80, 100, 100, 100), 20, "Kc 9d Kh Kd 8h 2c Td 3d")
    table.bets(s1=20)
    table.closes()
    table.begin()
    table.does(Pass(), Decline(), Take())
    assert table.table.banker == 2
    table.bets(s3=30)
    table.closes()
    assert table.results() == ["bank", "punters"]
    assert table.stacks == (120, 80, 70, 130)
    assert table.filled == {}
    assert deal_is_with(table, 1)


def test_e6_stakes_above_the_bank_are_cut_in_order_and_the_gallery_is_left_out() -> None:
    table = banked((70, 100, 100, 100, 50), 30, "Kc 9d Kh Kd", None, 1)
    table.bets(g4=10, s1=20, s2=20, s3=5)
    assert table.table.represents == 1
    assert table.stacks == (70, 80, 90, 100, 50)
    assert table.filled == {"bank": 60}
    table.begin()
    assert table.table.phase is Phase.AFTER


def test_e7_with_six_drawing_is_refused_and_standing_accepted() -> None:
    table = banked((90, 100), 10, "4c 2d 2h 3s Kd")
    table.bets(s1=10)
    assert table.refusal(1, Draw()) == "With 6 you must stand here."
    table.stands()
    table.stands()
    assert points(table) == (6, 5)
    assert table.stacks == (90, 110)


def test_e8_short_stakes_are_filled_by_the_gallery() -> None:
    table = banked((60, 100, 100, 50, 50), 40, "Kc 8d 7h Ks", None, 2)
    table.bets(s2=10, g4=25, g3=25)
    table.closes()
    assert table.table.represents == 2
    assert points(table) == (7, 8)
    assert table.stacks == (60, 100, 90, 45, 25)
    assert table.filled == {"bank": 80}
