"""Stakes at chemin de fer: the window, banco, what the bank takes, and stakes above it."""

from __future__ import annotations

import pytest

from bot.games.chemin_de_fer import (
    SHOE,
    Accept,
    Banco,
    BancoSuivi,
    BankRaised,
    Bet,
    CheminDeFer,
    Continue,
    Decline,
    Open,
    Phase,
    StakesAccepted,
    Wager,
)
from bot.rules.banco import BancoAccepted, BancoCalled
from bot.rules.chance import Shuffle
from bot.rules.codec import decode
from bot.rules.entries import Entered, NobodyStaked
from bot.rules.turns import Close, OnTurn, Window
from tests.games.chemin_de_fer_table import Played, banked, table_of

BANK_WINS = "Kc 9d Kh Kd "
PUNTERS_WIN = "9c Kd Kh Ks "
TIE = "9c 9d Kh Ks "


def stakes(table: Played) -> dict[int, int]:
    """The accepted stakes, in their order."""
    return {each.place: each.amount for each in table.table.stakes}


def test_c11_every_punter_with_a_chip_may_stake_up_to_his_chips() -> None:
    table = banked((80, 100, 0, None, 7, 9), 20, "", None, 1)
    turn = table.rules.turn(table.table)
    assert turn == Window((1, 4, 5), (1, 4, 5))
    assert table.bounds(1) == {"bet": (0, 100)}
    assert table.refusal(4, Bet(8)) == "You may stake from 0 to 7 chips."
    assert table.refusal(4, Bet(-1)) == "You may stake from 0 to 7 chips."
    assert table.refusal(0, Bet(1)) == "It is not your turn."
    assert table.refusal(2, Bet(0)) == "It is not your turn."
    assert table.absent(1) == Bet(0)


def test_a_later_entry_replaces_the_earlier_and_the_speed_of_typing_is_no_gain() -> None:
    table = banked((80, 100, 100, 100), 20, BANK_WINS)
    table.bets(s3=20)
    table.bets(s2=5)
    table.bets(s3=7)
    assert len(table.table.entries) == 2
    table.bets(s1=10)
    assert stakes(table) == {1: 10, 2: 5, 3: 5}
    assert table.happened(Entered)[:3] == [Entered(3, 20), Entered(2, 5), Entered(3, 7)]


def test_a_bet_replaces_a_banco_and_a_banco_a_bet() -> None:
    table = banked((80, 100, 100), 20, BANK_WINS)
    table.act(1, Banco())
    table.act(1, Bet(3))
    table.act(2, Bet(5))
    assert stakes(table) == {1: 3, 2: 5}
    table = banked((80, 100, 100), 20, BANK_WINS)
    table.act(1, Bet(3))
    table.act(1, Banco())
    table.act(2, Bet(5))
    assert stakes(table) == {1: 20}
    assert table.stacks == (80, 80, 100)


def test_when_time_is_up_the_entries_stand_and_who_has_none_stakes_nothing() -> None:
    table = banked((80, 100, 100), 20, BANK_WINS)
    table.bets(s2=5)
    table.closes()
    assert stakes(table) == {2: 5}
    assert table.refusal(None, Close()) == "There is no window to close."


@pytest.mark.parametrize(("rotation", "caller"), [("right", 2), ("left", 2)])
def test_c12_c52_the_nearest_caller_on_the_right_plays_alone(rotation: str, caller: int) -> None:
    table = banked((80, 100, 100, 100), 20, BANK_WINS, decode(CheminDeFer, {"rotation": rotation}))
    table.act(3, Banco())
    table.act(1, Bet(20))
    table.act(2, Banco())
    assert table.happened(BancoCalled) == [BancoCalled(3), BancoCalled(2)]
    assert table.happened(BancoAccepted) == [BancoAccepted(caller, 20)]
    assert stakes(table) == {caller: 20}
    assert table.stacks == (80, 100, 80, 100)


def test_c12_banco_goes_round_from_the_banker() -> None:
    table = banked((100, 100, 80, 100), 20, BANK_WINS, None, dealer=2)
    table.act(1, Banco())
    table.act(0, Banco())
    table.act(3, Bet(0))
    assert stakes(table) == {0: 20}


def test_banco_wants_a_seat_and_the_whole_bank() -> None:
    table = banked((80, 19, 20, 100), 20, "", None, 1)
    held = "Banco is for the whole bank, and you hold fewer than 20 chips."
    assert table.refusal(1, Banco()) == held
    assert table.refusal(3, Banco()) == "Only a seated player may call banco."
    assert table.offered(1) == []
    assert table.offered(2) == [Banco()]


def test_c46_the_right_to_renew_holds_under_a_new_banker_at_his_amount() -> None:
    table = banked((80, 100, 100, 100), 20, PUNTERS_WIN + BANK_WINS, None, suivi=3)
    table.act(1, Bet(0))
    table.closes()
    assert table.table.suivi == 3
    table.closes()
    assert table.sitting.carry.suivi == 3
    table.begin()
    table.does(Open(50))
    assert table.table.banker == 1
    table.act(2, Banco())
    table.act(3, Banco())
    table.closes()
    assert table.happened(BancoSuivi) == [BancoSuivi(3, 50)]


@pytest.mark.parametrize(
    ("shoe", "rules", "banco", "suivi"),
    [
        pytest.param(BANK_WINS, CheminDeFer(), True, 1, id="a banco lost"),
        pytest.param(PUNTERS_WIN, CheminDeFer(), True, None, id="a banco won"),
        pytest.param(TIE, CheminDeFer(), True, 3, id="a banco tied"),
        pytest.param(TIE, CheminDeFer(tie="return"), True, 3, id="a banco tied and returned"),
        pytest.param(BANK_WINS, CheminDeFer(), False, None, id="stakes lost"),
        pytest.param(PUNTERS_WIN, CheminDeFer(), False, None, id="stakes won"),
        pytest.param(TIE, CheminDeFer(), False, None, id="stakes tied"),
        pytest.param(TIE, CheminDeFer(tie="return"), False, None, id="stakes tied and returned"),
    ],
)
def test_c46_what_becomes_of_the_first_claim(
    shoe: str, rules: CheminDeFer, banco: bool, suivi: int | None
) -> None:
    table = banked((80, 100, 100, 100), 20, shoe, rules, suivi=3)
    table.act(1, Banco() if banco else Bet(5))
    table.closes()
    assert table.sitting.carry.suivi == suivi


def bancos(table: Played, seat: int) -> bool:
    """Whether banco is on offer to a seat in the next window."""
    table.begin()
    table.does(Continue())
    return Banco() in table.offered(seat)


@pytest.mark.parametrize("most", [1, 2])
def test_banco_max_bars_one_more_in_succession(most: int) -> None:
    table = banked((80, 1000, 1000), 10, BANK_WINS * 4, CheminDeFer(banco_max=most))
    for number in range(most):
        assert Banco() in table.offered(1), number
        table.act(1, Banco())
        table.act(2, Bet(0))
        assert bancos(table, 1) is (number + 1 < most)
    words = f"You cannot call banco more than {most} times in succession."
    assert table.refusal(1, Banco()) == words
    assert Banco() in table.offered(2)


@pytest.mark.parametrize("other", [Bet(1), Banco()])
def test_banco_max_counts_anew_after_a_coup_without_his_banco(other: Bet | Banco) -> None:
    table = banked((80, 1000, 1000), 10, BANK_WINS * 4, CheminDeFer(banco_max=1))
    table.act(1, Banco())
    table.closes()
    assert not bancos(table, 1)
    table.act(2, other)
    table.closes()
    assert bancos(table, 1)


def test_banco_max_does_not_count_a_call_that_was_beaten_nor_an_empty_window() -> None:
    table = banked((80, 1000, 1000), 10, BANK_WINS * 2, CheminDeFer(banco_max=1))
    table.act(1, Banco())
    table.act(2, Banco())
    assert bancos(table, 2)
    assert Banco() not in table.offered(1)
    table.closes()
    assert Banco() not in table.offered(1)


def test_banco_max_counts_anew_under_a_new_banker() -> None:
    table = banked((80, 1000, 1000), 10, PUNTERS_WIN, CheminDeFer(banco_max=1))
    table.act(2, Banco())
    table.closes()
    table.begin()
    table.does(Open(5))
    assert Banco() in table.offered(2)


def test_banco_max_counts_a_tied_banco_once() -> None:
    rules = CheminDeFer(banco_max=2)
    table = banked((80, 1000, 1000), 10, TIE + TIE + BANK_WINS, rules)
    table.act(1, Banco())
    table.closes()
    table.begin()
    table.begin()
    assert table.results() == ["tie", "tie", "bank"]
    assert bancos(table, 1)


def test_c13_c24_c53_stakes_are_taken_up_to_the_bank_and_made_afresh() -> None:
    table = banked((80, 100, 100, 100), 50, BANK_WINS)
    table.bets(s1=10, s2=20, s3=5)
    assert table.happened(StakesAccepted) == [
        StakesAccepted((Wager(1, 10), Wager(2, 20), Wager(3, 5)))
    ]
    assert table.filled == {"bank": 85}
    table.begin()
    table.does(Continue())
    assert table.table.entries == ()
    assert table.table.stakes == ()


def test_c14_c61_the_gallery_fills_up_as_its_bets_were_placed() -> None:
    table = banked((80, 100, 50, 50, 50), 30, BANK_WINS, None, 3)
    table.bets(g3=10)
    table.bets(g2=10)
    table.bets(g4=10)
    table.bets(s1=5)
    assert stakes(table) == {1: 5, 3: 10, 2: 10, 4: 5}


def test_c61_a_changed_entry_of_the_gallery_goes_to_the_back_of_the_queue() -> None:
    table = banked((80, 100, 50, 50), 30, BANK_WINS, None, 2)
    table.bets(g2=20)
    table.bets(g3=20)
    table.bets(g2=19)
    table.bets(s1=0)
    assert stakes(table) == {3: 20, 2: 10}
    table = banked((80, 100, 50, 50), 30, BANK_WINS, None, 2)
    table.bets(g2=20)
    table.bets(g3=20)
    table.bets(g2=20)
    table.bets(s1=0)
    assert stakes(table) == {2: 20, 3: 10}, "the same entry again is no change"


def test_c14_with_gallery_off_onlookers_do_not_stake() -> None:
    rules = CheminDeFer(gallery="off")
    assert not rules.onlookers
    table = banked((80, 100, 50), 30, BANK_WINS, rules, 1)
    assert table.rules.turn(table.table) == Window((1,), (1,))
    assert table.refusal(2, Bet(5)) == "It is not your turn."
    table.bets(s1=5)
    assert table.results() == ["bank"]


@pytest.mark.parametrize(("seat", "cut"), [(1, {1: 30}), (3, {3: 30})])
def test_c15_stakes_that_only_partly_fit_are_cut(seat: int, cut: dict[int, int]) -> None:
    table = banked((80, 100, 100, 100), 30, BANK_WINS)
    table.act(seat, Bet(100))
    table.closes()
    assert stakes(table) == cut


def test_c15_priority_runs_to_the_right_of_the_banker_whatever_the_rotation() -> None:
    table = banked((100, 100, 80, 100), 30, BANK_WINS, CheminDeFer(rotation="left"), dealer=2)
    table.bets(s1=20, s0=20, s3=20)
    assert stakes(table) == {3: 20, 0: 10}


def test_c16_with_excess_ask_the_banker_may_cover_more() -> None:
    table = banked((25, 100, 100, 50), 30, BANK_WINS, CheminDeFer(excess="ask"), 1)
    table.bets(s1=40, s2=30, g3=50)
    assert table.table.phase is Phase.EXCESS
    assert table.rules.turn(table.table) == OnTurn(0)
    assert table.table.excess == 40
    assert table.bounds(0) == {"accept": (1, 25)}
    words = "You may cover from 1 to 25 chips above the bank, or decline."
    assert table.refusal(0, Accept(26)) == words
    assert table.refusal(0, Accept(0)) == words
    assert table.absent(0) == Decline()
    table.does(Accept(15))
    assert table.happened(BankRaised) == [BankRaised(0, 15)]
    assert stakes(table) == {1: 40, 2: 5}
    assert table.stacks == (10, 60, 95, 50)
    assert table.filled == {"bank": 90}


def test_c16_no_more_than_the_excess_is_covered_and_declining_cuts() -> None:
    table = banked((500, 100, 100), 30, BANK_WINS, CheminDeFer(excess="ask"))
    table.bets(s1=40, s2=0)
    assert table.bounds(0) == {"accept": (1, 10)}
    table.does(Decline())
    assert stakes(table) == {1: 30}


@pytest.mark.parametrize(
    ("stacks", "rules", "bets"),
    [
        pytest.param((0, 100, 100), CheminDeFer(excess="ask"), {"s1": 40, "s2": 1}, id="no purse"),
        pytest.param(
            (9, 100, 100), CheminDeFer(excess="ask"), {"s1": 20, "s2": 10}, id="just full"
        ),
        pytest.param((9, 100, 100), CheminDeFer(), {"s1": 40, "s2": 10}, id="declined by rule"),
    ],
)
def test_c16_when_the_banker_is_not_asked(
    stacks: tuple[int, ...], rules: CheminDeFer, bets: dict[str, int]
) -> None:
    table = banked(stacks, 30, BANK_WINS, rules)
    table.bets(**bets)
    assert table.results() == ["bank"]


def test_c16_the_banker_is_not_asked_for_the_gallerys_stakes_nor_for_a_banco() -> None:
    table = banked((80, 100, 100), 30, BANK_WINS, CheminDeFer(excess="ask"), 1)
    table.bets(s1=30, g2=50)
    assert stakes(table) == {1: 30}
    table = banked((80, 100, 100), 30, BANK_WINS, CheminDeFer(excess="ask"))
    table.act(1, Banco())
    table.bets(s2=50)
    assert stakes(table) == {1: 30}


def test_c16_a_gallery_stake_left_by_a_tie_takes_room() -> None:
    rules = CheminDeFer(excess="ask")
    pools = {"bank": 30, "carried": 10}
    table = banked((80, 100, 50), 30, BANK_WINS, rules, 1, pools=pools, gallery=[[0, 10]])
    table.bets(s1=30, g2=10)
    assert table.table.excess == 10
    table.does(Decline())
    assert stakes(table) == {1: 20, 2: 10}


def test_c62_no_stake_is_made_once_the_cards_are_dealt() -> None:
    table = banked((80, 100, 100), 20, "2c 3d Kh Ts 6d 6s")
    table.bets(s1=10, s2=0)
    assert table.refusal(1, Bet(20)) == "That cannot be done now."
    assert table.refusal(2, Bet(20)) == "It is not your turn."


def test_a_bank_larger_than_the_stakes_is_at_risk_only_up_to_them() -> None:
    table = banked((0, 100, 100), 80, PUNTERS_WIN)
    table.bets(s1=10, s2=0)
    assert table.stacks == (70, 110, 100)
    assert table.filled == {}


def test_nobody_staked_is_told() -> None:
    table = banked((80, 100), 20, "")
    table.closes()
    assert table.happened(NobodyStaked) == [NobodyStaked(again=True)]
    assert table.table.empty == 1


def test_the_shuffle_that_will_follow_is_foreseen() -> None:
    table = table_of(CheminDeFer(), (100, 100))
    table.begin()
    assert table.rules.turn(table.table) == OnTurn(0)
    table.does(Open(10))
    assert table.rules.turn(table.table) == Window((1,), (1,), Shuffle(SHOE))
    table = banked((100, 100), 10, "", CheminDeFer(excess="ask", cut=13))
    table.bets(s1=20)
    assert table.rules.turn(table.table) == OnTurn(0, Shuffle(SHOE))
