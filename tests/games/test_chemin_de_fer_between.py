"""Between two coups of chemin de fer: who leaves, the host's stop, and what is carried."""

from __future__ import annotations

import json

import pytest

from bot.games.chemin_de_fer import (
    Banco,
    Bet,
    Carry,
    CheminDeFer,
    Continue,
    Decline,
    Open,
    Phase,
    Take,
)
from bot.rules.cards import cards
from bot.rules.chips import Payment
from bot.rules.codec import UnreadableError
from bot.rules.piles import Hand
from bot.rules.sitting import leave, stop
from bot.tables.company import changed, read_change
from bot.tables.record import write_carry
from tests.games.chemin_de_fer_table import Played, banked, table_of

BANK_WINS = "Kc 9d Kh Kd "
PUNTERS_WIN = "9c Kd Kh Ks "
TIE = "9c 9d Kh Ks "


def company(table: Played, *entries: dict[str, object]) -> None:
    """Somebody comes or goes before the next coup."""
    table.sitting = changed(table.sitting, [read_change(entry) for entry in entries])


def won() -> Played:
    """The bank of seat 0 has won a coup and stands at 40; the next has not begun."""
    table = banked((80, 100, 100, 50), 20, BANK_WINS + BANK_WINS, None, 1)
    table.bets(s1=20)
    table.closes()
    return table


def tied(banco: bool = False) -> Played:
    """Seats 1 and 2 and the gallery have tied with the bank of seat 0; or only 1, by banco."""
    table = banked((80, 100, 100, 50), 30, TIE + BANK_WINS, None, 1)
    if banco:
        table.act(1, Banco())
        table.closes()
    else:
        table.bets(s1=10, s2=5, g3=4)
    return table


def test_a_banker_who_leaves_takes_the_bank_and_the_deal_is_offered_at_its_amount() -> None:
    table = won()
    left = leave(table.sitting, 0)
    assert left.payments == (Payment("bank", 0, 40, "bank"),)
    assert left.sitting.company.stacks == (120, 80, 100, 50)
    company(table, {"seat": 0, "leaves": True})
    table.begin()
    assert table.table.phase is Phase.PASS_OFFER
    assert table.table.queue == (1, 2)
    assert table.stacks == (0, 80, 100, 50)
    table.does(Decline(), Take())
    assert (table.table.banker, table.table.banked) == (2, 40)
    assert table.table.resume == 1
    assert table.stacks == (0, 80, 60, 50)


def test_when_nobody_takes_the_deal_of_one_who_left_the_next_opens_with_any_amount() -> None:
    table = won()
    company(table, {"seat": 0, "leaves": True})
    table.begin()
    table.does(Decline(), Decline(), Open(3))
    assert (table.table.banker, table.table.banked) == (1, 3)


def test_who_sits_down_in_the_place_of_a_banker_has_no_part_in_the_bank() -> None:
    table = won()
    company(table, {"seat": 0, "leaves": True}, {"seat": 0, "name": "New", "chips": 60})
    table.begin()
    assert table.table.phase is Phase.PASS_OFFER
    assert table.table.queue == (1, 2)
    assert table.stacks == (60, 80, 100, 50)
    assert table.filled == {}


def test_a_banker_who_leaves_after_a_tie_lets_all_stakes_go_back() -> None:
    table = tied()
    company(table, {"seat": 0, "leaves": True})
    table.begin()
    assert table.table.phase is Phase.PASS_OFFER
    assert table.table.stakes == ()
    assert table.stacks == (0, 100, 100, 50)
    assert table.table.price == 30


def test_a_punter_who_leaves_after_a_tie_takes_the_stake_along() -> None:
    table = tied()
    left = leave(table.sitting, 1)
    assert left.payments == (Payment("carried", 1, 10, "returned"),)
    company(table, {"seat": 1, "leaves": True})
    table.begin()
    assert table.table.phase is Phase.BETTING
    assert table.filled == {"bank": 30, "carried": 9}
    table.closes()
    assert table.filled == {"bank": 39}
    assert table.stacks == (80, 0, 95, 46)


def test_an_onlooker_who_leaves_after_a_tie_does_so_too() -> None:
    table = tied()
    company(table, {"gallery": 0, "leaves": True})
    table.begin()
    assert table.filled == {"bank": 30, "carried": 15}
    assert table.table.gallery == ()


def test_when_a_tied_banco_caller_leaves_the_betting_opens_again() -> None:
    table = tied(banco=True)
    company(table, {"seat": 1, "leaves": True})
    table.begin()
    assert table.table.phase is Phase.BETTING
    assert table.filled == {"bank": 30}
    assert table.offered(2) == [Banco()]


def test_the_first_claim_and_the_count_of_bancos_go_with_their_owner() -> None:
    table = banked((80, 100, 100), 20, BANK_WINS * 2, CheminDeFer(banco_max=1))
    table.act(1, Banco())
    table.closes()
    assert (table.sitting.carry.suivi, table.sitting.carry.banco_by) == (1, 1)
    company(table, {"seat": 1, "leaves": True}, {"seat": 1, "name": "New", "chips": 90})
    table.begin()
    table.does(Continue())
    assert table.table.suivi is None
    assert table.offered(1) == [Banco()]


def test_others_who_leave_change_nothing() -> None:
    table = won()
    before = table.sitting.carry
    assert leave(table.sitting, 2).sitting.carry is before
    assert leave(table.sitting, 2).payments == ()


def test_a_table_may_grow_by_a_seat_while_a_gallery_stake_lies() -> None:
    table = tied()
    company(table, {"seat": 3, "name": "New", "chips": 60})
    table.begin()
    assert table.table.stakes[-1].place == 4
    table.closes()
    assert table.stacks == (80, 90, 95, 60, 46)


@pytest.mark.parametrize(("rotation", "seat"), [("right", 3), ("left", 1)])
def test_the_deal_that_waits_for_one_who_left_goes_to_the_next_there_is(
    rotation: str, seat: int
) -> None:
    rules = CheminDeFer(rotation="left" if rotation == "left" else "right")
    table = banked((80, 100, None, 100), 20, PUNTERS_WIN, rules, resume=2)
    table.bets(s1=5, s3=5)
    assert table.sitting.next_dealer == seat


def test_the_host_stops_and_everybody_has_what_is_his() -> None:
    table = tied()
    stopped = stop(table.sitting)
    assert stopped.payments == (
        Payment("bank", 0, 30, "bank"),
        Payment("carried", 1, 10, "returned"),
        Payment("carried", 2, 5, "returned"),
        Payment("carried", 3, 4, "returned"),
    )
    assert stopped.sitting.company.stacks == (110, 100, 100, 50)


def test_before_the_first_coup_there_is_nothing_to_pay_back() -> None:
    table = table_of(CheminDeFer(), (10, 10))
    assert stop(table.sitting).payments == ()


def test_a_coup_that_follows_a_carry_read_back_is_the_same() -> None:
    for table in (won(), tied(), tied(banco=True)):
        written = json.loads(json.dumps(write_carry(table.sitting.carry)))
        assert table.rules.carried(written) == table.sitting.carry


def test_a_new_sitting_writes_no_more_than_its_dealer() -> None:
    assert write_carry(Carry(2)) == {"dealer": 2}


STANDS: dict[str, object] = {"dealer": 0, "phase": "betting", "pools": {"bank": 30}}


@pytest.mark.parametrize(
    "wrong",
    [
        {"dealer": 11},
        {"dealer": -1},
        {"dealer": True},
        {"seat": 0},
        {"pools": {"bank": 30}},
        {"phase": "betting"},
        {"phase": "open_bank"},
        {"phase": "pass_offer", "dealer": 0},
        {"price": 5},
        {**STANDS, "dealer": None},
        {**STANDS, "pools": {"bank": 30, "house": 1}},
        {**STANDS, "pools": {"bank": 30, "kitty": -1}},
        {**STANDS, "pools": {"bank": 30, "carried": 5}},
        {**STANDS, "stakes": [[1, 5]]},
        {**STANDS, "pools": {"bank": 30, "carried": 31}, "stakes": [[1, 31]]},
        {**STANDS, "pools": {"bank": 30, "carried": 5}, "stakes": [[0, 5]]},
        {**STANDS, "pools": {"bank": 30, "carried": 5}, "stakes": [[11, 5]]},
        {**STANDS, "pools": {"bank": 30, "carried": 6}, "stakes": [[1, 3], [1, 3]]},
        {**STANDS, "pools": {"bank": 30, "carried": 3}, "stakes": [[1, 3], [2, 0]]},
        {**STANDS, "pools": {"bank": 30, "carried": 3}, "gallery": [[-20, 3]]},
        {**STANDS, "phase": "after", "pools": {"bank": 30, "carried": 3}, "stakes": [[1, 3]]},
        {**STANDS, "phase": "deal"},
        {**STANDS, "phase": "deal", "pools": {"bank": 30, "carried": 3}, "stakes": [[1, 3]]},
        {**STANDS, "banco_by": 1},
        {**STANDS, "bancos": 1},
        {**STANDS, "shoe": "2c " * 7},
        {**STANDS, "shoe": "1c"},
        {**STANDS, "wins": -1},
    ],
)
def test_a_carry_that_no_coup_could_leave_is_unreadable(wrong: dict[str, object]) -> None:
    with pytest.raises(UnreadableError):
        CheminDeFer().carried(wrong)


def test_equal_cards_exist() -> None:
    table = banked((10, 10), 10, "9c 9c 9c 9c 9c 9c")
    table.act(1, Bet(10))
    assert table.results() == ["tie"]
    table.begin()
    assert table.position.hands == (Hand(cards("9c 2d")), Hand(cards("9c 2c")))
